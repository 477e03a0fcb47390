import ReckonCatalogue

/// The numbers that a program is evaluated with, where they lie: doubles, values, results, whose exactness counts, or fields, of which `nil` is one that
/// has no value: whatever reads it ends the evaluation, and it matters to nothing else.
package enum InputNumbers {
  case doubles(UnsafeBufferPointer<Double>)
  case values(UnsafeBufferPointer<Value>)
  case results(UnsafeBufferPointer<FormulaResult>)
  case fields(UnsafeBufferPointer<Value?>)

  package var count: Int {
    switch self {
    case .doubles(let values): values.count
    case .values(let values): values.count
    case .results(let values): values.count
    case .fields(let values): values.count
    }
  }

  /// The nearest doubles, NaN for what is no number; `nil` for the fields of rows.
  package var nearestDoubles: [Double]? {
    switch self {
    case .doubles(let values): Array(values)
    case .values(let values): values.map { FormulaResult(value: $0, form: .plain).number.double }
    case .results(let values): values.map { $0.number.double }
    case .fields: nil
    }
  }

  /// Whether a text, a list, a missing value or a field without a value is among them.
  var holdValues: Bool {
    switch self {
    case .doubles: false
    case .values(let values): values.contains { $0.number == nil }
    case .results(let values): values.contains { !$0.isNumeric }
    case .fields(let values): values.contains { $0?.number == nil }
    }
  }

  /// Hands each value over, with how exact it is; `nil` for a field that has none.
  func forEachValue<Failure: Error>(
    _ body: (_ index: Int, _ value: Value?, _ exactness: Exactness) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .doubles(let values): for index in values.indices { try body(index, .number(.double(values[index])), .exact) }
    case .values(let values): for index in values.indices { try body(index, values[index], .exact) }
    case .results(let values): for index in values.indices { try body(index, values[index].value, values[index].exactness) }
    case .fields(let values): for index in values.indices { try body(index, values[index], .exact) }
    }
  }

  /// Hands each number over, with how exact it is.
  @inline(__always) func forEach(_ body: (_ index: Int, _ number: NumericValue, _ exactness: Exactness) -> Void) {
    switch self {
    case .doubles(let values): for index in values.indices { body(index, .double(values[index]), .exact) }
    case .values(let values):
      for index in values.indices {
        guard let number = values[index].number else { preconditionFailure("inputs without a number are values' own run") }
        body(index, number, .exact)
      }
    case .results(let values): for index in values.indices { body(index, values[index].number, values[index].exactness) }
    case .fields(let values):
      for index in values.indices {
        guard let number = values[index]?.number else { preconditionFailure("inputs without a number are values' own run") }
        body(index, number, .exact)
      }
    }
  }
}
