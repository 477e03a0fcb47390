import Reckon
import ReckonTables
import ReckonTerminal

/// The JSON object for a result or an error.
enum JSONAnswer {
  /// - Parameters:
  ///   - warning: what to say of old exchange rates, if the program converts by rates.
  ///   - remarks: notes beside the program's own.
  static func text(_ result: FormulaResult, _ program: Program, warning: String?, remarks: [Phrase] = []) -> String {
    var object = JSONObject()
    if program.resultForm == .truth {
      object.add("value", result.number.isTrue)
    } else if program.resultForm.kind == .instant {
      object.add("value", result.written)
    } else {
      object.add("value", json: value(result))
    }
    object.add("unit", optional: result.kind.unit)
    let uncertainty = result.uncertainty.flatMap { $0.standard > 0 ? $0.standard : nil }
    if let uncertainty { object.add("uncertainty", json: number(.double(uncertainty))) }
    switch program.resultForm {
    case _ where uncertainty != nil: object.add("text", ResultText.value(result, program.resultForm))
    case .mixed, .notation, .complex: object.add("text", ResultText.value(result, program.resultForm))
    default: break
    }
    object.addMore(result.number)
    object.add("inexact", optional: result.exactness.name)
    if let date = program.ratesDate {
      object.add("rates", date)
      object.add("warning", optional: warning)
    }
    let remarks =
      (program.notes + (result.uncertainty?.notes ?? [])).map { $0.message } + remarks.map { $0.description }
    if !remarks.isEmpty { object.add("notes", texts: remarks) }
    return object.text
  }

  /// The answer to an equation, or to what asks for a formula.
  static func text(_ outcome: FormulaSession.Outcome) -> String {
    var object = JSONObject()
    guard let result = outcome.result else { preconditionFailure("what is asked for has a value") }
    if outcome.isFormula, case .text(let formula) = result.value {
      object.add("formula", formula)
    } else {
      object.add("value", json: value(result))
      object.add("unit", optional: result.kind.unit)
      object.add("solves", texts: outcome.solves)
      object.add("inexact", optional: result.exactness.name)
    }
    if !outcome.notes.isEmpty { object.add("notes", texts: outcome.notes.map { $0.message }) }
    return object.text
  }

  static func text(_ error: FormulaError) -> String {
    var object = JSONObject()
    object.add(error) { $0.add("suggestion", optional: error.suggestion.map { FormulaError.Kind.shortened($0) }) }
    return object.text
  }

  /// The answer to what is no request.
  static func text(_ failure: JSONMember.Failure) -> String {
    var inner = JSONObject()
    inner.add("kind", "request")
    inner.add("message", failure.message.description)
    var object = JSONObject()
    object.add("error", json: inner.text)
    return object.text
  }

  /// The shortest digits that read back to the same double, a decimal's all; what JSON cannot write, as text.
  /// A result's value: of a complex number its parts.
  private static func value(_ result: FormulaResult) -> String {
    if result.isNumeric { return number(result.number) }
    if result.kind.partKind != nil, let (real, imaginary) = result.value.complexParts {
      var object = JSONObject()
      object.add("re", json: number(real))
      object.add("im", json: number(imaginary))
      return object.text
    }
    return written { $0.appendJSON(result.value) }
  }

  static func number(_ value: NumericValue) -> String { written { $0.appendJSON(number: value) } }

  private static func written(_ write: (OutputBytes) -> Void) -> String {
    let bytes = OutputBytes()
    write(bytes)
    return String(decoding: bytes.buffer, as: UTF8.self)
  }
}

extension JSONObject {
  /// Adds what stands beside the first digits of an exact number without an end.
  mutating func addMore(_ number: NumericValue) {
    guard case .exact(let exact) = number, exact.description.contains("…") else { return }
    if let fraction = exact.fraction { add("fraction", "\(fraction.numerator)/\(fraction.denominator)") }
    add("more", true)
  }
}
