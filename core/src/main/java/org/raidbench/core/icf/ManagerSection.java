package org.raidbench.core.icf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.icf.IcfFile.Worker;

/** Reads {@code 'MANAGER LIST}. */
final class ManagerSection {
  private static final int DEPTH_MAX = 65_536;
  private static final long SECTORS_MAX = 1L << 50;
  private static final List<String> KINDS = List.of("DISK", "NETWORK");
  private static final List<String> SWITCH = List.of("DISABLED", "ENABLED");

  private final Numbers numbers;
  private final List<String> notes;
  private final List<Worker> workers = new ArrayList<>();

  /** Assigned specifications, to be looked up when all are known. */
  private final List<Line.Field> assigned = new ArrayList<>();

  /** What has begun and not ended, innermost first. */
  private final Deque<String> open = new ArrayDeque<>();

  private int managers;
  private @Nullable Draft draft;

  /** A worker being read. */
  private static final class Draft {
    String name = "";
    boolean network;
    int depth = 1;
    long sizeSectors;
    long startSector;
    final List<String> specifications = new ArrayList<>();
    final List<String> targets = new ArrayList<>();
  }

  ManagerSection(Numbers numbers, List<String> notes) {
    this.numbers = numbers;
    this.notes = notes;
  }

  /** The disk workers; every specification assigned must be there. */
  List<Worker> done(Iterable<String> specifications) {
    List<String> known = new ArrayList<>();
    known.add(IcfTests.IDLE);
    specifications.forEach(known::add);
    for (Line.Field field : assigned) {
      if (known.stream().noneMatch(field.text()::equalsIgnoreCase)) {
        numbers.fault(
            field,
            "there is no access specification \"%s\"%s"
                .formatted(field.legible(), Line.legible(Names.hint(field.text(), known))));
      }
    }
    if (managers > 1) {
      notes.add("managers: " + managers + ": all of them run on the bench's one host");
    }
    return workers;
  }

  void read(String key, Entry entry) {
    switch (key) {
      case Keys.MANAGER -> {
        managers++;
        begin(entry, "manager");
      }
      case Keys.WORKER -> {
        begin(entry, Keys.WORKER);
        draft = new Draft();
        draft.name = entry.data().stream().findFirst().map(Line::text).orElse("");
      }
      case Keys.DEFAULTS, Keys.TARGETS -> begin(entry, key);
      case Keys.ASSIGNED -> {
        begin(entry, key);
        specifications(entry);
      }
      case Keys.TARGET -> {
        begin(entry, key);
        target(entry);
      }
      case Keys.WORKER_TYPE -> workerType(entry);
      case Keys.OUTSTANDING -> outstanding(entry);
      case Keys.DISK -> disk(entry);
      case Keys.TARGET_TYPE -> targetType(entry);
      default -> {
        if (key.startsWith(Keys.end(""))) {
          end(entry, key.substring(Keys.end("").length()));
        }
      }
    }
  }

  private void begin(Entry entry, String what) {
    boolean inWorker = draft != null;
    boolean needsWorker = !what.equals(Keys.WORKER) && !what.equals("manager");
    if (needsWorker && !inWorker) {
      numbers.fault(entry, "\"%s\" stands outside of a worker".formatted(entry.legible()));
      draft = new Draft();
    } else if (!needsWorker && inWorker) {
      numbers.fault(entry, "the worker before does not end; expected 'End worker");
      endWorker();
      open.removeIf(it -> !it.equals("manager"));
    } else if (what.equals(Keys.WORKER) && managers == 0) {
      numbers.fault(entry, "a worker stands outside of a manager");
      managers = 1;
    }
    open.push(what);
  }

  private void end(Entry entry, String what) {
    if (what.equals(Keys.MANAGERS)) {
      if (!open.isEmpty()) {
        numbers.fault(entry, "expected 'End %s before".formatted(open.peek()));
      }
      open.clear();
    } else if (!open.contains(what)) {
      numbers.fault(entry, "\"%s\" ends what has not begun".formatted(entry.legible()));
    } else {
      while (!open.isEmpty() && !open.peek().equals(what)) {
        numbers.fault(
            entry, "\"%s\": expected 'End %s before".formatted(entry.legible(), open.pop()));
      }
      open.pop();
    }
    if (what.equals(Keys.WORKER) || what.equals("manager") || what.equals(Keys.MANAGERS)) {
      endWorker();
    }
  }

  private void endWorker() {
    if (draft != null && !draft.network) {
      workers.add(
          new Worker(
              Math.max(0, managers - 1),
              draft.name,
              draft.depth,
              draft.sizeSectors,
              draft.startSector,
              List.copyOf(draft.specifications),
              List.copyOf(draft.targets)));
    }
    draft = null;
  }

  private void workerType(Entry entry) {
    Optional<Line> line = numbers.one(entry, "DISK");
    if (line.isPresent()
        && numbers.word(line.get().fields().get(0), "worker type", KINDS).equals("NETWORK")) {
      numbers.fault(line.get().whole(), "worker type: network workers are not supported");
      if (draft != null) {
        draft.network = true;
      }
    }
  }

  private void outstanding(Entry entry) {
    Optional<Line> line = numbers.one(entry, "a number of outstanding I/Os");
    if (line.isEmpty() || draft == null) {
      return;
    }
    List<Line.Field> fields = line.get().fields();
    draft.depth = (int) numbers.whole(fields.get(0), "outstanding I/Os", 1, DEPTH_MAX);
    if (fields.size() > 1
        && numbers.word(fields.get(1), "test connection rate", SWITCH).equals("ENABLED")) {
      numbers.fault(fields.get(1), "test connection rate: opening and closing is not supported");
    }
    if (fields.size() > 3
        && numbers.word(fields.get(3), "use fixed seed", SWITCH).equals("ENABLED")) {
      note("use fixed seed: the bench has a seed of its own");
    }
  }

  private void disk(Entry entry) {
    Optional<Line> line = numbers.one(entry, "a maximum size and a starting sector");
    if (line.isEmpty() || draft == null) {
      return;
    }
    List<Line.Field> fields =
        numbers.columns(line.get(), 2, "a maximum size and a starting sector");
    if (!fields.isEmpty()) {
      draft.sizeSectors = numbers.whole(fields.get(0), "disk maximum size", 0, SECTORS_MAX);
      draft.startSector = numbers.whole(fields.get(1), "starting sector", 0, SECTORS_MAX);
      if (fields.size() > 2 && numbers.whole(fields.get(2), "data pattern", 0, 1 << 20) > 0) {
        note("data pattern: " + fields.get(2).text());
      }
    }
  }

  private void specifications(Entry entry) {
    for (Line line : entry.data()) {
      if (!line.text().isEmpty() && draft != null) {
        assigned.add(line.whole());
        draft.specifications.add(line.text());
      }
    }
  }

  private void target(Entry entry) {
    Optional<Line> line = numbers.one(entry, "the name of a target");
    if (line.isPresent() && draft != null) {
      draft.targets.add(line.get().text());
    }
  }

  private void targetType(Entry entry) {
    Optional<Line> line = numbers.one(entry, "DISK");
    if (line.isPresent()
        && numbers.word(line.get().fields().get(0), "target type", KINDS).equals("NETWORK")
        && (draft == null || !draft.network)) {
      numbers.fault(line.get().whole(), "target type: network targets are not supported");
    }
  }

  private void note(String text) {
    if (!notes.contains(text)) {
      notes.add(text);
    }
  }
}
