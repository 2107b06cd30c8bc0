package org.raidbench.disks.disksim;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Faults;

/**
 * Parses description files into blocks, following {@code source} references.
 *
 * <p>After a fault it goes on at the next comma or closing brace, so that one reading finds them
 * all.
 */
final class Syntax {
  private static final int DEEPEST_SOURCE = 8;

  private final DescriptionSource source;
  private final Faults faults;
  private final String file;
  private final List<Token> tokens;
  private final int depth;
  private int next;

  private Syntax(DescriptionSource source, Faults faults, String file, String text, int depth) {
    this.source = source;
    this.faults = faults;
    this.file = file;
    this.tokens = Lexer.tokens(text);
    this.depth = depth;
  }

  /** All top-level blocks of a file; what cannot be read is a fault. */
  static List<Node.Block> blocks(DescriptionSource source, Faults faults, String file) {
    return blocks(source, faults, file, file, new Token("", 0, 0), 0);
  }

  private static List<Node.Block> blocks(
      DescriptionSource source, Faults faults, String file, String namedIn, Token at, int depth) {
    String text;
    try {
      text = source.read(file);
    } catch (UncheckedIOException e) {
      Token.fault(faults, namedIn, at, "cannot read " + file + ": " + reason(e));
      return List.of();
    }
    return new Syntax(source, faults, file, text, depth).file();
  }

  private static String reason(UncheckedIOException e) {
    return e.getCause() instanceof java.nio.file.NoSuchFileException
        ? "there is no such file"
        : String.valueOf(e.getCause());
  }

  private List<Node.Block> file() {
    List<Node.Block> blocks = new ArrayList<>();
    while (!peek().isEnd()) {
      Token start = peek();
      if (!start.isWord()) {
        Token.fault(
            faults,
            file,
            start,
            "expected a block such as disksim_disk NAME { ... }, found " + start.shown());
        next++;
        continue;
      }
      Node value = blockOrScalar();
      if (value instanceof Node.Block block) {
        blocks.add(block);
      } else {
        Token.fault(faults, file, start, "expected \"{\" after " + start.shown());
        skipTo("}");
      }
    }
    return blocks;
  }

  private @Nullable Node value() {
    Token token = peek();
    if (token.is("[")) {
      return items();
    }
    if (token.is("source")) {
      return sourced();
    }
    if (token.isWord()) {
      return blockOrScalar();
    }
    Token.fault(faults, file, token, "expected a value, found " + token.shown());
    return null;
  }

  private Node blockOrScalar() {
    Token start = peek();
    List<String> words = new ArrayList<>();
    while (peek().isWord()) {
      words.add(take().text());
    }
    if (peek().is("{")) {
      next++;
      String name = String.join(" ", words.subList(1, words.size()));
      return new Node.Block(file, start, words.get(0), name, entries());
    }
    return new Node.Scalar(file, start, String.join(" ", words));
  }

  private List<Node.Entry> entries() {
    List<Node.Entry> entries = new ArrayList<>();
    while (!peek().is("}") && !peek().isEnd()) {
      Token start = peek();
      List<String> words = new ArrayList<>();
      while (peek().isWord()) {
        words.add(take().text());
      }
      if (words.isEmpty() || !peek().is("=")) {
        Token.fault(faults, file, peek(), "expected NAME = VALUE, found " + peek().shown());
        recover();
        continue;
      }
      next++;
      Node value = value();
      if (value == null) {
        recover();
        continue;
      }
      entries.add(new Node.Entry(start, String.join(" ", words), value));
      if (peek().is(",")) {
        next++;
      } else if (!peek().is("}")) {
        Token.fault(faults, file, peek(), "expected \",\" or \"}\", found " + peek().shown());
        recover();
      }
    }
    if (peek().isEnd()) {
      Token.fault(faults, file, peek(), "expected \"}\", found the end of the file");
    } else {
      next++;
    }
    return entries;
  }

  private Node items() {
    Token start = take();
    List<Node> items = new ArrayList<>();
    while (!peek().is("]") && !peek().isEnd()) {
      Node item = value();
      if (item == null) {
        next++;
        continue;
      }
      items.add(item);
      if (peek().is(",")) {
        next++;
      } else if (!peek().is("]")) {
        Token.fault(faults, file, peek(), "expected \",\" or \"]\", found " + peek().shown());
        skipTo("]");
        return new Node.Items(file, start, items);
      }
    }
    if (peek().isEnd()) {
      Token.fault(faults, file, peek(), "expected \"]\", found the end of the file");
    } else {
      next++;
    }
    return new Node.Items(file, start, items);
  }

  private @Nullable Node sourced() {
    next++;
    Token name = peek();
    if (!name.isWord()) {
      Token.fault(faults, file, name, "expected a file name after source, found " + name.shown());
      return null;
    }
    next++;
    if (depth >= DEEPEST_SOURCE) {
      Token.fault(faults, file, name, "source " + name.text() + " is nested too deeply");
      return null;
    }
    List<Node.Block> blocks = blocks(source, faults, name.text(), file, name, depth + 1);
    if (blocks.size() == 1) {
      return blocks.get(0);
    }
    if (!blocks.isEmpty()) {
      Token.fault(
          faults, file, name, name.text() + " holds " + blocks.size() + " blocks, expected one");
    }
    return new Node.Scalar(file, name, name.text());
  }

  /** Goes on after the next comma of this block, or at its closing brace. */
  private void recover() {
    int nested = 0;
    while (!peek().isEnd()) {
      Token token = peek();
      if (nested == 0 && token.is(",")) {
        next++;
        return;
      }
      if (token.is("{") || token.is("[")) {
        nested++;
      } else if (token.is("}") || token.is("]")) {
        if (nested == 0) {
          if (token.is("]")) {
            next++;
            continue;
          }
          return;
        }
        nested--;
      }
      next++;
    }
  }

  private void skipTo(String closing) {
    while (!peek().isEnd() && !peek().is(closing)) {
      next++;
    }
    if (!peek().isEnd()) {
      next++;
    }
  }

  private Token peek() {
    return tokens.get(next);
  }

  private Token take() {
    return tokens.get(next++);
  }
}
