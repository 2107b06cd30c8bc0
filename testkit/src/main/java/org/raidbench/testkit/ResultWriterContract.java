package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.result.BenchResult;
import org.raidbench.api.result.ResultWriter;

/**
 * What every writer of results keeps to. Extend it and return your writer:
 *
 * <pre>{@code
 * final class MyWriterTest extends ResultWriterContract {
 *   @Override
 *   protected ResultWriter writer() {
 *     return new MyWriter();
 *   }
 * }
 * }</pre>
 */
public abstract class ResultWriterContract {
  /** For subclasses. */
  protected ResultWriterContract() {}

  /**
   * The writer under test.
   *
   * @return the writer
   */
  protected abstract ResultWriter writer();

  @Test
  void theFormatIsNamed() {
    assertTrue(writer().format().matches("[a-z0-9-]+"), () -> "format: " + writer().format());
  }

  @Test
  void everyResultIsWrittenAsFilesWithPlainNames() throws IOException {
    for (BenchResult result : ResultSamples.all()) {
      Map<String, String> files = written(result);
      boolean measured = result.cases().stream().anyMatch(one -> one.total() != null);
      assertFalse(files.isEmpty() && measured, () -> "nothing written of " + result);
      files.forEach(
          (name, text) -> {
            assertTrue(name.matches("[A-Za-z0-9][A-Za-z0-9._-]*"), () -> "name of a file: " + name);
            assertFalse(text.isEmpty(), () -> name + " is empty");
          });
    }
  }

  /** Neither hash order nor the user's locale shows. */
  @Test
  void theSameIsWrittenEachTimeAndEverywhere() throws IOException {
    Locale usual = Locale.getDefault();
    try {
      for (BenchResult result : ResultSamples.all()) {
        Locale.setDefault(Locale.ROOT);
        Map<String, String> here = written(result);
        for (String tag : new String[] {"de-DE", "ar-EG-u-nu-arab", "tr-TR"}) {
          Locale.setDefault(Locale.forLanguageTag(tag));
          assertEquals(here, written(result), () -> "written in " + tag);
        }
      }
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void aFullDiskIsTold() {
    IOException full = new IOException("no space left");
    BenchResult result = ResultSamples.all().get(0);
    IOException told =
        assertThrows(
            IOException.class,
            () ->
                writer()
                    .write(
                        result,
                        name -> {
                          throw full;
                        }));
    assertTrue(told == full || told.getCause() == full, "the exception or one that wraps it");
  }

  private Map<String, String> written(BenchResult result) throws IOException {
    Map<String, StringBuilder> files = new LinkedHashMap<>();
    writer()
        .write(
            result,
            name -> {
              StringBuilder text = new StringBuilder();
              assertNull(files.put(name, text), () -> name + " is begun twice");
              return text;
            });
    Map<String, String> texts = new LinkedHashMap<>();
    files.forEach((name, text) -> texts.put(name, text.toString()));
    return texts;
  }
}
