/**
 * Fakes for the tests of plug-ins: a simulation moved by hand, disks that do as they are told, and
 * views that hold what a test puts into them. Simple rather than fast.
 */
@NullMarked
package org.raidbench.testkit.fake;

import org.jspecify.annotations.NullMarked;
