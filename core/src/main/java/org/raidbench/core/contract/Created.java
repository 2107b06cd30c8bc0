package org.raidbench.core.contract;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;

/** What a model has created, which must not be nothing. */
public final class Created {
  private Created() {}

  /**
   * Checks that a question about a system was answered.
   *
   * @param <T> the kind of answer
   * @param model the model asked
   * @param role what it is to its system
   * @param what what it was asked for: {@code check of an array}
   * @param answer what it answered
   * @return the answer
   * @throws ContractBreachException if it is null
   */
  public static <T> T answer(Model model, Role role, String what, @Nullable T answer) {
    if (answer == null) {
      throw new ContractBreachException(role, "", model.getClass(), "its " + what + " is null");
    }
    return answer;
  }

  /**
   * Checks that something was created.
   *
   * @param <T> its kind
   * @param model the model
   * @param role what it is to its system
   * @param device the name of its context; empty if it has none
   * @param created what the model has created
   * @return what was created
   * @throws ContractBreachException if it is null
   */
  public static <T> T by(Model model, Role role, String device, @Nullable T created) {
    if (created == null) {
      throw new ContractBreachException(
          role, device, model.getClass(), "it creates null when it is put into a system");
    }
    return created;
  }
}
