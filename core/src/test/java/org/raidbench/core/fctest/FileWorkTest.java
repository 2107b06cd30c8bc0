package org.raidbench.core.fctest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.workload.RequestCursor;
import org.raidbench.testkit.Sweep;

final class FileWorkTest {
  private static final long GIB = 1L << 30;
  private static final long REGION = 5 * GIB;
  private static final int PAGE = 4096;

  /** A request as it was sent. */
  private record Sent(long sentNanos, boolean write, long offset, long bytes, long counted) {
    long end() {
      return offset + bytes;
    }
  }

  /** Plays a cursor against a disk that writes ten times as slowly, or as chance has it. */
  private static List<Sent> play(FileWork work, RandomStream random, long serviceNanos) {
    RequestCursor cursor = work.open(REGION, random);
    List<Sent> all = new ArrayList<>();
    Sent[] inSlot = new Sent[work.depth()];
    TreeMap<Long, Integer> completions = new TreeMap<>();
    long now = 0;
    while (true) {
      long due = completions.size() < work.depth() ? cursor.next(now) : RequestCursor.WAIT;
      if (due == RequestCursor.END) {
        if (completions.isEmpty()) {
          return all;
        }
      } else if (due <= now) {
        assertEquals(now, due);
        int slot = 0;
        while (inSlot[slot] != null) {
          slot++;
        }
        inSlot[slot] =
            new Sent(
                now, cursor.write(), cursor.offsetBytes(), cursor.bytes(), cursor.countedBytes());
        all.add(inSlot[slot]);
        check(inSlot[slot], inSlot);
        long service = cursor.write() ? 10 * serviceNanos : serviceNanos;
        long at = now + 1 + (serviceNanos > 0 ? service : random.below(20_000_000));
        while (completions.containsKey(at)) {
          at++;
        }
        completions.put(at, slot);
        cursor.sent(slot);
        continue;
      }
      long completes = completions.isEmpty() ? Long.MAX_VALUE : completions.firstKey();
      assertTrue(
          completes < Long.MAX_VALUE || (due > now && due < Long.MAX_VALUE),
          "waits, but for nothing");
      now = due == RequestCursor.END ? completes : Math.min(completes, due);
      if (now == completes) {
        int slot = completions.remove(completes);
        inSlot[slot] = null;
        cursor.completed(slot, now);
      }
    }
  }

  private static void check(Sent it, Sent[] inFlight) {
    assertTrue(it.offset() >= 0 && it.end() <= REGION && it.bytes() > 0, it.toString());
    assertEquals(0, it.offset() % 512);
    assertEquals(0, it.bytes() % 512);
    assertTrue(it.counted() <= it.bytes());
    int reads = 0;
    for (Sent other : inFlight) {
      reads += other != null && !other.write() ? 1 : 0;
    }
    assertTrue(reads <= 1, "a program reads one piece at a time");
  }

  private static FileWork work(
      Step step, int files, long total, String sizes, FileSystemKind kind) {
    return new FileWork(
        step,
        files,
        total,
        FileSizes.parse(sizes).orElseThrow(),
        kind,
        new FileWork.VolumePlan(32_256, 2, 2 * GIB, 20, 3072),
        new CacheManager(65_536, 32_768, 3, 4 << 20, 1_000_000_000),
        300_000,
        500_000_000);
  }

  /** The pages of a layout, each once. */
  private static void assertCovers(
      Layout layout, List<Sent> sent, Predicate<Sent> which, String what) {
    TreeMap<Long, Long> pieces = new TreeMap<>();
    for (Sent it : sent) {
      if (which.test(it)) {
        assertEquals(null, pieces.put(it.offset(), it.end()), "the same twice");
      }
    }
    long bytes = 0;
    for (int file = 0; file < layout.files(); file++) {
      long at = layout.begin(file);
      long end = at + layout.size(file);
      while (at < end) {
        Long next = pieces.remove(at);
        assertTrue(next != null, what + ": nothing at " + at);
        at = next;
      }
      assertTrue(at < end + PAGE, what);
      bytes += layout.size(file);
    }
    assertTrue(pieces.isEmpty(), () -> what + ": too much: " + pieces);
    assertTrue(bytes > 0);
  }

