/** The ledger as text, as Markdown and as JSON. */
@NullMarked
package org.raidbench.validation.report;

import org.jspecify.annotations.NullMarked;
