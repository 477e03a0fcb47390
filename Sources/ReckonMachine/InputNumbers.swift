import ReckonCatalogue

/// The numbers that a program is evaluated with, where they lie: doubles, values, or results, whose exactness counts.
package enum InputNumbers {
  case doubles(UnsafeBufferPointer<Double>)
  case values(UnsafeBufferPointer<Value>)
  case results(UnsafeBufferPointer<FormulaResult>)

  package var count: Int {
    switch self {
    case .doubles(let values): values.count
    case .values(let values): values.count
    case .results(let values): values.count
    }
  }

  /// Whether a text, a list or a missing value is among them.
  var holdValues: Bool {
    switch self {
    case .doubles: false
    case .values(let values): values.contains { $0.number == nil }
    case .results(let values): values.contains { !$0.isNumeric }
    }
  }

  /// Hands each value over, with how exact it is.
  func forEachValue<Failure: Error>(_ body: (_ index: Int, _ value: Value, _ exactness: Exactness) throws(Failure) -> Void) throws(Failure)
  {
    switch self {
    case .doubles(let values): for index in values.indices { try body(index, .number(.double(values[index])), .exact) }
    case .values(let values): for index in values.indices { try body(index, values[index], .exact) }
    case .results(let values): for index in values.indices { try body(index, values[index].value, values[index].exactness) }
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
    }
  }
}
