package org.raidbench.api.fault;

import java.util.Collection;
import java.util.Optional;
import org.raidbench.api.stability.Stable;

/** Finds the nearest right name for a wrong one. */
@Stable
public final class Names {
  private Names() {}

  /**
   * The nearest of the known names, by edits (insert, delete, replace, swap of neighbours).
   *
   * @param wrong what was written
   * @param known the right names
   * @return the nearest, the first in order on ties; empty if none is within a third of the longer
   *     one's length, or a single edit
   */
  public static Optional<String> nearest(String wrong, Collection<String> known) {
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String name : known) {
      int distance = distance(wrong, name);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = name;
      }
    }
    if (best == null || bestDistance > Math.max(1, Math.max(wrong.length(), best.length()) / 3)) {
      return Optional.empty();
    }
    return Optional.of(best);
  }

  /**
   * The words that end a message about an unknown name.
   *
   * @param wrong what was written
   * @param known the right names
   * @return {@code ; nearest: x}, or {@code ; one of: a, b} if none is near and they are few, or
   *     nothing
   */
  public static String hint(String wrong, Collection<String> known) {
    Optional<String> nearest = nearest(wrong, known);
    if (nearest.isPresent()) {
      return "; nearest: " + nearest.get();
    }
    return known.isEmpty() || known.size() > 12 ? "" : "; one of: " + String.join(", ", known);
  }

  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      d[i][0] = i;
    }
    for (int j = 0; j <= b.length(); j++) {
      d[0][j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      for (int j = 1; j <= b.length(); j++) {
        int replace = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replace, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
