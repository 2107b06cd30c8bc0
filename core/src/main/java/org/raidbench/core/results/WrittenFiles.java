package org.raidbench.core.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.core.blame.Blame;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.contract.Role;

/**
 * What a writer makes of results, kept in memory until all of it is there and in order: then it can
 * be written whole, or not at all.
 */
final class WrittenFiles {
  /** What can be a file's name on every system, and hides nothing. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,199}");

  private final ResultWriter writer;
  private final Map<String, StringBuilder> files = new LinkedHashMap<>();

  private WrittenFiles(ResultWriter writer) {
    this.writer = writer;
  }

  /**
   * Lets a writer write.
   *
   * @param writer the writer
   * @param result what it writes
   * @return texts by the names of their files, in the order in which they were begun; empty only if
   *     nothing was measured
   * @throws org.raidbench.core.blame.PluginFaultException if the writer fails or breaks its
   *     contract
   */
  static Map<String, String> of(ResultWriter writer, BenchResult result) {
    WrittenFiles written = new WrittenFiles(writer);
    return Blame.on(writer, "result format")
        .attributing(
            () -> {
              try {
                writer.write(result, written::begin);
              } catch (IOException e) { // its own: memory is always there
                throw new UncheckedIOException(e);
              }
              return written.texts(result);
            },
            "");
  }

  private Appendable begin(@Nullable String name) {
    if (name == null || !PLAIN.matcher(name).matches()) {
      throw breach(
          "it calls a file %s; expected a plain name such as result.txt"
              .formatted(name == null ? "null" : "\"" + name + "\""));
    }
    StringBuilder text = new StringBuilder();
    if (files.putIfAbsent(name, text) != null) {
      throw breach("it calls two files \"%s\"".formatted(name));
    }
    return text;
  }

  private Map<String, String> texts(BenchResult result) {
    if (files.isEmpty() && result.cases().stream().anyMatch(one -> one.total() != null)) {
      throw breach("it writes nothing");
    }
    Map<String, String> texts = new LinkedHashMap<>();
    files.forEach(
        (name, text) -> {
          if (text.length() == 0) {
            throw breach("it writes nothing into \"%s\"".formatted(name));
          }
          if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw breach("what it writes into \"%s\" is no text".formatted(name));
          }
          texts.put(name, text.toString());
        });
    return texts;
  }

  private ContractBreachException breach(String what) {
    return new ContractBreachException(Role.RESULT_WRITER, "", writer.getClass(), what);
  }
}
