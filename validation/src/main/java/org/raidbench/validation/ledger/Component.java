package org.raidbench.validation.ledger;

import java.util.List;

/**
 * A model with parameters that were fitted to published facts.
 *
 * @param model its id
 * @param parameters its fitted parameters
 * @param predicted simulated facts that rest on the model and that it was not fitted to
 * @param holding how many of those hold
 */
public record Component(
    String model, List<Parameter> parameters, List<String> predicted, int holding) {
  /** Copies the lists. */
  public Component {
    parameters = List.copyOf(parameters);
    predicted = List.copyOf(predicted);
  }

  /**
   * A fitted parameter.
   *
   * @param key its key
   * @param value its value with its unit
   * @param facts the facts it was fitted to
   */
  public record Parameter(String key, String value, List<String> facts) {
    /** Copies the list. */
    public Parameter {
      facts = List.copyOf(facts);
    }

    /**
     * As a person reads it.
     *
     * @return {@code read-command 47us [S4-088]}
     */
    public String text() {
      return key + " " + value + " [" + String.join(", ", facts) + "]";
    }
  }
}
