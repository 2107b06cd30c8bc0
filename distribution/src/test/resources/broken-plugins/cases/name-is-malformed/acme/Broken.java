package acme;

public class Broken extends Acme {
  @Override
  public String name() {
    return "Acme, Inc.";
  }
}
