package org.raidbench.validation.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.fault.Names;
import org.raidbench.core.table.Shown;

/** Reads the checks that cases are run for. */
final class MeasuredReader {
  static final List<String> KINDS =
      List.of("order", "best", "trend", "saturation", "limited-by", "not-limited-by");

  /** How far the points of a flat course may be apart if the check does not say. */
  private static final double FLAT = 0.10;

  private final Form form;
  private final StandRef stand;

  MeasuredReader(Form form, StandRef stand) {
    this.form = form;
    this.stand = stand;
  }

  @Nullable Check read(String kind) {
    Where where = CheckReader.where(form);
    if (stand.name().isEmpty()) {
      form.fault(form.at(kind), kind + ": no stand is named, neither here nor for the whole file");
    }
    if (kind.equals("limited-by") || kind.equals("not-limited-by")) {
      return form.line(kind)
          .map(part -> new LimitedBy(stand, where, part, kind.equals("limited-by")))
          .orElse(null);
    }
    @Nullable Expression show = show();
    if (show == null) {
      return null;
    }
    return switch (kind) {
      case "order" -> order(where, show);
      case "best" -> best(where, show);
      case "trend" -> trend(where, show);
      case "saturation" -> saturation(where, show);
      default -> RangeReader.read(form, stand, where, show);
    };
  }

  private @Nullable Expression show() {
    Optional<String> said = form.line("show");
    if (said.isEmpty()) {
      form.fault(form.at(), "show: expected a figure such as iops, or iops WB / WT");
      return null;
    }
    boolean compares = form.has("order") || form.has("best");
    String over = compares ? "" : form.line("over").orElse("");
    Optional<Expression> show = Expression.parse(said.get(), over);
    if (show.isEmpty()) {
      List<String> words =
          Arrays.stream(Shown.values()).filter(Shown::numeric).map(Shown::word).toList();
      form.fault(
          form.at("show"),
          "show: \"%s\" is not a figure%s; or two values of it: iops WB / WT, iops WB - WT"
              .formatted(said.get(), Names.hint(said.get(), words)));
    }
    return show.orElse(null);
  }

  private @Nullable Check order(Where where, Expression show) {
    @Nullable String over = dimension("over");
    List<String> said = form.lines("order");
    List<Check> chains = new ArrayList<>();
    for (String text : said) {
      Optional<Order.Chain> chain = Order.parse(text);
      if (chain.isEmpty()) {
        form.fault(
            form.at("order"), "order: \"%s\" is not an order such as A > B ~ C".formatted(text));
      } else if (over != null) {
        chains.add(
            new Order(stand, where, show, over, chain.get().values(), chain.get().relations()));
      }
    }
    if (chains.isEmpty() || chains.size() < said.size()) {
      return null;
    }
    return chains.size() == 1 ? chains.get(0) : new AllOf(chains);
  }

  private @Nullable Check best(Where where, Expression show) {
    @Nullable String over = dimension("over");
    List<String> best = form.lines("best");
    return over == null || best.isEmpty() ? null : new Best(stand, where, show, over, best);
  }

  private @Nullable Check trend(Where where, Expression show) {
    @Nullable String along = dimension("along");
    String word = form.line("trend").orElse("");
    Optional<Trend.Course> course =
        Arrays.stream(Trend.Course.values()).filter(it -> it.word().equals(word)).findFirst();
    List<String> points = form.lines("points");
    boolean flat = course.isPresent() && course.get() == Trend.Course.FLAT;
    double within = flat ? form.number("within").orElse(FLAT) : FLAT;
    if (course.isEmpty()) {
      form.fault(
          form.at("trend"), "trend: \"" + word + "\" is none of \"rises\", \"falls\", \"flat\"");
    }
    return course.isPresent() && along != null
        ? new Trend(stand, where, show, along, points, course.get(), within)
        : null;
  }

  private @Nullable Check saturation(Where where, Expression show) {
    @Nullable String along = dimension("along");
    Optional<String> at = form.line("saturation");
    List<String> points = form.lines("points");
    if (at.isEmpty() || along == null) {
      return null;
    }
    return new Saturation(
        stand, where, show, along, points, at.get().equals("not reached") ? "" : at.get());
  }

  private @Nullable String dimension(String key) {
    Optional<String> dimension = form.line(key);
    if (dimension.isEmpty()) {
      form.fault(form.at(), key + ": expected the dimension whose values are compared");
    }
    return dimension.orElse(null);
  }
}
