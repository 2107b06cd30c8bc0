package acme;

import java.util.List;

public class Broken extends Acme {
  public Broken() {
    throw new AssertionError("not to be built");
  }
}
