import Foundation
import Reckon

/// One request a line in, one answer a line out.
enum JSONLines {
  /// What a request may hold.
  private struct Request: Decodable {
    let expr: String
    let vars: [String: Value]?

    /// A number, or the text of one that JSON cannot write.
    struct Value: Decodable {
      let number: Number

      init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          switch text {
          case "NaN": number = .double(.nan)
          case "Infinity": number = .double(.infinity)
          case "-Infinity": number = .double(-.infinity)
          case _ where Decimal128(text)?.isFinite == true: number = .decimal(Decimal128(text) ?? .nan)
          default: throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a number")
          }
        } else {
          number = .double(try container.decode(Double.self))
        }
      }
    }
  }

  /// A request of more bytes than ``InputFile/lineLimit``.
  private struct TooLong: Error {}

  /// Answers every line of standard input.
  ///
  /// - Parameter books: those in the session's scope, to whose parameters requests may give values.
  static func answer(_ console: Console, _ session: inout Session, _ books: [FormulaBook]) throws -> ExitCode {
    var code = ExitCode.success
    let decoder = JSONDecoder()
    var currencies = Currencies()
    while let line = try console.readLine() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      let answer: String
      do {
        guard line.count <= InputFile.lineLimit else { throw TooLong() }
        answer = try evaluate(line, decoder, &session, &currencies, books, console)
      } catch let error as FormulaError {
        answer = JSONText.answer(error)
        code = max(code, .evaluation)
      } catch {
        answer = JSONText.object([
          ("error", JSONText.object([("kind", JSONText.string("request")), ("message", JSONText.string(explanation(of: error)))]))
        ])
        code = max(code, .evaluation)
      }
      try console.write(answer + "\n")
    }
    return code
  }

  private static func evaluate(
    _ line: [UInt8], _ decoder: JSONDecoder, _ session: inout Session, _ currencies: inout Currencies, _ books: [FormulaBook],
    _ console: Console
  ) throws -> String {
    let request = try decoder.decode(Request.self, from: Data(line))
    currencies.define(in: &session.scope, for: request.expr, console)
    let values = request.vars ?? [:]
    for book in books { for (name, value) in values.sorted(by: { $0.key < $1.key }) { try book.check(name, value.number) } }
    let formula = try Formula(request.expr, variables: values.keys.sorted(), scope: session.scope, options: session.options)
    let inputs = formula.variables.map { values[$0]?.number ?? .double(.nan) }
    let result = try formula.result(of: inputs, policy: session.policy, using: &session.random)
    return JSONText.answer(result, formula.program, warning: currencies.warning(console))
  }

  private static func max(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue < b.rawValue ? b : a }

  private static func explanation(of error: Error) -> String {
    switch error {
    case is TooLong: "the line is longer than \(InputFile.lineLimit >> 20) MiB"
    case DecodingError.keyNotFound(let key, _): "the request has no \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "the line is not a JSON object with expr and vars"
        : "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is not as expected"
    default: "the line is not a JSON object with expr and vars"
    }
  }
}

/// Writing JSON.
enum JSONText {
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// - Parameter fields: names, which need no escapes, with the texts of their values.
  static func object(_ fields: [(String, String)]) -> String {
    var result = "{"
    result.reserveCapacity(fields.reduce(2) { $0 + $1.0.utf8.count + $1.1.utf8.count + 6 })
    for (name, value) in fields {
      result += result.utf8.count == 1 ? "\"" : ", \""
      result += name
      result += "\": "
      result += value
    }
    result += "}"
    return result
  }

  /// The shortest digits that read back to the same double; what JSON cannot write, as text.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "\"NaN\"" }
    if value.isInfinite { return value < 0 ? "\"-Infinity\"" : "\"Infinity\"" }
    // Many readers take -0 for an integer and lose its sign.
    if value == 0, value.sign == .minus { return "-0.0" }
    return NumberText.shortest(value)
  }

  /// A decimal with all its digits.
  static func number(_ value: Number) -> String {
    guard case .decimal(let decimal) = value, decimal.isFinite else { return number(value.double) }
    return decimal.isZero && decimal.isNegative ? "-0.0" : value.description
  }

  /// - Parameter warning: what to say of old exchange rates, if the program converts by rates.
  static func answer(_ result: FormulaResult, _ program: Program, warning: String?) -> String {
    var fields = [("value", number(result.number))]
    if case .unit(let unit) = program.resultForm { fields.append(("unit", string(unit))) }
    if case .notation = program.resultForm { fields.append(("text", string(ResultText.value(result, program.resultForm)))) }
    if result.isInexact { fields.append(("inexact", "true")) }
    if let date = program.ratesDate {
      fields.append(("rates", string(date)))
      if let warning { fields.append(("warning", string(warning))) }
    }
    let remarks = program.notes.map { string($0.message) }
    if !remarks.isEmpty { fields.append(("notes", "[" + remarks.joined(separator: ", ") + "]")) }
    return object(fields)
  }

  static func answer(_ error: FormulaError) -> String {
    var fields = [
      ("kind", string(error.kind.name)), ("message", string(error.message)), ("start", "\(error.range.start)"),
      ("end", "\(error.range.end)"),
    ]
    if error.isIncomplete { fields.append(("incomplete", "true")) }
    if let suggestion = error.suggestion { fields.append(("suggestion", string(FormulaError.Kind.shortened(suggestion)))) }
    return object([("error", object(fields))])
  }
}
