/** QLogic's Fibre Channel adapters. */
module org.raidbench.qlogic {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;

  exports org.raidbench.qlogic;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.qlogic.QlogicPlugin;
}
