package acme;

public class Broken extends Acme {
  @Override
  public String name() {
    return null;
  }

  @Override
  public String version() {
    return null;
  }
}
