import ReckonCatalogue

/// An operation on two numbers that kernels do in one pass with others.
package enum BatchArithmetic: Int, CaseIterable, Sendable {
  case add, subtract, multiply, divide, reversedSubtract, reversedDivide

  /// The operation of a function, if it is one of these.
  init?(_ function: Function.ID) {
    switch function {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    default: return nil
    }
  }

  /// The same with its operands exchanged.
  var flipped: BatchArithmetic {
    switch self {
    case .add: .add
    case .subtract: .reversedSubtract
    case .multiply: .multiply
    case .divide: .reversedDivide
    case .reversedSubtract: .subtract
    case .reversedDivide: .divide
    }
  }
}
