package org.raidbench.testkit;

import org.raidbench.api.raid.Computations;
import org.raidbench.api.raid.IoPlan;
import org.raidbench.api.raid.Steps;

/** A plan as text, for comparing plans and for messages. */
final class PlanText {
  private PlanText() {}

  static String of(IoPlan plan) {
    StringBuilder text = new StringBuilder();
    for (int buffer = 1; buffer < plan.buffers(); buffer++) {
      text.append("buffer %d of %d%n".formatted(buffer, plan.bufferSectors(buffer)));
    }
    for (int i = 0; i < plan.reads().count(); i++) {
      step(text, "read", plan.reads(), i);
      for (int j = 0; j < plan.alternatives(i); j++) {
        text.append(
            " or %d:%d".formatted(plan.alternativeMember(i, j), plan.alternativeSector(i, j)));
      }
      text.append(System.lineSeparator());
    }
    Computations all = plan.computations();
    for (int i = 0; i < all.count(); i++) {
      text.append(
          "compute %d[%d] ^= %d * %d[%d], %d sectors%n"
              .formatted(
                  all.target(i),
                  all.targetSector(i),
                  all.coefficient(i),
                  all.source(i),
                  all.sourceSector(i),
                  all.sectors(i)));
    }
    for (int i = 0; i < plan.writes().count(); i++) {
      step(text, "write", plan.writes(), i);
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  private static void step(StringBuilder text, String kind, Steps steps, int i) {
    text.append(
        "%s %d:%d, %d sectors, buffer %d[%d]"
            .formatted(
                kind,
                steps.member(i),
                steps.sector(i),
                steps.sectors(i),
                steps.buffer(i),
                steps.bufferSector(i)));
  }
}
