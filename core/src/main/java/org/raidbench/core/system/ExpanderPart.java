package org.raidbench.core.system;

/**
 * An expander between controller and disks; every disk is behind it.
 *
 * @param bus its bus: {@code sas2}, {@code sas3}, or {@code fc-8} for what is behind a Fibre
 *     Channel port
 * @param lanes lanes between controller and expander
 * @param buffered whether it buffers slower disks, so that a lane is held at the lane's own rate
 *     (DataBolt)
 * @param diskLimit commands it lets a disk have at once; 0 for no limit
 */
public record ExpanderPart(String bus, int lanes, boolean buffered, int diskLimit) {}
