package org.raidbench.core.file;

import java.util.List;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Limits;
import org.raidbench.core.bench.ModelKind;

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

  /**
   * One line of text.
   *
   * @param pattern what the whole of it must match; empty if anything will do
   */
  record Line(String expected, String pattern) implements Kind {
    Line() {
      this("one line of text", "");
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
  record Quantity(Dimension dimension, Limits limits) implements Kind {
    @Override
    public String expected() {
      return dimension.expected();
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** How long is measured: a time, or {@code until} a share. */
  record Until(Limits time, Limits share) implements Kind {
    /** What stands before the share. */
    static final String WORD = "until ";

    @Override
    public String expected() {
      return "a time such as 60s, or until 1 %";
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** A model by id alone. */
  record ModelName(ModelKind<?> models, String expected) implements Kind {
    @Override
    public boolean one() {
      return true;
    }
  }

  /** A layout of some RAID level. */
  record Layout() implements Kind {
    @Override
    public String expected() {
      return "one line of text";
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /**
   * A model by id, or a mapping of it and figures to override.
   *
   * @param models which models
   * @param section the mapping
   * @param none a word that stands for no such model; empty if there must be one
   */
  record ModelRef(ModelKind<?> models, Section section, String none) implements Kind {
    @Override
    public String expected() {
      return "a model id such as vendor/product, or a mapping with a model";
    }

    @Override
    public boolean one() {
      return true;
    }
  }

  /** A disk of the catalogue by its id, or a mapping of a reader's keyword and its description. */
  record DiskModel() implements Kind {
    @Override
    public String expected() {
      return "a disk model, or hdd:, ssd: or diskspecs:";
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

  /**
   * A mapping of the user's own names to sections of one kind.
   *
   * @param name what a whole name must match
   */
  record Named(Section section, String name) implements Kind {
    /** Not empty, and without the dots that lead through paths. */
    static final String ANY = "[^.]*[^.\\s][^.]*";

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

  /**
   * Words or lines, one or a list of them, that belong together and make no dimension.
   *
   * @param pattern what the whole of each must match, which whoever reads them tells in more
   *     detail; empty if anything will do
   */
  record Lines(String expected, String pattern) implements Kind {}

  /** A mapping of paths and what is merged in there. */
  record Patches() implements Kind {
    @Override
    public String expected() {
      return "a mapping of paths and values";
    }
  }

  /** A mapping of dimensions, each a mapping of names and patches. */
  record Varied() implements Kind {
    @Override
    public String expected() {
      return "a mapping of dimensions";
    }
  }

  /** Figures of a table, one or a list of them, or a mapping of them by column. */
  record Figures() implements Kind {
    @Override
    public String expected() {
      return "a figure such as iops, or figures by column";
    }
  }

  /** A mapping of dimensions and one or several of their values. */
  record Conditions() implements Kind {
    @Override
    public String expected() {
      return "a mapping of dimensions and values";
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
