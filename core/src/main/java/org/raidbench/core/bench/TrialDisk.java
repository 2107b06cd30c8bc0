package org.raidbench.core.bench;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.disk.DiskStart;
import org.raidbench.api.fault.Fault;
import org.raidbench.core.kernel.Simulation;
import org.raidbench.core.system.Part;

/**
 * Makes a disk and throws it away, to hear before a run whether the figures that the user put in go
 * together: only what makes a disk of them can tell.
 */
final class TrialDisk {
  private TrialDisk() {}

  /** What the disk's maker says against the figures, told where the model stands; or empty. */
  static Optional<Fault> fault(ModelDraft draft, Part<DiskModel> part) {
    if (draft.figures().isEmpty()) {
      return Optional.empty();
    }
    try {
      part.model()
          .create(
              new Simulation(Defaults.SEED).context("trial"),
              part.spec(),
              new DiskSetup(false, DiskStart.FRESH),
              (tag, status, firstByteNanos) -> {});
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      @Nullable String message = e.getMessage();
      return Optional.of(
          place(draft, message == null ? "" : message)
              .fault(
                  "%s cannot be with these figures: %s"
                      .formatted(part.model().id(), message == null ? e.toString() : message)));
    } catch (RuntimeException e) {
      return Optional.empty(); // a fault of the disk's own, which the run tells with all there is
    }
  }

  /** Where a figure that the message names was given, if there is but one such. */
  private static Place place(ModelDraft draft, String message) {
    @Nullable Place place = null;
    for (var figure : draft.figures().entrySet()) {
      if (message.contains(figure.getKey())) {
        if (place != null) {
          return draft.name().at();
        }
        place = figure.getValue().at();
      }
    }
    return place == null ? draft.name().at() : place;
  }
}
