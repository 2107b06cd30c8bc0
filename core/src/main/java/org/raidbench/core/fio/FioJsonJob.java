package org.raidbench.core.fio;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.raidbench.api.result.JobResult;
import org.raidbench.api.result.Latency;
import org.raidbench.api.result.Measurement;
import org.raidbench.api.result.Traffic;

/** Writes one job of a case as fio does. */
final class FioJsonJob {
  private static final Latency NO_LATENCY =
      new Latency(0, 0, 0, 0, 0, java.util.Collections.nCopies(Latency.LEVELS.size(), 0L));
  private static final Traffic NO_TRAFFIC = new Traffic(0, 0, 0, 0, NO_LATENCY);
  private static final List<String> DEPTHS = List.of("1", "2", "4", "8", "16", "32", ">=64");
  private static final List<String> BATCHES = List.of("0", "4", "8", "16", "32", "64", ">=64");
  private static final long MILLI_NANOS = 1_000_000L;
  private static final long SECOND_NANOS = 1_000_000_000L;

  private final JobResult job;
  private final Measurement total;
  private final boolean alone;

  /**
   * Prepares a job.
   *
   * @param job the job
   * @param total the whole case
   * @param alone whether the case has no other job, so that its series is this job's
   */
  FioJsonJob(JobResult job, Measurement total, boolean alone) {
    this.job = job;
    this.total = total;
    this.alone = alone;
  }

  void write(ObjectNode node) {
    node.put("jobname", job.name());
    node.put("groupid", job.group());
    node.put("error", 0);
    node.put("eta", 0);
    long elapsedNanos = total.warmUpNanos() + total.intervalNanos();
    node.put("elapsed", (elapsedNanos + SECOND_NANOS - 1) / SECOND_NANOS);
    options(node.putObject("job options"));
    direction(node.putObject("read"), job.reads(), job.writes().ios() == 0);
    direction(node.putObject("write"), job.writes(), job.reads().ios() == 0);
    direction(node.putObject("trim"), NO_TRAFFIC, false);
    ObjectNode sync = node.putObject("sync");
    sync.put("total_ios", 0);
    spread(sync.putObject("lat_ns"), NO_LATENCY);
    node.put("job_runtime", job.runNanos() / MILLI_NANOS * job.instances());
    node.put("usr_cpu", Decimals.six(0));
    node.put("sys_cpu", Decimals.six(100 * job.hostBusyShare()));
    node.put("ctx", 0);
    node.put("majf", 0);
    node.put("minf", 0);
    boolean any = job.reads().ios() + job.writes().ios() > 0;
    shares(node.putObject("iodepth_level"), DEPTHS, any ? depthBucket(job.queueDepth()) : "");
    shares(node.putObject("iodepth_submit"), BATCHES, any ? "4" : "");
    shares(node.putObject("iodepth_complete"), BATCHES, any ? "4" : "");
    new LatencyBuckets(job.reads().latency(), job.writes().latency()).write(node);
    node.put("latency_depth", job.queueDepth());
    node.put("latency_target", 0);
    node.put("latency_percentile", Decimals.six(100));
    node.put("latency_window", 0);
  }

  private void options(ObjectNode node) {
    Map<String, String> options = job.options();
    // fio leaves out options that were given without a value.
    options.forEach(
        (name, value) -> {
          if (!value.isEmpty()) {
            node.put(name, value);
          }
        });
    putIfAbsent(node, "rw", "read");
    putIfAbsent(node, "bs", options.getOrDefault("bssplit", options.getOrDefault("bsrange", "4k")));
    putIfAbsent(node, "iodepth", String.valueOf(job.queueDepth()));
    putIfAbsent(node, "numjobs", String.valueOf(job.instances()));
  }

  private static void putIfAbsent(ObjectNode node, String name, String value) {
    if (!node.has(name)) {
      node.put(name, value);
    }
  }

  private void direction(ObjectNode node, Traffic traffic, boolean only) {
    node.put("io_bytes", traffic.bytes());
    node.put("io_kbytes", traffic.bytes() >> 10);
    node.put("bw_bytes", Decimals.whole(traffic.bytesPerSecond()));
    node.put("bw", Decimals.whole(traffic.bytesPerSecond()) >> 10);
    node.put("iops", Decimals.six(traffic.iops()));
    node.put("runtime", traffic.ios() == 0 ? 0 : job.runNanos() / MILLI_NANOS);
    node.put("total_ios", traffic.ios());
    node.put("short_ios", 0);
    node.put("drop_ios", 0);
    spread(node.putObject("slat_ns"), NO_LATENCY);
    ObjectNode completion = node.putObject("clat_ns");
    spread(completion, traffic.latency());
    if (traffic.latency().count() > 0) {
      ObjectNode percentiles = completion.putObject("percentile");
      for (int i = 0; i < Latency.LEVELS.size(); i++) {
        percentiles.put(
            Decimals.six(Latency.LEVELS.get(i)).toPlainString(),
            traffic.latency().percentilesNanos().get(i));
      }
    }
    spread(node.putObject("lat_ns"), traffic.latency());
    List<Measurement.Sample> series =
        alone && only && traffic.ios() > 0 ? total.series() : List.of();
    Samples bytes =
        Samples.of(series.stream().mapToDouble(it -> it.bytesPerSecond() / 1024).toArray());
    Samples requests = Samples.of(series.stream().mapToDouble(Measurement.Sample::iops).toArray());
    node.put("bw_min", Decimals.whole(bytes.min()));
    node.put("bw_max", Decimals.whole(bytes.max()));
    node.put("bw_agg", Decimals.six(traffic.ios() > 0 ? 100 : 0));
    node.put("bw_mean", Decimals.six(bytes.mean()));
    node.put("bw_dev", Decimals.six(bytes.deviation()));
    node.put("bw_samples", bytes.count());
    node.put("iops_min", Decimals.whole(requests.min()));
    node.put("iops_max", Decimals.whole(requests.max()));
    node.put("iops_mean", Decimals.six(requests.mean()));
    node.put("iops_stddev", Decimals.six(requests.deviation()));
    node.put("iops_samples", requests.count());
  }

  private static void spread(ObjectNode node, Latency latency) {
    node.put("min", latency.minNanos());
    node.put("max", latency.maxNanos());
    node.put("mean", Decimals.six(latency.meanNanos()));
    node.put("stddev", Decimals.six(latency.deviationNanos()));
    node.put("N", latency.count());
  }

  private static void shares(ObjectNode node, List<String> buckets, String all) {
    for (String bucket : buckets) {
      node.put(bucket, Decimals.six(bucket.equals(all) ? 100 : 0));
    }
  }

  private static String depthBucket(int depth) {
    String bucket = "1";
    for (int border = 2; border <= 32 && border <= depth; border *= 2) {
      bucket = String.valueOf(border);
    }
    return depth >= 64 ? ">=64" : bucket;
  }

  /** What a series of samples comes to. */
  private record Samples(int count, double min, double max, double mean, double deviation) {
    static Samples of(double[] values) {
      if (values.length == 0) {
        return new Samples(0, 0, 0, 0, 0);
      }
      double min = values[0];
      double max = values[0];
      double sum = 0;
      for (double value : values) {
        min = Math.min(min, value);
        max = Math.max(max, value);
        sum += value;
      }
      double mean = sum / values.length;
      double squares = 0;
      for (double value : values) {
        squares += (value - mean) * (value - mean);
      }
      double deviation = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
      return new Samples(values.length, min, max, mean, deviation);
    }
  }
}
