package org.raidbench.testkit.fake;

import java.util.List;
import org.raidbench.api.controller.MirrorChoice;

/** Copies of a read, as a test puts them. */
public final class FakeMirrorView implements MirrorChoice.View {
  private final int sectors;
  private final List<Copy> copies;

  /**
   * Makes a view.
   *
   * @param sectors how long the read is
   * @param copies at least two
   */
  public FakeMirrorView(int sectors, List<Copy> copies) {
    this.sectors = sectors;
    this.copies = List.copyOf(copies);
  }

  @Override
  public int copies() {
    return copies.size();
  }

  @Override
  public int member(int copy) {
    return copies.get(copy).member();
  }

  @Override
  public long sector(int copy) {
    return copies.get(copy).sector();
  }

  @Override
  public int queued(int copy) {
    return copies.get(copy).queued();
  }

  @Override
  public long lastSector(int copy) {
    return copies.get(copy).lastSector();
  }

  @Override
  public long nextSector(int copy) {
    return copies.get(copy).nextSector();
  }

  @Override
  public int sectors() {
    return sectors;
  }

  @Override
  public String toString() {
    return sectors + " sectors, " + copies;
  }

  /**
   * One copy.
   *
   * @param member the member that holds it
   * @param sector where it begins there
   * @param queued commands sent to or waiting for that disk
   * @param lastSector where the command ended that it completed last
   * @param nextSector where the command will end that it was given last
   */
  public record Copy(int member, long sector, int queued, long lastSector, long nextSector) {}
}
