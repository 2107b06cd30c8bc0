package org.raidbench.core.array;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.raid.IoPlan;

/** What is being carried out: one table, numbered rows reused. */
final class RunTable {
  private int capacity = 256;
  private int[] free = new int[capacity];
  private int freeCount;
  private @Nullable ArrayVolume[] volume = new ArrayVolume[capacity];
  private @Nullable VolumeClient[] client = new VolumeClient[capacity];
  private @Nullable IoPlan[] plan = new IoPlan[capacity];

  int[] token = new int[capacity];

  /** Whose time it is with the stage clock. */
  int[] account = new int[capacity];

  int[] sectors = new int[capacity];

  /** Transfers or parts still to come. */
  int[] pending = new int[capacity];

  /** Of a run of one transfer: where it goes and which it is. */
  int[] member = new int[capacity];

  int[] transfer = new int[capacity];

  /** The row it has locked or waits for; negative if none. */
  long[] row = new long[capacity];

  boolean[] fast = new boolean[capacity];

  /** Whether its writes have begun. */
  boolean[] writing = new boolean[capacity];

  RunTable() {
    addFree(0);
  }

  int take(ArrayVolume ofVolume, VolumeClient ofClient) {
    if (freeCount == 0) {
      grow();
    }
    int run = free[--freeCount];
    if (volume[run] != ofVolume) { // a reference store costs the collector's barrier
      volume[run] = ofVolume;
    }
    if (client[run] != ofClient) {
      client[run] = ofClient;
    }
    return run;
  }

  void give(int run) {
    free[freeCount++] = run;
  }

  ArrayVolume volume(int run) {
    return Objects.requireNonNull(volume[run]);
  }

  VolumeClient client(int run) {
    return Objects.requireNonNull(client[run]);
  }

  /** Whether it carries out a plan, rather than one transfer or several runs. */
  boolean hasPlan(int run) {
    return plan[run] != null;
  }

  IoPlan plan(int run) {
    return Objects.requireNonNull(plan[run]);
  }

  void setPlan(int run, @Nullable IoPlan toPlan) {
    plan[run] = toPlan;
  }

  private void grow() {
    int from = capacity;
    capacity *= 2;
    free = Arrays.copyOf(free, capacity);
    volume = Arrays.copyOf(volume, capacity);
    client = Arrays.copyOf(client, capacity);
    plan = Arrays.copyOf(plan, capacity);
    token = Arrays.copyOf(token, capacity);
    account = Arrays.copyOf(account, capacity);
    sectors = Arrays.copyOf(sectors, capacity);
    pending = Arrays.copyOf(pending, capacity);
    member = Arrays.copyOf(member, capacity);
    transfer = Arrays.copyOf(transfer, capacity);
    row = Arrays.copyOf(row, capacity);
    fast = Arrays.copyOf(fast, capacity);
    writing = Arrays.copyOf(writing, capacity);
    addFree(from);
  }

  private void addFree(int from) {
    for (int i = capacity - 1; i >= from; i--) {
      free[freeCount++] = i;
    }
  }
}
