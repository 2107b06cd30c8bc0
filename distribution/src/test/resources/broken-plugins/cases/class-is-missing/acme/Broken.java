package acme;

public class Broken extends Acme {
  private final Helper helper = new Helper();
}
