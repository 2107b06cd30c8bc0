package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raidbench.api.ModelId;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;

/** The contract passes a sound host, and sees one without processors or slot. */
final class HostContractTest {
  private static String cores;
  private static String slot;

  @BeforeEach
  void makeItSound() {
    cores = "12";
    slot = "pcie-3.0-x16";
  }

  @Test
  void aSoundHostPasses() {
    ContractRun run = ContractRun.of(Subject.class);

    assertEquals(Set.of(), run.failed(), run::messages);
    assertTrue(run.tests() >= 9, () -> run.tests() + " tests");
  }

  @Test
  void aHostWithoutProcessorsIsCaught() {
    cores = "0";

    assertEquals(Set.of("figuresAreWithinTheirRanges"), ContractRun.of(Subject.class).failed());
  }

  @Test
  void aSlotThatIsNoNameIsCaught() {
    slot = "PCIe 3.0";

    assertEquals(Set.of("figuresAreWithinTheirRanges"), ContractRun.of(Subject.class).failed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"pcie-3.0", "pcie-3.0-x3", "pcie-6.0-x16", "pci-x-133-x4", "isa"})
  void aSlotThatThereIsNotIsCaught(String wrong) {
    slot = wrong;

    assertEquals(Set.of("figuresAreWithinTheirRanges"), ContractRun.of(Subject.class).failed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"pci", "pci-x-133", "pcie-1.0-x1"})
  void aSlotThatThereIsPasses(String right) {
    slot = right;

    assertEquals(Set.of(), ContractRun.of(Subject.class).failed());
  }

  static final class Subject extends HostContract {
    @Override
    protected HostModel model() {
      return new HostModel() {
        @Override
        public ModelId id() {
          return ModelId.of("toy/host");
        }

        @Override
        public String title() {
          return "Toy host";
        }

        @Override
        public Spec spec() {
          return Spec.builder()
              .assumed(HostKeys.CORES, cores, "chosen for a test")
              .assumed(HostKeys.CLOCK, "2.6GHz", "chosen for a test")
              .assumed(HostKeys.SLOT, slot, "chosen for a test")
              .build();
        }
      };
    }
  }
}
