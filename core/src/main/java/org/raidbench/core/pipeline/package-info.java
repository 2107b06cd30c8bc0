/** The one array pipeline that all controllers share, from the host's request to the media. */
@NullMarked
package org.raidbench.core.pipeline;

import org.jspecify.annotations.NullMarked;
