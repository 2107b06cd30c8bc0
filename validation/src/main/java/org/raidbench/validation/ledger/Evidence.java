package org.raidbench.validation.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.raidbench.api.Model;
import org.raidbench.api.spec.Figure;
import org.raidbench.core.plugin.Catalogue;
import org.raidbench.core.plugin.Registry;
import org.raidbench.validation.fact.FactClass;

/** Which parameters of which models were fitted to which facts. */
public final class Evidence {
  private final Map<String, List<Component.Parameter>> byModel;

  private Evidence(Map<String, List<Component.Parameter>> byModel) {
    this.byModel = byModel;
  }

  /**
   * Walks through the catalogue.
   *
   * @param registry the catalogue
   * @return what was fitted
   */
  public static Evidence of(Registry registry) {
    Map<String, List<Component.Parameter>> byModel = new LinkedHashMap<>();
    for (Catalogue<? extends Model> catalogue : registry.models()) {
      for (Model model : catalogue.all()) {
        for (Figure figure : model.spec().figures()) {
          if (!figure.facts().isEmpty()) {
            byModel
                .computeIfAbsent(model.id().toString(), id -> new ArrayList<>())
                .add(new Component.Parameter(figure.key().name(), figure.shown(), figure.facts()));
          }
        }
      }
    }
    return new Evidence(byModel);
  }

  /**
   * Every fact that something was fitted to.
   *
   * @return parameters by fact, {@code model key value}
   */
  public Map<String, List<String>> byFact() {
    Map<String, List<String>> byFact = new TreeMap<>();
    byModel.forEach(
        (model, parameters) ->
            parameters.forEach(
                parameter ->
                    parameter
                        .facts()
                        .forEach(
                            fact ->
                                byFact
                                    .computeIfAbsent(fact, id -> new ArrayList<>())
                                    .add(
                                        model + " " + parameter.key() + " " + parameter.value()))));
    return byFact;
  }

  /** The components, with the rows that rest on them without having been fitted to. */
  List<Component> components(List<Row> rows) {
    List<Component> components = new ArrayList<>();
    byModel.forEach(
        (model, parameters) -> {
          Set<String> fitted = new TreeSet<>();
          parameters.forEach(it -> fitted.addAll(it.facts()));
          List<Row> resting =
              rows.stream()
                  .filter(row -> row.fact().factClass() == FactClass.SIMULATED)
                  .filter(row -> row.models().contains(model))
                  .filter(row -> !fitted.contains(row.fact().id()))
                  .toList();
          components.add(
              new Component(
                  model,
                  parameters,
                  resting.stream().map(row -> row.fact().id()).toList(),
                  (int) resting.stream().filter(it -> it.verdict() == Verdict.HOLDS).count()));
        });
    return components;
  }
}
