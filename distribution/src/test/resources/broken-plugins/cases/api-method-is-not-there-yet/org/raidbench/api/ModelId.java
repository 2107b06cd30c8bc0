package org.raidbench.api;

/** Of an API to come: with one method more. */
public record ModelId(String vendor, String product) {
  public static ModelId of(String text) {
    return new ModelId(text, text);
  }

  public String vendorTitle() {
    return vendor;
  }
}
