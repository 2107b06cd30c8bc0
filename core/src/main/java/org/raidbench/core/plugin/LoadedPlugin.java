package org.raidbench.core.plugin;

import org.raidbench.api.RaidbenchPlugin;

/**
 * A plug-in that was found and can be used.
 *
 * @param plugin the plug-in
 * @param name its own name
 * @param version its version
 * @param origin the jar or folder it came from, without the path
 */
public record LoadedPlugin(RaidbenchPlugin plugin, String name, String version, String origin) {}
