package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.fio.FioReader;
import org.raidbench.core.run.AssignedWorkload;

/** Jobs of a fio job file say by {@code filename} which array they run on. */
final class NamedTargetsTest {
  private static final List<String> ARRAYS = List.of("data", "logs");

  @TempDir Path folder;

  private Workload read(String... lines) throws IOException {
    Path file = folder.resolve("job.fio");
    Files.writeString(file, String.join("\n", lines) + "\n");
    return new FioReader().readFile(file, Map.of());
  }

  @Test
  void eachJobRunsOnTheArrayItNames() throws IOException {
    Workload workload =
        read("[a]", "filename=data", "[b]", "stonewall", "filename=logs", "[c]", "rw=write");
    Map<String, String> named = NamedTargets.of(workload, ARRAYS);
    assertEquals(Map.of("a", "data", "b", "logs"), named);
    assertEquals(Optional.empty(), NamedTargets.ofAll(workload, ARRAYS));
    AssignedWorkload assigned = new AssignedWorkload(workload, "data", named);
    assertEquals("logs", assigned.arrayOf(workload.stages().get(1).get(0)));
    assertEquals("data", assigned.arrayOf(workload.stages().get(1).get(1)));
  }

  @Test
  void ifAllNameOneNobodyElseNeedSayIt() throws IOException {
    Workload workload = read("[global]", "filename=logs", "[a]", "[b]", "filename=data");
    assertEquals(Optional.of("logs"), NamedTargets.ofAll(workload, ARRAYS));
  }

  @Test
  void aNameThatIsNoArraysIsNoted() throws IOException {
    Workload workload = read("[global]", "filename=/dev/sdb", "[a]", "[b]", "filename=data");
    assertEquals(
        List.of("filename=/dev/sdb: no array has this name; it runs on logs"),
        NamedTargets.notes(new Load("logs", workload), ARRAYS));
  }
}
