package org.raidbench.guard;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.stability.Evolving;
import org.raidbench.api.stability.Stable;

/**
 * Writes down every public type and every public or protected member, in an order and a form that
 * depend on nothing but the source: not on the JDK, nor on the order in which it was compiled.
 */
final class ApiSurface {
  private ApiSurface() {}

  static List<Class<?>> publicTypes(Path classes) {
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .map(ApiSurface::load)
          .filter(ApiSurface::isReachable)
          .sorted(Comparator.comparing(Class::getName))
          .collect(Collectors.toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> describe(Path classes) {
    List<String> lines = new ArrayList<>();
    for (Class<?> type : publicTypes(classes)) {
      lines.add(header(type));
      TreeSet<String> members = new TreeSet<>();
      for (Field field : type.getDeclaredFields()) {
        if (isVisible(field, field.isSynthetic())) {
          members.add(
              field.isEnumConstant()
                  ? "constant " + field.getName()
                  : modifiers(field.getModifiers() & Modifier.fieldModifiers())
                      + type(field.getAnnotatedType())
                      + " "
                      + field.getName());
        }
      }
      for (Constructor<?> constructor : type.getDeclaredConstructors()) {
        if (isVisible(constructor, constructor.isSynthetic())) {
          members.add(executable(constructor, "new"));
        }
      }
      for (Method method : type.getDeclaredMethods()) {
        if (isVisible(method, method.isSynthetic())) {
          members.add(
              executable(method, type(method.getAnnotatedReturnType()) + " " + method.getName()));
        }
      }
      members.forEach(member -> lines.add("  " + member));
    }
    return lines;
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ApiSurface.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " is built but not on the class path", e);
    }
  }

  private static boolean isReachable(Class<?> type) {
    if (type.isSynthetic() || type.isAnonymousClass() || type.isLocalClass()) {
      return false;
    }
    int modifiers = type.getModifiers();
    Class<?> outer = type.getDeclaringClass();
    return (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers))
        && (outer == null || isReachable(outer));
  }

  private static boolean isVisible(Member member, boolean synthetic) {
    int modifiers = member.getModifiers();
    return !synthetic && (Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers));
  }

  private static String header(Class<?> type) {
    StringBuilder line = new StringBuilder();
    for (Class<? extends Annotation> mark : List.of(Stable.class, Evolving.class)) {
      line.append(type.isAnnotationPresent(mark) ? "@" + mark.getSimpleName() + " " : "");
    }
    int ignored = Modifier.INTERFACE | (type.isInterface() ? Modifier.ABSTRACT : 0);
    // An enum whose constants have bodies is compiled as not final, and as sealed: no difference.
    ignored |= type.isEnum() || type.isRecord() ? Modifier.FINAL | Modifier.ABSTRACT : 0;
    line.append(modifiers(type.getModifiers() & Modifier.classModifiers() & ~ignored));
    boolean sealed = type.isSealed() && !type.isEnum();
    line.append(sealed ? "sealed " : "").append(kind(type)).append(' ').append(type.getName());
    line.append(variables(type));
    if (type.isRecord()) {
      line.append(
          Arrays.stream(type.getRecordComponents())
              .map(part -> type(part.getAnnotatedType()) + " " + part.getName())
              .collect(Collectors.joining(", ", "(", ")")));
    }
    AnnotatedType parent = type.getAnnotatedSuperclass();
    if (kind(type).equals("class") && parent != null && parent.getType() != Object.class) {
      line.append(" extends ").append(type(parent));
    }
    if (type.getAnnotatedInterfaces().length > 0) {
      line.append(type.isInterface() ? " extends " : " implements ");
      line.append(sorted(Arrays.stream(type.getAnnotatedInterfaces()).map(ApiSurface::type)));
    }
    if (sealed) {
      line.append(" permits ");
      line.append(sorted(Arrays.stream(type.getPermittedSubclasses()).map(Class::getName)));
    }
    return line.toString();
  }

  private static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "annotation";
    }
    return type.isInterface()
        ? "interface"
        : type.isRecord() ? "record" : type.isEnum() ? "enum" : "class";
  }

  private static String executable(Executable executable, String name) {
    int ignored = Modifier.SYNCHRONIZED | Modifier.NATIVE | Modifier.STRICT;
    // A bit that means "varargs" or "bridge" here would be printed as "transient" or "volatile".
    int legal =
        executable instanceof Method ? Modifier.methodModifiers() : Modifier.constructorModifiers();
    StringBuilder line = new StringBuilder();
    line.append(modifiers(executable.getModifiers() & legal & ~ignored));
    line.append(executable instanceof Method m && m.isDefault() ? "default " : "");
    String variables = variables(executable);
    line.append(variables).append(variables.isEmpty() ? "" : " ").append(name);
    line.append(
        Arrays.stream(executable.getAnnotatedParameterTypes())
            .map(ApiSurface::type)
            .collect(Collectors.joining(", ", "(", executable.isVarArgs() ? " ...)" : ")")));
    AnnotatedType[] thrown = executable.getAnnotatedExceptionTypes();
    if (thrown.length > 0) {
      line.append(" throws ").append(sorted(Arrays.stream(thrown).map(ApiSurface::type)));
    }
    if (executable instanceof Method method && method.getDefaultValue() != null) {
      line.append(" has a default");
    }
    return line.toString();
  }

  private static String modifiers(int modifiers) {
    int ignored = Modifier.TRANSIENT | Modifier.VOLATILE;
    String text = Modifier.toString(modifiers & ~ignored);
    return text.isEmpty() ? "" : text + " ";
  }

  private static String variables(GenericDeclaration declaration) {
    TypeVariable<?>[] variables = declaration.getTypeParameters();
    if (variables.length == 0) {
      return "";
    }
    return Arrays.stream(variables)
        .map(variable -> variable.getName() + bounds(" extends ", variable.getAnnotatedBounds()))
        .collect(Collectors.joining(", ", "<", ">"));
  }

  private static String bounds(String word, AnnotatedType[] bounds) {
    String text = Arrays.stream(bounds).map(ApiSurface::type).collect(Collectors.joining(" & "));
    return text.isEmpty() || text.equals("java.lang.Object") ? "" : word + text;
  }

  private static String type(AnnotatedType type) {
    if (type instanceof AnnotatedArrayType array) {
      String nullable = nullable(array);
      return type(array.getAnnotatedGenericComponentType())
          + (nullable.isEmpty() ? "" : " " + nullable)
          + "[]";
    }
    if (type instanceof AnnotatedTypeVariable variable) {
      return nullable(variable) + variable.getType().getTypeName();
    }
    if (type instanceof AnnotatedWildcardType wildcard) {
      return "?"
          + (wildcard.getAnnotatedLowerBounds().length > 0
              ? bounds(" super ", wildcard.getAnnotatedLowerBounds())
              : bounds(" extends ", wildcard.getAnnotatedUpperBounds()));
    }
    if (type instanceof AnnotatedParameterizedType parameterized) {
      String raw = parameterized.getType().getTypeName();
      raw = raw.contains("<") ? raw.substring(0, raw.indexOf('<')) : raw;
      return nullable(parameterized)
          + raw
          + Arrays.stream(parameterized.getAnnotatedActualTypeArguments())
              .map(ApiSurface::type)
              .collect(Collectors.joining(", ", "<", ">"));
    }
    return nullable(type) + type.getType().getTypeName();
  }

  private static String nullable(AnnotatedElement element) {
    return element.isAnnotationPresent(Nullable.class) ? "@Nullable " : "";
  }

  private static String sorted(Stream<String> names) {
    return names.sorted().collect(Collectors.joining(", "));
  }
}
