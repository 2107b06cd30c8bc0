package acme;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadCase;

/**
 * Stands before everything that the plug-in gives away, and fails where it is told to: {@code
 * acme.target} names a method, {@code acme.how} the way. What was asked for is counted under {@code
 * acme.calls}.
 */
final class Saboteur implements InvocationHandler {
  private static final String API = "org.raidbench.api.";

  private static final Map<String, Integer> CALLS = new ConcurrentHashMap<>();

  private final Object sound;

  private Saboteur(Object sound) {
    this.sound = sound;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Class<?> owner = method.getDeclaringClass();
    if (owner == Object.class) {
      return switch (method.getName()) {
        case "equals" -> proxy == arguments[0];
        case "hashCode" -> System.identityHashCode(proxy);
        default -> "sabotaged " + sound;
      };
    }
    Object[] given = arguments == null ? new Object[0] : arguments.clone();
    for (int i = 0; i < given.length; i++) {
      // Of what Raidbench gives, only handlers come back to the plug-in: by way of its context.
      if (given[i] instanceof Context) {
        given[i] = watched(given[i]);
      }
    }
    String name =
        (owner.getDeclaringClass() == null ? "" : owner.getDeclaringClass().getSimpleName() + ".")
            + owner.getSimpleName()
            + "."
            + method.getName();
    try {
      method.setAccessible(true);
      return answer(owner, name, method.invoke(sound, given));
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }

  /** A context whose handlers are sabotaged. */
  private static Object watched(Object context) {
    return Proxy.newProxyInstance(
        Saboteur.class.getClassLoader(),
        new Class<?>[] {Context.class},
        (proxy, method, arguments) -> {
          Object[] given = arguments == null ? new Object[0] : arguments.clone();
          if (method.getName().equals("at")) {
            given[1] = sabotaged(given[1]);
          }
          try {
            return method.invoke(context, given);
          } catch (InvocationTargetException e) {
            throw e.getTargetException();
          }
        });
  }

  /** An answer, whose parts are sabotaged; or what the test wants in its place. */
  @SuppressWarnings("unchecked")
  static <T> T answer(Class<?> owner, String name, T answer) {
    int call = CALLS.merge(name, 1, Integer::sum);
    Map<Object, Object> told = (Map<Object, Object>) System.getProperties().get("acme.calls");
    told.put(name, call);
    if (!name.equals(System.getProperty("acme.target"))) {
      return (T) sabotaged(answer);
    }
    String how = System.getProperty("acme.how");
    switch (how) {
      case "exception" -> throw failed(name, new IllegalStateException("sabotaged"));
      case "later" -> {
        if (call > 1) {
          throw failed(name, new IllegalStateException("sabotaged"));
        }
      }
      case "checked" -> throw Saboteur.<RuntimeException>sneaky(failed(name, new IOException("sabotaged")));
      case "error" -> throw Saboteur.<RuntimeException>sneaky(failed(name, new AssertionError("sabotaged")));
      case "recursion" -> {
        failed(name, new IllegalStateException());
        return recurse(answer);
      }
      case "null" -> {
        failed(name, new IllegalStateException());
        return null;
      }
      default -> throw new IllegalArgumentException(how);
    }
    return (T) sabotaged(answer);
  }

  private static <T> T recurse(T answer) {
    return recurse(answer);
  }

  private static <E extends Throwable> E failed(String name, E thrown) {
    System.setProperty("acme.failed", name);
    return thrown;
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> E sneaky(Throwable thrown) throws E {
    throw (E) thrown;
  }

  private static Object sabotaged(Object answer) {
    if (answer instanceof List<?> list) {
      return list.stream().map(Saboteur::sabotaged).collect(Collectors.toList());
    }
    if (answer instanceof WorkloadCase one) {
      return new WorkloadCase(one.coordinates(), (Workload) sabotaged(one.workload()));
    }
    if (answer instanceof Workload workload) {
      return new Workload(
          workload.name(),
          workload.stages().stream()
              .map(stage -> stage.stream().map(Saboteur::sabotaged).map(Job.class::cast).toList())
              .toList(),
          workload.groupReporting(),
          workload.ignored(),
          workload.scoring());
    }
    if (answer instanceof Job job && job.source() != null) {
      return Job.from(
          job.name(),
          job.queueDepth(),
          job.region(),
          (org.raidbench.api.workload.RequestSource) sabotaged(job.source()));
    }
    if (answer instanceof Parts parts) {
      return new Parts(
          part(parts.mirrorChoice()),
          part(parts.parityMethod()),
          part(parts.readAhead()),
          part(parts.destage()),
          part(parts.cacheQuota()),
          part(parts.writeRule()),
          part(parts.pathRule()),
          parts.memberOrder());
    }
    Set<Class<?>> contracts = answer == null ? Set.of() : contracts(answer.getClass());
    return contracts.isEmpty()
        ? answer
        : Proxy.newProxyInstance(
            Saboteur.class.getClassLoader(),
            contracts.toArray(new Class<?>[0]),
            new Saboteur(answer));
  }

  @SuppressWarnings("unchecked")
  private static <T> T part(T part) {
    return (T) sabotaged(part);
  }

  private static Set<Class<?>> contracts(Class<?> type) {
    Set<Class<?>> contracts = new LinkedHashSet<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Class<?> contract : each.getInterfaces()) {
        if (contract.getName().startsWith(API)) {
          contracts.add(contract);
        }
      }
    }
    return contracts;
  }
}
