/** Adaptec's controllers and host bus adapters, maxCache, and what protects their caches. */
module org.raidbench.adaptec {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;

  exports org.raidbench.adaptec;

  provides org.raidbench.api.RaidbenchPlugin with
      org.raidbench.adaptec.AdaptecPlugin;
}
