package org.raidbench.core.fctest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.api.ModelId;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;
import org.raidbench.api.workload.WorkloadPattern;
import org.raidbench.core.pattern.Parameters;

/**
 * FC-Test with one set of files: created on the first of the partitions, read, copied beside itself
 * and copied to the second partition, the machine restarted before each. A step's result is the
 * bytes of the files by the time until the last of them is written or read.
 */
final class FcTest implements WorkloadPattern {
  private static final String ALL = "all";
  private static final String METHOD = "X-bit labs' review of a MegaRAID SATA 300-8X";
  private static final int FILES_MAX = 1_000_000;
  private static final int WRITERS_MAX = 64;
  private static final long PAGE = Partition.PAGE_BYTES;
  private static final long PARTITION_MIN = 1L << 30;
  private static final long PARTITION_MAX = 1L << 40;

  private final ModelId id;
  private final SetEntry set;
  private final Spec spec;

  FcTest(String product, SetEntry set) {
    id = new ModelId("fc-test", product);
    this.set = set;
    SpecBuilder builder = Spec.builder();
    published(builder, FcTestKeys.FILES, String.valueOf(set.files()), set.source());
    published(builder, FcTestKeys.TOTAL, set.total(), set.source());
    assumed(builder, FcTestKeys.SIZES, set.sizes(), "no histogram is published");
    published(builder, FcTestKeys.STEP, ALL, METHOD);
    published(builder, FcTestKeys.FILE_SYSTEM, "NTFS", METHOD);
    published(builder, FcTestKeys.PARTITIONS, "2", METHOD);
    published(builder, FcTestKeys.PARTITION, "32GB", METHOD);
    published(builder, FcTestKeys.REBOOT, "yes", METHOD);
    assumed(builder, FcTestKeys.FIRST, "31.5KiB", "Windows 2000 begins at the 64th sector");
    assumed(builder, FcTestKeys.FOLDER, "20", "not published");
    assumed(
        builder, FcTestKeys.REQUEST, "64KiB", "copying gives 64 KB requests: Intel's RAID guide");
    assumed(builder, FcTestKeys.TABLE_READ, "32KiB", "a page fault's cluster in Windows 2000");
    assumed(
        builder, FcTestKeys.WRITERS, "3", "threads of Windows' cache manager on a large system");
    assumed(builder, FcTestKeys.DIRTY, "256MiB", "a quarter of the reviewer's 1 GiB");
    assumed(builder, FcTestKeys.SCAN, "1s", "period of Windows' lazy writer");
    assumed(
        builder, FcTestKeys.JOURNAL, "3KiB", "log records of creating a file, in round figures");
    assumed(builder, FcTestKeys.FILE_TIME, "300us", "a Xeon of 2.8 GHz, in round figures");
    assumed(builder, FcTestKeys.COPY_RATE, "500MB/s", "PC2100 memory, in round figures");
    builder.doesNotCover(
        "fragmentation, small files within the file table, times of access, read-ahead by the"
            + " system");
    spec = builder.build();
  }

  private static void published(SpecBuilder builder, Key key, String value, String source) {
    builder.add(Figure.of(key, value, Certainty.DATASHEET, source, List.of()));
  }

  private static void assumed(SpecBuilder builder, Key key, String value, String why) {
    builder.add(Figure.of(key, value, Certainty.ASSUMED, why, List.of()));
  }

  @Override
  public ModelId id() {
    return id;
  }

