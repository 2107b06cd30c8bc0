package org.raidbench.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ModelIdTest {
  @ParameterizedTest
  @ValueSource(strings = {"lsi/megaraid-9361-8i", "wd/wd740gd", "3/2.5-inch", "a/b"})
  void whatIsParsedIsPrinted(String text) {
    assertEquals(text, ModelId.of(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "lsi", "lsi/", "/x", "/", "a/b/c", "LSI/x", "a b/c", "-a/b", "a/.b", "a/b_", "a/b\n"
      })
  void whatIsNoIdIsRefusedByName(String text) {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> ModelId.of(text));

    assertTrue(error.getMessage().contains("\"" + text + "\""), error.getMessage());
  }

  @Test
  void halvesHaveAtMost64Characters() {
    String longest = "x".repeat(64);

    assertEquals(longest, new ModelId(longest, longest).product());
    assertThrows(IllegalArgumentException.class, () -> new ModelId(longest + "x", "a"));
    assertThrows(IllegalArgumentException.class, () -> new ModelId("a", longest + "x"));
  }

  @Test
  void idsAreSortedByVendorThenProduct() {
    List<ModelId> ids = List.of(ModelId.of("b/a"), ModelId.of("a/z"), ModelId.of("a/b"));

    assertEquals("[a/b, a/z, b/a]", ids.stream().sorted().toList().toString());
    assertEquals(0, ModelId.of("a/b").compareTo(ModelId.of("a/b")));
  }
}
