/** Benches: plug-ins are found, systems put together, workloads run on them and results written. */
@SuppressWarnings("module") // what is named in "to" below is compiled later
module org.raidbench.core {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.yaml;
  requires transitive com.google.guice; // RaidbenchModule is for others' injectors
  requires HdrHistogram; // named after its file: it neither describes nor names itself
  requires org.slf4j;
  requires org.yaml.snakeyaml;
  // Guice does not say what it requires.
  requires com.google.common;
  requires jakarta.inject;

  exports org.raidbench.core;
  exports org.raidbench.core.assembly;
  exports org.raidbench.core.bench;
  exports org.raidbench.core.blame;
  exports org.raidbench.core.expect;
  exports org.raidbench.core.file;
  exports org.raidbench.core.plugin;
  exports org.raidbench.core.ranking;
  exports org.raidbench.core.results;
  exports org.raidbench.core.system;
  exports org.raidbench.core.table;
  exports org.raidbench.core.watch;
  exports org.raidbench.core.measure to
      org.raidbench.validation;

  // Guice calls providers that are no one else's business; Jackson fills in records of our tables.
  opens org.raidbench.core.assembly to
      com.google.guice;
  opens org.raidbench.core.crystaldiskmark to
      com.fasterxml.jackson.databind;
  opens org.raidbench.core.fctest to
      com.fasterxml.jackson.databind;
  opens org.raidbench.core.iometer to
      com.fasterxml.jackson.databind;

  uses org.raidbench.api.RaidbenchPlugin;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.core.CorePlugin;
}
