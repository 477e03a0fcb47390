public import ReckonCatalogue

/// A number as a person sees it, and how exact that is. Every surface that shows numbers shows them through it.
public struct ShownNumber: Hashable, Sendable {
  /// The number, with its unit if it has one: `0.333333333333333`, `3.1 mile`.
  public let text: String
  /// How the text compares with the true value. It is exact only where the number that is held is the value and the text is all of it.
  public let exactness: Exactness

  /// A number from its text as it is shown.
  public init(_ text: String, _ exactness: Exactness = .exact) {
    self.text = text
    self.exactness = exactness
  }

  /// - Parameters:
  ///   - held: how exact the number is of which the text shows something.
  ///   - isWhole: whether the text shows all of that number.
  init(_ text: String, held: Exactness, isWhole: Bool) { self.init(text, max(held, isWhole ? .exact : .rounded)) }

  /// Whether the text is the value.
  public var isExact: Bool { exactness == .exact }
  /// The text, behind a ≈ unless it is the value: `3`, `≈ 0.33`.
  public var marked: String { isExact ? text : "≈ \(text)" }
  /// The text as an operand among others: `3`, `≈0.33`.
  public var inExpression: String { isExact ? text : "≈\(text)" }
  /// The text behind a sign: `= 3`, `≈ 0.33`.
  public var equation: String { "\(isExact ? "=" : "≈") \(text)" }
}
