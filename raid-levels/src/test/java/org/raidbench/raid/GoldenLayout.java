package org.raidbench.raid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;

/** One array that Linux md wrote: where it put every chunk, and the checksum of each. */
record GoldenLayout(
    String file,
    String level,
    String layout,
    int chunkSectors,
    int disks,
    int rows,
    List<GoldenLayout.Chunk> chunks) {
  /** One member chunk. */
  record Chunk(int disk, int diskChunk, char kind, int logicalChunk, String crc32) {}

  private static final Pattern HEADER =
      Pattern.compile(
          "# Linux md oracle: level=(\\d+) layout=(\\S+) chunk_kib=(\\d+) ndisks=(\\d+) rows=(\\d+)"
              + ".*");

  private static final Map<String, String> LONG_NAMES =
      Map.ofEntries(
          Map.entry("-", ""),
          Map.entry("la", "left-asymmetric"),
          Map.entry("ls", "left-symmetric"),
          Map.entry("ra", "right-asymmetric"),
          Map.entry("rs", "right-symmetric"),
          Map.entry("n2", "near-2"),
          Map.entry("n3", "near-3"),
          Map.entry("f2", "far-2"),
          Map.entry("o2", "offset-2"));

  static Optional<Path> folder() {
    Path root = Path.of(System.getProperty("raidbench.root", ".")).toAbsolutePath().normalize();
    return Stream.of("../shared", "../../shared")
        .map(up -> root.resolve(up).resolve("reference/layouts").normalize())
        .filter(Files::isDirectory)
        .findFirst();
  }

  static List<GoldenLayout> all(Path folder) throws IOException {
    List<GoldenLayout> layouts = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".csv")).sorted().toList()) {
        layouts.add(read(file));
      }
    }
    return layouts;
  }

  private static GoldenLayout read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    Matcher header = HEADER.matcher(lines.get(0));
    if (!header.matches()) {
      throw new IOException(file + " has no header");
    }
    List<Chunk> chunks = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("#") || line.startsWith("disk,")) {
        continue;
      }
      String[] fields = line.split(",", -1);
      chunks.add(
          new Chunk(
              Integer.parseInt(fields[0]),
              Integer.parseInt(fields[1]),
              fields[2].charAt(0),
              fields[3].isEmpty() ? -1 : Integer.parseInt(fields[3]),
              fields[4]));
    }
    String layout = header.group(2);
    return new GoldenLayout(
        file.getFileName().toString(),
        "raid" + header.group(1),
        LONG_NAMES.getOrDefault(layout, layout),
        2 * Integer.parseInt(header.group(3)),
        Integer.parseInt(header.group(4)),
        Integer.parseInt(header.group(5)),
        chunks);
  }

  RaidLevel create() {
    RaidLevelModel model =
        Levels.ALL.stream().filter(m -> m.id().product().equals(level)).findFirst().orElseThrow();
    return model.create(new ArrayShape(disks, 1, chunkSectors, (long) rows * chunkSectors, layout));
  }

  @Override
  public String toString() {
    return file;
  }
}
