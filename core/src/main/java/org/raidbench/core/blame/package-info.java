/** Who is to blame when something is thrown: which plug-in's model, in which jar. */
@NullMarked
package org.raidbench.core.blame;

import org.jspecify.annotations.NullMarked;
