/** Fibre Channel host bus adapters of QLogic. */
@NullMarked
package org.raidbench.qlogic;

import org.jspecify.annotations.NullMarked;
