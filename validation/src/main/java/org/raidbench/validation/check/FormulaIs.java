package org.raidbench.validation.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.raidbench.core.table.Shown;

/**
 * What a figure that takes several cases together makes of given IOPS.
 *
 * @param shown the figure
 * @param over the dimension along which the IOPS are given
 * @param iops IOPS by value of the dimension
 * @param is what has to come out
 */
public record FormulaIs(Shown shown, String over, Map<String, Double> iops, double is)
    implements Asserted {
  /** Copies the map. */
  public FormulaIs {
    iops = Collections.unmodifiableMap(new LinkedHashMap<>(iops));
  }
}
