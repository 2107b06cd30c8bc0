package acme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.raidbench.api.disk.DiskModel;
import org.raidbench.api.disk.DiskReader;
import org.raidbench.api.fault.Faults;

/** {@code sheet: FILE} of one line, the capacity. */
final class SheetReader implements DiskReader {
  @Override
  public String keyword() {
    return "sheet";
  }

  @Override
  public boolean fromFile() {
    return true;
  }

  @Override
  public DiskModel readFile(Path file) {
    Faults faults = new Faults(file.toString());
    String capacity = "1GiB";
    try {
      capacity = Files.readString(file).strip();
    } catch (IOException e) {
      faults.add("there is no such file");
    }
    faults.throwIfAny();
    return FlashReader.model("sheet", capacity);
  }
}
