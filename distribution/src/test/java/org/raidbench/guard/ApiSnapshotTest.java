package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What plug-in authors compile against changes only by a change that can be read in review. */
final class ApiSnapshotTest {
  private static final String UPDATE =
      "mvn -B -ntp -pl distribution -am test -Dtest=ApiSnapshotTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false -Draidbench.updateSnapshot=true";

  @ParameterizedTest
  @ValueSource(strings = {"api", "testkit"})
  void publicSurfaceIsTheOneThatIsWrittenDown(String module) throws IOException {
    List<String> actual = ApiSurface.describe(classes(module));
    Path snapshot = Checkout.root().resolve(module).resolve("api-snapshot.txt");
    if (Boolean.getBoolean("raidbench.updateSnapshot")) {
      Files.writeString(snapshot, actual.stream().map(l -> l + "\n").collect(Collectors.joining()));
      return;
    }
    List<String> expected = Files.exists(snapshot) ? Files.readAllLines(snapshot) : List.of();
    if (!actual.equals(expected)) {
      fail(
          "the public surface of "
              + module
              + " is not the one in "
              + Checkout.root().relativize(snapshot)
              + ":\n"
              + difference(expected, actual)
              + "If that is meant, write it down with\n  "
              + UPDATE
              + "\n");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"api", "testkit"})
  void everyPackageWithTypesIsExported(String module) {
    ModuleDescriptor descriptor =
        ModuleFinder.of(classes(module))
            .find("org.raidbench." + module)
            .orElseThrow(() -> new AssertionError(module + " has no module-info"))
            .descriptor();
    TreeSet<String> exported =
        descriptor.exports().stream()
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toCollection(TreeSet::new));
    TreeSet<String> withTypes =
        ApiSurface.publicTypes(classes(module)).stream()
            .map(Class::getPackageName)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(withTypes, exported, "packages exported by " + module + "'s module-info");
  }

  /** Always the directory: with 'mvn test' there is no jar, with 'mvn verify' there are both. */
  private static Path classes(String module) {
    Path classes = Checkout.root().resolve(module).resolve("target/classes");
    if (!Files.isDirectory(classes)) {
      fail(classes + " does not exist; build " + module + " too: mvn -pl distribution -am ...");
    }
    return classes;
  }

  private static String difference(List<String> expected, List<String> actual) {
    List<String> before = withTypes(expected);
    List<String> after = withTypes(actual);
    List<String> lines = new ArrayList<>();
    before.stream().filter(line -> !after.contains(line)).map(l -> "  - " + l).forEach(lines::add);
    after.stream().filter(line -> !before.contains(line)).map(l -> "  + " + l).forEach(lines::add);
    return lines.isEmpty()
        ? "  the same lines in another order or number\n"
        : String.join("\n", lines) + "\n";
  }

  /** Puts before each member the name of its type, for the same member may be in many. */
  private static List<String> withTypes(List<String> surface) {
    List<String> lines = new ArrayList<>();
    String type = "";
    for (String line : surface) {
      if (line.startsWith(" ")) {
        lines.add(type + ": " + line.strip());
      } else {
        type =
            line.replaceFirst(".*?\\b(annotation|interface|record|enum|class) ([\\w.$]+).*", "$2");
        lines.add(line);
      }
    }
    return lines;
  }
}
