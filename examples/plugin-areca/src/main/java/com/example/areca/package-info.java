/** Areca's controllers: one that is nothing but its figures, and one with a decision of its own. */
@NullMarked
package com.example.areca;

import org.jspecify.annotations.NullMarked;
