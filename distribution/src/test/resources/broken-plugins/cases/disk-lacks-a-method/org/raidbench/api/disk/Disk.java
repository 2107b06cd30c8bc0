package org.raidbench.api.disk;

/** Of an API of old: commands came another way. */
public interface Disk {}
