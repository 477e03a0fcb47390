import Foundation
import Reckon

/// One request a line in, one answer a line out.
enum JSONLines {
  /// What a request may hold.
  private struct Request: Decodable {
    let expr: String
    let vars: [String: Value]?

    /// A number, or the text of one that JSON cannot write. What number it is the line itself tells, with all digits.
    struct Value: Decodable {
      let text: String?

      init(from decoder: Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    /// The values, each by the digits that stand in the line, and rounded when these are more than 34.
    func values(in line: [UInt8], _ mode: NumberMode) throws -> [String: FormulaResult] {
      let texts = vars.map { _ in Self.members(line, "vars") } ?? [:]
      var values: [String: FormulaResult] = [:]
      for (name, value) in vars ?? [:] {
        let text = value.text ?? texts[name] ?? ""
        switch value.text {
        case "NaN": values[name] = FormulaResult(.double(.nan))
        case "Infinity": values[name] = FormulaResult(.double(.infinity))
        case "-Infinity": values[name] = FormulaResult(.double(-.infinity))
        default:
          let isWritten = value.text == nil
          var flags: Decimal128.Flags = []
          let decimal = Decimal128(text, &flags)
          guard !isWritten || Array(text.utf8).withUnsafeBufferPointer(JSONNumber.isNumber), !decimal.isNaN
          else { throw NoNumber(name: name, isTooLarge: false) }
          let number = Number.decimal(decimal).converted(to: mode)
          guard number.isFinite else { throw NoNumber(name: name, isTooLarge: true) }
          values[name] = FormulaResult(number, mode == .decimal && flags.contains(.inexact) ? .rounded : .exact)
        }
      }
      return values
    }

    /// The texts of the members of a member of an object, as they stand in the line.
    private static func members(_ line: [UInt8], _ name: String) -> [String: String] {
      line.withUnsafeBufferPointer { line in
        guard let bytes = line.baseAddress else { return [:] }
        var place: Range<Int>?
        var texts: [String: String] = [:]
        func decoded(_ range: Range<Int>) -> String {
          String(decoding: JSONString.decoded(UnsafeBufferPointer(rebasing: line[range])), as: UTF8.self)
        }
        var scanner = MemberScanner(bytes, 0, line.count)
        try? scanner.object { key, value, _ in if place == nil, decoded(key) == name { place = value } }
        guard let place else { return [:] }
        scanner = MemberScanner(bytes, place.lowerBound, place.upperBound)
        try? scanner.object { key, value, _ in
          let name = decoded(key)
          if texts[name] == nil { texts[name] = String(decoding: line[value], as: UTF8.self) }
        }
        return texts
      }
    }
  }

  /// A request of more bytes than ``InputFile/lineLimit``.
  private struct TooLong: Error {}

  /// A value that cannot be computed with.
  private struct NoNumber: Error {
    let name: String
    let isTooLarge: Bool
  }

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
    currencies.define(in: &session.currentScope, for: request.expr, console)
    let values = try request.values(in: line, session.options.numberMode)
    for book in books { for (name, value) in values.sorted(by: { $0.key < $1.key }) { try book.check(name, value.number) } }
    let formula = try Formula(request.expr, variables: values.keys.sorted(), scope: session.scope, options: session.options)
    let inputs = formula.variables.map { values[$0] ?? FormulaResult(.double(.nan)) }
    let result = try formula.result(ofResults: inputs, policy: session.policy, using: &session.random)
    return JSONText.answer(result, formula.program, warning: currencies.warning(console))
  }

  private static func max(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue < b.rawValue ? b : a }

  private static func explanation(of error: Error) -> String {
    switch error {
    case is TooLong: "the line is longer than \(InputFile.lineLimit >> 20) MiB"
    case let error as NoNumber:
      "vars.\(FormulaError.Kind.shortened(error.name)) is \(error.isTooLarge ? "too large" : "not a number")"
    case DecodingError.keyNotFound(let key, _): "the request has no \(key.stringValue)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "the line is not a JSON object with expr and vars"
        : "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is not as expected"
    default: "the line is not a JSON object with expr and vars"
    }
  }
}
