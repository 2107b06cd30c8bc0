/**
 * MegaRAID and Nytro MegaRAID controllers, host bus adapters, CacheCade, and what protects their
 * caches.
 */
module org.raidbench.lsi {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;

  exports org.raidbench.lsi;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.lsi.LsiPlugin;
}
