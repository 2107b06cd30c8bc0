package org.raidbench.core.cache;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.raidbench.api.cache.CacheDevice;
import org.raidbench.api.cache.CacheMode;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.StationRole;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.array.Firmware;
import org.raidbench.core.array.StageClock;
import org.raidbench.core.array.Volume;
import org.raidbench.core.array.VolumeClient;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.kernel.SlotPool;
import org.raidbench.core.parts.StandardParts;
import org.raidbench.testkit.Sweep;

/**
 * Follows each sector's version through pool and array: every read sees what was acknowledged
 * before it began, and in the end everything that was written is on the array.
 */
final class NewestDataTest {
  private static final int LINE = 16;
  private static final int SECTORS = 40 * LINE;
  private static final int CLIENTS = 8;

  @Test
  void readsSeeTheNewestAndNothingIsLost() {
    Sweep.seeds(
        60,
        seed -> {
          RandomStream random = new RandomStream(seed, "newest");
          for (CacheMode mode : CacheMode.values()) {
            new Run(random, mode).run();
          }
        });
  }

  /** One load on one pool. */
  private static final class Run {
    private final RandomStream random;
    private final Simulation simulation = new Simulation(1);
    private final Context context = simulation.context("test");
    private final int[] newest = new int[SECTORS];
    private final int[] acknowledged = new int[SECTORS];
    private final int[] onArray = new int[SECTORS];
    private final int[] inPool;
    private final Map<Integer, int[]> filling = new HashMap<>();
    private final Map<Integer, int[]> fillStart = new HashMap<>();
    private final Map<Integer, int[]> destaging = new HashMap<>();
    private final CacheMode mode;
    private final SsdPool pool;
    private final PooledVolume volume;
    private int seen;
    private int version;
    private int left = 300;
    private int completed;
    private final boolean[] writes = new boolean[CLIENTS];
    private final int[] from = new int[CLIENTS];
    private final int[] length = new int[CLIENTS];
    private final int[] versionOf = new int[CLIENTS];

    Run(RandomStream random, CacheMode mode) {
      this.random = random;
      this.mode = mode;
      int poolLines = 1 + (int) random.below(24);
      inPool = new int[poolLines * LINE];
      int touches = 1 + (int) random.below(2);
      pool =
          new SsdPool(
              context,
              new Eager(mode, touches),
              mode,
              new Timed(poolLines * LINE) {
                @Override
                void reads(int sector, int sectors, int account, int token) {
                  readFromPool(sector, sectors, account, token);
                }

                @Override
                void writes(int sector, int sectors, int account, int token) {
                  writeToPool(sector, sectors, account, token);
                }
              });
      Timed array =
          new Timed(SECTORS) {
            @Override
            void reads(int sector, int sectors, int account, int token) {
              readFromArray(sector, sectors, account, token);
            }

            @Override
            void writes(int sector, int sectors, int account, int token) {
              writeToArray(sector, sectors, account, token);
            }
          };
      SlotPool slots = simulation.slotPool("window", 3, new StationRole("window"));
      Firmware firmware = new Firmware(context, 1, Costs.of(Spec.builder().build()));
      volume =
          pool.inFrontOf(
              array,
              new RowGeometry(2 * LINE, LINE),
              new StandardParts(Parts.STANDARD, Spec.builder().build()).destage(),
              new DestageWindow(slots, 3, 4, 5),
              firmware);
      if (random.below(2) == 0) {
        for (int sector = 0; sector < SECTORS; sector++) {
          onArray[sector] = 0;
        }
        volume.hold(random.below(poolLines * LINE + 1L), 0);
      }
    }

    void run() {
      for (int client = 0; client < CLIENTS; client++) {
        next(client);
      }
      while (simulation.step()) {
        // until everything is done
      }
      assertEquals(300, completed, "requests");
      assertEquals(0, volume.dirtyBytes(), "dirty");
      assertArrayEquals(newest, onArray, () -> "on the array, " + mode);
    }

