package org.raidbench.core.kernel;

/** How a simulation keeps its events. The order, hence every result, is the same. */
public enum QueueKind {
  /** A timing wheel whose ticks follow the load: the usual one. */
  WHEEL {
    @Override
    EventQueue make() {
      return new TimingWheel();
    }
  },

  /** One heap: what the wheel is measured and checked against. */
  HEAP {
    @Override
    EventQueue make() {
      return new HeapQueue();
    }
  };

  abstract EventQueue make();
}
