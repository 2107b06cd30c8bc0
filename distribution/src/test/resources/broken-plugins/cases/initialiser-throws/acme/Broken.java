package acme;

public class Broken extends Acme {
  private static final int COUNT = Integer.parseInt("many");

  @Override
  public String version() {
    return "1." + COUNT;
  }
}
