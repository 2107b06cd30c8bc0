package org.raidbench.api.raid;

import java.util.List;
import org.raidbench.api.Model;
import org.raidbench.api.stability.Stable;

/** A RAID level that arrays can be made of. Its id's product is what a bench file calls it. */
@Stable
public interface RaidLevelModel extends Model {
  /**
   * The layouts it knows, the default first.
   *
   * @return at least one name
   */
  List<String> layouts();

  /**
   * How many spans an array gets when the user names none.
   *
   * @param members how many disks
   * @return at least 1
   */
  int defaultSpans(int members);

  /**
   * Says what is wrong with a number of disks, spans or a layout.
   *
   * @param members how many disks
   * @param spans how many spans
   * @param layout a layout's name, or empty for the default
   * @return a line for each fault, such as {@code raid6 needs at least 4 disks, not 3}; empty if
   *     none
   */
  List<String> check(int members, int spans, String layout);

  /**
   * Makes the arithmetic of one array.
   *
   * @param shape a shape that {@link #check} finds nothing wrong with
   * @return immutable arithmetic
   * @throws IllegalArgumentException if the shape is at fault
   */
  RaidLevel create(ArrayShape shape);
}
