package com.example.storage;

import com.google.inject.Inject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.raidbench.api.result.CaseResult;
import org.raidbench.core.bench.BenchCase;
import org.raidbench.core.bench.CaseEngine;
import org.raidbench.core.bench.SimulatedCase;

/**
 * Runs no case twice: the same case and seed give the same result, so it is kept. Cases are equal
 * if their systems, workloads and lengths are.
 */
public final class RememberingEngine implements CaseEngine {
  private record Key(BenchCase benchCase, long seed) {}

  private final CaseEngine simulation = new SimulatedCase();
  private final Map<Key, CaseResult> known = new ConcurrentHashMap<>();

  @Inject
  RememberingEngine() {}

  @Override
  public CaseResult run(BenchCase benchCase, long seed) {
    return known.computeIfAbsent(new Key(benchCase, seed), key -> simulation.run(benchCase, seed));
  }

  /** How many cases were simulated. */
  int simulated() {
    return known.size();
  }
}
