package org.raidbench.disks.hdd;

/**
 * Which command the media take next: the one reached soonest, but none is to starve. A command that
 * has waited for too long goes first, and so does one that streams have passed over for as long as
 * a segment of the buffer, be they read, written or written back: a stream that always goes on
 * would otherwise always be nearest.
 */
final class CommandChoice {
  private static final long NONE = -1;

  private final QueueDesign rules;
  private final Commands commands;
  private final PositionQueue queue;
  private final ReadStream stream;
  private final int passSectors;

  private long pickedNanos;

  /** The oldest command when a stream last went on without it, and for how much in all. */
  private int passedTag = -1;

  private long passedArrivedNanos;
  private long passedSectors;

  CommandChoice(
      QueueDesign rules,
      Commands commands,
      PositionQueue queue,
      ReadStream stream,
      int passSectors) {
    this.rules = rules;
    this.commands = commands;
    this.queue = queue;
    this.stream = stream;
    this.passSectors = passSectors;
  }

  /**
   * Picks a command.
   *
   * @param now the instant
   * @param from when the heads may begin to move
   * @return its tag, or -1 if none waits
   */
  int pick(long now, long from) {
    int oldest = queue.oldest();
    if (oldest < 0) {
      pickedNanos = Long.MAX_VALUE;
      return -1;
    }
    if (waitsTooLong(oldest, now) || isPassedOver(oldest)) {
      pickedNanos = 0;
      return oldest;
    }
    boolean on = stream.isOn();
    int tag = on ? queue.pick(from, stream.start(), stream.end()) : queue.pick(from, 1, 0);
    pickedNanos = queue.pickedNanos();
    if (on && pickedNanos == 0 && !isOnTheWay(oldest, commands.sectors[tag])) {
      passOver(oldest, commands.sectors[tag]);
    }
    return tag;
  }

  /** Whether the stream comes to a command with what is queued before it at most. */
  private boolean isOnTheWay(int tag, int sectors) {
    long ahead = commands.sector[tag] - stream.end();
    return commands.sector[tag] >= stream.start() && ahead <= (long) queue.size() * sectors;
  }

  /** How far away the command picked last is. */
  long pickedNanos() {
    return pickedNanos;
  }

  /**
   * A write that goes on where the last operation on the media ended, without a turnaround.
   *
   * @param sector where it would begin; negative if nothing can go on
   * @param now the instant at which the media have become free
   * @return its tag, or -1
   */
  int chained(long sector, long now) {
    int oldest = queue.oldest();
    if (sector == NONE || oldest < 0 || waitsTooLong(oldest, now) || isPassedOver(oldest)) {
      return -1;
    }
    int tag = queue.writeAt(sector);
    boolean ready = tag >= 0 && commands.readyNanos[tag] <= now && commands.dataNanos[tag] <= now;
    return ready ? tag : -1;
  }

  /** A write has gone on where the last operation ended, past whatever command is the oldest. */
  void wentOn(int sectors) {
    int oldest = queue.oldest();
    if (oldest >= 0) {
      passOver(oldest, sectors);
    }
  }

  /** Whether the first of the writes that wait for room in the cache does so for too long. */
  boolean overdue(long now) {
    return commands.someoneWaits() && waitsTooLong(commands.firstWaiting(), now);
  }

  private boolean waitsTooLong(int tag, long now) {
    return now - commands.arrivedNanos[tag] > rules.boundNanos();
  }

  private boolean isPassedOver(int oldest) {
    return oldest == passedTag
        && commands.arrivedNanos[oldest] == passedArrivedNanos
        && passedSectors >= passSectors;
  }

  private void passOver(int oldest, int sectors) {
    if (oldest != passedTag || commands.arrivedNanos[oldest] != passedArrivedNanos) {
      passedTag = oldest;
      passedArrivedNanos = commands.arrivedNanos[oldest];
      passedSectors = 0;
    }
    passedSectors += sectors;
  }
}
