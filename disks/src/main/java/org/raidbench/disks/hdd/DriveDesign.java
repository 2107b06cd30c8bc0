package org.raidbench.disks.hdd;

/**
 * Everything a drive's behaviour follows from; immutable, shared by all drives of a model.
 *
 * @param mechanism the moving parts
 * @param times the electronics
 * @param buffer the buffer
 * @param queue the queue
 */
public record DriveDesign(
    Mechanism mechanism, CommandTimes times, BufferDesign buffer, QueueDesign queue) {}
