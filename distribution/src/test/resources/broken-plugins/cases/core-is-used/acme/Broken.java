package acme;

public class Broken extends Acme {
  private final Object core = org.raidbench.core.bench.Bench.builder();
}
