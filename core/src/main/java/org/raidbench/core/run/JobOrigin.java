package org.raidbench.core.run;

/**
 * Where a job comes from.
 *
 * @param workload its workload's place in the list of workloads
 * @param grouped whether jobs of one group are reported together there
 */
record JobOrigin(int workload, boolean grouped) {}
