package org.raidbench.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;

/** The version, from the jar that this class lies in. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"raidbench " + text()};
  }

  static String text() {
    @Nullable String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "of this checkout" : version;
  }
}
