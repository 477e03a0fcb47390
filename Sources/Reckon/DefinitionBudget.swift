import ReckonCatalogue
import ReckonCompiler

/// How much the formulas of one book or text may still use of definitions that are not their own. Without an end to it, many short formulas
/// with a long chain of definitions behind each take time that grows with the square of the text.
package struct DefinitionBudget: Sendable {
  private let maximum: Int
  private var left: Int

  /// Never at its end.
  static var unlimited: Self {
    var limits = Limits()
    limits.linkedNodes = .max
    return Self(limits)
  }

  package init(_ limits: Limits) {
    maximum = limits.linkedNodes
    left = maximum
  }

  /// The multiple of its own size that a formula uses free of charge, so that a long book may use as much as a short one in each
  /// definition.
  private static let free = 16

  /// Takes in what a formula uses.
  ///
  /// - Parameter range: where an error is said to be.
  package mutating func charge(_ result: Compiler.Result, at range: SourceRange, in source: SourceText) throws(FormulaError) {
    left -= max(0, result.linkedNodes - Self.free * result.ownNodes)
    guard left >= 0 else { throw FormulaError(.limitExceeded(.linkedNodes, maximum: maximum), at: range, in: source) }
  }
}
