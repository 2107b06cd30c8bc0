package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.fault.Names;
import org.raidbench.core.system.DiskPart;
import org.raidbench.core.system.Part;

/** All disks of a system, what {@code raptor 0-3} means, and who has which of them. */
final class DiskTable {
  private static final int DISKS_MAX = 4_096;

  /** What disks on a controller's board are called. */
  private static final String ONBOARD = "onboard";

  /** What the owners begin with that may have them. */
  static final String POOL = "pool ";

  /** A name, then a number or a range of numbers; either may be left out. */
  private static final Pattern ITEM =
      Pattern.compile(
          "(%s)?\\s*(?:%s)?"
              .formatted(DiskWords.NAME, DiskWords.NUMBERS.formatted("([0-9]{1,6})")));

  private final Map<String, Group> groups = new LinkedHashMap<>();
  private final List<DiskPart> disks = new ArrayList<>();
  private final Map<Integer, String> owners = new TreeMap<>();

  /** Indices of the disks that are part of the controller's board. */
  private final Set<Integer> onboard = new TreeSet<>();

  private record Group(int first, int count, boolean usable) {}

  DiskTable(List<DiskGroupDraft> drafts, PartResolver resolver, Findings findings) {
    for (DiskGroupDraft draft : drafts) {
      String name = draft.name().value();
      Optional<Part<DiskModel>> part = resolver.disk(name, draft.disk(), findings);
      if (groups.containsKey(name)) {
        findings.fault(draft.name().at(), "disks \"" + name + "\" are given twice");
        continue;
      }
      if (part.isPresent() && part.get().model().spec().flag(DiskKeys.ONBOARD)) {
        findings.fault(
            draft.name().at(),
            "%s is part of a board and not to be had by itself".formatted(part.get().model().id()));
        part = Optional.empty();
      }
      int count = draft.count();
      if (disks.size() + count > DISKS_MAX) {
        findings.fault(draft.name().at(), "more than " + DISKS_MAX + " disks in one system");
        count = 0;
      }
      groups.put(name, new Group(disks.size(), count, part.isPresent()));
      if (part.isPresent()) {
        for (int i = 0; i < count; i++) {
          disks.add(new DiskPart(name + " " + i, part.get(), draft.start()));
        }
      }
    }
  }

  /**
   * Adds the disks that are part of a controller's board, named {@code onboard}.
   *
   * @param controller what they belong to
   */
  void addOnboard(Part<ControllerModel> controller, PartResolver resolver, Findings findings) {
    String id = controller.spec().text(ControllerKeys.ONBOARD_DISK, "");
    if (id.isEmpty()) {
      return;
    }
    if (groups.containsKey(ONBOARD)) {
      findings.fault(
          Place.NOWHERE,
          "disks \"%s\" are part of %s; name yours differently"
              .formatted(ONBOARD, controller.model().id()));
      return;
    }
    int count = Math.toIntExact(controller.spec().whole(ControllerKeys.ONBOARD_COUNT));
    Optional<Part<DiskModel>> part =
        resolver.disk(ONBOARD, new DiskDraft.Catalogued(ModelDraft.of(Said.inJava(id))), findings);
    groups.put(ONBOARD, new Group(disks.size(), count, part.isPresent()));
    for (int i = 0; part.isPresent() && i < count; i++) {
      onboard.add(disks.size());
      disks.add(new DiskPart(ONBOARD + " " + i, part.get(), DiskStart.STEADY));
    }
  }

  /** The disks that are connected to the controller's ports. */
  List<DiskPart> atPorts() {
    return IntStream.range(0, disks.size())
        .filter(index -> !onboard.contains(index))
        .mapToObj(disks::get)
        .toList();
  }

  List<DiskPart> disks() {
    return disks;
  }

  /**
   * The disks that texts such as {@code ssd 0-3, ssd 8} name, each given to one owner.
   *
   * @return their indices in order; empty if one is wrong, with the reason among the findings
   */
  Optional<List<Integer>> take(List<Said<String>> texts, String owner, Findings findings) {
    List<Integer> taken = new ArrayList<>();
    boolean right = true;
    for (Said<String> text : texts) {
      @Nullable String group = null;
      int offset = 0;
      for (String item : text.value().split(",", -1)) {
        Place at = text.at().plus(offset + leadingSpaces(item));
        offset += item.length() + 1;
        Matcher matcher = ITEM.matcher(item.strip());
        group = matcher.matches() && matcher.group(1) != null ? matcher.group(1) : group;
        if (!matcher.matches() || item.isBlank() || group == null) {
          findings.fault(
              at, "\"" + item.strip() + "\" does not name disks; expected such as ssd 0-11");
          right = false;
        } else {
          right &= take(group, matcher.group(2), matcher.group(3), at, owner, taken, findings);
        }
      }
    }
    if (right && taken.isEmpty()) {
      findings.fault(texts.isEmpty() ? Place.NOWHERE : texts.get(0).at(), owner + " has no disks");
      right = false;
    }
    return right ? Optional.of(taken) : Optional.empty();
  }

  private boolean take(
      String name,
      @Nullable String from,
      @Nullable String to,
      Place at,
      String owner,
      List<Integer> taken,
      Findings findings) {
    @Nullable Group group = groups.get(name);
    if (group == null) {
      findings.fault(at, "there are no disks \"" + name + "\"" + Names.hint(name, groups.keySet()));
      return false;
    }
    if (!group.usable()) {
      return false; // its model was at fault, which has been said
    }
    int first = from == null ? 0 : Integer.parseInt(from);
    int last = from == null ? group.count() - 1 : to == null ? first : Integer.parseInt(to);
    if (first > last) {
      findings.fault(at, "\"%s %d-%d\" runs backwards".formatted(name, first, last));
      return false;
    }
    if (last >= group.count()) {
      findings.fault(
          at,
          "there is no %s %d; %s"
              .formatted(
                  name,
                  last,
                  group.count() == 1
                      ? "the only one is " + name + " 0"
                      : "they are " + name + " 0-" + (group.count() - 1)));
      return false;
    }
    boolean right = true;
    for (int i = first; i <= last; i++) {
      int index = group.first() + i;
      if (onboard.contains(index) && !owner.startsWith(POOL)) {
        findings.fault(
            at, "%s %d is part of the board and serves its cache alone".formatted(name, i));
        right = false;
        continue;
      }
      @Nullable String other = owners.putIfAbsent(index, owner);
      if (other != null) {
        findings.fault(
            at,
            other.equals(owner)
                ? "%s %d is named twice".formatted(name, i)
                : "%s %d belongs to %s already".formatted(name, i, other));
        right = false;
      }
      taken.add(index);
    }
    return right;
  }

  private static int leadingSpaces(String text) {
    return text.length() - text.stripLeading().length();
  }
}
