/** The host SPI: processors and slots of the machine a controller sits in. */
@NullMarked
package org.raidbench.api.host;

import org.jspecify.annotations.NullMarked;
