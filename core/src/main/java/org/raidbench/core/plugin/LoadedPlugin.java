package org.raidbench.core.plugin;

import org.raidbench.api.RaidbenchPlugin;

/**
 * A plug-in that was found and can be used.
 *
 * @param plugin the plug-in
 * @param name its own name
 * @param vendor who made it; empty if it does not say
 * @param version its version
 * @param apiVersions the API versions it can be used with
 * @param origin where it came from
 */
public record LoadedPlugin(
    RaidbenchPlugin plugin,
    String name,
    String vendor,
    String version,
    String apiVersions,
    Origin origin) {}
