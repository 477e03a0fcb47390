import Reckon
import ReckonTables
import ReckonTerminal

/// Writing JSON.
enum JSONText {
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) { return "\"" + text + "\"" }
    return written { $0.appendJSON(text: Array(text.utf8)) }
  }

  /// The shortest digits that read back to the same double, a decimal's all; what JSON cannot write, as text.
  static func number(_ value: NumericValue) -> String { written { $0.appendJSON(number: value) } }

  /// A value of any kind: text, an array, or null.
  static func value(_ value: Value) -> String { written { $0.appendJSON(value) } }

  private static func written(_ write: (OutputBytes) -> Void) -> String {
    let bytes = OutputBytes()
    write(bytes)
    return String(decoding: bytes.buffer, as: UTF8.self)
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

  /// The fields beside the first digits of an exact number without an end.
  static func more(_ number: NumericValue) -> [(String, String)] {
    guard case .exact(let exact) = number, exact.description.contains("…") else { return [] }
    let fraction = exact.fraction.map { [("fraction", string("\($0.numerator)/\($0.denominator)"))] } ?? []
    return fraction + [("more", "true")]
  }

  /// - Parameters:
  ///   - warning: what to say of old exchange rates, if the program converts by rates.
  ///   - remarks: notes beside the program's own.
  static func answer(_ result: FormulaResult, _ program: Program, warning: String?, remarks: [Phrase] = []) -> String {
    let isTruth = program.resultForm == .truth
    var value = isTruth ? result.number.isTrue ? "true" : "false" : number(result.number)
    if program.resultForm.kind == .instant { value = string(result.written) }
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
    let remarks = program.notes.map { string($0.message) } + remarks.map { string($0.description) }
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
