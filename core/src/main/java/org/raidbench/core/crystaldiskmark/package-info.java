/** The presets of CrystalDiskMark as patterns. */
@NullMarked
package org.raidbench.core.crystaldiskmark;

import org.jspecify.annotations.NullMarked;
