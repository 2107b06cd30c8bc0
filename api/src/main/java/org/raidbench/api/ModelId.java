package org.raidbench.api;

import java.util.Objects;
import java.util.regex.Pattern;
import org.raidbench.api.stability.Stable;

/**
 * The id of a model, {@code vendor/product}, as it stands in bench files: {@code
 * lsi/megaraid-9361-8i}.
 *
 * <p>Both halves are lower case: letters, digits, dots and hyphens, starting with a letter or
 * digit, at most 64 characters each.
 *
 * @param vendor the half before the slash
 * @param product the half after the slash
 */
@Stable
public record ModelId(String vendor, String product) implements Comparable<ModelId> {
  private static final Pattern HALF = Pattern.compile("[a-z0-9][a-z0-9.-]{0,63}");

  /**
   * Checks both halves.
   *
   * @throws IllegalArgumentException if a half is malformed; the message names it
   */
  public ModelId {
    Objects.requireNonNull(vendor, "vendor");
    Objects.requireNonNull(product, "product");
    if (!HALF.matcher(vendor).matches() || !HALF.matcher(product).matches()) {
      throw new IllegalArgumentException(
          "\""
              + vendor
              + "/"
              + product
              + "\" is not a model id; expected vendor/product in lower case");
    }
  }

  /**
   * Parses {@code vendor/product}.
   *
   * @param text the id as written
   * @return the id
   * @throws IllegalArgumentException if there is not exactly one slash, or a half is malformed
   */
  public static ModelId of(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a model id; expected vendor/product in lower case");
    }
    return new ModelId(text.substring(0, slash), text.substring(slash + 1));
  }

  @Override
  public int compareTo(ModelId other) {
    int byVendor = vendor.compareTo(other.vendor);
    return byVendor != 0 ? byVendor : product.compareTo(other.product);
  }

  @Override
  public String toString() {
    return vendor + "/" + product;
  }
}
