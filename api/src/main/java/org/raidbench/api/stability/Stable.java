package org.raidbench.api.stability;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * From API 1.0 on, the type and those within it change incompatibly only with the major version.
 * Interfaces that plug-ins implement may get methods with defaults. A stable type mentions no type
 * that is not.
 */
@Stable
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Stable {}
