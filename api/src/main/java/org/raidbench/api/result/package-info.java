/** Results as data, and writers of result formats. */
@NullMarked
package org.raidbench.api.result;

import org.jspecify.annotations.NullMarked;
