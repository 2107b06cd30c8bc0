package org.raidbench.api.host;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.spec.Key;
import org.raidbench.api.stability.Stable;

/**
 * The machine a controller sits in. It has no behaviour of its own: its specification, with the
 * keys of {@link HostKeys}, says how many cores take I/O, how fast they are, and what slot there
 * is.
 */
@Stable
public interface HostModel extends Model {
  /** The keys that its specification has to have. */
  List<Key> REQUIRED_KEYS = List.of(HostKeys.CORES, HostKeys.CLOCK, HostKeys.SLOT);
}
