package org.raidbench.disks.disksim;

import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskSetup;
import org.raidbench.api.sim.Context;
import org.raidbench.api.spec.Certainty;
import org.raidbench.api.spec.Figure;
import org.raidbench.api.spec.Spec;
import org.raidbench.api.spec.SpecBuilder;
import org.raidbench.testkit.DiskContract;

/** A drive from a description, under load, keeps to what every disk keeps to. */
final class DescribedDriveContractTest extends DiskContract {
  @Override
  protected DiskModel model() {
    return new Catalogued(
        new DescribedModel(
            "small.diskspecs", DescriptionReader.read(new Texts(), "small.diskspecs")));
  }

  /** As if the figures had been published: the contract wants none that only a user gives. */
  private record Catalogued(DiskModel described) implements DiskModel {
    @Override
    public ModelId id() {
      return described.id();
    }

    @Override
    public String title() {
      return described.title();
    }

    @Override
    public Spec spec() {
      SpecBuilder spec = Spec.builder();
      for (Figure figure : described.spec().figures()) {
        spec.add(
            figure.certainty() == Certainty.GIVEN
                ? Figure.of(
                    figure.key(),
                    figure.shown(),
                    Certainty.DATASHEET,
                    figure.source(),
                    figure.facts())
                : figure);
      }
      return spec.build();
    }

    @Override
    public Disk create(Context context, Spec spec, DiskSetup setup, DiskCompletion completion) {
      return described.create(context, spec, setup, completion);
    }
  }
}
