package org.raidbench.api.tape;

/** Of an API to come. */
public class TapeModel {}
