package acme;

/** Compiled against an API whose plug-ins did not have to say which it was. */
public class Broken implements org.raidbench.api.RaidbenchPlugin {
  @Override
  public String name() {
    return "acme";
  }
}
