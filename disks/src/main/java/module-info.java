/** Disks: models of hard disks and solid-state drives, and readers of descriptions of others. */
module org.raidbench.disks {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;

  exports org.raidbench.disks;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.disks.DisksPlugin;
}
