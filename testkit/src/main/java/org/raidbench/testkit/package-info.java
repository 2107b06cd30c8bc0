/**
 * Contract tests for authors of plug-ins. A test class that extends one of them and says which
 * model it is about gets all of the contract's tests:
 *
 * <pre>{@code
 * final class MyDiskTest extends DiskContract {
 *   @Override
 *   protected DiskModel model() {
 *     return new MyDiskModel();
 *   }
 * }
 * }</pre>
 *
 * <p>To cover every model of a plug-in, those added later included, make it a parameterised class
 * (JUnit 5.13 or later):
 *
 * <pre>{@code
 * @ParameterizedClass
 * @MethodSource("models")
 * final class AllDisksTest extends DiskContract {
 *   @Parameter DiskModel model;
 *
 *   static List<DiskModel> models() {
 *     return new MyPlugin().disks();
 *   }
 *
 *   @Override
 *   protected DiskModel model() {
 *     return model;
 *   }
 * }
 * }</pre>
 */
@NullMarked
package org.raidbench.testkit;

import org.jspecify.annotations.NullMarked;
