public import Reckon
public import ReckonCatalogue
public import ReckonSystem

/// One calculation that was finished.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
  /// Grows from entry to entry and is never given twice.
  public let id: Int
  /// What was calculated, as text that the language reads.
  public let expression: String
  /// The value with all its digits, as text that the language reads.
  public let result: String
  /// Whether the result is not the exact value.
  public let isInexact: Bool
  /// How exact the result is; the file does not tell rounded results from others that are inexact.
  public var exactness: Exactness { isInexact ? .approximate : .exact }
  /// The unit in which the calculation took and gave angles.
  public let angleUnit: AngleUnit
  /// When it was finished.
  public let time: Date

  public init(id: Int, expression: String, result: String, isInexact: Bool = false, angleUnit: AngleUnit = .degrees, time: Date) {
    self.id = id
    self.expression = expression
    self.result = result
    self.isInexact = isInexact
    self.angleUnit = angleUnit
    self.time = time
  }
}
