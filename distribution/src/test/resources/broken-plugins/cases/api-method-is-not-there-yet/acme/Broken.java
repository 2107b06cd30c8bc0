package acme;

import org.raidbench.api.ModelId;

public class Broken extends Acme {
  @Override
  public String vendor() {
    return ModelId.of("acme/d1").vendorTitle();
  }
}
