package org.raidbench.core.crystaldiskmark;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One row of the program's window.
 *
 * @param name as the program has it: {@code RND4K Q32T16}
 * @param random whether its requests are at random places
 * @param blockBytes size of a request
 * @param queues requests in flight of each thread
 * @param threads threads
 */
record Row(String name, boolean random, long blockBytes, int queues, int threads) {
  private static final Pattern FORM =
      Pattern.compile("(SEQ|RND)([0-9]{1,4})([KM]) Q([0-9]{1,3})T([0-9]{1,2})");

  static Row of(String name) {
    Matcher matcher = FORM.matcher(name);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("\"" + name + "\" is not a row such as SEQ1M Q8T1");
    }
    long unit = matcher.group(3).equals("K") ? 1 << 10 : 1 << 20;
    return new Row(
        name,
        matcher.group(1).equals("RND"),
        unit * Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(4)),
        Integer.parseInt(matcher.group(5)));
  }
}
