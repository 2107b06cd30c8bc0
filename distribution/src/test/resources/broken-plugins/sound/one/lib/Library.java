package lib;

/** Each plug-in has its own version of it. */
public class Library {
  public static String version() {
    return "library one";
  }
}
