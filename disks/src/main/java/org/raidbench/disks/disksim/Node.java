package org.raidbench.disks.disksim;

import java.util.List;

/** A value in a description file, with its place. */
sealed interface Node {
  /** The file it stands in. */
  String file();

  /** Where it begins. */
  Token at();

  /**
   * A number or a name.
   *
   * @param file the file
   * @param at the first word
   * @param text all words, joined by single spaces
   */
  record Scalar(String file, Token at, String text) implements Node {}

  /**
   * A list in brackets.
   *
   * @param file the file
   * @param at the opening bracket
   * @param items the values
   */
  record Items(String file, Token at, List<Node> items) implements Node {}

  /**
   * A typed block in braces.
   *
   * @param file the file
   * @param at the word that names its type
   * @param type the type, such as {@code dm_layout_g1}
   * @param name the instance name; empty where there is none
   * @param entries the parameters, in order
   */
  record Block(String file, Token at, String type, String name, List<Entry> entries)
      implements Node {}

  /**
   * One {@code name = value}.
   *
   * @param at the first word of the name
   * @param name all words of the name, joined by single spaces
   * @param value the value
   */
  record Entry(Token at, String name, Node value) {}
}
