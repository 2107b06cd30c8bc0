/** The cache-device SPI: what an on-board DRAM or a pool of SSDs decides about its lines. */
@NullMarked
package org.raidbench.api.cache;

import org.jspecify.annotations.NullMarked;
