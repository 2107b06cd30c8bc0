package org.raidbench.core.bench;

import org.raidbench.api.disk.DiskStart;

/**
 * Disks of one model, numbered from 0.
 *
 * @param name what they are called
 * @param disk what they are
 * @param count how many
 * @param start what they start from
 */
public record DiskGroupDraft(Said<String> name, DiskDraft disk, int count, DiskStart start) {}
