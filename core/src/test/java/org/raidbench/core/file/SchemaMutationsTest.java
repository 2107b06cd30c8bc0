package org.raidbench.core.file;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.raidbench.core.Golden;

/** Whatever is changed in a bench, schema and reader are of one opinion about what tables say. */
final class SchemaMutationsTest {
  private static final int MUTATIONS = 1_000;
  private static final long SEED = 20261201;
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** What the reader says where its tables refuse one key or one value. */
  private static final Pattern BY_TABLE =
      Pattern.compile(
          ".* is not a key of .*|.* is not one of: .*|.* is not one of: .*"
              + "|.* is not (a|yes or no).* such as .*|.*: \".*\" is not yes or no"
              + "|.* is out of range; expected .*|.*: must be more than 0"
              + "|.*expected .*, not (\"|a list|a mapping|nothing).*|.* an empty list"
              + "|.* model \".*\" is not known.*|.* cannot be a name: .*|.* cannot name disks; .*"
              + "|\".*\": there is no \".*\" to change.*|.* is not a path such as .*"
              + "|show: \".*\" is not a figure; .*|.* is no slot; .*|.* is no step; .*");

  private static final List<String> WORDS =
      List.of(
          "raid5",
          "raid/raid6",
          "lsi/megaraid-9361-8i",
          "megaraid-9361-8i",
          "lsi/cvm02",
          "none",
          "wd/wd740gd",
          "iometer/database",
          "supermicro/x10sri-f",
          "on",
          "off",
          "yes",
          "always",
          "back",
          "fresh",
          "sas3",
          "64KiB",
          "4 kiB",
          "1GiB",
          "100B",
          "0B",
          "512MB",
          "300MB/s",
          "6Gbit/s",
          "10us",
          "2ms",
          "0s",
          "30s",
          "72h",
          "20d",
          "28 %",
          "0%",
          "130 %",
          "2.6GHz",
          "10000rpm",
          "0..100 step 50",
          "1..4",
          "4KiB..16KiB times 2",
          "1..4KiB",
          "4KiB..8",
          "until 1 %",
          "until 80 %",
          "ssd 0-3",
          "ssd 4, 6-7",
          "7-",
          "ssd",
          "iops",
          "p99",
          "iops WB / WT",
          "limited by WB / WT",
          "run database",
          "idle 30s",
          "idle 5d",
          "reboot",
          "battery at 20 %",
          "battery at 200 %",
          "test",
          "nonsense",
          "",
          "8",
          "70",
          "x.y",
          "~");

  private static final List<String> NAMES =
      List.of(
          "model",
          "strip",
          "stripe",
          "level",
          "disks",
          "policy",
          "read",
          "queue-depth",
          "block",
          "max-commands",
          "fast-path",
          "rpm",
          "count",
          "cores",
          "slot",
          "trace",
          "fio",
          "pattern",
          "with",
          "title",
          "rows",
          "show",
          "where",
          "hdd",
          "ssd",
          "capacity",
          "arrays.test",
          "arrays.test.strip",
          "controller",
          "controller.max-commands",
          "system.arrays.test.level",
          "run.ramp",
          "disks.ssd.count",
          "workloads.database.queue-depth",
          "aray.test",
          "",
          "a.b",
          "workload",
          "protection",
          "write",
          "size",
          "spares",
          "pools",
          "seed",
          "time");

  @Test
  void whatTheTablesRefuseTheSchemaRefusesAndNothingElse() throws IOException {
    List<JsonNode> originals = new ArrayList<>();
    for (Path file : Golden.files(Golden.folder("file/valid"), ".yaml")) {
      originals.add(EditorYaml.read(Files.readString(file)));
    }
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      SplittableRandom random = new SplittableRandom(SEED + i);
      JsonNode bench = originals.get(random.nextInt(originals.size())).deepCopy();
      for (int changes = random.nextInt(2); changes >= 0; changes--) {
        change(bench, random);
      }
      boolean accepts = SchemaCheck.SHIPPED.accepts(bench);
      List<String> told = SchemaCheck.told(bench.toString());
      String which = "seed " + (SEED + i) + ": " + bench + "\nreader: " + told;
      if (told.isEmpty()) {
        // A value that a patch replaces in every case is never read, but an editor shows it.
        boolean replaced = isRefusedByTable(SchemaCheck.told(withoutPatches(bench).toString()));
        assertTrue(accepts || replaced, () -> which + SchemaCheck.SHIPPED.faults(bench));
        accepted++;
      } else if (accepts) {
        // What a range comes to is not looked at by an expression.
        assertFalse(isRefusedByTable(told) && !bench.toString().contains(".."), which);
      } else {
        refused++;
      }
    }
    assertTrue(accepted > MUTATIONS / 20, "accepted: " + accepted);
    assertTrue(refused > MUTATIONS / 4, "refused: " + refused);
  }

  private static boolean isRefusedByTable(List<String> told) {
    return told.stream().anyMatch(message -> BY_TABLE.matcher(message).matches());
  }

  private static JsonNode withoutPatches(JsonNode bench) {
    ObjectNode plain = bench.deepCopy();
    plain.remove(List.of("vary", "tables"));
    plain.path("workloads").forEach(it -> remove(it, "with"));
    return plain;
  }

  private static void remove(JsonNode node, String key) {
    if (node instanceof ObjectNode object) {
      object.remove(key);
    }
  }

  private static void change(JsonNode bench, SplittableRandom random) {
    List<ContainerNode<?>> containers = new ArrayList<>();
    collect(bench, containers);
    ContainerNode<?> at = containers.get(random.nextInt(containers.size()));
    if (at instanceof ArrayNode array) {
      int index = random.nextInt(array.size() + 1);
      if (index < array.size() && random.nextBoolean()) {
        array.set(index, value(random));
      } else {
        array.insert(index, value(random));
      }
      return;
    }
    ObjectNode object = (ObjectNode) at;
    List<String> keys = new ArrayList<>();
    object.fieldNames().forEachRemaining(keys::add);
    String key = keys.isEmpty() ? "x" : keys.get(random.nextInt(keys.size()));
    switch (random.nextInt(6)) {
      case 0 -> object.remove(key);
      case 1 -> object.set(NAMES.get(random.nextInt(NAMES.size())), value(random));
      case 2 -> {
        JsonNode value = object.remove(key);
        String name = random.nextBoolean() ? key + "x" : NAMES.get(random.nextInt(NAMES.size()));
        object.set(name, value == null ? value(random) : value);
      }
      default -> object.set(key, value(random));
    }
  }

  private static void collect(JsonNode node, List<ContainerNode<?>> containers) {
    if (node instanceof ContainerNode<?> container) {
      containers.add(container);
      node.forEach(child -> collect(child, containers));
    }
  }

  private static JsonNode value(SplittableRandom random) {
    String word = WORDS.get(random.nextInt(WORDS.size()));
    return switch (random.nextInt(12)) {
      case 0 -> JSON.arrayNode().add(word).add(WORDS.get(random.nextInt(WORDS.size())));
      case 1 -> JSON.objectNode().put(NAMES.get(random.nextInt(NAMES.size())), word);
      case 2 -> JSON.numberNode(random.nextInt(0, 200));
      case 3 -> random.nextBoolean() ? JSON.arrayNode() : JSON.objectNode();
      case 4 -> JSON.booleanNode(random.nextBoolean());
      default -> JSON.textNode(word);
    };
  }
}
