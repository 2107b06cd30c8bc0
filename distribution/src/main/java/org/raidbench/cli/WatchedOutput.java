package org.raidbench.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Standard output that remembers why it could not be written: writers for people swallow that, and
 * a full disk would lose results in silence.
 */
final class WatchedOutput extends FilterOutputStream {
  private @Nullable IOException failure;

  WatchedOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int b) throws IOException {
    try {
      out.write(b);
    } catch (IOException e) {
      throw remembered(e);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw remembered(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw remembered(e);
    }
  }

  /**
   * Why something could not be written.
   *
   * @return the reason, or null if all was written, or the reader has closed its end because it had
   *     read enough
   */
  @Nullable String failure() {
    if (failure == null) {
      return null;
    }
    String reason = String.valueOf(failure.getMessage());
    return reason.contains("Broken pipe") ? null : reason;
  }

  private IOException remembered(IOException e) {
    if (failure == null) {
      failure = e;
    }
    return e;
  }
}
