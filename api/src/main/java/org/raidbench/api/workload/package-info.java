/** Workloads as data, patterns with parameters, and readers of workload files. */
@NullMarked
package org.raidbench.api.workload;

import org.jspecify.annotations.NullMarked;
