package org.raidbench.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each test of each contract is there because something broken fails it. */
final class PromisesTest {
  static List<Arguments> contracts() {
    return List.of(
        Arguments.of(ControllerContract.class, BrokenController.Fault.class),
        Arguments.of(DiskContract.class, BrokenDisk.Fault.class),
        Arguments.of(RaidLevelContract.class, ToyFault.class),
        Arguments.of(CacheDeviceContract.class, BrokenCache.Fault.class),
        Arguments.of(ProtectionContract.class, waysIn(ProtectionContractTest.class)),
        Arguments.of(PluginContract.class, waysIn(PluginContractTest.class)),
        Arguments.of(DiskReaderContract.class, waysIn(DiskReaderContractTest.class)),
        Arguments.of(WorkloadReaderContract.class, waysIn(WorkloadReaderContractTest.class)),
        Arguments.of(WorkloadPatternContract.class, waysIn(WorkloadPatternContractTest.class)),
        Arguments.of(ResultWriterContract.class, waysIn(ResultWriterContractTest.class)));
  }

  private static Class<?> waysIn(Class<?> test) {
    return Arrays.stream(test.getDeclaredClasses()).filter(Class::isEnum).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("contracts")
  void eachPromiseIsBrokenBySomething(Class<?> contract, Class<?> ways) {
    Set<String> promises = promises(contract);
    assertFalse(promises.isEmpty());
    promises.removeAll(caught(ways));
    assertEquals(
        Set.of(), promises, "tests of " + contract.getSimpleName() + " that nothing fails");
  }

  @Test
  void eachPromiseOfEveryModelIsBrokenBySomeModel() {
    Set<String> promises = promises(ModelContract.class);
    contracts().forEach(it -> promises.removeAll(caught((Class<?>) it.get()[1])));
    assertEquals(Set.of(), promises);
  }

  private static Set<String> promises(Class<?> contract) {
    return Arrays.stream(contract.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(method -> method.getName())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Collection<String> caught(Class<?> ways) {
    return Stream.of(ways.getEnumConstants()).map(way -> caughtBy(ways, way)).toList();
  }

  private static String caughtBy(Class<?> ways, Object way) {
    try {
      Field field = ways.getDeclaredField("caughtBy");
      field.setAccessible(true);
      return (String) field.get(way);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
