import ReckonCatalogue

extension SyntaxTree {
  /// The tree from the text alone, before names in scope were resolved.
  package var asWritten: SyntaxTree { original ?? self }

  /// The tree resolved in a scope: parentheses after the name of a value are a factor instead of arguments, `1/x(3)` is
  /// (1/x) * 3; bare words in the body of a function are values if their names are defined.
  ///
  /// - Throws: the error of empty parentheses after a value, or of more than one value in them.
  /// - Complexity: O(nodes); O(1) if the tree has no such name.
  package func read(with scope: @autoclosure () -> NameScope) throws(FormulaError) -> SyntaxTree {
    guard let second else {
      return hasOpenCalls || !looseUnits.isEmpty ? try NameReading.tree(self, with: scope()) : self
    }
    let scope = scope()
    return try read(with: scope, second: second.read(with: scope))
  }

  /// The same with an alternative parse that is already resolved.
  func read(with scope: @autoclosure () -> NameScope, second: OtherReading?) throws(FormulaError) -> SyntaxTree {
    let tree = hasOpenCalls || !looseUnits.isEmpty ? try NameReading.tree(self, with: scope()) : self
    guard tree !== self || second !== self.second else { return self }
    var parts = Parts(copying: tree)
    (parts.nodes, parts.original, parts.second) = (tree.nodes, tree.original, second)
    return SyntaxTree(taking: &parts)
  }

  /// Whether parentheses around an operator turn a possible percentage into a plain number.
  static func mayBePercent(_ row: Int) -> Bool {
    switch Catalogue.operatorMeanings[row] {
    case .percent, .additive, .identity, .apply(.negate): true
    case .apply, .uncertain, .comparison, .and, .or, .of, .conditional, .conversion, .fallback, .range, .membership:
      false
    }
  }
}
