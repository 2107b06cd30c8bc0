package org.raidbench.validation.stand;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.core.file.BenchFile;
import org.raidbench.core.file.BenchFileReader;
import org.raidbench.core.file.BenchOptions;
import org.raidbench.validation.check.StandRef;

/** The stands, each read once. Used by one thread. */
public final class Stands {
  private static final List<String> FOLDERS = List.of("stands", "examples");

  private final Resources resources;
  private final BenchFileReader reader;
  private final Map<String, String> folderByName = new TreeMap<>();
  private final Map<String, Read> read = new HashMap<>();

  /** A stand, or what is wrong with it. */
  private record Read(@Nullable Stand stand, List<Fault> faults) {}

  /**
   * Finds the stands.
   *
   * @param resources where they are
   * @param reader reads them
   */
  public Stands(Resources resources, BenchFileReader reader) {
    this.resources = resources;
    this.reader = reader;
    for (String folder : FOLDERS) {
      for (String name : resources.yamlFiles(folder)) {
        folderByName.putIfAbsent(name, folder);
      }
    }
  }

  /**
   * Whether there is such a file.
   *
   * @param ref the stand
   * @return true if it can be read, rightly written or not
   */
  public boolean has(StandRef ref) {
    return folderByName.containsKey(ref.name());
  }

  /**
   * A stand.
   *
   * @param ref which
   * @param faults receives what is wrong with it, told once
   * @return the stand, or empty if there are faults
   */
  public Optional<Stand> get(StandRef ref, List<Fault> faults) {
    String key = ref.name() + '\n' + String.join("\n", ref.sets());
    boolean first = !read.containsKey(key);
    Read it = read.computeIfAbsent(key, unread -> read(ref));
    if (first) {
      faults.addAll(it.faults());
    }
    return Optional.ofNullable(it.stand());
  }

  private Read read(StandRef ref) {
    @Nullable String folder = folderByName.get(ref.name());
    if (folder == null) {
      return new Read(
          null,
          List.of(
              ref.at()
                  .fault(
                      "there is no stand \"%s\"%s"
                          .formatted(ref.name(), Names.hint(ref.name(), folderByName.keySet())))));
    }
    String source = folder + "/" + ref.name();
    String text = resources.text(source);
    try {
      BenchFile file =
          reader.read(
              source,
              text,
              resources.folder().resolve(folder),
              new BenchOptions(ref.sets(), null, null, Map.of()));
      return new Read(new Stand(ref.name(), file.bench(), StandText.of(text)), List.of());
    } catch (FaultsException e) {
      return new Read(null, e.faults());
    }
  }

  /**
   * The faults of a stand that cannot be had.
   *
   * @param ref which
   * @return what is wrong with it; none if it can be had
   */
  public List<Fault> faults(StandRef ref) {
    String key = ref.name() + '\n' + String.join("\n", ref.sets());
    return read.computeIfAbsent(key, unread -> read(ref)).faults();
  }
}
