package org.raidbench.validation.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An order of some values of one dimension.
 *
 * @param stand the stand
 * @param where which cases
 * @param show what is compared
 * @param over the dimension
 * @param chain the values, at least two, in the order stated
 * @param relations how each value compares with the next, one fewer
 */
public record Order(
    StandRef stand,
    Where where,
    Expression show,
    String over,
    List<String> chain,
    List<Relation> relations)
    implements Measured {
  private static final Pattern SIGN = Pattern.compile("\\s+(>>|<<|>=|<=|>|<|~)\\s+");

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException unless there is a relation between each two values
   */
  public Order {
    chain = List.copyOf(chain);
    relations = List.copyOf(relations);
    if (chain.size() < 2 || relations.size() != chain.size() - 1) {
      throw new IllegalArgumentException("a chain has values with relations between them");
    }
  }

  /** What a chain says, before it is known where. */
  record Chain(List<String> values, List<Relation> relations) {}

  static Optional<Chain> parse(String text) {
    List<String> values = new ArrayList<>();
    List<Relation> relations = new ArrayList<>();
    Matcher matcher = SIGN.matcher(text);
    int from = 0;
    while (matcher.find()) {
      values.add(text.substring(from, matcher.start()).strip());
      relations.add(Relation.parse(matcher.group(1)).orElseThrow());
      from = matcher.end();
    }
    values.add(text.substring(from).strip());
    return relations.isEmpty() || values.stream().anyMatch(String::isEmpty)
        ? Optional.empty()
        : Optional.of(new Chain(values, relations));
  }
}
