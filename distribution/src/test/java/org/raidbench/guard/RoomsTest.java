package org.raidbench.guard;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Who may know whom. */
@AnalyzeClasses(packages = "org.raidbench", importOptions = ImportOption.DoNotIncludeTests.class)
final class RoomsTest {
  /**
   * Rules over classes that were not found hold trivially. Raise this as the code grows, so that a
   * broken import is seen: to about nine tenths of what there is.
   */
  private static final int CLASSES_MIN = 860;

  @ArchTest
  static void enoughClassesAreSeen(JavaClasses all) {
    assertTrue(
        all.size() >= CLASSES_MIN,
        () -> "only " + all.size() + " classes were imported, expected at least " + CLASSES_MIN);
  }

  @ArchTest
  static final ArchRule API_KNOWS_ONLY_JAVA =
      classes()
          .that()
          .resideInAPackage("org.raidbench.api..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "org.raidbench.api..");

  @ArchTest static final ArchRule TESTKIT_KNOWS_API = knowsOnlyApi("testkit");
  @ArchTest static final ArchRule DISKS_KNOW_API = knowsOnlyApi("disks");
  @ArchTest static final ArchRule RAID_LEVELS_KNOW_API = knowsOnlyApi("raid");
  @ArchTest static final ArchRule LSI_KNOWS_API = knowsOnlyApi("lsi");
  @ArchTest static final ArchRule ADAPTEC_KNOWS_API = knowsOnlyApi("adaptec");
  @ArchTest static final ArchRule CORE_KNOWS_API = knowsOnlyApi("core");

  @ArchTest
  static final ArchRule VALIDATION_KNOWS_API_AND_CORE =
      noClasses()
          .that()
          .resideInAPackage("org.raidbench.validation..")
          .should()
          .dependOnClassesThat(
              describe(
                  "live in another room than api and core",
                  JavaClass.Predicates.resideInAPackage("org.raidbench..")
                      .and(
                          JavaClass.Predicates.resideOutsideOfPackages(
                              "org.raidbench.validation..",
                              "org.raidbench.api..",
                              "org.raidbench.core.."))))
          .because("facts are judged by what any plug-in would give");

  @ArchTest
  static final ArchRule ONLY_THE_COMMAND_LINE_KNOWS_VALIDATION =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.raidbench.validation..", "org.raidbench.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.raidbench.validation..");

  @ArchTest
  static final ArchRule INJECTOR_STAYS_IN_CORE =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.raidbench.core..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("com.google.inject..", "jakarta.inject..", "com.google.common..");

  /** Left out: the catalogue names every kind of model, and every model is one of its package's. */
  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices()
          .matching("org.raidbench.(**)")
          .should()
          .beFreeOfCycles()
          .ignoreDependency(name("org.raidbench.api.RaidbenchPlugin"), alwaysTrue());

  @ArchTest
  static final ArchRule INTERNAL_IS_INTERNAL =
      classes().should(useInternalPackagesOnlyFromTheirParent());

  @ArchTest
  static final ArchRule PUBLISHED_MODULES_HAVE_NO_INTERNAL =
      noClasses()
          .that()
          .resideInAnyPackage("org.raidbench.api..", "org.raidbench.testkit..")
          .should()
          .resideInAPackage("..internal..")
          .because("what is not for others there is package-private");

  private static ArchRule knowsOnlyApi(String room) {
    String own = "org.raidbench." + room + "..";
    DescribedPredicate<JavaClass> otherRoom =
        JavaClass.Predicates.resideInAPackage("org.raidbench..")
            .and(JavaClass.Predicates.resideOutsideOfPackages(own, "org.raidbench.api.."));
    return noClasses()
        .that()
        .resideInAPackage(own)
        .should()
        .dependOnClassesThat(describe("live in another room than api", otherRoom))
        .because("of Raidbench, " + room + " may know only api");
  }

  private static ArchCondition<JavaClass> useInternalPackagesOnlyFromTheirParent() {
    return new ArchCondition<>("use a package named internal only from its parent package") {
      @Override
      public void check(JavaClass user, ConditionEvents events) {
        user.getDirectDependenciesFromSelf().stream()
            .filter(use -> use.getTargetClass().getPackageName().startsWith("org.raidbench."))
            .filter(use -> !maySee(user, use.getTargetClass()))
            .forEach(use -> events.add(SimpleConditionEvent.violated(user, use.getDescription())));
      }
    };
  }

  private static boolean maySee(JavaClass user, JavaClass used) {
    String dotted = used.getPackageName() + '.';
    int internal = dotted.indexOf(".internal.");
    return internal < 0
        || (user.getPackageName() + '.').startsWith(dotted.substring(0, internal + 1));
  }
}
