package acme;

import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskCompletion;
import org.raidbench.api.sim.Context;

public class PlainDisk implements Disk {
  public PlainDisk(Context context, DiskCompletion completion) {}
}
