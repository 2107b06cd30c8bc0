package org.raidbench.validation.fact;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;

/** Picks facts by their ids, by ranges of ids, and by articles. */
public final class FactIds {
  static final Pattern ID = Pattern.compile("S([0-9])-([0-9]{3})([a-z]?)");
  private static final Pattern RANGE =
      Pattern.compile("(S[0-9]-[0-9]{3})\\.\\.(?:S([0-9])-)?([0-9]{3})");

  private FactIds() {}

  static int article(String id) {
    return Character.digit(id.charAt(1), 10);
  }

  /**
   * The facts that were asked for.
   *
   * @param all every fact
   * @param ids ids such as {@code S0-087} and ranges such as {@code S0-103..111}; none for all
   * @param articles numbers of articles; none for all
   * @return those named by an id or an article, in the order of {@code all}; all of them if nothing
   *     is named
   * @throws FaultsException with each id and article that names nothing
   */
  public static List<Fact> select(List<Fact> all, List<String> ids, List<Integer> articles) {
    Faults faults = new Faults("");
    Set<String> known = new LinkedHashSet<>();
    Set<String> knownArticles = new LinkedHashSet<>();
    for (Fact fact : all) {
      known.add(fact.id());
      knownArticles.add(String.valueOf(fact.article()));
    }
    Set<String> wanted = new LinkedHashSet<>();
    for (String id : ids) {
      add(id.strip(), known, wanted, faults);
    }
    for (int article : articles) {
      if (!knownArticles.contains(String.valueOf(article))) {
        faults.add(
            "--article %d: there is no such article; one of: %s"
                .formatted(article, String.join(", ", knownArticles)));
      }
    }
    faults.throwIfAny();
    if (ids.isEmpty() && articles.isEmpty()) {
      return all;
    }
    return all.stream()
        .filter(it -> wanted.contains(it.id()) || articles.contains(it.article()))
        .toList();
  }

  private static void add(String id, Set<String> known, Set<String> wanted, Faults faults) {
    Matcher range = RANGE.matcher(id);
    if (!range.matches()) {
      if (!known.contains(id)) {
        faults.add("--fact " + id + ": there is no such fact" + Names.hint(id, known));
      }
      wanted.add(id);
      return;
    }
    String first = range.group(1);
    @Nullable String article = range.group(2);
    String last = (article == null ? first.substring(0, 3) : "S" + article + "-") + range.group(3);
    if (first.compareTo(last) > 0) {
      faults.add("--fact %s: the range runs backwards, from %s to %s".formatted(id, first, last));
      return;
    }
    List<String> within = new ArrayList<>();
    for (String fact : known) {
      if (fact.compareTo(first) >= 0 && fact.compareTo(last) <= 0) {
        within.add(fact);
      }
    }
    if (within.isEmpty()) {
      faults.add("--fact " + id + ": no fact lies in this range" + Names.hint(first, known));
    }
    wanted.addAll(within);
  }
}
