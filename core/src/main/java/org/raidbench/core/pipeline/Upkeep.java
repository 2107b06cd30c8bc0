package org.raidbench.core.pipeline;

import java.util.Optional;
import org.raidbench.api.protection.Protection;

/**
 * What is done to a system beside its requests: a good shutdown, a start, and what befalls its
 * battery. All methods are called from the simulation's thread, {@link #flush} to {@link #reboot}
 * while no request is in flight.
 */
public interface Upkeep {
  /** A system that keeps nothing: there is nothing to do for it. */
  Upkeep NONE =
      new Upkeep() {
        @Override
        public void flush() {}

        @Override
        public boolean flushed() {
          return true;
        }

        @Override
        public void reboot() {}

        @Override
        public Optional<Protection> protection() {
          return Optional.empty();
        }
      };

  /** Begins to bring everything to the media that volatile caches hold and the media do not. */
  void flush();

  /**
   * Whether that is done.
   *
   * @return true if nothing would be lost by switching off now
   */
  boolean flushed();

  /**
   * Starts the system again, once it has been flushed: the controller's cache is empty, and rules
   * that ask about reboots are asked again.
   */
  void reboot();

  /**
   * The protection of the controller's cache.
   *
   * @return the protection, if one is fitted
   */
  Optional<Protection> protection();
}