    private void next(int client) {
      if (left == 0) {
        return;
      }
      left--;
      length[client] = 1 + (int) random.below(random.below(3) == 0 ? 3L * LINE : 4);
      from[client] = (int) random.below(SECTORS - length[client] + 1L);
      writes[client] = random.below(2) == 0;
      VolumeClient done =
          new VolumeClient() {
            @Override
            public void done(int token) {
              ended(token);
            }
          };
      if (writes[client]) {
        versionOf[client] = ++version;
        Arrays.fill(newest, from[client], from[client] + length[client], version);
        volume.write(from[client], length[client], client, false, done, client);
      } else {
        seen = 0;
        volume.read(from[client], length[client], client, false, done, client);
        assertEquals(length[client], seen, "sectors read");
      }
    }

    private void ended(int client) {
      completed++;
      if (writes[client]) {
        for (int i = 0; i < length[client]; i++) {
          int sector = from[client] + i;
          acknowledged[sector] = Math.max(acknowledged[sector], versionOf[client]);
        }
      }
      next(client);
    }

    private int firstOf(int line) {
      for (int number = 0; number < SECTORS / LINE; number++) {
        if (pool.lines().find(number) == line) {
          return number * LINE;
        }
      }
      throw new AssertionError("line " + line + " belongs to nobody");
    }

    private void check(int sector, int found) {
      seen++;
      assertTrue(
          found >= acknowledged[sector],
          () -> mode + ": sector " + sector + " of " + found + ", not " + acknowledged[sector]);
    }

    private void readFromArray(int sector, int sectors, int account, int token) {
      if (account == StageClock.NONE) {
        filling.put(token, Arrays.copyOfRange(onArray, sector, sector + sectors));
        fillStart.put(token, new int[] {sector});
        return;
      }
      for (int i = sector; i < sector + sectors; i++) {
        check(i, onArray[i]);
      }
    }

    private void writeToArray(int sector, int sectors, int account, int flight) {
      for (int i = sector; i < sector + sectors; i++) {
        onArray[i] = account == StageClock.NONE ? destaging.get(flight)[i] : version;
      }
    }

    private void readFromPool(int sector, int sectors, int account, int flight) {
      int first = firstOf(sector / LINE) - sector / LINE * LINE;
      for (int i = sector; i < sector + sectors; i++) {
        if (account == StageClock.NONE) {
          destaging.computeIfAbsent(flight, absent -> new int[SECTORS])[first + i] = inPool[i];
        } else {
          check(first + i, inPool[i]);
        }
      }
    }

    private void writeToPool(int sector, int sectors, int account, int fill) {
      int first = firstOf(sector / LINE) - sector / LINE * LINE;
      for (int i = sector; i < sector + sectors; i++) {
        inPool[i] =
            account == StageClock.NONE
                ? filling.get(fill)[first + i - fillStart.get(fill)[0]]
                : version;
      }
    }

    /** Takes a while over everything. */
    private abstract class Timed implements Volume {
      private final long size;
      private final EventHandler end = this::end;
      private final Map<Integer, VolumeClient> clients = new HashMap<>();
      private final Map<Integer, Integer> tokens = new HashMap<>();
      private int operations;

      Timed(long size) {
        this.size = size;
      }

      abstract void reads(int sector, int sectors, int account, int token);

      abstract void writes(int sector, int sectors, int account, int token);

      @Override
      public long sectors() {
        return size;
      }

      @Override
      public void read(
          long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
        reads((int) sector, sectors, account, token);
        later(client, token);
      }

      @Override
      public void write(
          long sector, int sectors, int account, boolean fast, VolumeClient client, int token) {
        writes((int) sector, sectors, account, token);
        later(client, token);
      }

      private void later(VolumeClient client, int token) {
        clients.put(operations, client);
        tokens.put(operations, token);
        context.at(simulation.nowNanos() + 1 + random.below(2_000_000), end, operations++);
      }

      private void end(long operation) {
        clients.remove((int) operation).done(tokens.remove((int) operation));
      }
    }
  }

  /** Takes in what is touched so often, gives up what was unused for longest. */
  private record Eager(CacheMode mode, int touches) implements CacheDevice {
    @Override
    public int lineSectors() {
      return LINE;
    }

    @Override
    public boolean admit(Access view) {
      return view.touches() >= touches;
    }

    @Override
    public int victim(Lines lines) {
      return lines.oldest();
    }

    @Override
    public long fillBytesPerSecond() {
      return Long.MAX_VALUE;
    }

    @Override
    public boolean needsProtection() {
      return false;
    }
  }
}
