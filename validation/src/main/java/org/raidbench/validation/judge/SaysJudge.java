package org.raidbench.validation.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.raidbench.validation.check.Says;
import org.raidbench.validation.stand.Stand;
import org.raidbench.validation.stand.Stands;

/** Judges what the file of a stand says. */
final class SaysJudge {
  private final Stands stands;

  SaysJudge(Stands stands) {
    this.stands = stands;
  }

  Finding judge(Says check) {
    Optional<Stand> stand = stands.get(check.stand(), new ArrayList<>());
    if (stand.isEmpty()) {
      return Finding.of(false, "the stand " + check.stand().name() + " cannot be read");
    }
    String shown = "";
    for (Map<String, String> coordinates : check.where().combinations()) {
      Optional<List<String>> found = stand.get().written().at(check.path(), coordinates);
      shown = check.path() + ": " + found.map(it -> String.join(", ", it)).orElse("not said");
      if (found.isEmpty()
          || !Expected.met(check.expected(), found.get(), found.get().size() == 1)) {
        return Finding.of(false, shown);
      }
    }
    return Finding.holds(shown);
  }
}
