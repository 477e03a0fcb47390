import Reckon
import ReckonSystem

extension Console {
  /// What formulas of the tool may use beside the language's own names: the time of day. `now` is a whole second; `today` is the date that the
  /// place's calendar has.
  package var scope: Scope {
    var scope = Scope()
    scope.setClock(
      now: { now().timeIntervalSince1970.rounded(.down) },
      today: {
        let seconds = now().timeIntervalSince1970
        return ((seconds + Double(System.offsetFromUTC(at: seconds))) / 86_400).rounded(.down) * 86_400
      })
    return scope
  }
}
