package acme;

public class Broken extends Acme {
  public Broken() {
    throw new IllegalStateException("no licence for this machine");
  }
}
