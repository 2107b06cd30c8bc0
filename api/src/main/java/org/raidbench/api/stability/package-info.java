/** What a plug-in may rely on: how each public type of the API may change. */
@NullMarked
package org.raidbench.api.stability;

import org.jspecify.annotations.NullMarked;
