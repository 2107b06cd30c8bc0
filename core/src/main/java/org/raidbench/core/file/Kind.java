package org.raidbench.core.file;

import java.util.List;
import org.raidbench.api.spec.Dimension;

/** What may stand behind a key of a bench file. */
sealed interface Kind {
  /** In the words of an error message: {@code a size such as 64KiB}. */
  String expected();

  /**
   * Whether exactly one value is meant, so that a list or range makes a dimension of the matrix.
   */
  default boolean one() {
    return false;
  }

  /** One line of text. */
  record Line() implements Kind {
    @Override
    public String expected() {
      return "one line of text";
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** One of a few words. */
  record Word(List<String> words) implements Kind {
    @Override
    public String expected() {
      return "one of: " + String.join(", ", words);
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** A number with its unit. */
  record Quantity(Dimension dimension, double min, double max) implements Kind {
    @Override
    public String expected() {
      return dimension.expected();
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** A model by id, or a mapping of {@code model} and figures to override. */
  record ModelRef(Section section) implements Kind {
    @Override
    public String expected() {
      return "a model id such as vendor/product, or a mapping with a model";
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** A mapping with known keys. */
  record Sub(Section section) implements Kind {
    @Override
    public String expected() {
      return section.title();
    }
  }

  /** A mapping of the user's own names to sections of one kind. */
  record Named(Section section) implements Kind {
    @Override
    public String expected() {
      return "a mapping of names, each with " + section.title();
    }
  }

  /** A list of sections. */
  record Sections(Section section) implements Kind {
    @Override
    public String expected() {
      return "a list, each item " + section.title();
    }
  }

  /** Words or lines, one or a list of them, that belong together and make no dimension. */
  record Lines(String what) implements Kind {
    @Override
    public String expected() {
      return what;
    }
  }

  /** Read by a class of its own. */
  record Own(String what, boolean one) implements Kind {
    @Override
    public String expected() {
      return what;
    }
  }

  /** Something that bench files will have one day. */
  record Later() implements Kind {
    @Override
    public String expected() {
      return "nothing yet";
    }
  }
}