  @Override
  public String title() {
    return set.title();
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public Workload create(String name, Spec values) {
    List<List<Job>> stages = new ArrayList<>();
    for (WorkloadCase it : createCases(name, values)) {
      stages.addAll(it.workload().stages());
    }
    return new Workload(name, stages, false, List.of());
  }

  @Override
  public List<WorkloadCase> createCases(String name, Spec values) {
    Parameters parameters = new Parameters(values);
    String asked = values.text(FcTestKeys.STEP, ALL);
    Optional<Step> only = Step.of(asked);
    if (only.isEmpty() && !asked.equals(ALL)) {
      throw parameters.fault(
          FcTestKeys.STEP,
          "is not a step; expected all, or one of: " + String.join(", ", Step.words()));
    }
    List<WorkloadCase> cases = new ArrayList<>();
    for (Step step : only.map(List::of).orElse(List.of(Step.values()))) {
      FileWork work = work(step, values, parameters);
      Job job = Job.from(step.word(), work.depth(), Region.WHOLE, work);
      cases.add(
          new WorkloadCase(
              only.isPresent() ? Map.of() : Map.of(FcTestKeys.STEP.name(), step.word()),
              Workload.of(name, job)));
    }
    return cases;
  }

  private static FileWork work(Step step, Spec values, Parameters parameters) {
    if (!values.flag(FcTestKeys.REBOOT)) {
      throw parameters.fault(
          FcTestKeys.REBOOT, "is not supported: what the system's cache keeps is not simulated");
    }
    int files = parameters.count(FcTestKeys.FILES, FILES_MAX);
    long total = values.whole(FcTestKeys.TOTAL);
    if (total < files || total > PARTITION_MAX) {
      throw parameters.fault(FcTestKeys.TOTAL, "is out of range; expected a byte a file or more");
    }
    FileSizes sizes =
        FileSizes.parse(values.text(FcTestKeys.SIZES, ""))
            .orElseThrow(
                () ->
                    parameters.fault(
                        FcTestKeys.SIZES, "is not equal, normal 25% or lognormal 1.9"));
    FileSystemKind fileSystem =
        FileSystemKind.of(values.text(FcTestKeys.FILE_SYSTEM, ""))
            .orElseThrow(
                () ->
                    parameters.fault(
                        FcTestKeys.FILE_SYSTEM,
                        "is not known; one of: " + String.join(", ", FileSystemKind.words())));
    return new FileWork(
        step,
        files,
        total,
        sizes,
        fileSystem,
        volume(step, total, values, parameters),
        cache(values, parameters),
        values.whole(FcTestKeys.FILE_TIME),
        rate(values, parameters));
  }

  private static FileWork.VolumePlan volume(
      Step step, long total, Spec values, Parameters parameters) {
    int partitions = parameters.count(FcTestKeys.PARTITIONS, 2);
    if (step == Step.COPY_FAR && partitions == 1) {
      throw parameters.fault(FcTestKeys.PARTITIONS, "leaves no second partition to copy to");
    }
    long partition = parameters.sectors(FcTestKeys.PARTITION);
    if (partition < PARTITION_MIN || partition > PARTITION_MAX) {
      throw parameters.fault(FcTestKeys.PARTITION, "is out of range; expected from 1GiB to 1TiB");
    }
    if (total > partition / 3) {
      throw parameters.fault(
          FcTestKeys.TOTAL, "does not fit: a partition is to hold the set three times");
    }
    long first = parameters.sectors(FcTestKeys.FIRST);
    if (first > PARTITION_MAX) {
      throw parameters.fault(FcTestKeys.FIRST, "is out of range; expected up to 1TiB");
    }
    long journal = values.whole(FcTestKeys.JOURNAL);
    if (journal > 1 << 20) {
      throw parameters.fault(FcTestKeys.JOURNAL, "is out of range; expected up to 1MiB");
    }
    int folder = parameters.count(FcTestKeys.FOLDER, FILES_MAX);
    return new FileWork.VolumePlan(first, partitions, partition, folder, journal);
  }

  private static CacheManager cache(Spec values, Parameters parameters) {
    long request = pages(FcTestKeys.REQUEST, parameters);
    long dirty = values.whole(FcTestKeys.DIRTY);
    if (dirty < request) {
      throw parameters.fault(FcTestKeys.DIRTY, "is less than a request");
    }
    long scan = values.whole(FcTestKeys.SCAN);
    if (scan == 0) {
      throw parameters.fault(FcTestKeys.SCAN, "is no time");
    }
    return new CacheManager(
        request,
        pages(FcTestKeys.TABLE_READ, parameters),
        parameters.count(FcTestKeys.WRITERS, WRITERS_MAX),
        dirty,
        scan);
  }

  private static long pages(Key key, Parameters parameters) {
    long bytes = parameters.request(key);
    if (bytes % PAGE != 0 || bytes > 1 << 20) {
      throw parameters.fault(key, "is not a multiple of 4KiB, up to 1MiB");
    }
    return bytes;
  }

  private static long rate(Spec values, Parameters parameters) {
    long rate = values.whole(FcTestKeys.COPY_RATE);
    if (rate < 1 << 20) {
      throw parameters.fault(FcTestKeys.COPY_RATE, "is out of range; expected 1MiB/s or more");
    }
    return rate;
  }
}
