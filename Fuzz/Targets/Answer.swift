import Reckon

/// What evaluating gave, in a form that can be compared: a number in all its bits and marks, or an error's kind and
/// place.
package enum Answer: Equatable, CustomStringConvertible {
  case double(Double)
  case number(String)
  case error(kind: String, SourceRange)
  /// A limit was met. Where depends on how code was compiled, so this agrees with everything.
  case limit

  /// NaNs have many bit patterns and are one value.
  package static func == (a: Answer, b: Answer) -> Bool {
    switch (a, b) {
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
    case (.number(let a), .number(let b)): a == b
    case (.error(let a, let place), .error(let b, let other)): a == b && place == other
    case (.limit, _), (_, .limit): true
    case (.double, _), (.number, _), (.error, _): false
    }
  }

  package var description: String {
    switch self {
    case .double(let value): "\(value) (0x\(String(value.bitPattern, radix: 16)))"
    case .number(let text): text
    case .error(let kind, let range): "\(kind) at \(range)"
    case .limit: "a limit"
    }
  }

  package init(_ error: FormulaError) {
    switch error.kind {
    case .stepLimit, .depthLimit, .limitExceeded: self = .limit
    default: self = .error(kind: error.kind.name, error.range)
    }
  }

  /// The answer of an evaluation on doubles.
  package init(_ evaluate: () throws(FormulaError) -> Double) {
    do { self = .double(try evaluate()) } catch { self.init(error) }
  }

  /// The answer of a formula on its own kind of numbers.
  package init(_ formula: Formula, _ inputs: [Double], _ policy: ErrorPolicy) {
    guard formula.program.numberMode != .double else {
      self.init { () throws(FormulaError) in try formula.evaluate(inputs, options: EvaluationOptions(policy: policy)) }
      // The first evaluation is the reference machine's, the second that of a faster machine.
      let second = Answer { () throws(FormulaError) in
        try formula.evaluate(inputs, options: EvaluationOptions(policy: policy))
      }
      if formula.program.isPure, second != self {
        self = .error(kind: "\(second) the second time, not \(self)", formula.wholeRange)
      }
      return
    }
    do {
      let result = try formula.result(
        of: inputs.map { .number(.double($0)) }, options: EvaluationOptions(policy: policy))
      self = .number(result.number.description + (result.exactness == .exact ? "" : " \(result.exactness)"))
    } catch { self.init(error) }
  }
}
