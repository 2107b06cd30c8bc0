package org.raidbench.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.Defaults;
import org.raidbench.core.bench.Place;
import org.raidbench.core.bench.Said;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.table.TableSpec;

/** Reads bench files. Safe for any thread. */
public final class BenchFileReader {
  private static final int BYTES_MAX = 4_000_000;

  private final Registry registry;
  private final CaseEngine engine;

  /**
   * Makes a reader.
   *
   * @param registry where models are looked up
   * @param engine runs the cases of the benches
   */
  public BenchFileReader(Registry registry, CaseEngine engine) {
    this.registry = registry;
    this.engine = engine;
  }

  /**
   * Reads a file and everything it refers to.
   *
   * @param file the file
   * @param options what the command line changes
   * @return the bench and its tables
   * @throws FaultsException with everything that is wrong
   * @throws org.raidbench.core.blame.PluginFaultException if something of a plug-in fails
   */
  public BenchFile read(Path file, BenchOptions options) {
    String name = file.toString();
    try {
      if (Files.size(file) > BYTES_MAX) {
        throw fault(name, "the file has more than " + BYTES_MAX + " bytes");
      }
      byte[] bytes = Files.readAllBytes(file);
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of(""));
      return read(name, text, folder, options);
    } catch (NoSuchFileException e) {
      throw fault(name, "there is no such file");
    } catch (CharacterCodingException e) {
      throw fault(name, "the file is not text in UTF-8");
    } catch (IOException e) {
      throw fault(
          name,
          Files.isDirectory(file) ? "this is a folder, not a file" : "the file cannot be read");
    }
  }

  private static FaultsException fault(String source, String message) {
    return new FaultsException(List.of(new Fault(source, 0, 0, message)));
  }

  /**
   * Reads a bench from text.
   *
   * @param source what faults call it
   * @param text the text
   * @param folder files it refers to are relative to this
   * @param options what the command line changes
   * @return the bench and its tables
   * @throws FaultsException with everything that is wrong
   * @throws org.raidbench.core.blame.PluginFaultException if something of a plug-in fails
   */
  public BenchFile read(String source, String text, Path folder, BenchOptions options) {
    FaultSet faults = new FaultSet();
    Optional<Tree> tree = YamlReader.read(source, text, faults);
    if (tree.isPresent() && !(tree.get() instanceof Tree.Fields)) {
      faults.add(tree.get().at(), "expected a bench, a mapping, not " + tree.get().describe());
    }
    if (tree.isEmpty() || !(tree.get() instanceof Tree.Fields fields)) {
      faults.throwIfAny();
      throw new IllegalStateException("no tree and no fault");
    }
    return read(source, fields, folder, options, faults);
  }

  private BenchFile read(
      String source, Tree.Fields written, Path folder, BenchOptions options, FaultSet faults) {
    return Blame.among(registry)
        .attributing(() -> readUnwatched(source, written, folder, options, faults), "");
  }

  private BenchFile readUnwatched(
      String source, Tree.Fields written, Path folder, BenchOptions options, FaultSet faults) {
    Tree.Fields changed = CommandLineChanges.withWorkload(written, options);
    List<Patch> patches = CommandLineChanges.patches(options, faults);
    for (Patch patch : patches) {
      changed = patch.apply(changed, faults);
    }
    Form form = new Form(changed, BenchKeys.BENCH, new Place(source, 1, 1), faults);
    String title = form.line("bench").map(Said::value).orElse("");
    long seed = options.seed() == null ? seed(form) : options.seed();
    List<BenchCase> cases =
        new CaseReader(registry, folder, options.environment(), patches, faults)
            .read(changed, form);
    List<TableSpec> tables = List.of();
    if (!cases.isEmpty() && form.tree("tables").isPresent()) {
      tables = tables(form.tree("tables").get(), cases, options, faults);
    }
    faults.throwIfAny();
    return new BenchFile(new Bench(title, seed, cases, engine), tables);
  }

  /** Tables were made for the file as it stands; changed, it may leave nothing to put into them. */
  private static List<TableSpec> tables(
      Tree written, List<BenchCase> cases, BenchOptions options, FaultSet faults) {
    boolean changed = !options.sets().isEmpty() || options.workload() != null;
    FaultSet own = changed ? new FaultSet() : faults;
    List<TableSpec> tables = new TableSection(cases, own).read(written);
    return changed && !own.isEmpty() ? List.of() : tables;
  }

  private static long seed(Form form) {
    return form.line("seed").map(said -> Long.parseLong(said.value())).orElse(Defaults.SEED);
  }
}
