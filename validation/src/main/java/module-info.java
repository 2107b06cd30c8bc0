/** Published facts, how each is judged, and the ledger of what the bench gives for them. */
module org.raidbench.validation {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;
  requires transitive org.raidbench.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.csv;
  requires org.yaml.snakeyaml;

  exports org.raidbench.validation.check;
  exports org.raidbench.validation.fact;
  exports org.raidbench.validation.ledger;
  exports org.raidbench.validation.report;
  exports org.raidbench.validation.stand;
}
