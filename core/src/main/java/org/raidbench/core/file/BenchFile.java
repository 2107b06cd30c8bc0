package org.raidbench.core.file;

import java.util.List;
import org.raidbench.core.bench.Bench;
import org.raidbench.core.table.TableSpec;

/**
 * What a bench file says.
 *
 * @param bench the bench
 * @param tables the tables it asks for; none if it leaves that to the reader
 */
public record BenchFile(Bench bench, List<TableSpec> tables) {
  /** Copies the list. */
  public BenchFile {
    tables = List.copyOf(tables);
  }
}
