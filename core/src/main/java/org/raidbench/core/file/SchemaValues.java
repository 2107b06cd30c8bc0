package org.raidbench.core.file;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Limits;
import org.raidbench.api.spec.Quantity;
import org.raidbench.core.bench.PolicyWords;
import org.raidbench.core.figure.FigureRules;
import org.raidbench.core.link.HostSlot;

/**
 * Makes the schemas of single values, and keeps those that are used in many places as definitions.
 * Where {@code several} is said, a list or a range may stand for the value and makes a dimension.
 */
final class SchemaValues {
  static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private static final BigDecimal PERCENT = new BigDecimal(100);
  private static final String STRING = "string";
  private static final String PATTERN = "pattern";

  private final Map<String, ObjectNode> definitions = new TreeMap<>();

  /** Everything that was defined, by name. */
  Map<String, ObjectNode> definitions() {
    return definitions;
  }

  /** Refers to a definition, which is made if it is not there. */
  ObjectNode defined(String name, Supplier<ObjectNode> schema) {
    String slug = name.replaceAll("[^A-Za-z0-9.-]+", "-");
    if (!definitions.containsKey(slug)) {
      definitions.put(slug, JSON.objectNode()); // so that what refers to itself comes to an end
      definitions.put(slug, schema.get());
    }
    return JSON.objectNode().put("$ref", "#/definitions/" + slug);
  }

  /** Any line of text, which YAML may take for a number or a truth value. */
  ObjectNode line(boolean several) {
    return defined(
        several ? "lines" : "line",
        () -> flat(List.of(STRING, "number", "boolean"), "\\S", JSON.objectNode(), several));
  }

  /** A line that matches an expression as a whole. */
  ObjectNode line(String pattern, boolean several) {
    return pattern.isEmpty()
        ? line(several)
        : flat(List.of(STRING), whole(pattern), numbers(pattern), several);
  }

  /** Bounds for whole numbers where an expression takes digits; empty where it does not. */
  private static ObjectNode numbers(String pattern) {
    ObjectNode bounds = JSON.objectNode();
    StringBuilder most = new StringBuilder();
    while (most.length() < 18 && (most + "9").matches(pattern)) {
      most.append('9');
    }
    return most.isEmpty()
        ? bounds
        : bounds.put("minimum", 0).put("maximum", Long.parseLong(most.toString()));
  }

  /** Lines that belong together: one, or a list of them. */
  ObjectNode lines(Kind.Lines kind) {
    ObjectNode one = line(kind.pattern(), false);
    return anyOf(one, list(one, false));
  }

  ObjectNode words(Collection<String> words, boolean several) {
    ArrayNode values = JSON.arrayNode();
    for (String word : words) {
      values.add(word);
      number(word).ifPresent(values::add);
    }
    return orSeveral(JSON.objectNode().set("enum", values), several);
  }

  /** What a name looks like to YAML where it is not quoted and consists of digits. */
  static Optional<BigDecimal> number(String name) {
    return name.matches("[0-9]{1,18}(\\.[0-9]{1,9})?")
        ? Optional.of(new BigDecimal(name))
        : Optional.empty();
  }

  ObjectNode orSeveral(ObjectNode one, boolean several) {
    return several ? anyOf(one, list(one, true)) : one;
  }

  ObjectNode quantity(Dimension dimension, Limits limits, boolean several) {
    return defined(
        name(dimension, limits.described(), several),
        () -> {
          String single = QuantityPattern.of(dimension, limits);
          String range = several ? "|" + QuantityPattern.range(dimension) : "";
          return told(
              flat(types(dimension), whole(single + range), bounds(dimension, limits), several),
              dimension,
              limits);
        });
  }

  /** A number of something that is there. */
  private ObjectNode positive(Dimension dimension, boolean several) {
    return defined(
        name(dimension, "more than 0", several),
        () -> {
          String range = several ? "|" + QuantityPattern.range(dimension) : "";
          ObjectNode bounds = JSON.objectNode();
          if (bare(dimension)) {
            bounds.put("exclusiveMinimum", 0);
          }
          String single = QuantityPattern.positive(dimension);
          return told(
              flat(types(dimension), whole(single + range), bounds, several),
              dimension,
              Limits.NONE);
        });
  }

  /** A share among figures, where a number alone is in percent. */
  private ObjectNode percent(Limits limits, boolean several) {
    return defined(
        name(Dimension.SHARE, "in percent " + limits.described(), several),
        () -> {
          String single =
              QuantityPattern.of(Dimension.SHARE, limits) + "|" + QuantityPattern.percent(limits);
          String range =
              several
                  ? "|%s|%s"
                      .formatted(
                          QuantityPattern.range(Dimension.SHARE), QuantityPattern.bareRange())
                  : "";
          ObjectNode bounds = JSON.objectNode().put("minimum", 0);
          if (!limits.least().isEmpty()) {
            bounds.put("minimum", percentOf(limits.leastIn(Dimension.SHARE)));
          }
          if (!limits.most().isEmpty()) {
            bounds.put("maximum", percentOf(limits.mostIn(Dimension.SHARE)));
          }
          return told(
              flat(List.of(STRING, "number"), whole(single + range), bounds, several),
              Dimension.SHARE,
              limits);
        });
  }

