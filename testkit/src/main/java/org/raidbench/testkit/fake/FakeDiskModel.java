package org.raidbench.testkit.fake;

import java.util.function.Consumer;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Spec;

/**
 * A model whose disks are {@link FakeDisk}s: 1 GiB, SAS at 1,100 MB/s, 32 tags, one command at a
 * time, unless told otherwise.
 */
public final class FakeDiskModel implements DiskModel {
  private static final String WHY = "chosen for a test";

  private final Spec spec;
  private final int servers;
  private final ServiceTime time;
  private final Ending ending;
  private final Consumer<FakeDisk> made;

  private FakeDiskModel(
      Spec spec, int servers, ServiceTime time, Ending ending, Consumer<FakeDisk> made) {
    this.spec = spec;
    this.servers = servers;
    this.time = time;
    this.ending = ending;
    this.made = made;
  }

  /**
   * A model of disks.
   *
   * @param time how long they work on each command
   * @return the model
   */
  public static FakeDiskModel of(ServiceTime time) {
    Spec spec =
        Spec.builder()
            .assumed(DiskKeys.KIND, "hdd", WHY)
            .assumed(DiskKeys.CAPACITY, "1GiB", WHY)
            .assumed(DiskKeys.INTERFACE, "sas", WHY)
            .assumed(DiskKeys.LINK_RATE, "1100MB/s", WHY)
            .assumed(DiskKeys.TAGS, "32", WHY)
            .build();
    return new FakeDiskModel(spec, 1, time, Ending.SOUND, disk -> {});
  }

  /**
   * The same with another specification.
   *
   * @param spec at least the keys that every disk has
   * @return a new model
   */
  public FakeDiskModel withSpec(Spec spec) {
    return new FakeDiskModel(spec, servers, time, ending, made);
  }

  /**
   * The same, working on several commands at once.
   *
   * @param servers how many, at least 1
   * @return a new model
   */
  public FakeDiskModel withServers(int servers) {
    return new FakeDiskModel(spec, servers, time, ending, made);
  }

  /**
   * The same, but faulty.
   *
   * @param ending how its commands end
   * @return a new model
   */
  public FakeDiskModel withEnding(Ending ending) {
    return new FakeDiskModel(spec, servers, time, ending, made);
  }

  /**
   * The same, handing over each disk it makes.
   *
   * @param made receives them
   * @return a new model
   */
  public FakeDiskModel handingOver(Consumer<FakeDisk> made) {
    return new FakeDiskModel(spec, servers, time, ending, made);
  }

  @Override
  public ModelId id() {
    return ModelId.of("fake/disk");
  }

  @Override
  public String title() {
    return "Fake disk";
  }

  @Override
  public Spec spec() {
    return spec;
  }

  @Override
  public FakeDisk create(Context context, Spec spec, DiskSetup setup, DiskCompletion completion) {
    FakeDisk disk =
        new FakeDisk(
            context,
            spec.whole(DiskKeys.CAPACITY) / 512,
            Math.toIntExact(spec.whole(DiskKeys.TAGS)),
            servers,
            time,
            ending,
            completion);
    made.accept(disk);
    return disk;
  }
}
