import ReckonCatalogue

/// The inputs of a program, in place: doubles, values, results with their exactness, or fields, where `nil` is a
/// missing value: reading it ends the evaluation, and it affects nothing else.
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

  /// The nearest doubles, NaN for values that are not numbers; `nil` for the fields of rows.
  package var nearestDoubles: [Double]? {
    switch self {
    case .doubles(let values): Array(values)
    case .values(let values): values.map { FormulaResult(value: $0, form: .plain).number.double }
    case .results(let values): values.map { $0.number.double }
    case .fields: nil
    }
  }

  /// Whether they include a text, a list, a missing value or a field without a value.
  var holdValues: Bool {
    switch self {
    case .doubles: false
    case .values(let values): values.contains { $0.number == nil }
    case .results(let values): values.contains { !$0.isNumeric }
    case .fields(let values): values.contains { $0?.number == nil }
    }
  }

  /// Calls the body with each value and its exactness; `nil` for a field that has none.
  func forEachValue<Failure: Error>(
    _ body: (_ index: Int, _ value: Value?, _ exactness: Exactness) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .doubles(let values): for index in values.indices { try body(index, .number(.double(values[index])), .exact) }
    case .values(let values): for index in values.indices { try body(index, values[index], .exact) }
    case .results(let values):
      for index in values.indices { try body(index, values[index].value, values[index].exactness) }
    case .fields(let values): for index in values.indices { try body(index, values[index], .exact) }
    }
  }

  /// Calls the body with each number and its exactness.
  @inline(__always) func forEach(_ body: (_ index: Int, _ number: NumericValue, _ exactness: Exactness) -> Void) {
    switch self {
    case .doubles(let values): for index in values.indices { body(index, .double(values[index]), .exact) }
    case .values(let values):
      for index in values.indices {
        guard let number = values[index].number else {
          preconditionFailure("inputs without a number are values' own run")
        }
        body(index, number, .exact)
      }
    case .results(let values):
      for index in values.indices { body(index, values[index].number, values[index].exactness) }
    case .fields(let values):
      for index in values.indices {
        guard let number = values[index]?.number else {
          preconditionFailure("inputs without a number are values' own run")
        }
        body(index, number, .exact)
      }
    }
  }
}
