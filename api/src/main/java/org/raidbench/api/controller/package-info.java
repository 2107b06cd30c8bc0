/**
 * The controller SPI: specification keys, policies, firmware costs and the decisions a controller
 * brings.
 */
@NullMarked
package org.raidbench.api.controller;

import org.jspecify.annotations.NullMarked;
