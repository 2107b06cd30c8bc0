package org.raidbench.core.load;

/** One thread of a job: what it asks for next, and what keeps it from asking. */
abstract class Instance {
  /** Due only once a request in flight has completed, if ever. */
  static final long NEVER = Long.MAX_VALUE;

  final int jobIndex;
  final int firstRequest;
  final int lastRequest;
  final int[] freeRequests;
  int freeCount;
  int inFlight;

  /** The request looked up last: sent already, or waiting for its time. */
  boolean write;

  long bytes;
  long offset;
  int target;

  /** What the request adds to the bytes that the result tells. */
  long countedBytes;

  /** When a wake-up is due that is on its way; {@link #NEVER} if none is. */
  long wakesAtNanos = NEVER;

  boolean stopped;
  boolean ended;

  Instance(int jobIndex, int queueDepth, int firstRequest) {
    this.jobIndex = jobIndex;
    this.firstRequest = firstRequest;
    freeCount = queueDepth;
    lastRequest = firstRequest + freeCount;
    freeRequests = new int[freeCount];
    for (int i = 0; i < freeCount; i++) {
      freeRequests[i] = firstRequest + freeCount - 1 - i;
    }
  }

  /** Whether it can do no more than wait for completions, if for anything. */
  abstract boolean idle();

  /** Looks for the next request, and says when it may be sent or is to be looked for again. */
  abstract long next(long nowNanos);

  /** The request looked up is being sent: what follows from that. */
  abstract void sent(int request);

  /** A request has completed. */
  abstract void completed(int request, long nowNanos);

  /** Whether it thinks next, once nothing is in flight. */
  boolean wantsToThink() {
    return false;
  }

  long thinkNanos() {
    return 0;
  }

  /** A wake-up has come. */
  void wake() {}
}
