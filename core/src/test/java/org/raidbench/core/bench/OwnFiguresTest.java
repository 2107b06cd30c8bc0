package org.raidbench.core.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.controller.ControllerModel;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Key;
import org.raidbench.api.spec.Spec;
import org.raidbench.core.assembly.Raidbench;
import org.raidbench.core.assembly.RaidbenchModule;

/** A figure that only a controller's own decisions read has a say, whatever limits. */
final class OwnFiguresTest {
  private static final Key SLACK = Key.count("mirror-slack", "how much longer a queue may be");

  private record Card(ModelId id, String title, Spec spec) implements ControllerModel {}

  private static final class OwnPlugin implements RaidbenchPlugin {
    @Override
    public String name() {
      return "own";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public String apiVersion() {
      return ApiVersion.CURRENT;
    }

    @Override
    public List<ControllerModel> controllers() {
      Spec spec =
          Objects.requireNonNull(
              Raidbench.start().registry().controllers().get("lsi/megaraid-9361-8i").spec());
      Figure slack = Figure.of(SLACK, "4", Certainty.ASSUMED, "no source", List.of());
      return List.of(new Card(ModelId.of("own/card"), "Own card", spec.with(slack)));
    }
  }

  private static List<String> unverified(Map<String, String> given) throws InterruptedException {
    return Raidbench.start(new RaidbenchModule().withPlugins(new OwnPlugin()))
        .bench()
        .controller("own/card", given)
        .disks("ssd", 2, "hgst/husmm1680ass204")
        .array(Bench.array("data", "raid1").disks("ssd 0-1").read(ReadPolicy.NONE))
        .workload("reads", Map.of("queue-depth", "1", "ramp", "1ms", "time", "10ms"))
        .build()
        .run()
        .only()
        .unverified();
  }

  @Test
  void countsUnlessItIsGiven() throws InterruptedException {
    assertEquals(List.of("own/card mirror-slack"), unverified(Map.of()));
    assertEquals(List.of(), unverified(Map.of("mirror-slack", "2")));
  }
}
