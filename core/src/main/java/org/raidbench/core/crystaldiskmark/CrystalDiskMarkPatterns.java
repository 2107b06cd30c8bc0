package org.raidbench.core.crystaldiskmark;

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

/** The versions of CrystalDiskMark that come with Raidbench. */
public final class CrystalDiskMarkPatterns {
  private static final String RESOURCE = "versions.yaml";

  private CrystalDiskMarkPatterns() {}

  /**
   * Reads the versions.
   *
   * @return one pattern for each, {@code crystaldiskmark/6} say
   */
  public static List<WorkloadPattern> all() {
    List<WorkloadPattern> patterns = new ArrayList<>();
    read().forEach((number, version) -> patterns.add(new CrystalDiskMark(number, version)));
    return List.copyOf(patterns);
  }

  private static Map<String, Version> read() {
    try (InputStream in = CrystalDiskMarkPatterns.class.getResourceAsStream(RESOURCE)) {
      return new YAMLMapper().readValue(in, new TypeReference<LinkedHashMap<String, Version>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
