/** The catalogue of hosts: the machines that reviews put their controllers into. */
@NullMarked
package org.raidbench.core.host;

import org.jspecify.annotations.NullMarked;
