/**
 * Models of hard disks and solid-state drives, their catalogue and the readers of their
 * descriptions.
 */
@NullMarked
package org.raidbench.disks;

import org.jspecify.annotations.NullMarked;
