package org.raidbench.core.kernel;

import org.raidbench.api.sim.Context;
import org.raidbench.api.sim.EventHandler;
import org.raidbench.api.sim.RandomStream;
import org.raidbench.api.sim.Station;
import org.raidbench.api.sim.StationRole;

/** A device's view of its simulation: every name it gives has its own in front. */
final class SimulationContext implements Context {
  private final Simulation simulation;
  private final String name;

  SimulationContext(Simulation simulation, String name) {
    this.simulation = simulation;
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long nowNanos() {
    return simulation.nowNanos();
  }

  @Override
  public void at(long timeNanos, EventHandler handler, long token) {
    simulation.at(timeNanos, handler, token);
  }

  @Override
  public Station station(String local, int servers, StationRole role) {
    return simulation.station(full(local), servers, role);
  }

  @Override
  public RandomStream random(String local) {
    return new RandomStream(simulation.seed(), full(local));
  }

  @Override
  public void log(String kind, String detail) {
    simulation.log(new LogEntry(nowNanos(), name, kind, detail));
  }

  @Override
  public Context child(String local) {
    return new SimulationContext(simulation, full(local));
  }

  private String full(String local) {
    if (local.isEmpty()) {
      throw new IllegalArgumentException("a name within \"" + name + "\" is empty");
    }
    return name + '.' + local;
  }
}
