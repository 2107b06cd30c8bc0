package org.raidbench.api;

import org.raidbench.api.stability.Stable;

/** The version of this API. */
@Stable
public final class ApiVersion {
  /**
   * The version of the API that is running, {@code major.minor}.
   *
   * <p>Before 1.0 any minor version may break plug-ins, so a plug-in must have been built for this
   * very one. From 1.0 on, the major number must match and the plug-in's minor number may be lower.
   * A plug-in that was tested with several says so: {@link RaidbenchPlugin#apiVersion}.
   */
  // A compile-time constant on purpose: javac copies it into a plug-in that returns it, so the
  // plug-in keeps reporting the version it was compiled against.
  public static final String CURRENT = "0.1";

  private ApiVersion() {}
}