  @Test
  void everyStepDoesItsWorkOnce() {
    Sweep.seeds(
        20,
        seed -> {
          RandomStream random = new RandomStream(seed, "file work");
          int files = 1 + (int) random.below(300);
          long total = files + random.below(60L << 20);
          String sizes = List.of("equal", "normal 25%", "lognormal 2").get((int) random.below(3));
          for (FileSystemKind kind : FileSystemKind.values()) {
            for (Step step : Step.values()) {
              FileWork work = work(step, files, total, sizes, kind);
              List<Sent> sent = play(work, random, 0);
              assertEquals(total, sent.stream().mapToLong(Sent::counted).sum(), "counted");
              Layouts layouts = new Layouts(work);
              if (step == Step.CREATE) {
                assertCovers(layouts.set, sent, it -> it.counted() > 0, "created");
                assertTrue(sent.stream().allMatch(Sent::write));
              } else if (step == Step.READ) {
                assertCovers(layouts.set, sent, it -> it.counted() > 0, "read");
                assertTrue(sent.stream().noneMatch(Sent::write));
              } else {
                Layout to = step == Step.COPY_NEAR ? layouts.near : layouts.far;
                assertCovers(to, sent, it -> it.counted() > 0, "copied");
                assertCovers(
                    layouts.set,
                    sent,
                    it -> !it.write() && layouts.isDataOfSet(it.offset()),
                    "read");
              }
            }
          }
        });
  }

  /** The layouts worked out again. */
  private static final class Layouts {
    final Layout set;
    final Layout near;
    final Layout far;

    Layouts(FileWork work) {
      long[] sizes = work.sizes().of(work.files(), work.totalBytes());
      Partition first = work.fileSystem().format(32_256, 2 * GIB, 3072);
      set = new Layout(first, sizes, 20, 0);
      near = new Layout(first, sizes, 20, set.entries());
      far = new Layout(work.fileSystem().format(32_256 + 2 * GIB, 2 * GIB, 3072), sizes, 20, 0);
    }

    boolean isDataOfSet(long offset) {
      for (int file = 0; file < set.files(); file++) {
        if (offset >= set.begin(file) && offset < set.begin(file) + set.size(file)) {
          return true;
        }
      }
      return false;
    }
  }

  @Test
  void theFarCopyWritesToTheSecondPartition() {
    long border = 32_256 + 2 * GIB;
    for (FileSystemKind kind : FileSystemKind.values()) {
      RandomStream random = new RandomStream(1, "x");
      List<Sent> far = play(work(Step.COPY_FAR, 50, 9_000_000, "equal", kind), random, 100_000);
      assertTrue(far.stream().allMatch(it -> it.write() == it.offset() >= border), kind.name());
      List<Sent> near = play(work(Step.COPY_NEAR, 50, 9_000_000, "equal", kind), random, 100_000);
      assertTrue(near.stream().allMatch(it -> it.end() <= border), kind.name());
    }
  }

  /** A second of small files: the journal goes first, then the table, the map, the folders. */
  @Test
  void metadataAreWrittenOnceAScan() {
    FileWork work = work(Step.CREATE, 8000, 32_768_000, "equal", FileSystemKind.NTFS);
    List<Sent> sent = play(work, new RandomStream(1, "x"), 50_000);
    List<Sent> metadata = sent.stream().filter(it -> it.counted() == 0).toList();
    long seconds = sent.get(sent.size() - 1).sentNanos() / 1_000_000_000;
    assertEquals(2, seconds, "8000 files of 308 us");
    long journalBytes =
        metadata.stream().filter(it -> isJournal(it.offset())).mapToLong(Sent::bytes).sum();
    assertEquals(8400 * 3072, journalBytes, 4 * PAGE, "files and folders");
    assertTrue(isJournal(metadata.get(0).offset()));
    assertTrue(metadata.size() < 1500, "written together: " + metadata.size());
  }

  private static boolean isJournal(long offset) {
    long mft = 32_256 + GIB / 2;
    return offset < mft && offset >= mft - (64L << 20);
  }

  @Test
  void aProgramWaitsWhenTooMuchIsDirty() {
    FileWork work = work(Step.COPY_NEAR, 4, 64_000_000, "equal", FileSystemKind.NTFS);
    long read = 0;
    long written = 0;
    long most = 0;
    for (Sent it : play(work, new RandomStream(1, "x"), 1_000_000)) {
      read += it.write() ? 0 : it.bytes();
      written += it.counted();
      most = Math.max(most, read - written);
    }
    assertTrue(most > 3 << 20 && most < 6 << 20, "ahead by " + most);
  }

  @Test
  void whatDoesNotFitIsSaid() {
    FileWork work = work(Step.READ, 4, 64_000_000, "equal", FileSystemKind.NTFS);
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> work.open(GIB, new RandomStream(1, "x")));
    assertTrue(e.getMessage().contains("expected a larger array"), e.getMessage());
    FileWork full = work(Step.CREATE, 4, 3 * GIB, "equal", FileSystemKind.FAT32);
    assertThrows(IllegalArgumentException.class, () -> full.open(REGION, new RandomStream(1, "x")));
  }
}
