package org.raidbench.core.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.Golden;
import org.raidbench.core.plugin.Discovery;
import org.raidbench.core.plugin.Registry;

/** The schema takes every bench that is right, and sees what the tables see. */
final class BenchSchemaTest {
  private static final Path ROOT = Path.of(System.getProperty("raidbench.root"));
  private static final int BLOCKS_MIN = 3;
  private static final Pattern YAML_BLOCK = Pattern.compile("(?ms)^```yaml\\n(.*?)^```");

  static List<Path> rightBenches() throws IOException {
    List<Path> files = new ArrayList<>(Golden.files(Golden.folder("file/valid"), ".yaml"));
    try (Stream<Path> examples = Files.walk(ROOT.resolve("examples"))) {
      examples
          .filter(file -> file.toString().endsWith(".yaml"))
          // Theirs are models that only plug-ins bring which are built on their own.
          .filter(file -> !file.toString().contains("/plugin-"))
          .sorted()
          .forEach(files::add);
    }
    return files;
  }

  @ParameterizedTest
  @MethodSource("rightBenches")
  void aBenchThatIsRightIsAccepted(Path file) throws IOException {
    assertEquals(List.of(), SchemaCheck.SHIPPED.faults(Files.readString(file)), file.toString());
  }

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      List<Path> pages =
          new ArrayList<>(
              docs.filter(it -> it.toString().endsWith(".md"))
                  .filter(it -> !it.endsWith("CHECKS.md")) // checks are no benches
                  .toList());
      pages.add(ROOT.resolve("README.md"));
      pages.sort(null);
      return pages;
    }
  }

  /** A block that is part of a bench says what a patch could say, so it is looked at as one. */
  @Test
  void whatThePagesShowIsAccepted() throws IOException {
    int blocks = 0;
    for (Path page : pages()) {
      Matcher matcher = YAML_BLOCK.matcher(Files.readString(page));
      while (matcher.find()) {
        JsonNode shown = EditorYaml.read(matcher.group(1));
        JsonNode bench = shown.has("bench") ? shown : asPatch(shown);
        assertEquals(List.of(), SchemaCheck.SHIPPED.faults(bench), page + ":\n" + matcher.group(1));
        blocks++;
      }
    }
    assertTrue(blocks >= BLOCKS_MIN, "blocks: " + blocks);
  }

  private static JsonNode asPatch(JsonNode part) {
    ObjectNode bench = JsonNodeFactory.instance.objectNode().put("bench", "a part");
    bench.putObject("system");
    bench.putObject("vary").putObject("part").set("it", part);
    bench.withObjectProperty("vary").withObjectProperty("part").withObjectProperty("it");
    return neededElsewhere(bench, part);
  }

  /** What the part does not say of the system, something else would. */
  private static JsonNode neededElsewhere(ObjectNode bench, JsonNode part) {
    ObjectNode rest = bench.putObject("workloads").putObject("rest").putObject("with");
    for (Section.Entry entry : BenchKeys.SYSTEM.entries().values()) {
      if (entry.required() && !part.has(entry.name())) {
        rest.putObject(entry.name());
      }
    }
    return bench;
  }

  /** For each faulty bench whether an editor sees that something is wrong. */
  @Test
  void whatItCatchesOfFaultyBenchesIsWrittenDown() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path file : Golden.files(Golden.folder("file/faults"), ".yaml")) {
      String name = String.valueOf(file.getFileName()).replace(".yaml", "");
      text.append(SchemaCheck.seen(Files.readString(file))).append("  ").append(name).append('\n');
    }
    Golden.check(Golden.folder("file").resolve("schema-catches.txt"), text.toString());
  }

  private record Host(ModelId id, String title, Spec spec) implements HostModel {
    static Host of(String id, String title) {
      return new Host(
          ModelId.of(id),
          title,
          Spec.builder()
              .assumed(HostKeys.CORES, "4", "test")
              .assumed(HostKeys.CLOCK, "2GHz", "test")
              .assumed(HostKeys.SLOT, "pcie-3.0-x8", "test")
              .build());
    }
  }

  /** A plug-in with two models. */
  private static final class Two implements RaidbenchPlugin {
    @Override
    public String name() {
      return "two";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public String apiVersion() {
      return ApiVersion.CURRENT;
    }

    @Override
    public List<HostModel> hosts() {
      return List.of(Host.of("acme/one", "Acme One"), Host.of("acme/2.5", "Acme 2.5"));
    }
  }

  static final SchemaCheck OF_TWO = SchemaCheck.of(two());

  private static Registry two() {
    return Discovery.discover(ClassLoader.getPlatformClassLoader(), List.of(), List.of(new Two()));
  }

  /** Long expressions are left out, as they are tested by what they match. */
  @Test
  void itsShapeIsAsWrittenDown() throws IOException {
    JsonNode schema = SchemaCheck.json(BenchSchema.of(two()));
    StringBuilder text = new StringBuilder();
    Map<String, JsonNode> parts = new LinkedHashMap<>();
    schema.properties().forEach(field -> parts.put(field.getKey(), field.getValue()));
    parts.remove("definitions");
    schema
        .get("definitions")
        .properties()
        .forEach(field -> parts.put("definition " + field.getKey(), field.getValue()));
    parts.forEach((name, part) -> outline(name, part, text));
    Golden.check(Golden.folder("file").resolve("schema-of-two-models.txt"), text.toString());
  }

  private static void outline(String name, JsonNode part, StringBuilder text) {
    text.append(name).append('\n');
    Map<String, JsonNode> lines = new TreeMap<>();
    part.properties()
        .forEach(
            field -> {
              if (field.getKey().matches("properties|patternProperties")) {
                field
                    .getValue()
                    .properties()
                    .forEach(it -> lines.put("  " + it.getKey(), it.getValue()));
              } else {
                lines.put(field.getKey(), field.getValue());
              }
            });
    if (lines.isEmpty()) {
      lines.put("", part);
    }
    lines.forEach(
        (key, value) -> {
          String shown = value.toString().replaceAll("\"\\^\\(\\?:[^\"]{80,}\"", "\"LONG\"");
          boolean many = name.endsWith(" patches") && key.contains("\\."); // as in its section
          text.append("  ").append(key).append("  ").append(many ? "" : shown).append('\n');
        });
  }

  @Test
  void theSameModelsGiveTheSameBytes() {
    assertEquals(BenchSchema.of(two()), BenchSchema.of(two()));
    assertFalse(BenchSchema.of(two()).contains("\r"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "host: acme/one",
        "host: one",
        "host: acme/2.5",
        "host: 2.5",
        "host: [acme/one, 2.5]",
        "host: {model: acme/one, cores: 1..4, slot: pcie-3.0-x16, clock: [2GHz, 2.6GHz]}",
        "host: [acme/one, {model: acme/one, cores: 8}]"
      })
  void aModelIsNamedInEachOfTheseWays(String host) {
    String bench =
        "bench: x\n"
            + "system: {controller: any, disks: {b: {model: x}}, arrays: {a: {level: x, disks: b}},"
            + " ";

    assertEquals(List.of(), OF_TWO.faults(bench + host + "}"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "host: acme/two",
        "host: 2",
        "host: ''",
        "host: ~",
        "host: []",
        "host: [acme/one, acme/one]",
        "host: {cores: 4}",
        "host: {model: acme/one, cores: 0}",
        "host: {model: acme/one, cores: 1..4MB}",
        "host: {model: acme/one, slot: agp-8x}",
        "host: {model: acme/one, speed: 4}",
        "host: [acme/one, {model: acme/one, cores: [4, 8]}]",
        "host: {model: {hdd: {}}}"
      })
  void noneOfTheseNamesAModel(String host) {
    String bench =
        "bench: x\n"
            + "system: {controller: any, disks: {b: {model: x}}, arrays: {a: {level: x, disks: b}},"
            + " ";

    assertFalse(OF_TWO.accepts(EditorYaml.read(bench + host + "}")));
  }

  /** It is about every model: one that a plug-in adds is offered. */
  @Test
  void shippedModelsAreOffered() {
    JsonNode definitions =
        SchemaCheck.json(BenchSchema.of(SchemaCheck.REGISTRY)).get("definitions");
    String ids = definitions.get("controller-model-id").toString();
    SchemaCheck.REGISTRY
        .controllers()
        .names()
        .forEach(id -> assertTrue(ids.contains("\"const\":\"" + id + "\""), id));
    assertTrue(definitions.get("hdd-figures").get("properties").has("seek-average"));
    assertTrue(definitions.get("workload").get("properties").has("fio"));
  }

  /** What one value of a dimension fits another can take away. */
  @Test
  void aProtectionCanBeTakenAway() {
    String bench =
        """
        bench: x
        system:
          controller: {model: lsi/megaraid-9361-8i, protection: {model: lsi/cvm02}}
          disks:
            ssd: {model: hgst/husmm1680ass204, count: 4}
          arrays:
            test: {level: raid0, disks: ssd}
        vary:
          protection:
            with: {}
            without: {controller: {protection: none}}
        workloads:
          load: {block: 4KiB}
        """;

    assertEquals(List.of(), SchemaCheck.SHIPPED.faults(bench));
    assertEquals(
        List.of(true, false),
        SchemaCheck.plans(bench).stream().map(plan -> plan.protection() != null).toList());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line for editors is a comment to the reader. */
  @Test
  void theLineForEditorsMayStandInABench() throws IOException {
    Path everything = Golden.folder("file/valid").resolve("everything.yaml");
    String line = "# yaml-language-server: $schema=bench.schema.json\n";

    assertEquals(List.of(), SchemaCheck.told(line + read(everything)));
  }
}
