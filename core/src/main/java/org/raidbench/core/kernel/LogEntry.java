package org.raidbench.core.kernel;

/**
 * A change of state that a device has logged.
 *
 * @param timeNanos when
 * @param device the device's full name
 * @param kind what happened
 * @param detail for people
 */
public record LogEntry(long timeNanos, String device, String kind, String detail) {}
