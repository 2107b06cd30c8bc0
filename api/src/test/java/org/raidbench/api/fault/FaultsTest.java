package org.raidbench.api.fault;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FaultsTest {
  @Test
  void faultsComeInTheOrderOfTheirPlaces() {
    Faults faults = new Faults("job.fio");
    faults.add(3, 1, "third");
    faults.add(1, 9, "second");
    faults.add("without a place");
    faults.add(1, 2, "first");
    faults.add(3, 1, "fourth, of the same place");
    faults.add(new Fault("a.inc", 7, 1, "of an included file"));

    assertEquals(
        List.of(
            "of an included file",
            "without a place",
            "first",
            "second",
            "third",
            "fourth, of the same place"),
        faults.list().stream().map(Fault::message).toList());
    assertEquals(new Fault("job.fio", 1, 2, "first"), faults.list().get(2));
  }

  @Test
  void allAreThrownTogetherOrNothingIs() {
    Faults faults = new Faults("");
    assertTrue(faults.isEmpty());
    assertDoesNotThrow(faults::throwIfAny);

    faults.add(2, 1, "b");
    faults.add(1, 1, "a");
    assertFalse(faults.isEmpty());
    FaultsException thrown = assertThrows(FaultsException.class, faults::throwIfAny);

    assertEquals("a; b", thrown.getMessage());
    assertEquals(faults.list(), thrown.faults());
    assertThrows(IllegalArgumentException.class, () -> new FaultsException(List.of()));
  }

  @Test
  void aFaultNeedNotHaveAPlace() {
    assertEquals(new Fault("", 0, 0, "no such plug-in"), Fault.of("no such plug-in"));
    assertThrows(NullPointerException.class, () -> new Fault(null, 0, 0, "x"));
    assertThrows(NullPointerException.class, () -> Fault.of(null));
  }
}
