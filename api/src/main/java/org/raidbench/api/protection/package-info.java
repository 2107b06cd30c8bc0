/** The protection SPI: batteries and supercapacitors that keep a volatile cache. */
@NullMarked
package org.raidbench.api.protection;

import org.jspecify.annotations.NullMarked;
