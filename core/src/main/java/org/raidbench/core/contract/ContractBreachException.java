package org.raidbench.core.contract;

/** A device or a part of a plug-in's did what its contract rules out. */
public final class ContractBreachException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final Role role;
  private final String device;
  private final Class<?> culprit;

  /**
   * Makes the exception.
   *
   * @param role what it is to its system
   * @param device the name of its context, {@code disk.ssd-3}; empty if it has none
   * @param culprit the class of what broke the contract
   * @param what what it did, after its name: {@code ended tag 3, which it does not hold}
   */
  public ContractBreachException(Role role, String device, Class<?> culprit, String what) {
    super(what);
    this.role = role;
    this.device = device;
    this.culprit = culprit;
  }

  /**
   * What it is to its system.
   *
   * @return its role
   */
  public Role role() {
    return role;
  }

  /**
   * Which device it is.
   *
   * @return the name of its context; empty if it has none
   */
  public String device() {
    return device;
  }

  /**
   * The class of what broke the contract.
   *
   * @return the class
   */
  public Class<?> culprit() {
    return culprit;
  }
}
