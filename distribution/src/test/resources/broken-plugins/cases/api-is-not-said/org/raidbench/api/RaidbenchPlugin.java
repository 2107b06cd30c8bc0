package org.raidbench.api;

public interface RaidbenchPlugin {
  String name();
}
