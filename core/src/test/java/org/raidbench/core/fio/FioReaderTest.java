package org.raidbench.core.fio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Distribution;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;
import org.raidbench.api.workload.Workload;

/** What job files mean. */
final class FioReaderTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir Path folder;

  private Workload read(String... lines) throws IOException {
    return read(Map.of(), lines);
  }

  private Workload read(Map<String, String> environment, String... lines) throws IOException {
    Path file = folder.resolve("job.fio");
    Files.writeString(file, String.join("\n", lines) + "\n");
    return new FioReader().readFile(file, environment);
  }

  private Job job(String... options) throws IOException {
    return read("[a]\n" + String.join("\n", options)).stages().get(0).get(0);
  }

  @Test
  void aJobWithoutOptionsReadsInSequence() throws IOException {
    Job job = job();
    assertEquals(
        new Job(
            "a",
            1,
            1,
            List.of(new AccessLine(1, 4096, 4096, 1, 0, 4096)),
            Distribution.UNIFORM,
            Region.WHOLE,
            false,
            true,
            Pacing.NONE,
            Timing.BENCH,
            0,
            Map.of()),
        job);
  }

  @Test
  void optionsOfGlobalSectionsHoldForWhatFollows() throws IOException {
    Workload workload =
        read(
            "[global]",
            "bs=8k",
            "ioengine=libaio",
            "[first]",
            "rw=randread",
            "[global]",
            "bs=16k",
            "iodepth=4",
            "[second]",
            "rw=randread",
            "iodepth=8");
    List<Job> jobs = workload.stages().get(0);
    assertEquals(8192, jobs.get(0).lines().get(0).minBytes());
    assertEquals(1, jobs.get(0).queueDepth());
    assertEquals(16_384, jobs.get(1).lines().get(0).minBytes());
    assertEquals(8, jobs.get(1).queueDepth());
    assertEquals(
        Map.of("bs", "16k", "ioengine", "libaio", "iodepth", "8", "rw", "randread"),
        jobs.get(1).options());
  }

  @Test
  void depthCountsOnlyWithAnAsynchronousEngine() throws IOException {
    assertEquals(32, job("ioengine=libaio", "iodepth=32").queueDepth());
    assertEquals(32, job("ioengine=io_uring", "iodepth=32").queueDepth());
    assertEquals(1, job("ioengine=pvsync2", "iodepth=32").queueDepth());
    Workload byDefault = read("[a]", "iodepth=32");
    assertEquals(1, byDefault.stages().get(0).get(0).queueDepth());
    assertEquals(
        List.of("iodepth=32: ioengine=psync, fio's default, has one request in flight"),
        byDefault.ignored());
  }

  @Test
  void stonewallBeginsAStageAndAGroup() throws IOException {
    Workload workload =
        read(
            "[a]",
            "[b]",
            "[c]",
            "stonewall",
            "[d]",
            "[e]",
            "new_group",
            "[f]",
            "wait_for_previous",
            "group_reporting");
    assertEquals(
        List.of(List.of("a", "b"), List.of("c", "d", "e"), List.of("f")),
        workload.stages().stream().map(stage -> stage.stream().map(Job::name).toList()).toList());
    assertEquals(
        List.of(0, 0, 1, 1, 2, 3),
        workload.stages().stream().flatMap(List::stream).map(Job::group).toList());
    assertTrue(workload.groupReporting());
  }

  @Test
  void sectionsOfOneNameAreToldApart() throws IOException {
    Workload workload = read("[a]", "[a]", "[a 2]", "[a]");
    assertEquals(
        List.of("a", "a 2", "a 2 2", "a 3"),
        workload.stages().get(0).stream().map(Job::name).toList());
  }

  @Test
  void mixesAndSplitsBecomeLines() throws IOException {
    assertEquals(
        List.of(
            new AccessLine(0.1, 4096, 4096, 1, 1, 4096),
            new AccessLine(0.4, 32_768, 32_768, 1, 1, 4096),
            new AccessLine(0.5, 65_536, 65_536, 1, 1, 4096)),
        job("rw=randread", "bssplit=4k/10:64k/50:32k/40").lines());
    assertEquals(
        List.of(
            new AccessLine(0.7, 4096, 4096, 1, 1, 4096),
            new AccessLine(0.3 * 0.5, 8192, 8192, 0, 0.5, 8192),
            new AccessLine(0.3 * 0.5, 16_384, 16_384, 0, 0.5, 8192)),
        job("rw=randrw", "rwmixread=70", "bssplit=4k,8k/50:16k/", "percentage_random=100,50")
            .lines()
            .stream()
            .map(FioReaderTest::rounded)
            .toList());
    assertEquals(
        List.of(new AccessLine(1, 4096, 65_536, 0.25, 0, 4096)),
        job("rw=rw", "rwmixwrite=75", "bsrange=4k-64k").lines());
    assertEquals(0.125, job("rw=randwrite:8").lines().get(0).randomShare());
    assertEquals(512, job("rw=randread", "ba=512", "bs=8k").lines().get(0).alignBytes());
  }

  private static AccessLine rounded(AccessLine line) {
    double weight = Math.abs(line.weight() - 0.15) < 1e-12 ? 0.3 * 0.5 : line.weight();
    return new AccessLine(
        weight,
        line.minBytes(),
        line.maxBytes(),
        line.readShare(),
        line.randomShare(),
        line.alignBytes());
  }

  @Test
  void theRandomMapCoversUnlessItIsTurnedOff() throws IOException {
    assertTrue(job("rw=randread").covering());
    assertTrue(job("rw=randread", "bsrange=4k-64k").covering());
    assertTrue(job("rw=randread", "norandommap", "random_generator=lfsr").covering());
    assertEquals(false, job("rw=randread", "norandommap").covering());
    assertEquals(false, job("rw=randread", "blockalign=512").covering());
    assertEquals(false, job("rw=randread", "random_distribution=zipf:1.2").covering());
    assertEquals(false, job("rw=randrw", "bs=4k,8k").covering());
    assertEquals(false, job("rw=read").covering());
  }

  @Test
  void distributions() throws IOException {
    assertEquals(
        new Distribution.Zipf(1.2),
        job("rw=randread", "random_distribution=zipf:1.2").distribution());
    assertEquals(
        new Distribution.Zipf(1.1), job("rw=randread", "random_distribution=zipf").distribution());
    assertEquals(
        new Distribution.Pareto(0.3),
        job("rw=randread", "random_distribution=pareto:0.3").distribution());
    assertEquals(
        new Distribution.Normal(0.1),
        job("rw=randread", "random_distribution=normal:10").distribution());
    assertEquals(
        new Distribution.Zoned(
            List.of(
                new Distribution.Zone(0.6, 0.1),
                new Distribution.Zone(0.4, 0.3),
                new Distribution.Zone(0, 0.6))),
        job("rw=randread", "random_distribution=zoned:60/10:40/30").distribution());
    assertEquals(
        Distribution.UNIFORM, job("rw=read", "random_distribution=zipf:1.2").distribution());
  }

  @Test
  void regionAndTiming() throws IOException {
    Job job =
        job(
            "size=1g",
            "offset=10%",
            "offset_increment=1g",
            "numjobs=4",
            "loops=2",
            "ramp_time=500ms");
    assertEquals(new Region(-1, 0.1, 1L << 30, 0, 1L << 30, false), job.region());
    assertEquals(new Timing(0, SECOND / 2, 0, 2L << 30, false), job.timing());
    assertEquals(4, job.instances());
    assertEquals(
        new Timing(2 * SECOND, 0, 60 * SECOND, 0, false),
        job("runtime=1m", "startdelay=2").timing());
    assertEquals(
        new Timing(0, 10 * SECOND, 30 * SECOND, 1 << 20, true),
        job("size=1m", "time_based", "runtime=30", "ramp_time=10").timing());
    assertEquals(new Region(0, 0, 0, 0.5, 0, false), job("size=50%").region());
    assertEquals(new Region(0, 0, 1 << 20, 0, 0, false), job("filesize=1m", "size=4m").region());
    assertEquals(4 << 20, job("filesize=1m", "size=4m").timing().totalBytes());
    assertEquals(3000, job("size=1m", "io_size=3000").timing().totalBytes());
  }

  @Test
  void pacing() throws IOException {
    assertEquals(
        new Pacing(100, 200, 0, 0, true, 0, 1),
        job("rate_iops=100,200", "rate_process=poisson").pacing());
    assertEquals(
        new Pacing(0, 0, 10_240, 10_240, false, 5_000_000, 4),
        job("rate=10k", "thinktime=5ms", "thinktime_blocks=4").pacing());
  }

  @Test
  void kiloMayBeAThousand() throws IOException {
    assertEquals(1 << 20, job("bs=1mib", "kb_base=1000").lines().get(0).minBytes());
    assertEquals(64_000 / 512 * 512, job("size=64kib", "bs=512").region().sizeBytes());
  }

  @Test
  void variablesAndKeywordsAreReplaced() throws IOException {
    Job job =
        read(
                Map.of("SIZE", "8k", "RAIDBENCH_NCPUS", "6"),
                "[a]",
                "bs=${SIZE}",
                "size=$pagesize*4",
                "numjobs=$ncpus/2")
            .stages()
            .get(0)
            .get(0);
    assertEquals(8192, job.lines().get(0).minBytes());
    assertEquals(16_384, job.region().sizeBytes());
    assertEquals(3, job.instances());
  }

  @Test
  void includedFilesStandWhereTheyAreIncluded() throws IOException {
    Files.createDirectories(folder.resolve("inc"));
    Files.writeString(folder.resolve("inc/outer.fio"), "bs=16k\ninclude inner.fio\n");
    Files.writeString(folder.resolve("inc/inner.fio"), "rw=write\n# a comment\n");
    Job job = job("bs=8k", "include inc/outer.fio", "numjobs=2");
    assertEquals(List.of(new AccessLine(1, 16_384, 16_384, 0, 0, 16_384)), job.lines());
    assertEquals(2, job.instances());
  }

  @Test
  void whatDoesNotMatterIsListed() throws IOException {
    assertEquals(
        List.of(
            "direct=1",
            "invalidate=0",
            "verify=0",
            "iodepth=8x: fio reads no more of it than 8",
            "rw=randread:4: runs of 4 requests on average"),
        read(
                "[a]",
                "ioengine=libaio",
                "direct=1",
                "invalidate=0",
                "verify=0",
                "iodepth=8x",
                "rw=randread:4")
            .ignored());
  }
}
