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
  private static final String METHOD = "X-bit labs' review of a MegaRAID SATA 300-8X";
  private static final long PAGE = Partition.PAGE_BYTES;

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
    published(builder, FcTestKeys.STEP, Step.ALL, METHOD);
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
    Optional<Step> only = Step.of(parameters.word(FcTestKeys.STEP));
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
    int files = parameters.count(FcTestKeys.FILES);
    long total = parameters.whole(FcTestKeys.TOTAL);
    if (total < files) {
      throw parameters.fault(FcTestKeys.TOTAL, "is out of range; expected a byte a file or more");
    }
    FileSizes sizes =
        FileSizes.parse(values.text(FcTestKeys.SIZES, ""))
            .orElseThrow(
                () ->
                    parameters.fault(
                        FcTestKeys.SIZES, "is not equal, normal 25% or lognormal 1.9"));
    FileSystemKind fileSystem = FileSystemKind.valueOf(parameters.word(FcTestKeys.FILE_SYSTEM));
    return new FileWork(
        step,
        files,
        total,
        sizes,
        fileSystem,
        volume(step, total, parameters),
        cache(values, parameters),
        values.whole(FcTestKeys.FILE_TIME),
        parameters.whole(FcTestKeys.COPY_RATE));
  }

  private static FileWork.VolumePlan volume(Step step, long total, Parameters parameters) {
    int partitions = parameters.count(FcTestKeys.PARTITIONS);
    if (step == Step.COPY_FAR && partitions == 1) {
      throw parameters.fault(FcTestKeys.PARTITIONS, "leaves no second partition to copy to");
    }
    long partition = parameters.sectors(FcTestKeys.PARTITION);
    if (total > partition / 3) {
      throw parameters.fault(
          FcTestKeys.TOTAL, "does not fit: a partition is to hold the set three times");
    }
    long first = parameters.sectors(FcTestKeys.FIRST);
    long journal = parameters.whole(FcTestKeys.JOURNAL);
    int folder = parameters.count(FcTestKeys.FOLDER);
    return new FileWork.VolumePlan(first, partitions, partition, folder, journal);
  }

  private static CacheManager cache(Spec values, Parameters parameters) {
    long request = pages(FcTestKeys.REQUEST, parameters);
    long dirty = values.whole(FcTestKeys.DIRTY);
    if (dirty < request) {
      throw parameters.fault(FcTestKeys.DIRTY, "is less than a request");
    }
    long scan = parameters.whole(FcTestKeys.SCAN);
    return new CacheManager(
        request,
        pages(FcTestKeys.TABLE_READ, parameters),
        parameters.count(FcTestKeys.WRITERS),
        dirty,
        scan);
  }

  private static long pages(Key key, Parameters parameters) {
    long bytes = parameters.sectors(key);
    if (bytes % PAGE != 0) {
      throw parameters.fault(key, "is not a multiple of 4KiB");
    }
    return bytes;
  }
}
