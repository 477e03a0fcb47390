import Foundation
import Reckon
import ReckonCalculator

/// Keys without a screen.
enum KeypadScript {
  static func run(_ arguments: Arguments, _ style: CalculatorSettings.EntryStyle?, _ console: Console) throws -> ExitCode {
    let keys = try keys(arguments, console)
    // Nothing that a script does is to change what a person has set, unless it is asked for.
    let (services, messages) = arguments.has("--stored") ? CalculatorServices.stored(style, console) : (.forgetful(style, console), [])
    var code = console.report(messages)
    var session = CalculatorSession(services: services)
    let isJSON = arguments.has("--json")
    var told = ToldLines()
    for key in keys {
      session.press(key)
      if isJSON { try console.write(state(of: session, after: key, &told) + "\n") }
      let messages = session.takeMessages()
      if !messages.isEmpty { code = console.report(messages) }
    }
    if !isJSON { try console.write((session.isApproximate ? "≈ " : "") + session.display + "\n") }
    guard let error = session.error else { return code }
    if !isJSON { console.report(error.message) }
    return code == .success ? .evaluation : code
  }

  private static func keys(_ arguments: Arguments, _ console: Console) throws -> [Key] {
    var text = arguments["--keys"] ?? ""
    if text == "-" {
      var lines: [String] = []
      while let line = try console.readLine() {
        guard let line = String(validating: line, as: UTF8.self) else { throw UsageError("standard input is not UTF-8") }
        lines.append(line)
      }
      text = lines.joined(separator: "\n")
    }
    do throws(KeyError) { return try Key.keys(of: text) } catch { throw UsageError(error.message) }
  }

  /// How many parts of a calculation are told: keys that come by the thousand would otherwise take time with their square.
  private static let toldParts = 10

  /// The lines that were told last, which most keys leave as they are.
  private struct ToldLines {
    private var lines: [CalculatorSession.Line] = []
    private(set) var text = "[]"

    mutating func tell(_ new: [CalculatorSession.Line]) {
      guard new != lines else { return }
      lines = new
      text = "["
      for line in lines {
        if text.utf8.count > 1 { text += ", " }
        text += JSONText.object([("operation", JSONText.string(line.operation)), ("operand", JSONText.string(line.operand))])
      }
      text += "]"
    }
  }

  /// The state of a session as a JSON object.
  private static func state(of session: CalculatorSession, after key: Key, _ told: inout ToldLines) -> String {
    func text(_ value: String?) -> String { value.map(JSONText.string) ?? "null" }
    told.tell(session.lines(parts: toldParts))
    let expression = session.expression(parts: toldParts)
    // A place is one in the whole expression.
    let shownError = expression.hasPrefix("…") ? session.error.map { CalculatorError(message: $0.message) } : session.error
    return JSONText.object([
      ("key", JSONText.string(key.rawValue)), ("display", JSONText.string(session.display)), ("value", text(session.value)),
      ("approximate", session.isApproximate ? "true" : "false"), ("expression", JSONText.string(expression)),
      ("lines", told.text), ("pending", text(session.pendingOperation?.rawValue)),
      ("error", error(shownError)), ("memory", text(session.memory)), ("angle", JSONText.string(session.settings.angleUnit.description)),
      ("style", JSONText.string(session.settings.entryStyle.rawValue)), ("panel", text(session.panel?.rawValue)),
    ])
  }

  private static func error(_ error: CalculatorError?) -> String {
    guard let error else { return "null" }
    let place = error.range.map { [("start", "\($0.lowerBound)"), ("end", "\($0.upperBound)")] } ?? []
    return JSONText.object([("message", JSONText.string(error.message))] + place)
  }
}
