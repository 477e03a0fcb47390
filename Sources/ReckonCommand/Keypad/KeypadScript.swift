import Reckon
import ReckonCalculator
import ReckonSystem
import ReckonTerminal

/// Keys without a screen.
enum KeypadScript {
  static func run(_ keys: String, _ arguments: Arguments, _ style: CalculatorSettings.EntryStyle?, _ console: Console)
    throws -> ExitCode
  {
    let steps = try steps(keys, console)
    // Nothing that a script does is to change what a person has set, unless it is asked for.
    let (services, messages) =
      arguments.has(KeypadFlags.stored) ? CalculatorServices.stored(style, console) : (.forgetful(style, console), [])
    var code = console.report(messages)
    var session = CalculatorSession(services: services)
    let isJSON = arguments.has(KeypadFlags.json)
    var told = ToldLines()
    var refusal: CalculatorRefusal?
    var isRefused = false
    for step in steps {
      switch step {
      case .key(let key): session.press(key)
      case .character(let character): session.type(character)
      }
      if let reason = session.state.refusal, reason != refusal, !isJSON { console.report(reason.sentence) }
      for remark in session.state.remarks where !isJSON { console.report(note: Phrase(verbatim: remark)) }
      refusal = session.state.refusal
      isRefused = isRefused || refusal != nil
      if isJSON, let name = step.name { try console.write(state(of: session, after: name, &told) + "\n") }
      let messages = session.takeMessages()
      if !messages.isEmpty { code = console.report(messages) }
    }
    let error = session.error
    if !isJSON {
      if let error { console.report(error.sentence) }
      try console.write(session.shownNumber.marked + "\n")
    }
    return code == .success && (isRefused || error != nil) ? .evaluation : code
  }

  /// A step of a script.
  private enum Step {
    case key(CalculatorKey)
    case character(Character)

    /// How the state after it is named; `nil` for a blank, which changes nothing.
    var name: String? {
      switch self {
      case .key(let key): key.rawValue
      case .character(let character):
        character.isWhitespace ? nil : CalculatorKey(spelling: String(character))?.rawValue ?? String(character)
      }
    }
  }

  private static func steps(_ keys: String, _ console: Console) throws -> [Step] {
    var text = keys
    if text == "-" {
      var lines: [String] = []
      while let line = try console.readLine() {
        guard let line = String(validating: line, as: UTF8.self) else {
          throw UsageError("standardInputIsNotUTF8", "standard input is not UTF-8")
        }
        lines.append(line)
      }
      text = lines.joined(separator: "\n")
    }
    var steps: [Step] = []
    var previous: String?
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if let previous, !isEntry(from: previous, to: word) { steps.append(.character(" ")) }
      steps += Self.steps(of: word)
      previous = word
    }
    return steps
  }

  /// Whether the blank between two words only sets keys apart: `1 2` is 12, but `12 3` and `e 5` are two operands.
  private static func isEntry(from previous: String, to word: String) -> Bool {
    guard CalculatorKey(spelling: word)?.kind == .number, let key = CalculatorKey(spelling: previous) else {
      return false
    }
    return key.kind == .number || !key.isTyped(as: previous)
  }

  /// A word that is a key by itself presses it, unless it is a name that formulas use; all else is typed, character by
  /// character.
  private static func steps(of word: String) -> [Step] {
    if let key = CalculatorKey(spelling: word), !key.isTyped(as: word) { return [.key(key)] }
    return word.map { .character($0) }
  }

  /// How many parts of a calculation are shown. Without a limit, the time would grow with the square of the number of
  /// keys.
  private static let toldParts = 10

  /// The lines that were told last, which most keys leave as they are.
  private struct ToldLines {
    private var lines: [CalculatorSession.Line] = []
    private(set) var text = "[]"

    mutating func tell(_ new: [CalculatorSession.Line]) {
      guard new != lines else { return }
      lines = new
      text = JSONObject.array(lines) { object, line in
        object.add("operation", line.operation)
        object.add("operand", line.operand)
      }
    }
  }

  /// The state of a session as a JSON object.
  private static func state(of session: CalculatorSession, after name: String, _ told: inout ToldLines) -> String {
    told.tell(session.lines(parts: toldParts))
    let expression = session.expression(parts: toldParts)
    let shown = session.shownNumber
    // A place is one in the whole expression.
    let shownError = expression.hasPrefix("…") ? session.error.map { $0.withoutRange } : session.error
    var object = JSONObject()
    object.add("key", name)
    object.add("display", shown.text)
    object.add("value", orNull: session.value)
    object.add("unit", orNull: session.unit)
    object.add("approximate", !(shown.isExact && session.isValueWhole))
    object.add("expression", expression)
    object.add("lines", json: told.text)
    object.add("pending", orNull: session.pendingOperation?.rawValue)
    object.add("error", json: error(shownError))
    object.add("refused", orNull: session.state.refusal?.message)
    object.add("memory", orNull: session.memory)
    object.add("angle", session.settings.angleUnit.description)
    object.add("style", session.settings.entryStyle.rawValue)
    object.add("panel", orNull: session.state.panel?.rawValue)
    return object.text
  }

  private static func error(_ error: CalculatorError?) -> String {
    guard let error else { return "null" }
    var object = JSONObject()
    object.add("message", error.message)
    if let range = error.range {
      object.add("start", range.lowerBound)
      object.add("end", range.upperBound)
    }
    return object.text
  }
}
