/**
 * The doors of a plug-in: {@link org.raidbench.api.RaidbenchPlugin} and the {@link
 * org.raidbench.api.Model} every catalogue entry is.
 */
@NullMarked
package org.raidbench.api;

import org.jspecify.annotations.NullMarked;
