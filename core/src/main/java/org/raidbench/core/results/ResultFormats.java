package org.raidbench.core.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.BenchResult;
import org.raidbench.core.plugin.Registry;

/** Results in every format that a plug-in brings a writer for. Safe for any thread. */
public final class ResultFormats {
  private final Registry registry;

  /**
   * Offers the formats.
   *
   * @param registry where their writers are
   */
  public ResultFormats(Registry registry) {
    this.registry = registry;
  }

  /**
   * Their names.
   *
   * @return in order: {@code csv}, {@code json} and so on
   */
  public Set<String> names() {
    return registry.resultWriters().names();
  }

  /**
   * Results as text.
   *
   * @param result the results
   * @param format one of the {@link #names}
   * @return what standard output would be given; of a format of several files, one after another
   * @throws FaultsException if there is no such format; with the nearest
   * @throws org.raidbench.core.blame.PluginFaultException if a plug-in's writer fails
   */
  public String text(BenchResult result, String format) {
    return files(result, format).together();
  }

  /**
   * Writes results into a folder; each file appears whole or not at all.
   *
   * @param result the results
   * @param format one of the {@link #names}
   * @param folder the folder; made if need be
   * @return the paths of the files
   * @throws FaultsException if there is no such format, or the folder cannot be written
   * @throws org.raidbench.core.blame.PluginFaultException if a plug-in's writer fails
   */
  public List<Path> write(BenchResult result, String format, Path folder) {
    return files(result, format).writeInto(folder);
  }

  private ResultFiles files(BenchResult result, String format) {
    return ResultFiles.of(registry.resultWriters().get(format), result);
  }
}
