package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.concurrent.Callable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;

/** What a reader may do with what it is given: read it, or tell its faults. */
final class FaultChecks {
  private FaultChecks() {}

  /** The faults of what must be faulty. */
  static List<Fault> faultsOf(String what, Callable<?> reading) {
    List<Fault> faults = faultsIfAny(what, reading);
    assertTrue(!faults.isEmpty(), () -> "read without a fault: " + what);
    return faults;
  }

  /** The faults of what may be faulty; any other exception is the reader's own fault. */
  static List<Fault> faultsIfAny(String what, Callable<?> reading) {
    try {
      assertTrue(reading.call() != null, () -> "nothing was read of " + what);
      return List.of();
    } catch (FaultsException e) {
      for (Fault fault : e.faults()) {
        ModelContract.assertOneLine("fault of " + what, fault.message());
        assertTrue(fault.line() >= 0 && fault.column() >= 0, () -> "place of " + fault);
      }
      return e.faults();
    } catch (Exception e) {
      return fail("reading should end with a result or with faults: " + what, e);
    }
  }
}
