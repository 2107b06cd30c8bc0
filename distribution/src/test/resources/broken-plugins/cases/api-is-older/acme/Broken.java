package acme;

public class Broken extends Acme {
  @Override
  public String apiVersion() {
    return "0.0";
  }

  @Override
  public String name() {
    throw new NoSuchMethodError("what an older API had");
  }
}
