package org.raidbench.core.plugin;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.ApiVersion;
import org.raidbench.core.contract.MisuseException;
import org.raidbench.core.watch.StallException;

/** What something thrown by a plug-in means to a person, in one line. */
public final class Explanation {
  private static final Pattern CLASS_FILE = Pattern.compile("class file version (\\d+)");

  /** Java 1 is class file version 45. */
  private static final int JAVA_0 = 44;

  private static final String API = "org.raidbench.api.";
  private static final String RAIDBENCH = "org.raidbench.";
  private static final String CORE = "org.raidbench.core.";

  /** Those who throw at whoever calls them wrongly. */
  private static final List<String> BYSTANDERS =
      List.of("java.", "javax.", "jdk.", "sun.", API, "org.raidbench.core.kernel.");

  private static final int CAUSES_MAX = 8;

  private Explanation() {}

  /**
   * Whether code only throws at those who call it wrongly: Java's, the API's, the kernel's, and
   * that of a view which was asked for what is not there.
   *
   * @param thrown what was thrown
   * @param className the class a stack frame names
   * @return true if the frame below it says more
   */
  public static boolean isBystander(Throwable thrown, String className) {
    return BYSTANDERS.stream().anyMatch(className::startsWith)
        || (thrown instanceof MisuseException && className.startsWith(CORE));
  }

  /**
   * Explains.
   *
   * @param thrown what was thrown
   * @return what it says of itself and where, or what it means where that is known: an API that
   *     does not match, a Java that is too old, a jar that is missing
   */
  public static String of(Throwable thrown) {
    if (thrown instanceof UnsupportedClassVersionError) {
      return javaIsTooOld(message(thrown));
    }
    if (thrown instanceof NoClassDefFoundError || thrown instanceof ClassNotFoundException) {
      return classIsMissing(thrown);
    }
    if (thrown instanceof IncompatibleClassChangeError) {
      return methodIsMissing(thrown);
    }
    if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
      return "a static initialiser of it " + throwing(thrown.getCause());
    }
    if (thrown instanceof StallException stall) {
      return stalled(stall);
    }
    return thrown instanceof MisuseException
        ? "it " + message(thrown) + place(thrown)
        : "it " + throwing(thrown);
  }

  /** Which call it is: of the plug-in's methods on top of the stack, the one that was called. */
  private static String stalled(StallException stall) {
    String call = "";
    for (StackTraceElement frame : stall.getStackTrace()) {
      String type = frame.getClassName();
      if (!isBystander(stall, type)) {
        if (type.startsWith(CORE)) {
          break;
        }
        call = frame.getMethodName();
      }
    }
    return "it has not come back from %s for %d s%s".formatted(call, stall.seconds(), place(stall));
  }

  private static String throwing(Throwable thrown) {
    String message = message(thrown);
    return "throws "
        + thrown.getClass().getSimpleName()
        + (message.isEmpty() ? "" : ": " + message)
        + place(thrown);
  }

  /** The line of the plug-in's code that threw; none if that was not its own code. */
  private static String place(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      String type = frame.getClassName();
      if (!isBystander(thrown, type)) {
        return type.startsWith(CORE) || frame.getFileName() == null
            ? ""
            : " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
      }
    }
    return "";
  }

  private static String javaIsTooOld(String message) {
    Matcher matcher = CLASS_FILE.matcher(message);
    if (!matcher.find()) {
      return message;
    }
    return "it was compiled for Java %d, this is Java %d"
        .formatted(Integer.parseInt(matcher.group(1)) - JAVA_0, Runtime.version().feature());
  }

  /** A class that a plug-in uses, or one of its own, is not what it was when it was compiled. */
  private static String methodIsMissing(Throwable thrown) {
    String message = message(thrown);
    String what =
        thrown instanceof AbstractMethodError ? "it lacks a method of " : "it does not fit ";
    return message.contains(API)
        ? "%sAPI %s, and was built for another API version: %s"
            .formatted(what, ApiVersion.CURRENT, message)
        : "it was built for another version of a library it uses: " + message;
  }

  private static String classIsMissing(Throwable thrown) {
    String message = message(thrown);
    String name = message.replace('/', '.');
    if (message.toLowerCase(Locale.ROOT).startsWith("could not initialize class")) {
      return "it uses a class whose static initialiser failed: "
          + name.substring(name.lastIndexOf(' ') + 1);
    }
    if (message.indexOf(' ') >= 0) {
      return "a class of it cannot be used: " + message;
    }
    @Nullable Throwable cause = thrown;
    for (int i = 0; i < CAUSES_MAX && cause != null; i++) {
      if (cause instanceof IOException) {
        return "class %s cannot be read: the jar is damaged".formatted(name);
      }
      cause = cause.getCause();
    }
    if (name.startsWith(API)) {
      return "it needs %s, which API %s does not have: it was built for another API version"
          .formatted(name, ApiVersion.CURRENT);
    }
    if (name.startsWith(RAIDBENCH)) {
      return "it needs %s; a plug-in sees nothing of Raidbench but its API".formatted(name);
    }
    return "it needs class %s, which is in none of its jars".formatted(name);
  }

  private static String message(Throwable thrown) {
    return thrown.getMessage() == null ? "" : thrown.getMessage().lines().findFirst().orElse("");
  }
}
