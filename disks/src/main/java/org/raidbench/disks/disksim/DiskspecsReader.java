package org.raidbench.disks.disksim;

import java.nio.file.Path;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;

/** Makes a hard disk of a DiskSim description file. */
public final class DiskspecsReader implements DiskReader {
  /** Makes the reader; does no work. */
  public DiskspecsReader() {}

  @Override
  public String keyword() {
    return "diskspecs";
  }

  @Override
  public String title() {
    return "a hard disk as DiskSim describes it";
  }

  @Override
  public boolean fromFile() {
    return true;
  }

  @Override
  public DiskModel readFile(Path file) {
    Path directory = file.toAbsolutePath().getParent();
    String name = String.valueOf(file.getFileName());
    DescriptionSource source = DescriptionSource.in(directory == null ? Path.of("") : directory);
    return new DescribedModel(name, DescriptionReader.read(source, name));
  }
}
