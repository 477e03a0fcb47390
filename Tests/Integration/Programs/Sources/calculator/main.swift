import Checks
import ReckonCalculator

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A calculator app's view model: it shows the session's state, and says all errors in its own words.

var checks = Checks("calculator")

/// What the app's screen shows, as a value.
struct Screen: Equatable {
  var display: String
  var expression: String
  var lines: [CalculatorSession.Line]
  var alert: String?

  init(_ session: CalculatorSession) {
    display = session.display
    expression = session.expression
    lines = session.lines
    alert =
      session.error.map { Self.words(for: $0) } ?? session.state.refusal.map { "nicht möglich: \(Self.words(for: $0))" }
  }

  /// The app's own sentences, in its own language, by the kinds of errors.
  static func words(for error: CalculatorError) -> String {
    switch error.kind {
    case .formula(.divisionByZero): "Durch null wird nicht geteilt."
    case .formula(.domain(let function, let operands, _)):
      "\(function) von \(operands.map { "\($0)" }.joined(separator: ", ")) gibt es nicht."
    case .formula(.overflow): "Das Ergebnis ist zu groß."
    case .formula(.unexpectedEnd), .formula(.unclosedBracket): "Da fehlt noch etwas."
    case .formula(.mismatchedKinds(let first, let second, _, _, _)): "\(first) und \(second) passen nicht zusammen."
    case .formula(let kind): "Das geht nicht (\(kind.name))."
    case .ambiguousFunction(let name): "\(name) braucht Klammern."
    case .ambiguousComma: "Das Komma ist mehrdeutig."
    case .notation: "Die Schreibweise ist eine Einstellung."
    case .kept(let sentence): sentence
    }
  }

  static func words(for refusal: CalculatorRefusal) -> String { refusal.message(in: .korean) }
}

/// Presses keys, and gives what the screen shows then.
@MainActor func screen(_ keys: String, _ session: inout CalculatorSession) -> Screen {
  do throws(CalculatorKeyError) {
    for key in try CalculatorKey.keys(of: keys) { session.press(key) }
  } catch { checks.expect(false, error.message) }
  return Screen(session)
}

var session = CalculatorSession()
checks.expect(screen("7 ÷ 2 =", &session).display, is: "3.5", "7 ÷ 2 =")
checks.expect(
  screen("AC 80 ÷ 0 =", &session).alert, is: "Durch null wird nicht geteilt.", "a division by zero in the app's words")
checks.expect(screen("AC 2 ± √ =", &session).alert != nil, is: true, "a root of a negative has an alert")
checks.expect(screen("AC 2 + 3", &session).expression, is: "2 + 3", "the expression as it is keyed")
checks.expect(screen("= M+ AC MR", &session).display, is: "5", "memory")
_ = screen("AC", &session)
session.type(")")
checks.expect(Screen(session).alert?.hasPrefix("nicht möglich"), is: true, "a character that is refused has a reason")

// The state is a value: an app compares it, keeps it, and brings it back.
let before = session
let shown = screen("AC 12 × 3", &session)
checks.expect(before != session, "a key changes the state")
var copy = session
checks.expect(copy == session && Screen(copy) == shown, "a copy is equal, and shows the same")
_ = screen("4 =", &copy)
checks.expect(copy != session && Screen(session) == shown, "copies go on by themselves")

// Each key is shown: a thousand of them cost little.
var long = CalculatorSession()
let keys = (0..<250).flatMap { number in ["\(number % 9 + 1)", "5", "+", "7", "×"].prefix(4) }.joined(separator: " ")
var screens = 0
let elapsed = time {
  for key in (try? CalculatorKey.keys(of: keys)) ?? [] {
    long.press(key)
    screens += Screen(long).display.isEmpty ? 0 : 1
  }
}
checks.expect(screens, is: 1_000, "a thousand keys")
checks.expect(elapsed, within: .milliseconds(20), "a thousand keys, with display, expression and lines read at each")

// Conversion and history, as panels show them.
if let length = try? Converter(now: .now).convert("5", from: "km", to: "mile") {
  checks.expect(length.value, is: "78125/25146", "a length in miles, exactly")
} else {
  checks.expect(false, "lengths are converted")
}
checks.expect(
  session.history.first.map { "\($0.expression) = \($0.result)" } ?? "", is: "2 + 3 = 5", "the last entry of history")

exit(checks.exitCode())
