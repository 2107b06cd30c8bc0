package org.raidbench.api.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SpecTest {
  private static final Key SEEK = Key.time("average-seek", "average seek");
  private static final Key SHARE = new Key("share", Dimension.SHARE, "a share");
  private static final Key LEVELS = Key.words("levels", "levels");
  private static final Key FLAG = Key.flag("write-cache", "write cache");
  private static final Key ABSENT = Key.count("absent", "not there");

  private final Spec spec =
      Spec.builder()
          .datasheet(SEEK, "4.5ms", "datasheet")
          .measured(SHARE, "28.5%", "review")
          .assumed(LEVELS, "raid0,raid1 , raid5", "general knowledge")
          .assumed(FLAG, "yes", "general knowledge")
          .doesNotCover("heat")
          .build();

  @Test
  void figuresAreReadByTheirKeys() {
    assertEquals(4_500_000, spec.whole(SEEK));
    assertEquals(0.285, spec.real(SHARE));
    assertEquals("4.5ms", spec.text(SEEK, "?"));
    assertEquals(List.of("raid0", "raid1", "raid5"), spec.words(LEVELS));
    assertTrue(spec.flag(FLAG));
    assertEquals(List.of("heat"), spec.notCovered());
    assertEquals(
        List.of(SEEK, SHARE, LEVELS, FLAG), spec.figures().stream().map(Figure::key).toList());
  }

  @Test
  void absentFiguresHaveDefaultsOrAreNamed() {
    assertFalse(spec.has(ABSENT));
    assertEquals(7, spec.whole(ABSENT, 7));
    assertEquals("?", spec.text(ABSENT, "?"));
    assertEquals(List.of(), spec.words(ABSENT));
    assertFalse(spec.flag(ABSENT));
    for (Executable read :
        List.<Executable>of(
            () -> spec.whole(ABSENT), () -> spec.real(ABSENT), () -> spec.figure(ABSENT))) {
      String message = assertThrows(NoSuchElementException.class, read).getMessage();
      assertTrue(message.contains("absent"), message);
    }
  }

  @Test
  void noWordsAreNone() {
    assertEquals(List.of(), Spec.builder().assumed(LEVELS, "", "none").build().words(LEVELS));
  }

  @Test
  void anotherFigureLeavesTheOldSpecificationAsItWas() {
    Spec other = spec.with(Figure.of(SEEK, "3ms", Certainty.GIVEN, "bench", List.of()));

    assertEquals(3_000_000, other.whole(SEEK));
    assertEquals(4_500_000, spec.whole(SEEK));
    assertEquals(SEEK, other.figures().iterator().next().key(), "its place");
    assertEquals(spec.notCovered(), other.notCovered());
  }

  @Test
  void whatWasBuiltCannotBeChanged() {
    SpecBuilder builder = Spec.builder().assumed(FLAG, "no", "default");
    Spec built = builder.build();
    builder.assumed(SEEK, "1ms", "later");

    assertFalse(built.has(SEEK));
    assertThrows(UnsupportedOperationException.class, () -> built.figures().clear());
    assertThrows(UnsupportedOperationException.class, () -> built.notCovered().add("x"));
  }

  @Test
  void aFigureIsGivenOnce() {
    SpecBuilder builder = Spec.builder().assumed(FLAG, "no", "default");

    String message =
        assertThrows(IllegalArgumentException.class, () -> builder.assumed(FLAG, "yes", "again"))
            .getMessage();
    assertTrue(message.contains("write-cache"), message);
  }

  @Test
  void calibratedFiguresAndNoOthersNameFacts() {
    Spec calibrated = Spec.builder().calibrated(SEEK, "4ms", "fits", "S0-115", "S0-126").build();

    assertEquals(List.of("S0-115", "S0-126"), calibrated.figure(SEEK).facts());
    assertThrows(
        IllegalArgumentException.class, () -> Spec.builder().calibrated(SEEK, "4ms", "fits"));
    assertThrows(
        IllegalArgumentException.class,
        () -> Figure.of(SEEK, "4ms", Certainty.ASSUMED, "why", List.of("S0-115")));
  }

  @Test
  void aMisfitIsToldWithWhatWasExpected() {
    String time = misfit(SEEK, "fast");
    assertTrue(time.contains("average-seek") && time.contains("\"fast\""), time);
    assertTrue(time.contains("a time such as 2ms"), time);
    assertTrue(misfit(FLAG, "on").contains("yes or no"));
    assertEquals(0, Figure.of(FLAG, "no", Certainty.ASSUMED, "x", List.of()).number());
  }

  private static String misfit(Key key, String shown) {
    return assertThrows(
            IllegalArgumentException.class,
            () -> Figure.of(key, shown, Certainty.GIVEN, "bench", List.of()))
        .getMessage();
  }

  @Test
  void onlyAssumedFiguresAreUnverified() {
    for (Certainty certainty : Certainty.values()) {
      assertEquals(certainty == Certainty.ASSUMED, certainty.isUnverified(), certainty::name);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"seek", "max-commands", "zone-1.5", "2nd"})
  void keysAreLowerCaseWords(String name) {
    assertEquals(name, Key.count(name, "x").name());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Seek", "max_commands", "-x", "x-", "a--b", "a b", "a\n"})
  void otherKeysAreRefused(String name) {
    assertThrows(IllegalArgumentException.class, () -> Key.count(name, "x"));
  }

  @Test
  void eachKindOfKeyHasItsDimension() {
    assertEquals(
        List.of(
            Dimension.COUNT,
            Dimension.TIME,
            Dimension.SIZE,
            Dimension.RATE,
            Dimension.TEXT,
            Dimension.WORDS,
            Dimension.FLAG),
        List.of(
                Key.count("a", "a"),
                Key.time("a", "a"),
                Key.size("a", "a"),
                Key.rate("a", "a"),
                Key.text("a", "a"),
                Key.words("a", "a"),
                Key.flag("a", "a"))
            .stream()
            .map(Key::dimension)
            .toList());
  }
}
