/**
 * Sees to it that no call of a plug-in lasts for ever: work is done on a thread that another one
 * looks at now and then.
 */
@NullMarked
package org.raidbench.core.watch;

import org.jspecify.annotations.NullMarked;
