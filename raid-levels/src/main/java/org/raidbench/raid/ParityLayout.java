package org.raidbench.raid;

/**
 * Where data and parity of each row lie, in tables over one cycle of rows. Immutable.
 *
 * <p>A row has {@code data} data strips, numbered from 0 in the order of the host's sectors, then
 * P, numbered {@code data}, then with two parities Q, numbered {@code data + 1}: these numbers are
 * the row's <i>columns</i>.
 */
final class ParityLayout {
  private final int members;
  private final int parities;
  private final int data;
  private final int cycle;
  private final byte[] member;
  private final byte[] column;
  private final short[] coefficient;

  /**
   * Works the tables out.
   *
   * @param rule the rule
   * @param members members of a span
   */
  ParityLayout(ParityRule rule, int members) {
    this.members = members;
    this.parities = rule.parities();
    this.data = members - parities;
    this.cycle = rule.cycle(members);
    this.member = new byte[cycle * members];
    this.column = new byte[cycle * members];
    this.coefficient = new short[cycle * data];
    for (int row = 0; row < cycle; row++) {
      int p = rule.p(row, members);
      int q = rule.q(row, members);
      put(row, data, p);
      if (q >= 0) {
        put(row, data + 1, q);
      }
      int first = rule.first(row, members);
      int next = 0;
      for (int i = 0; i < members; i++) {
        int at = (first + i) % members;
        if (at != p && at != q) {
          put(row, next++, at);
        }
      }
      if (q >= 0) {
        coefficients(row, p, q, rule.coefficientsByMember());
      }
    }
  }

  private void put(int row, int toColumn, int toMember) {
    member[row * members + toColumn] = (byte) toMember;
    column[row * members + toMember] = (byte) toColumn;
  }

  private void coefficients(int row, int p, int q, boolean byMember) {
    int order = 0;
    for (int i = 1; i < members; i++) {
      int at = (q + i) % members;
      if (at != p) {
        int exponent = byMember ? at : order++;
        coefficient[row * data + column[row * members + at]] = (short) Galois.power(exponent);
      }
    }
  }

  /** Members of a row. */
  int members() {
    return members;
  }

  /** Parities of a row, 1 or 2. */
  int parities() {
    return parities;
  }

  /** Data strips of a row. */
  int data() {
    return data;
  }

  /** Rows after which the layout repeats. */
  int cycle() {
    return cycle;
  }

  /** The member that holds a column in a row of the cycle. */
  int member(int row, int ofColumn) {
    return member[row * members + ofColumn];
  }

  /** The column that a member holds in a row of the cycle. */
  int column(int row, int ofMember) {
    return column[row * members + ofMember];
  }

  /** What a data strip is multiplied by in Q. */
  int coefficient(int row, int ofData) {
    return coefficient[row * data + ofData];
  }
}
