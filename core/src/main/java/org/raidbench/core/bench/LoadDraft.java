package org.raidbench.core.bench;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.workload.Workload;

/** A workload of a bench that is composed in Java. */
sealed interface LoadDraft {
  /** The value of the dimension {@code workload}. */
  String name();

  /** One that has been made; the array is null if it is for the workload or the system to say. */
  record Made(Workload workload, @Nullable String array) implements LoadDraft {
    @Override
    public String name() {
      return workload.name();
    }
  }

  /** One in the words of a bench file. */
  record Written(String name, Map<String, Given> said) implements LoadDraft {}
}
