/** Finding plug-ins, checking what they bring, and looking it up by name. */
@NullMarked
package org.raidbench.core.plugin;

import org.jspecify.annotations.NullMarked;
