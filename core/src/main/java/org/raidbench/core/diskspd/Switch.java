package org.raidbench.core.diskspd;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An option of diskspd, as {@code options.tsv} has it.
 *
 * @param name a hyphen and a letter
 * @param use what becomes of it here
 * @param example an example with a value; empty if it takes none
 * @param why why it is not supported; empty if it is
 */
record Switch(String name, Use use, String example, String why) {
  private static final Map<String, Switch> ALL = read();

  /** What becomes of an option here. */
  enum Use {
    /** It shapes the workload. */
    SUPPORTED,
    /** It does not matter to a block device. */
    IGNORED,
    /** It would change the result. */
    UNSUPPORTED
  }

  /** The option a word begins with; null if there is none. */
  static @Nullable Switch find(String name) {
    return ALL.get(name);
  }

  static Map<String, Switch> all() {
    return ALL;
  }

  private static Map<String, Switch> read() {
    Map<String, Switch> switches = new LinkedHashMap<>();
    try (InputStream in = Switch.class.getResourceAsStream("options.tsv")) {
      if (in == null) {
        throw new IllegalStateException("no options.tsv");
      }
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.startsWith("#")) {
          String[] cells = line.split("\t", -1);
          Use use = Use.valueOf(cells[1].toUpperCase(Locale.ROOT));
          switches.put(cells[0], new Switch(cells[0], use, cells[2], cells[3]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return java.util.Collections.unmodifiableMap(switches);
  }
}
