package org.raidbench.disks.disksim;

/**
 * What the format says about one parameter.
 *
 * @param name its name
 * @param kind what its value is
 * @param required whether a description without it is faulty
 * @param least the smallest allowed number
 * @param most the largest allowed number
 * @param ignored why the value does not affect the model; empty if it does
 */
record Rule(String name, Kind kind, boolean required, double least, double most, String ignored) {
  enum Kind {
    WHOLE("a whole number"),
    NUMBER("a number"),
    WORD("a word"),
    LIST("a list in brackets"),
    BLOCK("a block in braces");

    final String expected;

    Kind(String expected) {
      this.expected = expected;
    }
  }

  static Rule whole(String name, double least, double most) {
    return new Rule(name, Kind.WHOLE, true, least, most, "");
  }

  static Rule number(String name, double least) {
    return new Rule(name, Kind.NUMBER, true, least, 1e9, "");
  }

  static Rule typed(String name, Kind kind) {
    return new Rule(name, kind, true, -1e18, 1e18, "");
  }

  Rule optional() {
    return new Rule(name, kind, false, least, most, ignored);
  }

  Rule atMost(double limit) {
    return new Rule(name, kind, required, least, limit, ignored);
  }

  Rule ignored(String why) {
    return new Rule(name, kind, required, least, most, why);
  }
}
