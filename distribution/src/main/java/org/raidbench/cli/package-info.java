/** The command line: reads bench files, runs them and prints what came out. */
@NullMarked
package org.raidbench.cli;

import org.jspecify.annotations.NullMarked;
