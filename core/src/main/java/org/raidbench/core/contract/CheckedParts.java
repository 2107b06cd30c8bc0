package org.raidbench.core.contract;

import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.CacheQuota;
import org.raidbench.api.controller.Controller;
import org.raidbench.api.controller.Costs;
import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.MirrorChoice;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.controller.PathRule;
import org.raidbench.api.controller.ReadAhead;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.controller.WriteRule;

/** A controller's own decisions, each looked at before the pipeline acts on it. */
public final class CheckedParts {
  /** Rows on their way at once, by far more than any controller has commands. */
  private static final int WINDOW_ROWS_MAX = 1 << 16;

  private CheckedParts() {}

  /**
   * A controller's costs.
   *
   * @param controller the controller
   * @return its costs
   * @throws ContractBreachException if it has none
   */
  public static Costs costs(Controller controller) {
    @Nullable Costs costs = controller.costs();
    if (costs == null) {
      throw breach(controller, "its costs are null");
    }
    return costs;
  }

  /**
   * A controller's parts; slots that are empty stay empty.
   *
   * @param controller the controller
   * @return its parts, checking what they decide
   * @throws ContractBreachException if it has none
   */
  public static Parts of(Controller controller) {
    @Nullable Parts parts = controller.parts();
    if (parts == null) {
      throw breach(controller, "its parts are null; Parts.STANDARD are parts without any");
    }
    Parts checked = parts;
    if (parts.mirrorChoice() != null) {
      checked = checked.withMirrorChoice(mirrorChoice(parts.mirrorChoice()));
    }
    if (parts.readAhead() != null) {
      checked = checked.withReadAhead(readAhead(parts.readAhead()));
    }
    if (parts.destage() != null) {
      checked = checked.withDestage(new CheckedDestage(parts.destage()));
    }
    if (parts.cacheQuota() != null) {
      checked = checked.withCacheQuota(cacheQuota(parts.cacheQuota()));
    }
    if (parts.writeRule() != null) {
      checked = checked.withWriteRule(writeRule(parts.writeRule()));
    }
    if (parts.pathRule() != null) {
      checked = checked.withPathRule(pathRule(parts.pathRule()));
    }
    return checked;
  }

  private static MirrorChoice mirrorChoice(MirrorChoice part) {
    return view -> {
      int copy = part.choose(view);
      if (copy < 0 || copy >= view.copies()) {
        throw breach(part, "its mirror choice is copy %d of %d".formatted(copy, view.copies()));
      }
      return copy;
    };
  }

  private static ReadAhead readAhead(ReadAhead part) {
    return view -> {
      int sectors = part.aheadSectors(view);
      if (sectors < 0) {
        throw breach(part, "it reads %d sectors ahead".formatted(sectors));
      }
      return sectors;
    };
  }

  private static CacheQuota cacheQuota(CacheQuota part) {
    return (lines, arrays, writeBack) -> {
      int quota = part.dirtyLimitLines(lines, arrays, writeBack);
      if (quota < 0 || quota > lines) {
        throw breach(part, "its cache quota is %d of %d lines".formatted(quota, lines));
      }
      return quota;
    };
  }

  private static WriteRule writeRule(WriteRule part) {
    return view -> {
      boolean back = part.writeBack(view);
      if (back && view.asked() == WritePolicy.THROUGH) {
        throw breach(part, "its write rule writes back where write-through was asked for");
      }
      return back;
    };
  }

  private static PathRule pathRule(PathRule part) {
    return (view, write) -> {
      boolean fast = part.fast(view, write);
      if (fast && !view.unlocked()) {
        throw breach(part, "its path rule takes a fast path that is not there");
      }
      return fast;
    };
  }

  private record CheckedDestage(Destage part) implements Destage {
    @Override
    public long next(View view) {
      long row = part.next(view);
      if (row != NONE && (row < 0 || view.dirtyRowFrom(row) != row)) {
        throw breach(part, "it destages row %d, where nothing waits for it".formatted(row));
      }
      return row;
    }

    @Override
    public int windowRows() {
      return inRange(part.windowRows());
    }

    @Override
    public int solidStateWindowRows(int commands) {
      windowRows(); // the usual answer would hide what is wrong with this one
      return inRange(part.solidStateWindowRows(commands));
    }

    private int inRange(int rows) {
      if (rows < 1 || rows > WINDOW_ROWS_MAX) {
        throw breach(part, "its destage window is %d rows".formatted(rows));
      }
      return rows;
    }
  }

  private static ContractBreachException breach(Object part, String what) {
    return new ContractBreachException(Role.CONTROLLER, "controller", part.getClass(), what);
  }
}
