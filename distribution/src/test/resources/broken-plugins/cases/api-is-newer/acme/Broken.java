package acme;

public class Broken extends Acme {
  @Override
  public String apiVersion() {
    return "2.3 to 2.5";
  }
}
