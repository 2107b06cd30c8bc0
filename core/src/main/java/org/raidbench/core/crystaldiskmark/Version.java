package org.raidbench.core.crystaldiskmark;

import java.util.List;
import java.util.Map;

/**
 * The presets of one version as {@code versions.yaml} has them.
 *
 * @param source where they are from
 * @param runs usual number of runs that count
 * @param size usual size of the file
 * @param profiles rows by profile; {@code default} is one of them
 */
record Version(String source, int runs, String size, Map<String, List<String>> profiles) {}
