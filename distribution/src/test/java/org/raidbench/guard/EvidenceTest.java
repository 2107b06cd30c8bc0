package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.raidbench.api.Model;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.spec.Figure;

/** Facts that figures name are facts that were published. */
final class EvidenceTest {
  private static final Pattern FACT = Pattern.compile("\\bS[0-9]-[0-9]+[a-z]?\\b");

  /** Raise as the catalogue grows: to about nine tenths of what there is. */
  private static final int MODELS_MIN = 50;

  @Test
  void everyFactThatAFigureNamesExists() throws IOException {
    Set<String> published = facts();
    List<String> faults = new ArrayList<>();
    for (Model model : models()) {
      for (Figure figure : model.spec().figures()) {
        Set<String> named = new TreeSet<>(figure.facts());
        Matcher matcher = FACT.matcher(figure.source());
        while (matcher.find()) {
          named.add(matcher.group());
        }
        named.removeAll(published);
        named.forEach(
            fact -> faults.add(model.id() + " " + figure.key().name() + " names " + fact));
      }
    }
    assertEquals(List.of(), faults, () -> "\n  " + String.join("\n  ", faults) + "\n");
  }

  @Test
  void enoughModelsAreSeen() {
    int count = models().size();
    assertTrue(count >= MODELS_MIN, () -> "only " + count + " models were found");
  }

  private static List<Model> models() {
    List<Model> models = new ArrayList<>();
    for (RaidbenchPlugin plugin : ServiceLoader.load(RaidbenchPlugin.class)) {
      models.addAll(plugin.controllers());
      models.addAll(plugin.disks());
      models.addAll(plugin.raidLevels());
      models.addAll(plugin.cacheDevices());
      models.addAll(plugin.protections());
      models.addAll(plugin.hosts());
      models.addAll(plugin.workloadPatterns());
    }
    return models;
  }

  private static Set<String> facts() throws IOException {
    Optional<Path> file =
        Stream.of("../shared", "../../shared")
            .map(shared -> Checkout.root().resolve(shared).resolve("reference/facts.csv"))
            .filter(Files::exists)
            .findFirst();
    assumeTrue(file.isPresent(), "no ../shared/reference/facts.csv here");
    Set<String> ids = new HashSet<>();
    for (String line : Files.readAllLines(file.get())) {
      ids.add(line.substring(0, Math.max(0, line.indexOf(','))));
    }
    return ids;
  }
}
