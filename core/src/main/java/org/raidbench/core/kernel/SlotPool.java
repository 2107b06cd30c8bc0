package org.raidbench.core.kernel;

import org.raidbench.api.sim.StationRole;

/**
 * Counts how long slots are taken: commands of a controller, say. A pool limits nothing by itself;
 * whoever takes slots asks first. It has no service time of its own, so it is no station: that it
 * is full says only that something behind it is slow, or that it is small.
 */
public final class SlotPool {
  private final Simulation simulation;
  private final String name;
  private final StationRole role;
  private final int slots;
  private int taken;

  /** The instants of all returns less those of all takings. */
  private long heldNanos;

  SlotPool(Simulation simulation, String name, int slots, StationRole role) {
    if (slots < 1) {
      throw new IllegalArgumentException(
          "pool \"%s\" needs at least one slot: %d".formatted(name, slots));
    }
    this.simulation = simulation;
    this.name = name;
    this.slots = slots;
    this.role = role;
  }

  /**
   * Whether one is free.
   *
   * @return true if {@link #take} is allowed
   */
  public boolean hasFree() {
    return taken < slots;
  }

  /**
   * Takes a slot.
   *
   * @throws IllegalStateException if none is free
   */
  public void take() {
    if (taken == slots) {
      throw new IllegalStateException("all slots of \"" + name + "\" are taken");
    }
    taken++;
    heldNanos -= simulation.nowNanos();
  }

  /**
   * Gives a slot back.
   *
   * @throws IllegalStateException if none is taken
   */
  public void give() {
    if (taken == 0) {
      throw new IllegalStateException("no slot of \"" + name + "\" is taken");
    }
    taken--;
    heldNanos += simulation.nowNanos();
  }

  StationUse use() {
    return new StationUse(name, role, slots, heldNanos + taken * simulation.nowNanos(), 0);
  }
}
