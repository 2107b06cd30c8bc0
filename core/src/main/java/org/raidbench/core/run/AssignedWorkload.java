package org.raidbench.core.run;

import org.raidbench.api.workload.Workload;

/**
 * A workload and the array it runs on.
 *
 * @param workload the workload
 * @param array the array's name
 */
public record AssignedWorkload(Workload workload, String array) {}
