/** The ledger: each fact's row with its verdict, and what the models were fitted to. */
@NullMarked
package org.raidbench.validation.ledger;

import org.jspecify.annotations.NullMarked;
