package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SweepTest {
  private final List<Long> seen = new ArrayList<>();

  @Test
  void everySeedIsRun() {
    Sweep.seeds(Map.<String, String>of()::get, "a.Test#it", 3, seen::add);

    assertEquals(List.of(1L, 2L, 3L), seen);
  }

  @Test
  void theFailingSeedIsNamedWithTheCommandThatRepeatsIt() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () ->
                Sweep.seeds(
                    Map.<String, String>of()::get,
                    "a.Test#it",
                    9,
                    seed -> assertEquals(seed, seed == 4 ? 5 : seed)));

    assertTrue(error.getMessage().startsWith("seed 4: "), error.getMessage());
    assertTrue(error.getMessage().contains("-Draidbench.seed=4"), error.getMessage());
    assertTrue(error.getMessage().contains("-Dtest=a.Test#it "));
    assertTrue(error.getCause() instanceof AssertionError);
  }

  @Test
  void theCallerIsTheTestToRunAgain() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> Sweep.seeds(1, seed -> assertEquals(0, seed)));

    assertTrue(
        error.getMessage().contains("-Dtest=" + SweepTest.class.getName() + "#"),
        error.getMessage());
  }

  @Test
  void oneSeedCanBeRunAlone() {
    Sweep.seeds(Map.of("raidbench.seed", "17")::get, "a.Test#it", 3, seen::add);

    assertEquals(List.of(17L), seen);
  }
}
