package org.raidbench.core.plugin;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The API versions a plug-in was built for, as {@link org.raidbench.api.RaidbenchPlugin#apiVersion}
 * says them.
 *
 * <p>Before 1.0 every minor version is its own. From 1.0 on, later minor versions of the same major
 * one are compatible.
 */
final class ApiRange {
  private static final Pattern FORM =
      Pattern.compile("(\\d{1,4}\\.\\d{1,4})( to (\\d{1,4}\\.\\d{1,4}))?");

  private final Version from;
  private final Version to;

  private ApiRange(Version from, Version to) {
    this.from = from;
    this.to = to;
  }

  /** A version, to be compared. */
  private record Version(int major, int minor) implements Comparable<Version> {
    static Version of(String text) {
      int dot = text.indexOf('.');
      return new Version(
          Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
    }

    @Override
    public int compareTo(Version other) {
      return major != other.major
          ? Integer.compare(major, other.major)
          : Integer.compare(minor, other.minor);
    }

    @Override
    public String toString() {
      return major + "." + minor;
    }
  }

  /** What a plug-in says; empty if it is no version and no range. */
  static Optional<ApiRange> parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Version from = Version.of(matcher.group(1));
    Version to = matcher.group(3) == null ? from : Version.of(matcher.group(3));
    return from.compareTo(to) > 0 ? Optional.empty() : Optional.of(new ApiRange(from, to));
  }

  /**
   * Why a plug-in of this range cannot be used with an API.
   *
   * @param current the API's version
   * @return one line; empty if it can be used
   */
  Optional<String> refusal(String current) {
    Version now = Version.of(current);
    if (now.compareTo(from) < 0) {
      return Optional.of(
          "it was built for API %s, which is newer than this one, %s; it needs a newer Raidbench"
              .formatted(this, now));
    }
    boolean compatible = to.major() > 0 && to.major() == now.major();
    if (now.compareTo(to) > 0 && !compatible) {
      return Optional.of(
          "it was built for API %s, which is older than this one, %s; it has to be built again"
              .formatted(this, now));
    }
    return Optional.empty();
  }

  /** The versions it can be used with: {@code 0.1}, {@code 0.1 to 0.3}, {@code 1.2 to 1.x}. */
  String shown() {
    if (to.major() > 0) {
      return from + " to " + to.major() + ".x";
    }
    return toString();
  }

  @Override
  public String toString() {
    return from.equals(to) ? from.toString() : from + " to " + to;
  }
}
