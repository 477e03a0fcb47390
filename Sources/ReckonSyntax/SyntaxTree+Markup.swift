/// A tree as LaTeX or MathML, with minimal parentheses.
extension SyntaxTree {
  /// The formula in a markup language.
  ///
  /// - Complexity: O(nodes).
  package func text(_ markup: MathMarkup) -> String { MarkupWriter(self, markup).text }
}
