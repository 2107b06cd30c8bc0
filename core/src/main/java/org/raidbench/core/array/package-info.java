/**
 * Arrays at work: plans of a RAID level carried out on disks, with their locks, queues, links and
 * computations.
 */
@NullMarked
package org.raidbench.core.array;

import org.jspecify.annotations.NullMarked;
