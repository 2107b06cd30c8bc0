package org.raidbench.validation.judge;

import java.util.List;
import org.raidbench.validation.check.Measured;

/**
 * Judges one kind of check on what was measured.
 *
 * @param <C> the kind of check
 */
interface Judge<C extends Measured> {
  /**
   * Judges what belongs together.
   *
   * @param check the check
   * @param readings at least one, all applicable, in the order of the check
   * @return what was found
   */
  Finding judge(C check, List<Reading> readings);
}
