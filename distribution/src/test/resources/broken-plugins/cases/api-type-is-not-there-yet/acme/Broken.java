package acme;

public class Broken extends Acme {
  private final org.raidbench.api.tape.TapeModel tape = new org.raidbench.api.tape.TapeModel();
}
