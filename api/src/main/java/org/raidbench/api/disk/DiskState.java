package org.raidbench.api.disk;

import org.raidbench.api.stability.Stable;

/**
 * A snapshot of a disk's state and of its counters since it was created.
 *
 * @param queued commands held
 * @param dirtyBytes acknowledged bytes that are not on the media yet
 * @param reads commands of that kind done
 * @param writes commands of that kind done
 * @param bytesRead bytes read by the outside
 * @param bytesWritten bytes written by the outside
 * @param mediaBytesWritten bytes written to the media, garbage collection included
 * @param cacheHits reads answered from the disk's cache
 * @param busyNanos time during which the media worked
 */
@Stable
public record DiskState(
    int queued,
    long dirtyBytes,
    long reads,
    long writes,
    long bytesRead,
    long bytesWritten,
    long mediaBytesWritten,
    long cacheHits,
    long busyNanos) {}
