package acme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.raidbench.api.fault.Faults;
import org.raidbench.api.fault.Names;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.api.workload.WorkloadReader;

/**
 * Reads parameter files of Vdbench as far as this: a line for each workload definition ({@code
 * wd=oltp,xfersize=8k,rdpct=70,seekpct=100}) and run ({@code rd=run1,wd=oltp,threads=16}); comments
 * begin with an asterisk, storage definitions are the bench's. Each run is a stage.
 */
final class VdbenchReader implements WorkloadReader {
  private static final List<String> KNOWN =
      List.of("elapsed", "interval", "iorate", "rd", "rdpct", "sd", "seekpct", "threads", "wd",
          "xfersize");

  @Override
  public String keyword() {
    return "vdbench";
  }

  @Override
  public String title() {
    return "a parameter file of Vdbench";
  }

  @Override
  public boolean fromFile() {
    return true;
  }

  @Override
  public Workload readFile(Path file, Map<String, String> environment) {
    Faults faults = new Faults(file.toString());
    List<String> lines = List.of();
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      faults.add("there is no such file");
    }
    Map<String, Map<String, String>> definitions = new HashMap<>();
    List<List<Job>> stages = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Map<String, String> line = parse(lines.get(i), i + 1, faults);
      if (line.containsKey("rd")) {
        Map<String, String> definition = definitions.get(line.getOrDefault("wd", ""));
        if (definition == null) {
          faults.add(i + 1, 1, "run " + line.get("rd") + " names no workload definition"
              + Names.hint(line.getOrDefault("wd", ""), definitions.keySet()));
        } else {
          stages.add(List.of(job(line, definition)));
        }
      } else if (line.containsKey("wd")) {
        definitions.put(line.get("wd"), line);
      }
    }
    if (stages.isEmpty() && faults.isEmpty()) {
      faults.add("there is no run (rd=...)");
    }
    faults.throwIfAny();
    return new Workload("vdbench", stages, false, List.of());
  }

  private static Map<String, String> parse(String line, int number, Faults faults) {
    Map<String, String> words = new LinkedHashMap<>();
    if (line.isBlank() || line.startsWith("*")) {
      return words;
    }
    int column = 1;
    for (String word : line.split(",", -1)) {
      String[] sides = word.strip().split("=", 2);
      if (!KNOWN.contains(sides[0])) {
        faults.add(number, column, sides[0] + " is not supported" + Names.hint(sides[0], KNOWN));
      } else if (sides.length == 2) {
        words.put(sides[0], sides[1]);
      }
      column += word.length() + 1;
    }
    return words;
  }

  private static Job job(Map<String, String> run, Map<String, String> definition) {
    String size = definition.getOrDefault("xfersize", "4k");
    long bytes = 1024L * Long.parseLong(size.substring(0, size.length() - 1));
    double reads = Integer.parseInt(definition.getOrDefault("rdpct", "100")) / 100.0;
    double random = Integer.parseInt(definition.getOrDefault("seekpct", "100")) / 100.0;
    int threads = Integer.parseInt(run.getOrDefault("threads", "8"));
    AccessLine line = new AccessLine(1, bytes, bytes, reads, random, bytes);
    return Job.of(run.get("rd"), threads, List.of(line));
  }
}
