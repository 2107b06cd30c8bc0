/**
 * What a plug-in's devices and parts promise, checked where what they give enters the pipeline. The
 * checks are always on: each is a comparison or two for an I/O.
 */
@NullMarked
package org.raidbench.core.contract;

import org.jspecify.annotations.NullMarked;
