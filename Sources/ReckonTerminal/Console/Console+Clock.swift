import Reckon
import ReckonCalculator

extension Console {
  /// The scope of the tool's formulas: the clock.
  package var scope: Scope {
    var scope = Scope()
    CalculatorServices(now: now).setClock(of: &scope)
    return scope
  }
}
