/** The access patterns of IOMeter, which are data: {@code patterns.yaml} beside this package. */
@NullMarked
package org.raidbench.core.iometer;

import org.jspecify.annotations.NullMarked;
