/** The RAID levels: their geometry, their plans, and what these do to bytes. */
module org.raidbench.raid {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;

  exports org.raidbench.raid;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.raid.RaidLevelsPlugin;
}
