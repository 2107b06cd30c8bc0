package org.raidbench.api;

/** The version of this API. */
public final class ApiVersion {
  /**
   * The version of the API that is running, {@code major.minor}.
   *
   * <p>Before 1.0 a plug-in must match it exactly; from 1.0 on, the major number must match and the
   * plug-in's minor number may be lower.
   */
  // A compile-time constant on purpose: javac copies it into a plug-in that returns it, so the
  // plug-in keeps reporting the version it was compiled against.
  public static final String CURRENT = "0.1";

  private ApiVersion() {}
}
