package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.stability.Evolving;
import org.raidbench.api.stability.Stable;

/** What a plug-in may rely on is said of every public type of the API, and cannot be undermined. */
final class StabilityTest {
  /** Raise as the API grows: to about nine tenths of what there is. */
  private static final int TYPES_MIN = 80;

  private static final List<Class<?>> TYPES =
      ApiSurface.publicTypes(Checkout.root().resolve("api/target/classes"));

  @Test
  void everyPublicTypeSaysHowItMayChange() {
    List<String> faults = new ArrayList<>();
    for (Class<?> type : TYPES) {
      if (type.getDeclaringClass() == null
          && type.isAnnotationPresent(Stable.class) == type.isAnnotationPresent(Evolving.class)) {
        faults.add(type.getName() + " is to be either @Stable or @Evolving");
      }
      if (type.getDeclaringClass() != null
          && (type.isAnnotationPresent(Stable.class) || type.isAnnotationPresent(Evolving.class))) {
        faults.add(type.getName() + " is as stable as the type it is in");
      }
    }
    assertEquals(List.of(), faults);
    assertTrue(TYPES.size() >= TYPES_MIN, () -> "only " + TYPES.size() + " types are seen");
  }

  /** Left out: the catalogue names every kind of model, the evolving ones too. */
  @Test
  void aStableTypeMentionsNoTypeThatIsNot() {
    List<String> faults = new ArrayList<>();
    for (Class<?> type : TYPES) {
      if (!isStable(type) || type.equals(RaidbenchPlugin.class)) {
        continue;
      }
      for (Class<?> mentioned : mentioned(type)) {
        if (mentioned.getName().startsWith("org.raidbench.api.") && !isStable(mentioned)) {
          faults.add(type.getName() + " is stable and mentions " + mentioned.getName());
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  private static boolean isStable(Class<?> type) {
    Class<?> outermost = type;
    while (outermost.getDeclaringClass() != null) {
      outermost = outermost.getDeclaringClass();
    }
    return outermost.isAnnotationPresent(Stable.class);
  }

  private static List<Class<?>> mentioned(Class<?> type) {
    List<Class<?>> found = new ArrayList<>();
    for (Type each : type.getGenericInterfaces()) {
      add(each, found);
    }
    if (type.getGenericSuperclass() != null) {
      add(type.getGenericSuperclass(), found);
    }
    List<Executable> executables = new ArrayList<>(List.of(type.getDeclaredConstructors()));
    executables.addAll(List.of(type.getDeclaredMethods()));
    for (Executable each : executables) {
      if (isVisible(each)) {
        for (Type parameter : each.getGenericParameterTypes()) {
          add(parameter, found);
        }
        if (each instanceof Method method) {
          add(method.getGenericReturnType(), found);
        }
      }
    }
    for (Field field : type.getDeclaredFields()) {
      if (isVisible(field)) {
        add(field.getGenericType(), found);
      }
    }
    TreeSet<String> names = new TreeSet<>();
    found.removeIf(each -> !names.add(each.getName()));
    return found;
  }

  private static boolean isVisible(Member member) {
    return !member.isSynthetic()
        && (Modifier.isPublic(member.getModifiers())
            || Modifier.isProtected(member.getModifiers()));
  }

  private static void add(Type type, List<Class<?>> found) {
    if (type instanceof Class<?> plain) {
      found.add(plain.isArray() ? plain.getComponentType() : plain);
    } else if (type instanceof ParameterizedType generic) {
      add(generic.getRawType(), found);
      for (Type argument : generic.getActualTypeArguments()) {
        add(argument, found);
      }
    } else if (type instanceof GenericArrayType array) {
      add(array.getGenericComponentType(), found);
    } else if (type instanceof WildcardType wildcard) {
      for (Type bound : wildcard.getUpperBounds()) {
        add(bound, found);
      }
    }
  }
}