  private static BigDecimal percentOf(double share) {
    BigDecimal percent = BigDecimal.valueOf(share).multiply(PERCENT).stripTrailingZeros();
    return percent.scale() < 0 ? percent.setScale(0) : percent;
  }

  /** {@code 60s} or {@code until 1 %}. */
  ObjectNode until(Kind.Until kind, boolean several) {
    String pattern =
        "(?:%s)|%s(?:%s)"
            .formatted(
                QuantityPattern.of(Dimension.TIME, kind.time()),
                Kind.Until.WORD,
                QuantityPattern.of(Dimension.SHARE, kind.share()));
    return flat(List.of(STRING), whole(pattern), JSON.objectNode(), several)
        .put("patternErrorMessage", "expected " + kind.expected());
  }

  /** A figure of one name, which may mean different things to different models. */
  ObjectNode figure(Collection<Key> keys, boolean several) {
    Set<ObjectNode> schemas = new LinkedHashSet<>();
    keys.forEach(key -> schemas.add(figure(key, several)));
    return schemas.size() == 1
        ? schemas.iterator().next()
        : anyOf(schemas.toArray(new ObjectNode[0]));
  }

  private ObjectNode figure(Key key, boolean several) {
    List<String> words = FigureRules.words(key);
    if (!words.isEmpty()) {
      return words(words, several);
    }
    if (key.equals(HostKeys.SLOT)) {
      return line(HostSlot.pattern(), several);
    }
    return switch (key.dimension()) {
      case TEXT, WORDS -> line(several);
      case FLAG -> defined(several ? "flags" : "flag", () -> orSeveral(flag(), several));
      case SHARE -> percent(key.limits(), several);
      default ->
          FigureRules.mustBePositive(key)
              ? positive(key.dimension(), several)
              : quantity(key.dimension(), key.limits(), several);
    };
  }

  private static ObjectNode flag() {
    ArrayNode values = JSON.arrayNode();
    List.of("yes", "no", "on", "off", "true", "false").forEach(values::add);
    return JSON.objectNode().set("enum", values.add(true).add(false));
  }

  private static String name(Dimension dimension, String limits, boolean several) {
    return (PolicyWords.word(dimension) + ' ' + limits).strip() + (several ? " or several" : "");
  }

  private static ObjectNode told(ObjectNode schema, Dimension dimension, Limits limits) {
    return schema.put(
        "patternErrorMessage",
        ("expected " + dimension.expected() + (limits.ranged() ? ", " : "") + limits.described()));
  }

  private static boolean bare(Dimension dimension) {
    return Quantity.units(dimension).contains("");
  }

  private static List<String> types(Dimension dimension) {
    return bare(dimension)
        ? List.of(STRING, dimension == Dimension.COUNT ? "integer" : "number")
        : List.of(STRING);
  }

  private static ObjectNode bounds(Dimension dimension, Limits limits) {
    ObjectNode bounds = JSON.objectNode();
    if (bare(dimension)) {
      bounds.set(
          "minimum",
          JSON.numberNode(
              limits.least().isEmpty() ? 0 : StrictMath.round(limits.leastIn(dimension))));
      bounds.set(
          "maximum",
          JSON.numberNode(
              limits.most().isEmpty()
                  ? 999_999_999_999_999_999L
                  : StrictMath.round(limits.mostIn(dimension))));
    }
    return bounds;
  }

  private static String whole(String pattern) {
    return "^(?:" + pattern + ")$";
  }

  static ObjectNode anyOf(JsonNode... schemas) {
    ArrayNode all = JSON.arrayNode();
    for (JsonNode schema : schemas) {
      all.add(schema);
    }
    return JSON.objectNode().set("anyOf", all);
  }

  /** At least one; where they make a dimension, no two alike. */
  static ObjectNode list(JsonNode items, boolean distinct) {
    ObjectNode list = JSON.objectNode().put("type", "array");
    list.set("items", items);
    list.put("minItems", 1);
    return distinct ? list.put("uniqueItems", true) : list;
  }

  /** One schema for all types, so that an editor's message is about the value that was written. */
  private static ObjectNode flat(
      List<String> types, String pattern, ObjectNode bounds, boolean several) {
    List<String> all = new ArrayList<>(types);
    if (bounds.has("maximum") && types.equals(List.of(STRING))) {
      all.add("integer");
    }
    ObjectNode one = typed(all).put(PATTERN, pattern);
    one.setAll(bounds);
    if (!several) {
      return one;
    }
    List<String> withList = new ArrayList<>(all);
    withList.add("array");
    ObjectNode any = typed(withList).put(PATTERN, pattern);
    any.setAll(bounds);
    any.set("items", one);
    return any.put("minItems", 1).put("uniqueItems", true);
  }

  private static ObjectNode typed(List<String> types) {
    if (types.size() == 1) {
      return JSON.objectNode().put("type", types.get(0));
    }
    ArrayNode all = JSON.arrayNode();
    types.forEach(all::add);
    return JSON.objectNode().set("type", all);
  }
}
