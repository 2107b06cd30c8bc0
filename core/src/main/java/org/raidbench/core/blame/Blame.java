package org.raidbench.core.blame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.result.ResultWriter;
import org.raidbench.api.workload.Workload;
import org.raidbench.core.contract.ContractBreachException;
import org.raidbench.core.kernel.StandstillException;
import org.raidbench.core.plugin.Explanation;
import org.raidbench.core.plugin.Origin;
import org.raidbench.core.plugin.PluginFolders;
import org.raidbench.core.plugin.Registry;
import org.raidbench.core.system.SystemPlan;
import org.raidbench.core.watch.StallException;

/**
 * Finds out whose fault it is when something is thrown. A breach of a contract says who broke it.
 * Anything else is the fault of the plug-in whose code threw it: whoever's frame comes first on the
 * stack, leaving out Java, the API and the kernel, which throw at those who call them wrongly.
 */
public final class Blame {
  /** More models than these are not named; their plug-in's jar is. */
  private static final int NAMED_MAX = 3;

  private static final int CAUSES_MAX = 16;

  private final List<Suspect> suspects;

  private Blame(List<Suspect> suspects) {
    this.suspects = suspects;
  }

  /**
   * Among the parts of a system and what is done to it.
   *
   * @param plan the system
   * @param workloads what is done to it
   * @return who can be blamed
   */
  public static Blame among(SystemPlan plan, List<Workload> workloads) {
    List<Suspect> suspects = new ArrayList<>(Suspect.of(plan));
    workloads.forEach(workload -> suspects.addAll(Suspect.of(workload)));
    return new Blame(suspects);
  }

  /**
   * Among everything that plug-ins bring, for what is thrown outside a simulation.
   *
   * @param registry what they bring
   * @return who can be blamed
   */
  public static Blame among(Registry registry) {
    return new Blame(Suspect.of(registry));
  }

  /**
   * One entry of a plug-in's that is no model.
   *
   * @param writer the entry
   * @param kind what messages call it: {@code result format}
   * @return who can be blamed
   */
  public static Blame on(ResultWriter writer, String kind) {
    String name = kind + " " + writer.format();
    return new Blame(List.of(new Suspect(null, "", "", name, writer.getClass())));
  }

  /**
   * Says whose fault it is that a thread gets nowhere, while nobody knows yet what plug-ins bring.
   *
   * @param stall what was thrown
   * @param folders the folders that plug-ins are being loaded from
   * @return the fault of a plug-in from a folder; empty if it is nobody's
   */
  public static Optional<PluginFaultException> byFolder(StallException stall, List<Path> folders) {
    return PluginFolders.jarOf(stall, folders)
        .map(
            jar ->
                new PluginFaultException(
                    new Fault(jar.toString(), 0, 0, "this plug-in: " + Explanation.of(stall)),
                    true,
                    stall));
  }

  /**
   * Says whose fault it is.
   *
   * @param thrown what was thrown
   * @param when when it was, for the end of the message; empty to say nothing
   * @return the fault of a plug-in; empty if it is nobody's but Raidbench's
   */
  public Optional<PluginFaultException> of(Throwable thrown, String when) {
    @Nullable Throwable cause = thrown;
    for (int i = 0; i < CAUSES_MAX && cause != null; i++) {
      if (cause instanceof ContractBreachException breach) {
        return Optional.of(broke(breach, when));
      }
      if (cause instanceof StandstillException standstill) {
        return byClass(standstill, when);
      }
      cause = cause.getCause();
    }
    return byStack(thrown, when);
  }

  /**
   * Does something; what a plug-in throws meanwhile is put down to the plug-in. Whatever it is: a
   * plug-in in another language may throw checked exceptions, and one that recurses without end
   * throws an error.
   *
   * @param <T> what comes of it
   * @param task what is done
   * @param when when that is, for the end of the message; empty to say nothing
   * @return what came of it
   * @throws PluginFaultException if a plug-in has thrown
   */
  public <T> T attributing(Supplier<T> task, String when) {
    try {
      return task.get();
    } catch (Throwable e) {
      if (!(e instanceof PluginFaultException)) {
        // Faults are what the user gave, unless a plug-in tells them where it has nothing to read.
        of(e, when)
            .filter(fault -> fault.isGiven() || !(e instanceof FaultsException))
            .ifPresent(
                fault -> {
                  throw fault;
                });
      }
      throw e;
    }
  }

  private PluginFaultException broke(ContractBreachException breach, String when) {
    List<Suspect> same =
        suspects.stream()
            .filter(it -> it.role() == null || it.role() == breach.role())
            .filter(
                it ->
                    it.device().isEmpty()
                        || breach.device().isEmpty()
                        || it.device().equals(breach.device()))
            .toList();
    List<Suspect> ofJar = ofJar(same, Origin.of(breach.culprit()));
    List<Suspect> itself = ofJar.stream().filter(it -> it.type().equals(breach.culprit())).toList();
    List<Suspect> found = itself.isEmpty() ? ofJar : itself;
    String message = breach.getMessage() + when;
    // Without a suspect of that jar: a part or a device that another jar's model has borrowed.
    return fault(found.isEmpty() ? same : found, breach.culprit(), message, null);
  }

  private Optional<PluginFaultException> byClass(StandstillException standstill, String when) {
    List<Suspect> found = ofJar(suspects, Origin.of(standstill.handler()));
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            fault(
                found,
                standstill.handler(),
                "it lets time stand still: " + standstill.getMessage() + when,
                null));
  }

  private Optional<PluginFaultException> byStack(Throwable thrown, String when) {
    Witness witness = new Witness(suspects);
    return witness
        .jarOf(thrown)
        .map(
            origin ->
                fault(
                    witness.narrowed(thrown, ofJar(suspects, origin)),
                    witness.classOf(origin),
                    Explanation.of(witness.innermost(thrown)) + when,
                    thrown));
  }

  private static List<Suspect> ofJar(List<Suspect> suspects, Origin origin) {
    return suspects.stream().filter(it -> it.origin().equals(origin)).toList();
  }

  private static PluginFaultException fault(
      List<Suspect> found, Class<?> culprit, String message, @Nullable Throwable cause) {
    Origin origin = found.isEmpty() ? Origin.of(culprit) : found.get(0).origin();
    List<String> names = found.stream().map(Suspect::name).distinct().toList();
    String who =
        names.isEmpty() || names.size() > NAMED_MAX
            ? "this plug-in"
            : names.stream().collect(Collectors.joining(" or "))
                + (found.size() == 1 && !found.get(0).label().isEmpty()
                    ? " (" + found.get(0).label() + ")"
                    : "");
    return new PluginFaultException(
        new Fault(origin.name(), 0, 0, who + ": " + message), origin.fromFolder(), cause);
  }
}
