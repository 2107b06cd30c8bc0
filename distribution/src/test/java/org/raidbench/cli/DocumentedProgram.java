package org.raidbench.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The Java of a page as one program: the imports of all blocks, the types that they declare, and
 * their statements in order. A block that begins with a type, after its imports, declares types.
 */
final class DocumentedProgram {
  /** What the program's class is called. */
  static final String NAME = "Documented";

  private static final Pattern TYPE =
      Pattern.compile("(public |final |abstract |sealed )*(class|record|interface|enum) .*");

  private final Set<String> imports = new LinkedHashSet<>();
  private final StringBuilder types = new StringBuilder();
  private final StringBuilder statements = new StringBuilder();

  private DocumentedProgram(List<Document.Block> blocks) {
    for (Document.Block block : blocks) {
      StringBuilder code = new StringBuilder();
      for (String line : block.text().lines().toList()) {
        if (line.startsWith("import ")) {
          imports.add(line);
        } else {
          code.append(line).append('\n');
        }
      }
      boolean declares =
          TYPE.matcher(code.toString().stripLeading().lines().findFirst().orElse("")).matches();
      (declares ? types : statements)
          .append("// line ")
          .append(block.line())
          .append('\n')
          .append(code);
    }
  }

  static DocumentedProgram of(List<Document.Block> blocks) {
    return of(blocks, "");
  }

  /** With statements after those of the page. */
  static DocumentedProgram of(List<Document.Block> blocks, String more) {
    DocumentedProgram program = new DocumentedProgram(blocks);
    program.statements.append(more);
    return program;
  }

  /** Its source, in a package. */
  String source(String packageName) {
    return "package %s;\n%s\npublic final class %s {\npublic static void main(String[] args) throws Exception {\n%s}\n}\n%s"
        .formatted(packageName, String.join("\n", imports), NAME, statements, types);
  }

  /** Compiles sources below a folder into another; the class path is that of the tests. */
  static void compile(Path sources, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(found, null, StandardCharsets.UTF_8);
        var all = Files.walk(sources)) {
      List<String> options =
          List.of(
              "--release",
              "17",
              "-cp",
              System.getProperty("java.class.path"),
              "-d",
              Files.createDirectories(classes).toString());
      Path[] java = all.filter(it -> it.toString().endsWith(".java")).sorted().toArray(Path[]::new);
      compiler.getTask(null, files, found, options, null, files.getJavaFileObjects(java)).call();
    }
    assertEquals(
        List.of(),
        found.getDiagnostics().stream()
            .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
            .map(Object::toString)
            .toList());
  }
}
