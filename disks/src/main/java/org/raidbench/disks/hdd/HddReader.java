package org.raidbench.disks.hdd;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;

/** Makes a hard disk of the figures that stand in a bench file. */
final class HddReader implements DiskReader {
  private static final List<Key> NEEDED =
      List.of(
          DiskKeys.CAPACITY,
          DiskKeys.RPM,
          HddKeys.OUTER_RATE,
          HddKeys.INNER_RATE,
          HddKeys.SEEK_AVERAGE);

  @Override
  public String keyword() {
    return "hdd";
  }

  @Override
  public String title() {
    return "a hard disk of your own figures";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public List<Key> keys() {
    return HddKeys.ALL;
  }

  @Override
  public List<Key> neededKeys() {
    return NEEDED;
  }

  @Override
  public DiskModel readFigures(String name, Map<String, String> given) {
    Faults faults = new Faults("");
    Map<String, Key> known = new TreeMap<>();
    HddKeys.ALL.forEach(key -> known.put(key.name(), key));
    HddFigures figures = new HddFigures();
    given.forEach(
        (key, shown) -> {
          Key of = known.get(key);
          if (of == null) {
            faults.add(key + ": is not a figure of a hard disk" + Names.hint(key, known.keySet()));
            return;
          }
          try {
            figures.add(Figure.of(of, shown, Certainty.GIVEN, "the bench file", List.of()));
          } catch (IllegalArgumentException e) {
            faults.add(String.valueOf(e.getMessage()));
          }
        });
    for (Key key : NEEDED) {
      if (!given.containsKey(key.name())) {
        faults.add("a hard disk needs " + key.name() + ", " + key.dimension().expected());
      }
    }
    faults.throwIfAny();
    Spec spec = figures.complete();
    try {
      DatasheetDesign.of(spec);
    } catch (IllegalArgumentException e) {
      faults.add(String.valueOf(e.getMessage()));
    }
    faults.throwIfAny();
    return new HddModel(new ModelId("hdd", idOf(name)), "Hard disk " + name, spec);
  }

  /** A name as the second half of an id: what may not stand there becomes a hyphen. */
  static String idOf(String name) {
    String id = name.toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z0-9.-]", "-");
    String started = id.isEmpty() || id.charAt(0) == '.' || id.charAt(0) == '-' ? "x" + id : id;
    return started.substring(0, Math.min(64, started.length()));
  }
}
