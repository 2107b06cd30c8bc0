/**
 * X-bit labs' File-Copy Test: sets of files that are created, read and copied through models of a
 * file system and of the operating system's cache.
 */
@NullMarked
package org.raidbench.core.fctest;

import org.jspecify.annotations.NullMarked;
