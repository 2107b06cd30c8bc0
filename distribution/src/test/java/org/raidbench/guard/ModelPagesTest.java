package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each page about a model has the form that their index describes, and is in the index. */
final class ModelPagesTest {
  private static final Path FOLDER = Path.of("docs/models");
  private static final Path INDEX = FOLDER.resolve("README.md");

  /** Raise as pages are added: to about nine tenths of what there is. */
  private static final int PAGES_MIN = 10;

  private static final List<String> HEADINGS =
      List.of(
          "Mechanism",
          "Formula",
          "Sources",
          "Validity",
          "Not covered",
          "Calibrated on",
          "Predicts");

  private static List<Path> pages() {
    return Checkout.files(
        path -> path.startsWith(FOLDER) && path.toString().endsWith(".md") && !path.equals(INDEX));
  }

  @Test
  void enoughPagesAreSeen() {
    assertTrue(pages().size() >= PAGES_MIN, () -> "only " + pages());
  }

  @Test
  void everyPageHasTheFormAndIsInTheIndex() {
    String index = String.join("\n", Checkout.lines(INDEX));
    List<String> faults = new ArrayList<>();
    for (Path page : pages()) {
      List<String> headings =
          Checkout.lines(page).stream()
              .filter(line -> line.startsWith("## "))
              .map(line -> line.substring(3).strip())
              .filter(HEADINGS::contains)
              .toList();
      if (!headings.equals(HEADINGS)) {
        faults.add(page + " has " + headings + ", expected " + HEADINGS);
      }
      if (!index.contains("(" + page.getFileName() + ")")) {
        faults.add(page + " is not in " + INDEX);
      }
    }
    assertEquals(List.of(), faults, () -> "\n  " + String.join("\n  ", faults) + "\n");
  }
}
