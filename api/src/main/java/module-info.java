/** The types a Raidbench plug-in implements, and those it is given to work with. */
module org.raidbench.api {
  requires static transitive org.jspecify;
}
