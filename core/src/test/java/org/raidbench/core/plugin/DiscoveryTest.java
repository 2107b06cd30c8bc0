package org.raidbench.core.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raidbench.api.ApiVersion;
import org.raidbench.api.ModelId;
import org.raidbench.api.RaidbenchPlugin;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.api.host.HostKeys;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;

/** Good plug-ins are found whatever the bad ones do, and the bad ones are told with their jar. */
final class DiscoveryTest {
  /** A plug-in of one host. */
  private static class Hosts implements RaidbenchPlugin {
    private final String name;
    private final List<HostModel> hosts;

    Hosts(String name, HostModel... hosts) {
      this.name = name;
      this.hosts = Arrays.asList(hosts);
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public String apiVersion() {
      return ApiVersion.CURRENT;
    }

    @Override
    public List<HostModel> hosts() {
      return hosts;
    }
  }

  private record Host(ModelId id, String title, Spec spec) implements HostModel {
    static Host of(String id) {
      return new Host(
          ModelId.of(id),
          "a host",
          Spec.builder()
              .assumed(HostKeys.CORES, "4", "test")
              .assumed(HostKeys.CLOCK, "2GHz", "test")
              .assumed(HostKeys.SLOT, "pcie-3.0-x8", "test")
              .build());
    }
  }

  /** Not loadable: its constructor throws. */
  public static final class Bursting extends Hosts {
    /** Throws. */
    public Bursting() {
      super("bursting");
      throw new IllegalStateException("no licence");
    }
  }

  private static List<String> messages(Registry registry) {
    return registry.problems().stream().map(Fault::message).toList();
  }

  @Test
  void shippedPluginsHaveNoProblem() {
    Registry registry = Discovery.discover(DiscoveryTest.class.getClassLoader());
    assertEquals(List.of(), registry.problems());
    assertTrue(registry.plugins().size() >= 4, () -> "plug-ins: " + registry.plugins());
  }

  @Test
  void aProviderThatCannotBeMadeIsToldAndHidesNobody(@TempDir Path folder) throws IOException {
    URL[] urls = {
      provider(folder.resolve("broken-1"), "no.such.Plugin # gone\n" + Bursting.class.getName()),
      provider(folder.resolve("broken-2"), "not a class name\n")
    };
    try (URLClassLoader loader = new URLClassLoader(urls, DiscoveryTest.class.getClassLoader())) {
      Registry registry = Discovery.discover(loader);
      assertTrue(registry.plugins().size() >= 4, () -> "plug-ins: " + registry.plugins());
      List<String> told =
          registry.problems().stream().map(it -> it.source() + ": " + it.message()).toList();
      assertEquals(3, told.size(), told::toString);
      assertTrue(
          told.get(1).startsWith("broken-1: Provider")
              && told.get(1).contains(": it throws IllegalStateException: no licence"),
          told.get(1));
      assertEquals("broken-1: Provider no.such.Plugin not found", told.get(0));
      assertTrue(told.get(2).startsWith("broken-2: "), told.get(2));
    }
  }

  private static URL provider(Path jar, String lines) throws IOException {
    Path services = jar.resolve("META-INF/services");
    Files.createDirectories(services);
    Files.writeString(services.resolve(RaidbenchPlugin.class.getName()), lines);
    return jar.toUri().toURL();
  }

  @Test
  void throwingAndNullGettersLeaveTheRest() {
    Registry registry =
        Discovery.of(
            List.of(
                new Hosts("good", Host.of("a/b")),
                new Hosts("nulls", null, Host.of("c/d")),
                new Hosts("throws") {
                  @Override
                  public List<HostModel> hosts() {
                    throw new UnsupportedOperationException("later");
                  }
                }));
    assertEquals(List.of("a/b", "c/d"), List.copyOf(registry.hosts().names()));
    assertEquals(
        List.of(
            "plug-in nulls: has a null among its host models",
            "plug-in throws: asked for its host models, it throws UnsupportedOperationException:"
                + " later"),
        messages(registry));
  }

  @Test
  void whatTwoPluginsBringNobodyGets() {
    Registry registry =
        Discovery.of(
            List.of(
                new Hosts("one", Host.of("a/b"), Host.of("a/c")),
                new Hosts("two", Host.of("a/b"))));
    assertEquals(List.of("a/c"), List.copyOf(registry.hosts().names()));
    assertEquals(1, registry.problems().size());
    assertTrue(
        messages(registry).get(0).startsWith("host model a/b is brought by "),
        messages(registry).get(0));
  }

  @Test
  void namesVersionsAndDescriptionsAreChecked() {
    Registry registry =
        Discovery.of(
            List.of(
                new Hosts("Upper"),
                new Hosts("same"),
                new Hosts("same"),
                new Hosts("old") {
                  @Override
                  public String apiVersion() {
                    return "0.0";
                  }
                },
                new Hosts("poor", new Host(ModelId.of("a/b"), "", Spec.builder().build()))));
    assertEquals(1, registry.plugins().size());
    String told = String.join("\n", messages(registry));
    assertTrue(told.contains("its name \"Upper\" is not lower-case"), told);
    assertTrue(told.contains("\"same\" is claimed by"), told);
    assertTrue(told.contains("built for API 0.0, which is older than this one"), told);
    assertTrue(told.contains("host model a/b cannot be used: its title is not one line"), told);
  }

  @Test
  void aShortNameFindsTheOnlyOneOfItsName() {
    Registry registry =
        Discovery.of(List.of(new Hosts("one", Host.of("a/x1"), Host.of("b/x1"), Host.of("b/y22"))));
    assertEquals("b/y22", registry.hosts().get("y22").id().toString());
    FaultsException twice = assertThrows(FaultsException.class, () -> registry.hosts().get("x1"));
    assertEquals("host model \"x1\" is not unique; one of: a/x1, b/x1", twice.getMessage());
    FaultsException near = assertThrows(FaultsException.class, () -> registry.hosts().get("y23"));
    assertEquals("host model \"y23\" is not known; nearest: y22", near.getMessage());
  }
}
