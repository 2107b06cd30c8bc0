package org.raidbench.core.fctest;

/**
 * How the operating system's cache works.
 *
 * @param requestBytes the longest request it makes of a program's reads and writes
 * @param tableReadBytes how much of a table it reads at once
 * @param writers threads that write back, each one request at a time
 * @param dirtyBytesMax how much may be waiting for that; a program that writes more waits
 * @param scanNanos time between two looks at metadata that are dirty
 */
record CacheManager(
    long requestBytes, long tableReadBytes, int writers, long dirtyBytesMax, long scanNanos) {}
