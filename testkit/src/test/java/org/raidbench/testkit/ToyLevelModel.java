package org.raidbench.testkit;

import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Spec;

/** A model of {@link ToyLevel}s. */
record ToyLevelModel(ToyFault fault) implements RaidLevelModel {
  @Override
  public ModelId id() {
    return ModelId.of("toy/parity");
  }

  @Override
  public String title() {
    return "Toy parity";
  }

  @Override
  public Spec spec() {
    return Spec.builder().build();
  }

  @Override
  public List<String> layouts() {
    return fault == ToyFault.NAMES_A_LAYOUT_TWICE
        ? List.of("dedicated", "dedicated")
        : List.of("dedicated");
  }

  @Override
  public int defaultSpans(int members) {
    return fault == ToyFault.SPANS_TOO_MANY ? 2 : 1;
  }

  @Override
  public List<String> check(int members, int spans, String layout) {
    return fault == ToyFault.CHECKS_NOTHING ? List.of() : faults(members, spans, layout);
  }

  private static List<String> faults(int members, int spans, String layout) {
    List<String> faults = new ArrayList<>();
    if (members < 2 || members > ArrayShape.MAX_MEMBERS) {
      faults.add("toy needs 2 to 64 disks, not " + members);
    }
    if (spans != 1) {
      faults.add("toy has no spans");
    }
    if (!layout.isEmpty() && !layout.equals("dedicated")) {
      faults.add("toy has no layout " + layout);
    }
    return faults;
  }

  @Override
  public RaidLevel create(ArrayShape shape) {
    List<String> faults = faults(shape.members(), shape.spans(), shape.layout());
    if (!faults.isEmpty() && fault != ToyFault.CHECKS_TOO_MUCH) {
      throw new IllegalArgumentException(String.join("; ", faults));
    }
    return new ToyLevel(shape, fault);
  }
}
