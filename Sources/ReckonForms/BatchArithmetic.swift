/// An operation on two numbers that column kernels do in one pass with others.
package enum BatchArithmetic: Int, CaseIterable, Sendable {
  case add, subtract, multiply, divide, reversedSubtract, reversedDivide

  /// The same with its operands exchanged.
  package var flipped: BatchArithmetic {
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
