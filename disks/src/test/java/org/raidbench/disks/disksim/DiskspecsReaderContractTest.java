package org.raidbench.disks.disksim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.testkit.DiskReaderContract;

final class DiskspecsReaderContractTest extends DiskReaderContract {
  @TempDir Path descriptions;

  @BeforeEach
  void writeDescription() throws IOException {
    Texts texts = new Texts();
    for (String file : new String[] {"small.diskspecs", "small.model", "small.seek"}) {
      Files.writeString(descriptions.resolve(file), texts.read(file));
    }
  }

  @Override
  protected DiskReader reader() {
    return new DiskspecsReader();
  }

  @Override
  protected Path file() {
    return descriptions.resolve("small.diskspecs");
  }
}
