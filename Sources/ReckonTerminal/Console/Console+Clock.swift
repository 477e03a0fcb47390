import Reckon
import ReckonCalculator

extension Console {
  /// What formulas of the tool may use beside the language's own names: the time of day.
  package var scope: Scope {
    var scope = Scope()
    CalculatorServices(now: now).setClock(of: &scope)
    return scope
  }
}
