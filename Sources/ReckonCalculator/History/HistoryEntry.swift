public import Reckon
public import ReckonCatalogue

/// One calculation that was finished.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// Grows from entry to entry and is never given twice.
  public let id: Int
  /// The expression, as text that the language reads.
  public let expression: String
  /// The value as text that the language reads: a decimal, or the expression that is exactly it, `1/3`, `sqrt(2)/2`.
  public let result: String
  /// The value's first digits with `…` behind them, and its unit; `nil` where ``result`` has them.
  public let digits: String?
  /// Whether the result is not the exact value.
  public let isInexact: Bool
  /// How exact the result is; the file does not tell rounded results from others that are inexact.
  public var exactness: Exactness { isInexact ? .approximate : .exact }
  /// The unit in which the calculation took and gave angles.
  public let angleUnit: AngleUnit
  /// When it was finished.
  public let time: Timestamp

  /// A calculation from its parts; a history gives it another number when it takes it in.
  public init(
    id: Int = 0, expression: String, result: String, digits: String? = nil, isInexact: Bool = false, angleUnit: AngleUnit = .degrees,
    time: Timestamp
  ) {
    self.id = id
    self.expression = expression
    self.result = result
    self.digits = digits
    self.isInexact = isInexact
    self.angleUnit = angleUnit
    self.time = time
  }
}

extension HistoryEntry {
  /// The longest expression that stands beside a value's digits, in characters.
  private static let longestBeside = 24

  /// The value's digits, and beside them the expression that is exactly it where that is short: `0.333333333333333… = 1/3`.
  ///
  /// - Parameter format: how the digits are written; without one there are all that are kept.
  public func shown(_ format: DisplayFormat? = nil) -> ShownNumber {
    let text = digits ?? result
    let number = format?.shown(result: text, exactness) ?? ShownNumber(text, exactness)
    guard digits != nil, !isInexact, result.count <= Self.longestBeside else { return number }
    return ShownNumber("\(number.text) = \(result)", number.exactness)
  }
}
