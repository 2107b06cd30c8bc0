package org.raidbench.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Who imports the BOM gets every module that is a library, and only those. */
final class BomTest {
  private static final Set<String> NO_LIBRARIES =
      Set.of("bom", "distribution", "benchmarks", "archetype");

  @Test
  void bomManagesEveryModuleThatIsALibraryAndNothingElse() throws Exception {
    TreeSet<String> libraries = new TreeSet<>();
    NodeList modules = pom(Path.of("pom.xml")).getElementsByTagName("module");
    for (int i = 0; i < modules.getLength(); i++) {
      String module = modules.item(i).getTextContent();
      if (!NO_LIBRARIES.contains(module)) {
        libraries.add("org.raidbench:raidbench-" + module + ":${project.version}");
      }
    }
    TreeSet<String> managed = new TreeSet<>();
    NodeList dependencies = pom(Path.of("bom/pom.xml")).getElementsByTagName("dependency");
    for (int i = 0; i < dependencies.getLength(); i++) {
      Element dependency = (Element) dependencies.item(i);
      managed.add(
          String.join(
              ":",
              List.of(
                  text(dependency, "groupId"),
                  text(dependency, "artifactId"),
                  text(dependency, "version"))));
    }
    assertEquals(String.join("\n", libraries), String.join("\n", managed));
  }

  /** It is imported without its modules' parent: nothing in it may stand elsewhere. */
  @Test
  void bomHasNoParent() throws Exception {
    assertEquals(0, pom(Path.of("bom/pom.xml")).getElementsByTagName("parent").getLength());
  }

  private static Document pom(Path relative) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(Checkout.root().resolve(relative).toFile());
  }

  private static String text(Element parent, String name) {
    return parent.getElementsByTagName(name).item(0).getTextContent();
  }
}
