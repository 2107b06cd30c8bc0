package org.raidbench.disks.ssd;

import java.util.List;
import java.util.Locale;
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
import org.raidbench.api.spec.SpecBuilder;

/**
 * Makes an SSD of the figures that stand in a bench file under {@code ssd:}. A drive's datasheet
 * gives those that are needed; {@link Defaults} says what is assumed of the others.
 */
public final class SsdReader implements DiskReader {
  private static final List<Key> NEEDED =
      List.of(
          SsdKeys.CAPACITY,
          SsdKeys.RANDOM_READ,
          SsdKeys.RANDOM_WRITE,
          SsdKeys.SEQUENTIAL_READ,
          SsdKeys.SEQUENTIAL_WRITE,
          SsdKeys.READ_LATENCY);

  /** Makes the reader. */
  public SsdReader() {}

  @Override
  public String keyword() {
    return "ssd";
  }

  @Override
  public String title() {
    return "an SSD of your own figures";
  }

  @Override
  public boolean fromFile() {
    return false;
  }

  @Override
  public List<Key> keys() {
    return SsdKeys.ALL;
  }

  @Override
  public List<Key> neededKeys() {
    return NEEDED;
  }

  @Override
  public DiskModel readFigures(String name, Map<String, String> figures) {
    Faults faults = new Faults("");
    Map<String, Key> known = new TreeMap<>();
    SsdKeys.ALL.forEach(key -> known.put(key.name(), key));
    Map<String, Figure> given = new TreeMap<>();
    figures.forEach(
        (key, shown) -> {
          Key of = known.get(key);
          if (of == null) {
            faults.add(key + ": is not a figure of an SSD" + Names.hint(key, known.keySet()));
            return;
          }
          try {
            given.put(key, Figure.of(of, shown, Certainty.GIVEN, "the bench file", List.of()));
          } catch (IllegalArgumentException e) {
            faults.add(String.valueOf(e.getMessage()));
          }
        });
    for (Key key : NEEDED) {
      if (!figures.containsKey(key.name())) {
        faults.add("an SSD needs " + key.name() + ", " + key.dimension().expected());
      }
    }
    if (figures.containsKey(SsdKeys.FLASH.name())
        && figures.containsKey(SsdKeys.OVER_PROVISIONING.name())) {
      faults.add("over-provisioning: flash says the same; give one of them");
    }
    String wire = figures.get(DiskKeys.INTERFACE.name());
    List<String> wires = SsdKeys.INTERFACE.limits().words();
    if (wire != null && !wires.contains(wire)) {
      faults.add("interface: \"" + wire + "\" is not known" + Names.hint(wire, wires));
    }
    SpecBuilder partial = Spec.builder();
    given.values().forEach(partial::add);
    SsdFigures.checkEach(partial.build()).forEach(faults::add);
    faults.throwIfAny();
    Spec spec = Defaults.complete(given);
    SsdFigures.check(spec).forEach(faults::add);
    faults.throwIfAny();
    return new SsdModel(new ModelId("ssd", idOf(name)), "SSD " + name, spec);
  }

  /** A name as the second half of an id: what may not stand there becomes a hyphen. */
  private static String idOf(String name) {
    String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.-]", "-");
    String started = id.isEmpty() || id.charAt(0) == '.' || id.charAt(0) == '-' ? "x" + id : id;
    return started.substring(0, Math.min(64, started.length()));
  }
}
