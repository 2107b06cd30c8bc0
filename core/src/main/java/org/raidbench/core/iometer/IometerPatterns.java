package org.raidbench.core.iometer;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.workload.WorkloadPattern;

/** The patterns of IOMeter that come with Raidbench. */
public final class IometerPatterns {
  private static final String RESOURCE = "patterns.yaml";

  private IometerPatterns() {}

  /**
   * Reads the patterns.
   *
   * @return each under its id {@code iometer/...}, and once more under its second id if it has one
   */
  public static List<WorkloadPattern> all() {
    List<WorkloadPattern> patterns = new ArrayList<>();
    read()
        .forEach(
            (product, entry) -> {
              patterns.add(new IometerPattern(product, entry));
              if (entry.also() != null) {
                patterns.add(new IometerPattern(entry.also(), entry));
              }
            });
    return List.copyOf(patterns);
  }

  static Map<String, PatternEntry> read() {
    try (InputStream in = IometerPatterns.class.getResourceAsStream(RESOURCE)) {
      return new YAMLMapper()
          .readValue(in, new TypeReference<LinkedHashMap<String, PatternEntry>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
