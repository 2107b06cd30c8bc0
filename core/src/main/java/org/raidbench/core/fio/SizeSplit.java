package org.raidbench.core.fio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Block sizes with their shares, {@code 4k/10:64k/50:32k/40}. Parts without a share divide what is
 * left of 100 % among them; a comma separates the directions: read, write, trim.
 */
final class SizeSplit {
  private static final int ENTRIES_MAX = 64;

  private SizeSplit() {}

  /**
   * One size.
   *
   * @param bytes its bytes
   * @param percent its share
   */
  record Entry(long bytes, int percent) {}

  /** Checks a value as fio's parser does. */
  static void check(String text, int kiloBase) throws FioSyntax.Refused {
    for (String direction : directions(text)) {
      entries(direction, kiloBase);
    }
  }

  /**
   * The sizes of a direction.
   *
   * @param text the whole value
   * @param direction 0 for reads, 1 for writes
   * @param kiloBase what {@code k} means
   * @return the sizes in ascending order of their shares; empty if the direction has none
   * @throws FioSyntax.Refused if fio refuses it
   */
  static List<Entry> of(String text, int direction, int kiloBase) throws FioSyntax.Refused {
    return entries(directions(text).get(direction), kiloBase);
  }

  /** Read, write and trim; what is given once is for all, what is given twice for the last two. */
  static List<String> directions(String text) {
    String[] parts = text.strip().split(",", 3);
    return List.of(
        parts[0], parts[Math.min(1, parts.length - 1)], parts[Math.min(2, parts.length - 1)]);
  }

  private static List<Entry> entries(String text, int kiloBase) throws FioSyntax.Refused {
    List<Long> sizes = new ArrayList<>();
    List<@Nullable Integer> shares = new ArrayList<>();
    for (String part : text.split(":", -1)) {
      if (part.isEmpty() || sizes.size() == ENTRIES_MAX) {
        break;
      }
      int slash = part.indexOf('/');
      FioNumber size = FioNumber.bytes(slash < 0 ? part : part.substring(0, slash), kiloBase);
      if (size == null) {
        throw new FioSyntax.Refused(
            ": \"" + part + "\" is not a size; expected such as 4k/60:64k/40");
      }
      sizes.add(size.value());
      shares.add(slash < 0 ? null : percent(part.substring(slash + 1)));
    }
    int sum = shares.stream().mapToInt(share -> share == null ? 0 : share).sum();
    int missing = (int) shares.stream().filter(share -> share == null).count();
    if (sum > 100 && missing > 1) {
      throw new FioSyntax.Refused(": the shares add up to " + sum + " %; expected at most 100");
    }
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) {
      Integer share = shares.get(i);
      int own = share != null ? share : sizes.size() == 1 ? 0 : (100 - sum) / missing;
      entries.add(new Entry(sizes.get(i), own));
    }
    entries.sort(Comparator.comparingInt(Entry::percent));
    return entries;
  }

  /** A share as fio reads it: nothing, or something that is no number, means none given. */
  static @Nullable Integer percent(String text) {
    Double value = text.isEmpty() ? null : Reals.leading(text);
    int whole = value == null || value.isNaN() ? 0 : (int) Math.min(value, 100);
    return whole == 0 ? null : (Integer) whole;
  }
}
