package acme;

import java.util.List;
import java.util.function.Function;
import org.raidbench.api.ModelId;
import org.raidbench.api.raid.ArrayShape;
import org.raidbench.api.raid.RaidLevel;
import org.raidbench.api.raid.RaidLevelModel;
import org.raidbench.api.spec.Spec;

public record PlainLevelModel(ModelId id, Function<ArrayShape, RaidLevel> maker)
    implements RaidLevelModel {
  public static PlainLevelModel of(Function<ArrayShape, RaidLevel> maker) {
    return new PlainLevelModel(ModelId.of("acme/toy"), maker);
  }

  @Override
  public String title() {
    return "Acme Toy";
  }

  @Override
  public Spec spec() {
    return Spec.builder().build();
  }

  @Override
  public List<String> layouts() {
    return List.of("plain");
  }

  @Override
  public int defaultSpans(int members) {
    return 1;
  }

  @Override
  public List<String> check(int members, int spans, String layout) {
    return List.of();
  }

  @Override
  public RaidLevel create(ArrayShape shape) {
    return maker.apply(shape);
  }
}
