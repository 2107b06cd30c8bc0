package org.raidbench.disks.hdd;

import java.util.Arrays;

/** What a drive knows of each command it holds, by tag. */
final class Commands {
  final long[] sector;
  final int[] sectors;
  final boolean[] write;
  final boolean[] through;
  final boolean[] extra;

  /** Whether a write has been taken into the cache. */
  final boolean[] accepted;

  final long[] arrivedNanos;

  /** When the electronics are done with the command, and the move may begin. */
  final long[] readyNanos;

  /** When all data of a write have arrived, as far as the outside says. */
  final long[] dataNanos;

  final long[] firstByteNanos;
  final boolean[] held;
  private int count;

  private final int[] line;
  private int lineFirst;
  private int lineSize;

  Commands(int tags) {
    sector = new long[tags];
    sectors = new int[tags];
    write = new boolean[tags];
    through = new boolean[tags];
    extra = new boolean[tags];
    accepted = new boolean[tags];
    arrivedNanos = new long[tags];
    readyNanos = new long[tags];
    dataNanos = new long[tags];
    firstByteNanos = new long[tags];
    held = new boolean[tags];
    line = new int[tags];
  }

  int tags() {
    return held.length;
  }

  int count() {
    return count;
  }

  void take(int tag, long now, long first, int length, boolean isWrite, long data) {
    held[tag] = true;
    count++;
    sector[tag] = first;
    sectors[tag] = length;
    write[tag] = isWrite;
    through[tag] = false;
    extra[tag] = false;
    accepted[tag] = false;
    arrivedNanos[tag] = now;
    firstByteNanos[tag] = now;
    dataNanos[tag] = data;
  }

  void release(int tag) {
    held[tag] = false;
    count--;
  }

  /** Puts a command at the end of the line of those that wait for room in the cache. */
  void wait(int tag) {
    line[(lineFirst + lineSize++) % line.length] = tag;
  }

  boolean someoneWaits() {
    return lineSize > 0;
  }

  int firstWaiting() {
    return line[lineFirst];
  }

  void firstServed() {
    lineFirst = (lineFirst + 1) % line.length;
    lineSize--;
  }

  void clear() {
    Arrays.fill(held, false);
    count = 0;
    lineSize = 0;
  }
}
