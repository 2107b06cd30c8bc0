/**
 * fio job files, read as fio 3.33 reads them: a line scanner, the table of its options, the syntax
 * of their values, and what the options of a job mean together.
 */
@NullMarked
package org.raidbench.core.fio;

import org.jspecify.annotations.NullMarked;
