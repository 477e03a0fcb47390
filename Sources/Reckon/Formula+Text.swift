import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

extension Formula {
  /// The notations of a formula: text that parses back, and mathematical markup.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// The language's own text.
    case plain
    /// LaTeX's math mode, with `amsmath`.
    case latex
    /// A `math` element of MathML Core, which browsers display.
    case mathML
  }

  /// The formula's text in a notation, with minimal parentheses.
  ///
  /// ```swift
  /// try Formula("(a + b)/(2*c^2)").text(.latex)      // \frac{a + b}{2 \cdot {c}^{2}}
  /// ```
  ///
  /// The text of ``Notation/plain`` parses back to the same formula in the same scope. The text of a derivative is that
  /// of the formula that is differentiated.
  ///
  /// - Throws: `missingScope` for a formula from a stored program, in which the meanings of names are not stored;
  ///   `missingSource` for one without its text.
  /// - Complexity: O(length of the formula).
  public func text(_ notation: Notation) throws(FormulaError) -> String {
    guard let origin = content.origin else { throw missingOrigin }
    var tree = try Parser.tree(of: program.source, scope: origin.names, limits: limits)
    if tree.mayHaveOtherReading {
      tree = try Compiler.compile(tree, definitions: origin.scope.definitions, options: origin.compilerOptions).tree
    }
    switch notation {
    case .plain: return tree.text
    case .latex: return tree.text(.latex)
    case .mathML: return tree.text(.mathML)
    }
  }
}
