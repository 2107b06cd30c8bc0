package acme;

public class Broken extends Acme {
  private Broken() {}
}
