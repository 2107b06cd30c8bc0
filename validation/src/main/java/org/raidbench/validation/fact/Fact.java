package org.raidbench.validation.fact;

/**
 * One published fact.
 *
 * @param id its id: {@code S0-087}
 * @param subject what it is about
 * @param parameter what of it
 * @param condition under which condition; possibly empty
 * @param value what was published; possibly empty
 * @param unit the value's unit; possibly empty
 * @param kind how the value is meant: {@code exact}, {@code at_most}, {@code ordering} ...
 * @param note what else is to be known; possibly empty
 * @param factClass what kind of verdict it can have
 * @param reason why it has that class; empty where none is needed
 */
public record Fact(
    String id,
    String subject,
    String parameter,
    String condition,
    String value,
    String unit,
    String kind,
    String note,
    FactClass factClass,
    String reason) {
  /**
   * The article it was published in.
   *
   * @return its number: 0 for {@code S0-087}
   */
  public int article() {
    return FactIds.article(id);
  }

  /**
   * What was published, with its unit.
   *
   * @return one line, possibly empty
   */
  public String published() {
    return (value + " " + unit).strip();
  }
}
