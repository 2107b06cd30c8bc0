package org.raidbench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Figure;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;

/** What {@code raidbench describe} does. */
final class DescribeTask {
  private DescribeTask() {}

  static int run(DescribeCommand command) throws Exception {
    Session session = new Session(command.spec);
    return session.run(
        () -> {
          List<Found> found = find(session.raidbench().registry(), command.id);
          for (Found it : found) {
            print(it, session.out());
          }
          return 0;
        });
  }

  private record Found(Model model, String kind, String origin) {}

  private static List<Found> find(Registry registry, String id) {
    List<Found> found = new ArrayList<>();
    TreeSet<String> known = new TreeSet<>();
    for (Catalogue<? extends Model> catalogue : registry.models()) {
      catalogue
          .find(id)
          .ifPresent(
              model ->
                  found.add(
                      new Found(
                          model,
                          catalogue.kind(),
                          catalogue
                              .owner(model.id().toString())
                              .map(owner -> owner.origin().name())
                              .orElse(""))));
      known.addAll(catalogue.names());
    }
    if (found.isEmpty()) {
      throw new FaultsException(
          List.of(
              new Fault(
                  "describe", 0, 0, "\"%s\" is not known%s".formatted(id, Names.hint(id, known)))));
    }
    return found;
  }

  private static void print(Found found, PrintWriter out) {
    Model model = found.model();
    out.printf("%s   %s   %s%n", model.id(), model.title(), found.kind());
    List<Figure> figures = List.copyOf(model.spec().figures());
    int meaning = width(figures.stream().map(figure -> figure.key().meaning()));
    int name = width(figures.stream().map(figure -> figure.key().name()));
    int value = width(figures.stream().map(Figure::shown));
    for (Figure figure : figures) {
      out.println(
          "  "
              + padded(figure.key().meaning(), meaning)
              + padded(figure.key().name(), name)
              + padded(figure.shown(), value)
              + padded(figure.certainty().name().toLowerCase(Locale.ROOT), 10)
              + source(figure));
    }
    for (String line : model.spec().notCovered()) {
      out.println("does not cover: " + line);
    }
    List<String> examples = examples(model.id().toString());
    if (!examples.isEmpty()) {
      out.println("used in: " + String.join(", ", examples));
    }
    out.println("brought by: " + found.origin());
  }

  private static String source(Figure figure) {
    boolean says = figure.source().contains("unverified");
    return (figure.certainty().isUnverified() && !says ? "unverified: " : "")
        + figure.source()
        + (figure.facts().isEmpty() ? "" : " [" + String.join(", ", figure.facts()) + "]");
  }

  private static int width(Stream<String> texts) {
    return texts.mapToInt(String::length).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()) + 2);
  }

  /** Examples that name the model; none if there is no folder of examples. */
  private static List<String> examples(String id) {
    @Nullable String home = System.getProperty("raidbench.home");
    List<String> users = new ArrayList<>();
    if (home == null) {
      return users;
    }
    Path folder = Path.of(home, "examples");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(".yaml") && Files.readString(file).contains(id)) {
          users.add("examples/" + file.getFileName());
        }
      }
    } catch (IOException e) {
      return users;
    }
    return users;
  }
}
