import ReckonCatalogue
import ReckonCompiler

/// The budget of definitions that the formulas of one book or text may inline. Without it, many short formulas with a
/// long chain of definitions each would take time quadratic in the text.
package struct DefinitionBudget: Sendable {
  private let maximum: Int
  private var left: Int

  /// Never exhausted.
  static var unlimited: Self {
    var limits = Limits()
    limits.linkedNodes = .max
    return Self(limits)
  }

  package init(_ limits: Limits) {
    maximum = limits.linkedNodes
    left = maximum
  }

  /// The multiple of its own size that a formula may inline without charge, so that the allowance per definition does
  /// not depend on the book's length.
  private static let free = 16

  /// Charges a formula's use of definitions.
  ///
  /// - Parameter range: the range of the error.
  package mutating func charge(_ result: Compiler.Result, at range: SourceRange, in source: SourceText)
    throws(FormulaError)
  {
    left -= max(0, result.linkedNodes - Self.free * result.ownNodes)
    guard left >= 0 else { throw FormulaError(.limitExceeded(.linkedNodes, maximum: maximum), at: range, in: source) }
  }
}
