package org.raidbench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of the documentation, and the blocks that it shows. */
final class Document {
  private static final Pattern BLOCK =
      Pattern.compile("^( *)```([a-z]*)\n(.*?)^ *```", Pattern.DOTALL | Pattern.MULTILINE);

  /** What a reader may copy: its language, empty for a shell's, and where it stands. */
  record Block(String language, String text, int line) {}

  private final Path file;
  private final List<Block> blocks = new ArrayList<>();

  private Document(Path file, String text) {
    this.file = file;
    Matcher matcher = BLOCK.matcher(text);
    while (matcher.find()) {
      int line = (int) text.substring(0, matcher.start()).lines().count() + 1;
      blocks.add(new Block(matcher.group(2), matcher.group(3), line));
    }
  }

  static Path root() {
    return Path.of(System.getProperty("raidbench.root"));
  }

  /** A page by its path in the checkout. */
  static Document of(String path) throws IOException {
    Path file = root().resolve(path);
    return new Document(file, Files.readString(file));
  }

  List<Block> blocks(String language) {
    return blocks.stream().filter(it -> it.language().equals(language)).toList();
  }

  /** Java that begins with its package is a file of its own; the rest is a program in pieces. */
  static boolean isFile(Block java) {
    return java.text().startsWith("package ");
  }

  @Override
  public String toString() {
    return root().relativize(file).toString();
  }
}
