package org.raidbench.core.load;

/** Told what a load does. Jobs are known by their place in the list the load was begun with. */
public interface LoadListener {
  /**
   * A request has been sent.
   *
   * @param job the job it belongs to
   */
  void submitted(int job);

  /**
   * A request has been completed. The next one of its thread is sent after this call.
   *
   * @param job the job it belongs to
   * @param write whether it wrote
   * @param bytes how many bytes count; those it moved unless its source says otherwise
   * @param latencyNanos time since it was sent
   */
  void completed(int job, boolean write, long bytes, long latencyNanos);

  /**
   * All of a job's requests are complete and it will send none again: it moved all its bytes, or it
   * was stopped.
   *
   * @param job the job
   */
  void ended(int job);
}
