package org.raidbench.testkit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs a contract over a subject as JUnit would, and says which tests failed. */
record ContractRun(long tests, Set<String> failed, String messages) {
  static ContractRun of(Class<?> subject) {
    EngineExecutionResults results =
        EngineTestKit.engine("junit-jupiter").selectors(selectClass(subject)).execute();
    return new ContractRun(
        results.testEvents().started().count(),
        results
            .testEvents()
            .failed()
            .map(ContractRun::method)
            .collect(Collectors.toCollection(TreeSet::new)),
        results.allEvents().failed().map(ContractRun::message).collect(Collectors.joining("\n")));
  }

  private static String method(Event event) {
    return event
        .getTestDescriptor()
        .getSource()
        .map(MethodSource.class::cast)
        .map(MethodSource::getMethodName)
        .orElseThrow();
  }

  private static String message(Event event) {
    String cause =
        event
            .getPayload(TestExecutionResult.class)
            .flatMap(TestExecutionResult::getThrowable)
            .map(Throwable::toString)
            .orElse("failed");
    return event.getTestDescriptor().getDisplayName() + ": " + cause;
  }
}
