package acme;

import org.raidbench.api.raid.ArrayShape;

public class BrokenLevel extends PlainLevel {
  public BrokenLevel(ArrayShape shape) {
    super(shape);
  }

  @Override
  public long capacitySectors() {
    return 2 * super.capacitySectors();
  }
}
