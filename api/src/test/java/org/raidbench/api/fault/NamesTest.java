package org.raidbench.api.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NamesTest {
  private static final List<String> KNOWN =
      List.of("rw", "bs", "iodepth", "numjobs", "runtime", "ramp_time", "raid5", "raid50");

  @ParameterizedTest
  @CsvSource({
    "iodpeth, iodepth", // swapped
    "iodeph, iodepth", // left out
    "ioddepth, iodepth", // doubled
    "iodepht, iodepth",
    "runtine, runtime", // replaced
    "ramptime, ramp_time",
    "raid5, raid5",
    "raid-5, raid5",
    "raid51, raid5", // as near to raid50: the first in order
    "rx, rw",
    "b, bs"
  })
  void theNearestNameIsFound(String wrong, String nearest) {
    assertEquals(Optional.of(nearest), Names.nearest(wrong, KNOWN));
  }

  @ParameterizedTest
  @CsvSource({"'', ''", "depth_of_queue, ''", "xy, ''", "x, ''", "random, ''"})
  void whatIsFarFromEverythingHasNoNearest(String wrong, String ignored) {
    assertEquals(Optional.empty(), Names.nearest(wrong, KNOWN));
  }

  @Test
  void hintsNameTheNearestOrTheFew() {
    assertEquals("; nearest: iodepth", Names.hint("iodpeth", KNOWN));
    assertEquals("; one of: none, always", Names.hint("perhaps", List.of("none", "always")));
    assertEquals("", Names.hint("perhaps", Collections.nCopies(13, "no-such-name")));
    assertEquals("", Names.hint("perhaps", List.of()));
  }
}
