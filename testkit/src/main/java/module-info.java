/** Contract tests, fakes and fake views for authors of Raidbench plug-ins. */
module org.raidbench.testkit {
  requires static transitive org.jspecify;
  requires transitive org.raidbench.api;
  requires transitive org.junit.jupiter.api;

  exports org.raidbench.testkit;
  exports org.raidbench.testkit.fake;
}
