package org.raidbench.core.icf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.raidbench.api.workload.WorkloadReader;
import org.raidbench.core.Golden;
import org.raidbench.testkit.WorkloadReaderContract;

final class IcfReaderContractTest extends WorkloadReaderContract {
  @Override
  protected WorkloadReader reader() {
    return new IcfReader();
  }

  @Override
  protected List<String> sound() {
    return texts("icf/valid");
  }

  @Override
  protected List<String> faulty() {
    return texts("icf/faults");
  }

  private static List<String> texts(String folder) {
    List<String> texts = new ArrayList<>();
    try {
      for (Path file : Golden.files(Golden.folder(folder), ".icf")) {
        texts.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
