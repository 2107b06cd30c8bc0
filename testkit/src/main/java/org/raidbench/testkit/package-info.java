/** Contract tests, fakes and fake views for authors of Raidbench plug-ins. */
@NullMarked
package org.raidbench.testkit;

import org.jspecify.annotations.NullMarked;
