package org.raidbench.core.bench;

import org.raidbench.api.workload.Workload;

/**
 * A workload and the array it runs on.
 *
 * @param array the array of every job that names none of its own
 * @param workload the workload
 */
public record Load(String array, Workload workload) {}
