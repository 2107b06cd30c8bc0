package org.raidbench.core.contract;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;

/** What a model has created, which must not be nothing. */
public final class Created {
  private static final String API = "org.raidbench.api.";
  private static final String CORE = "org.raidbench.core.";

  private Created() {}

  /**
   * Checks that a question was answered.
   *
   * @param <T> the kind of answer
   * @param asked what was asked: a reader, a source
   * @param role what it is to its system
   * @param what what it was asked for: {@code workload}
   * @param answer what it answered
   * @return the answer
   * @throws ContractBreachException if it is null
   */
  public static <T> T answer(Object asked, Role role, String what, @Nullable T answer) {
    if (answer == null) {
      throw new ContractBreachException(role, "", asked.getClass(), "its " + what + " is null");
    }
    return answer;
  }

  /**
   * Checks a list that was asked for.
   *
   * @param <T> the kind of entry
   * @param asked what was asked
   * @param role what it is to its system
   * @param what what it was asked for: {@code check of an array}
   * @param answer what it answered
   * @return the answer
   * @throws ContractBreachException if it is null or has a null in it
   */
  public static <T> List<T> answers(
      Object asked, Role role, String what, @Nullable List<T> answer) {
    List<T> list = answer(asked, role, what, answer);
    for (@Nullable T entry : list) {
      if (entry == null) {
        throw new ContractBreachException(
            role, "", asked.getClass(), "its %s has a null in it".formatted(what));
      }
    }
    return list;
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

  /**
   * Asks something that the API may pass on: a null that its own code meets first is put down to
   * who was asked.
   *
   * @param <T> the kind of answer
   * @param asked what is asked
   * @param role what it is to its system
   * @param what what it is asked for: {@code workload}
   * @param question asks
   * @return the answer, unchecked
   * @throws ContractBreachException if nobody but the API stands between the question and the null
   */
  public static <T> T asking(Object asked, Role role, String what, Supplier<T> question) {
    try {
      return question.get();
    } catch (NullPointerException e) {
      List<String> types =
          Arrays.stream(e.getStackTrace())
              .map(StackTraceElement::getClassName)
              .filter(type -> !type.startsWith("java."))
              .toList();
      boolean met = !types.isEmpty() && types.get(0).startsWith(API);
      boolean alone =
          types.stream()
              .filter(type -> !type.startsWith(API))
              .findFirst()
              .filter(type -> type.startsWith(CORE))
              .isPresent();
      if (met && alone) {
        throw new ContractBreachException(role, "", asked.getClass(), "its " + what + " is null");
      }
      throw e;
    }
  }
}
