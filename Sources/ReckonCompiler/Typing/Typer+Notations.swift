import ReckonCatalogue
import ReckonSyntax

/// Kinds of values in notations.
extension Typer {
  /// A value with a notation for plain numbers; one in degrees, minutes and seconds is an angle in degrees.
  mutating func typeNotation(_ notation: ResultForm.Notation, _ node: SyntaxTree.Node, at index: Int) {
    if isFormula, isLast(index) { body.form = notation == .percent ? .percent : .notation(notation) }
    let most = notation.mostDigits(in: numberMode)
    if let count = notation.digitCount, count > most, numberMode != .exact {
      // The number ends the node's text.
      let digits = String(count)
      let range = SourceRange(start: node.range.end - digits.utf8.count, end: node.range.end)
      fail(
        .unexpectedToken(
          digits, hint: Phrase("moreThanDigitsAreShown", "more than \(most) digits are shown of exact numbers only")),
        at: range)
    }
    let kind = pop()
    if notation.digitCount != nil, isFormula, isLast(index), kind.isPercent || showsPercent(at: index - 1) {
      body.form = .notation(notation, unit: ResultForm.percentSign)
    }
    if notation == .degreesMinutesSeconds, kind.quantity?.dimension == Dimension(.angle) {
      return kinds.append(.number)
    }
    if let unit = kind.quantity, notation.takesUnits { return typeNotation(notation, of: unit, node, at: index) }
    if let ratio = kind.ratio, convert(depth: 0, from: ratio, to: .one, node, at: index) {
      if let function = notation.function {
        coerce(depth: 0, .shown(function.id, operand: function.operand), at: index)
      }
      return kinds.append(.number)
    }
    switch kind.numberForm {
    case .unchanged:
      if let function = notation.function, !kind.isUnknown {
        coerce(depth: 0, .shown(function.id, operand: function.operand), at: index)
      }
      kinds.append(kind)
    case .coerced(let coercion):
      coerce(depth: 0, coercion, at: index)
      if let function = notation.function {
        coerce(depth: 0, .shown(function.id, operand: function.operand), at: index)
      }
      kinds.append(.number)
    case .refused(let described):
      fail(.incompatibleUnits(described, "a plain number"), node)
      kinds.append(.unknown)
    }
  }

  /// Whether a node displays its value as a percent.
  private func showsPercent(at index: Int) -> Bool {
    tree.nodes[index].kind == .notation && Int(tree.nodes[index].payload) == ResultForm.Notation.percent.code
  }

  /// A quantity with a notation for its number, in its own unit.
  mutating func typeNotation(
    _ notation: ResultForm.Notation, of unit: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) {
    guard unit.parts.isEmpty else { return failMisplaced("a mixed number", Phrase(verbatim: notation.word), node) }
    kinds.append(.quantity(unit))
    settle(1, at: index)
    guard var shown = pop().quantity?.computed else { preconditionFailure("a settled quantity is one") }
    shown.isChecked = unit.isChecked
    kinds.append(.quantity(shown))
    if isFormula, isLast(index) { body.form = .notation(notation, unit: shown.spelling) }
  }
}
