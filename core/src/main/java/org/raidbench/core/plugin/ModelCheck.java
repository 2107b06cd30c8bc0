package org.raidbench.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.Model;
import org.raidbench.api.cache.CacheDeviceModel;
import org.raidbench.api.cache.CacheKeys;
import org.raidbench.api.controller.ControllerKeys;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.disk.DiskKeys;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.protection.ProtectionKeys;
import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.figure.DeclaredKeys;
import org.raidbench.core.figure.FigureRules;

/** Says what is wrong with an entry of a catalogue, a line each. */
final class ModelCheck {
  private static final Pattern KEYWORD = Pattern.compile("[a-z]+");
  private static final Pattern FORMAT = Pattern.compile("[a-z0-9-]+");

  private ModelCheck() {}

  static List<String> model(Model model) {
    List<String> faults = new ArrayList<>();
    @Nullable String title = model.title();
    if (title == null || title.isBlank() || title.lines().count() != 1) {
      faults.add("its title is not one line of text");
    }
    @Nullable Spec spec = model.spec();
    if (spec == null) {
      faults.add("it has no specification");
    }
    return faults;
  }

  static List<String> controller(ControllerModel model) {
    List<String> faults =
        required(ControllerKeys.class, model.spec(), ControllerModel.REQUIRED_KEYS);
    if (model.spec().has(ControllerKeys.CACHE)) {
      faults.addAll(require(model.spec(), List.of(ControllerKeys.CACHE_LINE)));
    }
    return faults;
  }

  static List<String> disk(DiskModel model) {
    return required(DiskKeys.class, model.spec(), DiskModel.REQUIRED_KEYS);
  }

  static List<String> host(HostModel model) {
    return required(HostKeys.class, model.spec(), HostModel.REQUIRED_KEYS);
  }

  static List<String> protection(ProtectionModel model) {
    return required(ProtectionKeys.class, model.spec(), ProtectionModel.REQUIRED_KEYS);
  }

  static List<String> cacheDevice(CacheDeviceModel model) {
    return required(CacheKeys.class, model.spec(), CacheDeviceModel.REQUIRED_KEYS);
  }

  static List<String> raidLevel(RaidLevelModel model) {
    @Nullable List<String> layouts = model.layouts();
    return layouts == null || layouts.isEmpty() ? List.of("it names no layout") : List.of();
  }

  static List<String> keyword(String keyword) {
    return KEYWORD.matcher(keyword).matches()
        ? List.of()
        : List.of("\"" + keyword + "\" is not lower-case letters");
  }

  static List<String> format(String format) {
    return FORMAT.matcher(format).matches()
        ? List.of()
        : List.of("\"" + format + "\" is not lower-case letters, digits and hyphens");
  }

  private static List<String> required(Class<?> keys, Spec spec, List<Key> required) {
    List<String> faults = figures(spec, keys);
    faults.addAll(require(spec, required));
    return faults;
  }

  /** Figures under keys of the API that do not mean what their keys mean, or cannot be. */
  private static List<String> figures(Spec spec, Class<?> keys) {
    List<String> faults = new ArrayList<>();
    for (Figure figure : spec.figures()) {
      @Nullable Key known = DeclaredKeys.of(keys).get(figure.key().name());
      if (known == null) {
        continue;
      }
      if (known.dimension() != figure.key().dimension()) {
        faults.add("its figure %s is not %s".formatted(known.name(), known.dimension().expected()));
      } else {
        FigureRules.checkWord(underKey(known, figure))
            .ifPresent(fault -> faults.add("its figure " + fault));
      }
    }
    return faults;
  }

  /** A plug-in may have made a key of its own by the same name. */
  private static Figure underKey(Key key, Figure figure) {
    return new Figure(
        key, figure.shown(), figure.number(), figure.certainty(), figure.source(), figure.facts());
  }

  private static List<String> require(Spec spec, List<Key> keys) {
    List<String> faults = new ArrayList<>();
    for (Key key : keys) {
      if (!spec.has(key)) {
        faults.add("its specification has no " + key.name());
      } else if (spec.figure(key).key().dimension() == key.dimension()) {
        FigureRules.checkNumber(spec.figure(key))
            .ifPresent(fault -> faults.add("its figure " + fault));
      }
    }
    return faults;
  }
}
