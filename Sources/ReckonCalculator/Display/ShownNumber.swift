public import ReckonCatalogue

/// A number as displayed, with its exactness. All user interfaces display numbers through it.
public struct ShownNumber: Hashable, Sendable {
  /// The number, with its unit if any: `0.333333333333333`, `3.1 mile`.
  public let text: String
  /// The exactness of the text with respect to the true value. It is exact only if the stored number is exact and the
  /// text is complete.
  public let exactness: Exactness

  /// A number from its display text.
  public init(_ text: String, _ exactness: Exactness = .exact) {
    self.text = text
    self.exactness = exactness
  }

  /// - Parameters:
  ///   - held: the exactness of the displayed number.
  ///   - isWhole: whether the text is the complete number.
  init(_ text: String, held: Exactness, isWhole: Bool) { self.init(text, max(held, isWhole ? .exact : .rounded)) }

  /// Whether the text equals the value.
  public var isExact: Bool { exactness == .exact }
  /// The text, preceded by ≈ unless it equals the value: `3`, `≈ 0.33`.
  public var marked: String { isExact ? text : "≈ \(text)" }
  /// The text as an operand: `3`, `≈0.33`.
  public var inExpression: String { isExact ? text : "≈\(text)" }
  /// The text after a sign: `= 3`, `≈ 0.33`.
  public var equation: String { "\(isExact ? "=" : "≈") \(text)" }
}
