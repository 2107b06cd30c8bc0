package org.raidbench.testkit.fake;

import org.raidbench.api.cache.CacheDevice;

/**
 * An access that missed a line, as a test puts it.
 *
 * @param write whether it writes
 * @param sectors how long the whole request is
 * @param consecutive requests of its stream that followed one another, this one included
 * @param touches remembered misses of the line, this one included
 */
public record FakeAccess(boolean write, int sectors, int consecutive, int touches)
    implements CacheDevice.Access {}
