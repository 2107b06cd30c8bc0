package acme;

import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;

/** Does what the usual device does. */
public class PlainPoolDevice implements CacheDevice {
  protected final CacheDevice usual;

  public PlainPoolDevice(CacheMode mode) {
    usual = CacheDevice.of(PlainPool.figures(), mode);
  }

  @Override
  public int lineSectors() {
    return usual.lineSectors();
  }

  @Override
  public CacheMode mode() {
    return usual.mode();
  }

  @Override
  public boolean admit(Access view) {
    return usual.admit(view);
  }

  @Override
  public int victim(Lines lines) {
    return usual.victim(lines);
  }

  @Override
  public long fillBytesPerSecond() {
    return usual.fillBytesPerSecond();
  }

  @Override
  public boolean needsProtection() {
    return usual.needsProtection();
  }
}
