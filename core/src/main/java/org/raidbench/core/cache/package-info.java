/**
 * Caches in front of arrays: lines, their directory and order of use, what is dirty and how it gets
 * to the disks, what is read ahead.
 */
@NullMarked
package org.raidbench.core.cache;

import org.jspecify.annotations.NullMarked;
