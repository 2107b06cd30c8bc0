package org.raidbench.guard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The files of the checkout that these tests run in, without what was built. */
final class Checkout {
  private static final Set<String> NOT_OURS = Set.of("target", ".git", ".idea", "node_modules");

  private Checkout() {}

  static Path root() {
    String root = System.getProperty("raidbench.root");
    if (root == null) {
      throw new IllegalStateException("System property raidbench.root is not set; run with mvn");
    }
    return Path.of(root);
  }

  /** Sorted paths relative to the root. */
  static List<Path> files(Predicate<Path> wanted) {
    List<Path> found = new ArrayList<>();
    Path root = root();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              return !dir.equals(root) && NOT_OURS.contains(dir.getFileName().toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              Path relative = root.relativize(file);
              if (attributes.isRegularFile() && wanted.test(relative)) {
                found.add(relative);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    found.sort(null);
    return found;
  }

  static List<Path> javaFiles() {
    return files(file -> file.toString().endsWith(".java"));
  }

  static List<String> lines(Path relative) {
    try {
      return Files.readAllLines(root().resolve(relative));
    } catch (IOException e) {
      throw new UncheckedIOException(relative.toString(), e);
    }
  }
}
