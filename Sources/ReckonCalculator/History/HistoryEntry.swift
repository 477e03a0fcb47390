public import Reckon
public import ReckonCatalogue

/// A finished calculation.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// Increasing and never reused.
  public let id: Int
  /// The expression as parsable text.
  public let expression: String
  /// The value as parsable text: a decimal, or an expression that is exactly equal to it, `1/3`, `sqrt(2)/2`.
  public let result: String
  /// The value's first digits followed by `…`, and its unit; `nil` if ``result`` has them.
  public let digits: String?
  /// Whether the result is not the exact value.
  public let isInexact: Bool
  /// The exactness of the result; the file does not distinguish rounded results from other inexact ones.
  public var exactness: Exactness { isInexact ? .approximate : .exact }
  /// The angle unit of the calculation.
  public let angleUnit: AngleUnit
  /// The time when it was finished.
  public let time: Timestamp

  /// A calculation from its parts; a history assigns its own number when it is added.
  public init(
    id: Int = 0, expression: String, result: String, digits: String? = nil, isInexact: Bool = false,
    angleUnit: AngleUnit = .degrees,
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
  /// The maximum length of an expression that is displayed next to the digits, in characters.
  private static let longestBeside = 24

  /// The value's digits, followed by the equal expression if it is short: `0.333333333333333… = 1/3`.
  ///
  /// - Parameter format: the format of the digits; without one, all stored digits.
  public func shown(_ format: DisplayFormat? = nil) -> ShownNumber {
    let text = digits ?? result
    let number = format?.shown(result: text, exactness) ?? ShownNumber(text, exactness)
    guard digits != nil, !isInexact, result.count <= Self.longestBeside else { return number }
    return ShownNumber("\(number.text) = \(result)", number.exactness)
  }
}
