package org.raidbench.validation.ledger;

import java.util.List;
import org.raidbench.validation.fact.Fact;

/**
 * What the ledger says of one fact.
 *
 * @param fact the fact
 * @param verdict the verdict
 * @param agrees whether the bench gives what was published, whatever the verdict is
 * @param gave what the bench gives, with intervals; empty if nothing was asked of it
 * @param difference how far that is from what was published; empty if there is no such number
 * @param why the cause of a contradiction, or the reason for the class; possibly empty
 * @param calibrated parameters that were fitted to this fact
 * @param models ids of the models that the systems were made of
 */
public record Row(
    Fact fact,
    Verdict verdict,
    boolean agrees,
    String gave,
    String difference,
    String why,
    List<String> calibrated,
    List<String> models) {
  /** Copies the lists. */
  public Row {
    calibrated = List.copyOf(calibrated);
    models = List.copyOf(models);
  }
}
