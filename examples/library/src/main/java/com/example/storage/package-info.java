/** A program that benches storage systems, and a service with Raidbench in its own injector. */
@NullMarked
package com.example.storage;

import org.jspecify.annotations.NullMarked;
