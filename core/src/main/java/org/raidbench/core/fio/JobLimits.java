package org.raidbench.core.fio;

import java.util.Set;
import org.raidbench.api.workload.Pacing;
import org.raidbench.api.workload.Region;
import org.raidbench.api.workload.Timing;

/** Where a job works, how long, and how fast at most. */
final class JobLimits {
  private static final long SECTOR_BYTES = 512;
  private static final long NANOS_MAX = Long.MAX_VALUE / 4;

  private final FioSettings settings;
  private final long smallestBytes;
  private final Reporter reporter;
  private final Set<String> notes;

  /** Told what is wrong with an option. */
  interface Reporter {
    void fault(String option, String message);
  }

  JobLimits(FioSettings settings, long smallestBytes, Reporter reporter, Set<String> notes) {
    this.settings = settings;
    this.smallestBytes = smallestBytes;
    this.reporter = reporter;
    this.notes = notes;
  }

  Region region() {
    long offset = settings.last("offset", 0);
    double offsetShare = 0;
    if (FioNumber.isPercent(offset)) {
      offsetShare = FioNumber.percent(offset) / 100.0;
      offset = offsetShare == 0 ? 0 : -1;
    } else {
      offset = sectors("offset", offset);
    }
    long increment = settings.last("offset_increment", 0);
    if (FioNumber.isPercent(increment) && increment != -1) {
      reporter.fault("offset_increment", " is not supported; expected a size");
      increment = 0;
    } else {
      increment = increment == -1 ? 0 : sectors("offset_increment", increment);
    }
    String sized = settings.has("filesize") ? "filesize" : "size";
    long size =
        settings.has("filesize") ? settings.number("filesize", 0, 0) : settings.last("size", 0);
    double sizeShare = 0;
    if (FioNumber.isPercent(size)) {
      int percent = FioNumber.percent(size);
      sizeShare = percent == 100 ? 0 : percent / 100.0;
      size = 0;
      if (percent == 0) {
        reporter.fault(sized, " is not supported: nothing would be left to access");
      }
    } else if (size < 0) {
      reporter.fault(sized, " is not supported; expected a size or up to 100%");
      size = 0;
    } else if (size > 0 && size < smallestBytes) {
      reporter.fault(sized, " is not supported: less than a block of " + smallestBytes + " bytes");
      size = 0;
    }
    return new Region(offset, offsetShare, size - size % SECTOR_BYTES, sizeShare, increment, false);
  }

  Timing timing(Region region) {
    long run = nanos("runtime");
    long ramp = nanos("ramp_time");
    long delay = nanos("startdelay");
    if (settings.number("startdelay", 0, 0) != settings.number("startdelay", 1, 0)) {
      reporter.fault("startdelay", " is not supported: a delay is the same in every run");
    }
    long total = totalBytes(region);
    boolean timeBased = settings.flag("time_based");
    if (timeBased && run == 0) {
      notes.add("time_based: there is no runtime, so fio takes no notice of it");
      timeBased = false;
    }
    boolean bench = run == 0 && total == 0 && !settings.has("ramp_time");
    return new Timing(delay, bench ? -1 : ramp, run, total, timeBased);
  }

  private long totalBytes(Region region) {
    long loops = Math.max(1, settings.number("loops", 0, 1) & 0xffff_ffffL);
    long moved = settings.last("io_size", 0);
    String source = "io_size";
    if (FioNumber.isPercent(moved) || moved < 0) {
      if (!settings.flag("time_based")) {
        reporter.fault("io_size", " is not supported; expected a size");
      }
      moved = 0;
    }
    if (moved == 0) {
      long size = settings.last("size", 0);
      moved = size > 0 && settings.has("filesize") ? size : region.sizeBytes();
      source = settings.has("size") ? "size" : "filesize";
    }
    if (moved == 0) {
      if (loops > 1) {
        notes.add("loops=" + loops + ": the bytes of a loop are not known, the job ends by time");
      }
      return 0;
    }
    if (moved > Long.MAX_VALUE / loops) {
      reporter.fault(source, " is not supported: more than 8 EiB in all");
      return 0;
    }
    return moved * loops;
  }

  Pacing pacing() {
    long[] bytes = rates("rate", 0xffff_ffff_ffffL);
    long[] requests = rates("rate_iops", Integer.MAX_VALUE);
    if (bytes[0] + bytes[1] > 0 && requests[0] + requests[1] > 0) {
      reporter.fault("rate_iops", " is not supported together with rate");
    }
    long think = settings.number("thinktime", 0, 0);
    long every = settings.number("thinktime_blocks", 0, 1);
    if (think < 0 || think > NANOS_MAX / 1000) {
      reporter.fault("thinktime", " is not supported; expected a time such as 100us");
      think = 0;
    }
    if (every < 1) {
      if (think > 0) {
        reporter.fault("thinktime_blocks", " is not supported; expected at least 1");
      }
      every = 1;
    }
    boolean poisson = settings.word("rate_process", "linear").equals("poisson");
    return new Pacing(
        requests[0], requests[1], bytes[0], bytes[1], poisson, think * 1000, (int) every);
  }

  private long[] rates(String option, long most) {
    long[] rates = new long[2];
    for (int direction = 0; direction < rates.length; direction++) {
      long rate = settings.number(option, direction, 0);
      if (rate < 0 || rate > most) {
        reporter.fault(option, " is not supported; expected a rate up to " + most);
        rate = 0;
      }
      rates[direction] = rate;
    }
    return rates;
  }

  private long nanos(String option) {
    long micros = settings.number(option, 0, 0);
    if (micros < 0 || micros > NANOS_MAX / 1000) {
      reporter.fault(option, " is not supported; expected a time such as 30s");
      return 0;
    }
    return micros * 1000;
  }

  private long sectors(String option, long bytes) {
    if (bytes < 0 || bytes % SECTOR_BYTES != 0) {
      reporter.fault(option, " is not supported; expected a multiple of 512 bytes or a percentage");
      return 0;
    }
    return bytes;
  }
}
