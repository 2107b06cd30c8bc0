/**
 * Expectations of results, for tests that read like a sentence and fail with all there is to know:
 *
 * <pre>{@code
 * CaseResult result = bench.run(workload);
 * expect(result).iops().between(900, 1_100).isLimitedBy("firmware");
 * expect(result).latency().p99().below(Duration.ofMillis(2));
 * expect(result).isAtLeast(2.0).timesAsFastAs(other);
 * }</pre>
 *
 * <p>Begin with {@link org.raidbench.core.expect.Expect#expect}. What is not met throws an {@link
 * AssertionError}, which any test framework understands.
 */
@NullMarked
package org.raidbench.core.expect;

import org.jspecify.annotations.NullMarked;
