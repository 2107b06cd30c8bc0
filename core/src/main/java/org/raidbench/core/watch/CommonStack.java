package org.raidbench.core.watch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What several stacks of one thread have in common, from the outermost frame on: up to and
 * including the first method that was seen at different lines, for that is the one that goes round.
 */
final class CommonStack {
  private List<StackTraceElement> outermostFirst = List.of();
  private boolean begun;

  void add(StackTraceElement[] innermostFirst) {
    List<StackTraceElement> stack = new ArrayList<>(List.of(innermostFirst));
    Collections.reverse(stack);
    if (!begun) {
      begun = true;
      outermostFirst = stack;
      return;
    }
    int same = 0;
    int most = Math.min(stack.size(), outermostFirst.size());
    while (same < most && stack.get(same).equals(outermostFirst.get(same))) {
      same++;
    }
    if (same < most && isOneMethod(stack.get(same), outermostFirst.get(same))) {
      same++;
    }
    outermostFirst = outermostFirst.subList(0, same);
  }

  private static boolean isOneMethod(StackTraceElement one, StackTraceElement other) {
    return one.getClassName().equals(other.getClassName())
        && one.getMethodName().equals(other.getMethodName());
  }

  List<StackTraceElement> innermostFirst() {
    List<StackTraceElement> stack = new ArrayList<>(outermostFirst);
    Collections.reverse(stack);
    return stack;
  }
}
