package org.raidbench.validation.judge;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raidbench.api.spec.Dimension;
import org.raidbench.api.spec.Quantity;
import org.raidbench.api.workload.AccessLine;
import org.raidbench.api.workload.Job;
import org.raidbench.api.workload.Workload;
import org.raidbench.validation.check.WorkloadProperties;

/** One property of the jobs of a workload: its distinct values. */
final class JobProperty {
  private static final double SAME_SHARE = 1e-6;

  private final Dimension dimension;
  private final Set<Double> numbers;
  private final Set<String> texts;

  private JobProperty(Dimension dimension, Set<Double> numbers, Set<String> texts) {
    this.dimension = dimension;
    this.numbers = numbers;
    this.texts = texts;
  }

  /** A property by its name; null if there is none of the name. */
  static @Nullable JobProperty of(String name, Workload workload) {
    List<Job> atOnce = workload.stages().get(0);
    if (name.startsWith(WorkloadProperties.OPTION)) {
      String option = name.substring(WorkloadProperties.OPTION.length());
      TreeSet<String> texts = new TreeSet<>();
      atOnce.forEach(job -> texts.add(job.options().getOrDefault(option, "")));
      return new JobProperty(Dimension.TEXT, new TreeSet<>(), texts);
    }
    return switch (name) {
      case WorkloadProperties.BLOCK -> blocks(atOnce);
      case WorkloadProperties.ALIGN -> lines(Dimension.SIZE, atOnce, AccessLine::alignBytes);
      case WorkloadProperties.RANDOM -> share(atOnce, AccessLine::randomShare);
      case WorkloadProperties.READ -> share(atOnce, AccessLine::readShare);
      case WorkloadProperties.WRITE -> share(atOnce, line -> 1 - line.readShare());
      case WorkloadProperties.QUEUE_DEPTH ->
          numbers(Dimension.COUNT, atOnce.stream().map(job -> (double) job.queueDepth()).toList());
      case WorkloadProperties.THREADS -> one(atOnce.stream().mapToInt(Job::instances).sum());
      case WorkloadProperties.OUTSTANDING ->
          one(atOnce.stream().mapToInt(job -> job.instances() * job.queueDepth()).sum());
      case WorkloadProperties.SIZE ->
          numbers(
              Dimension.SIZE,
              atOnce.stream().map(job -> (double) job.region().sizeBytes()).toList());
      case WorkloadProperties.JOBS -> one(atOnce.size());
      case WorkloadProperties.STAGES -> one(workload.stages().size());
      default -> null;
    };
  }

  private static JobProperty one(int number) {
    return numbers(Dimension.COUNT, List.of((double) number));
  }

  private static JobProperty numbers(Dimension dimension, List<Double> numbers) {
    return new JobProperty(dimension, new TreeSet<>(numbers), new TreeSet<>());
  }

  private static JobProperty blocks(List<Job> jobs) {
    List<Double> sizes = new ArrayList<>();
    for (Job job : jobs) {
      for (AccessLine line : job.lines()) {
        sizes.add((double) line.minBytes());
        sizes.add((double) line.maxBytes());
      }
    }
    return numbers(Dimension.SIZE, sizes);
  }

  private static JobProperty lines(
      Dimension dimension, List<Job> jobs, ToDoubleFunction<AccessLine> value) {
    List<Double> values = new ArrayList<>();
    jobs.forEach(job -> job.lines().forEach(line -> values.add(value.applyAsDouble(line))));
    return numbers(dimension, values);
  }

  /** The share of all requests, as often as each line is drawn. */
  private static JobProperty share(List<Job> jobs, ToDoubleFunction<AccessLine> value) {
    List<Double> shares = new ArrayList<>();
    for (Job job : jobs) {
      double weight = job.lines().stream().mapToDouble(AccessLine::weight).sum();
      shares.add(
          job.lines().stream().mapToDouble(it -> it.weight() * value.applyAsDouble(it)).sum()
              / weight);
    }
    return numbers(Dimension.SHARE, shares);
  }

  /** Whether the values are these and no others. */
  boolean is(List<String> expected) {
    if (dimension == Dimension.TEXT) {
      return texts.equals(new TreeSet<>(expected));
    }
    TreeSet<Double> wanted = new TreeSet<>();
    for (String text : expected) {
      OptionalDouble number = Quantity.parse(text, dimension);
      if (number.isEmpty()) {
        return false;
      }
      wanted.add(number.getAsDouble());
    }
    return numbers.size() == wanted.size()
        && numbers.stream()
            .allMatch(it -> wanted.stream().anyMatch(other -> Math.abs(it - other) <= near(it)));
  }

  private double near(double value) {
    return dimension == Dimension.SHARE ? SAME_SHARE : SAME_SHARE * Math.abs(value);
  }

  String text() {
    return dimension == Dimension.TEXT
        ? String.join(", ", texts)
        : numbers.stream().map(this::text).collect(Collectors.joining(", "));
  }

  private String text(double number) {
    return switch (dimension) {
      case SHARE ->
          new BigDecimal(number * 100)
                  .setScale(1, RoundingMode.HALF_EVEN)
                  .stripTrailingZeros()
                  .toPlainString()
              + " %";
      case SIZE -> (long) number + " B";
      default -> String.valueOf((long) number);
    };
  }
}
