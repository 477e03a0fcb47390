import Reckon
import ReckonTerminal

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
    guard value.mode != .double, value.isFinite else { return number(value.double) }
    // JSON has no sign for digits that follow: what is cut off is said beside the value.
    if case .exact(let exact) = value { return exact.description.filter { $0 != "…" } }
    return value.decimal.isZero && value.decimal.isNegative ? "-0.0" : value.description
  }

  /// What there is to say beside the first digits of an exact number without an end.
  static func more(_ number: Number) -> [(String, String)] {
    guard case .exact(let exact) = number, exact.description.contains("…") else { return [] }
    let fraction = exact.fraction.map { [("fraction", string("\($0.numerator)/\($0.denominator)"))] } ?? []
    return fraction + [("more", "true")]
  }

  /// A value of any kind: text, an array, or null.
  static func value(_ value: Value) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .truth(let holds): holds ? "true" : "false"
    case .instant(let seconds): seconds.instantText.map(string) ?? self.number(seconds)
    case .text(let text): string(text)
    // Lists hold no lists.
    case .list(let items): "[" + items.map(self.value).joined(separator: ", ") + "]"
    case .missing: "null"
    }
  }

  /// - Parameter warning: what to say of old exchange rates, if the program converts by rates.
  static func answer(_ result: FormulaResult, _ program: Program, warning: String?) -> String {
    let isTruth = program.resultForm == .truth
    var value = isTruth ? result.number.isTrue ? "true" : "false" : number(result.number)
    if program.resultForm == .instant { value = string(result.written) }
    if !result.isNumeric { value = self.value(result.value) }
    var fields = [("value", value)]
    if let unit = result.kind.unit { fields.append(("unit", string(unit))) }
    if case .mixed = program.resultForm { fields.append(("text", string(ResultText.value(result, program.resultForm)))) }
    if case .notation = program.resultForm { fields.append(("text", string(ResultText.value(result, program.resultForm)))) }
    fields += more(result.number)
    if let name = result.exactness.name { fields.append(("inexact", string(name))) }
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
