package org.raidbench.core.array;

/** Told what becomes of a read or a write. */
public interface VolumeClient {
  /**
   * Some of the data of a read is in the controller. Called until all of it is, before {@link
   * #done}.
   *
   * @param token the read's token
   * @param sectors how many more sectors have come
   */
  default void arrived(int token, int sectors) {}

  /**
   * A read or a write has been carried out.
   *
   * @param token its token
   */
  void done(int token);
}
