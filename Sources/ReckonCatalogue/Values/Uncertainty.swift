/// The standard uncertainty of a value, with what each source contributes to it: to first order, as in GUM 5.1.
///
/// ```swift
/// var session = FormulaSession()
/// let result = try session.run("x = 5 ± 0.1; x * x").last?.result
/// result?.uncertainty?.standard                     // 1
/// ```
public struct Uncertainty: Hashable, Sendable {
  /// The contribution of one source.
  public struct Contribution: Hashable, Sendable {
    package let origin: UncertaintyOrigin
    /// The source: a literal as it was typed, `5 ± 0.1`, or the name of a constant or an input.
    public let source: String
    /// The value's derivative by the source, times the source's standard uncertainty: in the unit of the value, with
    /// the derivative's sign.
    public let amount: Double
    /// The changes of the value when the source deviates by one standard uncertainty up and down, which show
    /// nonlinearity.
    package let above: Double
    package let below: Double

    package init(
      _ origin: UncertaintyOrigin, _ source: String, _ amount: Double, above: Double? = nil, below: Double? = nil
    ) {
      (self.origin, self.source, self.amount) = (origin, source, amount)
      (self.above, self.below) = (above ?? amount, below ?? -amount)
    }
  }

  private final class Content: Sendable {
    let contributions: [Contribution]
    let standard: Double
    let notes: [FormulaNote]
    let typed: String?

    init(_ contributions: [Contribution], _ standard: Double, _ notes: [FormulaNote], _ typed: String?) {
      (self.contributions, self.standard, self.notes, self.typed) = (contributions, standard, notes, typed)
    }
  }

  /// Apart, so that results without an uncertainty are as small as they can be.
  private let content: Content

  /// The contributions of all sources, those that cancel left out.
  public var contributions: [Contribution] { content.contributions }
  /// The standard uncertainty in the unit of the value: the root of the sum of the squares of ``contributions``.
  /// Sources are independent.
  public var standard: Double { content.standard }
  /// Remarks on what it leaves out: terms of second order, and points without a derivative.
  public var notes: [FormulaNote] { content.notes }
  /// The text of a literal that is the whole value.
  package var typed: String? { content.typed }

  package init(_ contributions: [Contribution], notes: [FormulaNote] = [], typed: String? = nil) {
    let contributions = contributions.filter { $0.amount != 0 }.sorted { $0.origin < $1.origin }
    content = Content(contributions, Self.standard(contributions), notes, typed)
  }

  /// The same for a value that is a literal.
  package func typed(as text: String?) -> Uncertainty { Uncertainty(contributions, notes: notes, typed: text) }

  private static func standard(_ contributions: [Contribution]) -> Double {
    // Scaled, so that no square overflows or is lost.
    let largest = contributions.reduce(0) { max($0, abs($1.amount)) }
    guard largest > 0 else { return 0 }
    return largest * contributions.reduce(0) { $0 + ($1.amount / largest) * ($1.amount / largest) }.squareRoot()
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.content === b.content || a.contributions == b.contributions && a.notes == b.notes && a.typed == b.typed
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(standard) }

  /// Whether there is none, and no remark on it.
  package var isNothing: Bool { contributions.isEmpty && notes.isEmpty }

  /// The share of a contribution in the square of the standard uncertainty, from 0 to 1.
  public func share(of contribution: Contribution) -> Double {
    let ratio = contribution.amount / standard
    return ratio * ratio
  }
}

/// Which source it is: numbers of the text that has it, and of the literal there.
package struct UncertaintyOrigin: Hashable, Comparable, Sendable {
  package let owner: Int
  /// The owner of measured constants, whose numbers are those of their rows.
  package static let constants = Int.min
  package let number: Int

  package init(owner: Int, number: Int) { (self.owner, self.number) = (owner, number) }

  package static func < (a: Self, b: Self) -> Bool { (a.owner, a.number) < (b.owner, b.number) }
}
