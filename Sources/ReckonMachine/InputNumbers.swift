import ReckonCatalogue

/// The numbers that a program is evaluated with, where they lie: doubles, numbers of any kind, or results, whose exactness counts.
package enum InputNumbers {
  case doubles(UnsafeBufferPointer<Double>)
  case numbers(UnsafeBufferPointer<Number>)
  case results(UnsafeBufferPointer<FormulaResult>)

  package var count: Int {
    switch self {
    case .doubles(let values): values.count
    case .numbers(let values): values.count
    case .results(let values): values.count
    }
  }

  /// Hands each number over, with how exact it is.
  @inline(__always) func forEach(_ body: (_ index: Int, _ number: Number, _ exactness: Exactness) -> Void) {
    switch self {
    case .doubles(let values): for index in values.indices { body(index, .double(values[index]), .exact) }
    case .numbers(let values): for index in values.indices { body(index, values[index], .exact) }
    case .results(let values): for index in values.indices { body(index, values[index].number, values[index].exactness) }
    }
  }
}
