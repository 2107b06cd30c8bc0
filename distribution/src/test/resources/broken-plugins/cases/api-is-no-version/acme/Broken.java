package acme;

public class Broken extends Acme {
  @Override
  public String apiVersion() {
    return "latest";
  }
}
