/** The disk SPI: models, specification keys, the device itself and readers of disk descriptions. */
@NullMarked
package org.raidbench.api.disk;

import org.jspecify.annotations.NullMarked;
