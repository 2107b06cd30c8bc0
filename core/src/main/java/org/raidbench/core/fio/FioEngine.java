package org.raidbench.core.fio;

/** How a job's requests reach a block device through an I/O engine. */
enum FioEngine {
  /** One at a time, whatever the job's depth. */
  SYNC,
  /** As many as the job's depth. */
  ASYNC,
  /** Not at all: the engine is for something else. */
  NONE;

  /** The engine of a job that names none. */
  static final String DEFAULT = "psync";

  /** The name an engine is known by here: {@code aio} and {@code linuxaio} are libaio. */
  static String canonical(String written) {
    int colon = written.indexOf(':');
    String name = colon < 0 ? written : written.substring(0, colon);
    return name.startsWith("linuxaio") || name.startsWith("aio") ? "libaio" : name;
  }
}
