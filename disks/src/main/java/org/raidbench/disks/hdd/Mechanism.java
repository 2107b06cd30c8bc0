package org.raidbench.disks.hdd;

/**
 * The moving parts of a drive as designed; immutable, shared by all drives of a model.
 *
 * @param layout where sectors lie
 * @param readSeek seek times for reading
 * @param writeSeek seek times for writing, without the settling time
 * @param headSwitchNanos time to another surface of the same cylinder
 * @param writeSettleNanos further time after a seek before a write; some measured drives have it
 *     negative, having been measured by writing
 * @param neighbourSettleNanos the same after a head switch or a move to the next cylinder
 * @param rotationNanos time of one revolution at the nominal speed
 * @param rotationTolerance how far a single drive's speed may be off, as a fraction
 */
public record Mechanism(
    Layout layout,
    SeekCurve readSeek,
    SeekCurve writeSeek,
    long headSwitchNanos,
    long writeSettleNanos,
    long neighbourSettleNanos,
    long rotationNanos,
    double rotationTolerance) {}
