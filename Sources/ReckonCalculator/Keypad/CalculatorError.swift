/// Why a calculation gave no number.
public struct CalculatorError: Error, Hashable, Sendable {
  /// Which operation failed: `÷ by 0`, `√ of a negative`, `asin of 2`.
  public let message: String
  /// Where in ``CalculatorSession/expression`` it stands, in characters; nothing when it has no place there.
  public let range: Range<Int>?

  /// An error of this sentence, at these characters of the expression.
  public init(message: String, range: Range<Int>? = nil) {
    self.message = message
    self.range = range
  }
}
