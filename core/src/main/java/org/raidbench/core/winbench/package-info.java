/** What WinBench 99 does to a disk that does not go through files: the linear read. */
@NullMarked
package org.raidbench.core.winbench;

import org.jspecify.annotations.NullMarked;
