package org.raidbench.core.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.controller.IoPolicy;
import org.raidbench.api.controller.ReadPolicy;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Quantity;

/** Describes an array in Java; what is not said is as the controller delivers it. */
public final class ArrayBuilder {
  private final String name;
  private final String level;
  private final List<Said<String>> disks = new ArrayList<>();
  private final List<Said<Integer>> failed = new ArrayList<>();
  private @Nullable Said<Long> stripBytes;
  private @Nullable Said<Integer> spans;
  private @Nullable Said<String> layout;
  private @Nullable Said<ReadPolicy> read;
  private @Nullable Said<WritePolicy> write;
  private @Nullable Said<IoPolicy> io;
  private @Nullable Said<Boolean> diskCache;
  private @Nullable Said<Long> sizeBytes;
  private @Nullable Said<String> pool;

  ArrayBuilder(String name, String level) {
    this.name = name;
    this.level = level;
  }

  /**
   * Adds members.
   *
   * @param which disks in order, such as {@code disk 0-3}
   * @return this
   */
  public ArrayBuilder disks(String which) {
    disks.add(Said.inJava(which));
    return this;
  }

  /**
   * Sets the strip.
   *
   * @param bytes what is written to a member in one go
   * @return this
   */
  public ArrayBuilder stripBytes(long bytes) {
    stripBytes = Said.inJava(bytes);
    return this;
  }

  /**
   * Sets the strip.
   *
   * @param size as a bench file writes it, such as {@code 64KiB}
   * @return this
   * @throws IllegalArgumentException if it is not a size
   */
  public ArrayBuilder strip(String size) {
    OptionalDouble bytes = Quantity.parse(size, Dimension.SIZE);
    if (bytes.isEmpty()) {
      throw new IllegalArgumentException("\"" + size + "\" is not " + Dimension.SIZE.expected());
    }
    return stripBytes(StrictMath.round(bytes.getAsDouble()));
  }

  /**
   * Sets the spans.
   *
   * @param count groups the members fall into
   * @return this
   */
  public ArrayBuilder spans(int count) {
    spans = Said.inJava(count);
    return this;
  }

  /**
   * Sets the layout.
   *
   * @param word how data and parity rotate, in the level's words
   * @return this
   */
  public ArrayBuilder layout(String word) {
    layout = Said.inJava(word);
    return this;
  }

  /**
   * Sets the read policy.
   *
   * @param policy when to read ahead
   * @return this
   */
  public ArrayBuilder read(ReadPolicy policy) {
    read = Said.inJava(policy);
    return this;
  }

  /**
   * Sets the write policy.
   *
   * @param policy when to acknowledge a write
   * @return this
   */
  public ArrayBuilder write(WritePolicy policy) {
    write = Said.inJava(policy);
    return this;
  }

  /**
   * Sets the I/O policy.
   *
   * @param policy whether reads stay in the cache
   * @return this
   */
  public ArrayBuilder io(IoPolicy policy) {
    io = Said.inJava(policy);
    return this;
  }

  /**
   * Switches the disks' write caches.
   *
   * @param on whether they are on
   * @return this
   */
  public ArrayBuilder diskCache(boolean on) {
    diskCache = Said.inJava(on);
    return this;
  }

  /**
   * Loses a member before the run begins.
   *
   * @param member its number from 0
   * @return this
   */
  public ArrayBuilder failed(int member) {
    failed.add(Said.inJava(member));
    return this;
  }

  /**
   * Uses only the beginning of the array.
   *
   * @param bytes how much
   * @return this
   */
  public ArrayBuilder sizeBytes(long bytes) {
    sizeBytes = Said.inJava(bytes);
    return this;
  }

  /**
   * Puts an SSD pool in front.
   *
   * @param name the pool's name
   * @return this
   */
  public ArrayBuilder pool(String name) {
    pool = Said.inJava(name);
    return this;
  }

  ArrayDraft draft() {
    return new ArrayDraft(
        Said.inJava(name),
        Said.inJava(level),
        disks,
        stripBytes,
        spans,
        layout,
        new PolicyDraft(read, write, io, diskCache),
        failed,
        sizeBytes,
        pool);
  }
}
