package org.raidbench.guard;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** What would let two runs of one seed differ, or let a library print. */
@AnalyzeClasses(packages = "org.raidbench", importOptions = ImportOption.DoNotIncludeTests.class)
final class DeterminismTest {
  private static final String INEXACT =
      "sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|expm1|log|log10|log1p|pow|cbrt|hypot";

  @ArchTest
  static final ArchRule STRICT_MATH =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.raidbench.benchmarks..")
          .should()
          .accessTargetWhere(
              targetOwner(JavaClass.Predicates.equivalentTo(Math.class))
                  .and(target(nameMatching(INEXACT))))
          .because("Math may round these differently on another JDK; StrictMath may not");

  @ArchTest
  static final ArchRule NAMED_RANDOM_STREAMS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.raidbench.benchmarks..")
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Random.class, ThreadLocalRandom.class)
          .orShould()
          .callMethod(Math.class, "random")
          .because("every draw comes from a stream named after its user");

  @ArchTest
  static final ArchRule SIMULATED_TIME =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.raidbench.api..",
              "org.raidbench.disks..",
              "org.raidbench.raid..",
              "org.raidbench.lsi..",
              "org.raidbench.adaptec..",
              "org.raidbench.qlogic..")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.time.Clock")
          .because("a device has no clock but its Context's");

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_PRINTS =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.raidbench.cli..", "org.raidbench.benchmarks..")
          .should(ACCESS_STANDARD_STREAMS);
}
