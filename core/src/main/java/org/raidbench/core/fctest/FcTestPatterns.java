package org.raidbench.core.fctest;

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

/** FC-Test with each of its sets of files. */
public final class FcTestPatterns {
  private static final String RESOURCE = "sets.yaml";

  private FcTestPatterns() {}

  /**
   * Reads the sets.
   *
   * @return one pattern for each, {@code fc-test/install} say
   */
  public static List<WorkloadPattern> all() {
    List<WorkloadPattern> patterns = new ArrayList<>();
    read().forEach((product, entry) -> patterns.add(new FcTest(product, entry)));
    return List.copyOf(patterns);
  }

  private static Map<String, SetEntry> read() {
    try (InputStream in = FcTestPatterns.class.getResourceAsStream(RESOURCE)) {
      return new YAMLMapper()
          .readValue(in, new TypeReference<LinkedHashMap<String, SetEntry>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
