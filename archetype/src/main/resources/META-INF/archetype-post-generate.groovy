// In batch mode the archetype plugin does not look at the expressions of the descriptor.
def rules = [vendor: '[a-z][a-z0-9.-]{0,63}', product: '[a-z0-9][a-z0-9.-]{0,63}', classPrefix: '[A-Z][A-Za-z0-9]*']
def faults = rules.findAll { name, rule -> !(request.properties[name] ==~ rule) }
  .collect { name, rule -> "$name \"${request.properties[name]}\" is not of the form $rule" }
if (faults) {
  throw new IllegalArgumentException("${faults.join('; ')}; remove ${request.artifactId} and begin again")
}
