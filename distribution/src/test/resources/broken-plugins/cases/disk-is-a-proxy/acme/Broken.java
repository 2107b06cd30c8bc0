package acme;

import java.lang.reflect.Proxy;
import java.util.List;
import org.raidbench.api.ModelId;
import org.raidbench.api.disk.Disk;
import org.raidbench.api.disk.DiskModel;

public class Broken extends Acme {
  @Override
  public List<DiskModel> disks() {
    return List.of(
        new PlainDiskModel(
            ModelId.of("acme/d1"),
            spec().build(),
            (context, completion) ->
                (Disk)
                    Proxy.newProxyInstance(
                        Disk.class.getClassLoader(),
                        new Class<?>[] {Disk.class},
                        (proxy, method, arguments) -> {
                          throw new IllegalStateException("nobody there");
                        })));
  }
}
