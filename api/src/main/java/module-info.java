/** The types a Raidbench plug-in implements, and those it is given to work with. */
module org.raidbench.api {
  requires static transitive org.jspecify;

  exports org.raidbench.api;
  exports org.raidbench.api.cache;
  exports org.raidbench.api.controller;
  exports org.raidbench.api.disk;
  exports org.raidbench.api.fault;
  exports org.raidbench.api.host;
  exports org.raidbench.api.protection;
  exports org.raidbench.api.raid;
  exports org.raidbench.api.result;
  exports org.raidbench.api.sim;
  exports org.raidbench.api.spec;
  exports org.raidbench.api.stability;
  exports org.raidbench.api.workload;

  uses org.raidbench.api.RaidbenchPlugin;
}
