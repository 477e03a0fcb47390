import ReckonCatalogue
import ReckonSyntax

/// Values with an uncertainty: `5.02 ± 0.03 cm`, `5 cm ± 2%`, `20 °C ± 0.5 °C`.
extension Typer {
  /// The uncertainty is a value of the same kind, a percentage of the value, or after a bare number a quantity that
  /// determines the unit of both.
  mutating func typeUncertain(_ node: SyntaxTree.Node, at index: Int) {
    let (value, uncertainty) = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    if let wrong = [value, uncertainty].first(where: { $0.isInstant || $0.isValue }) {
      kinds.removeLast(2)
      return failKind(
        wrong, "±", node, at: index,
        advice: Phrase("uncertainNumber", "only numbers have an uncertainty, as in 5.02 ± 0.03 cm"))
    }
    if let unit = uncertainty.quantity {
      if case .number = value, isLiteral(before: index) { kinds[kinds.count - 2] = .quantity(unit) }
      // An uncertainty of a temperature is a difference.
      if unit.offset != nil { kinds[kinds.count - 1] = .quantity(unit.withoutOffset) }
    }
    typeSum(.add, node, at: index)
  }

  /// Whether the first of two operands is a literal number.
  private func isLiteral(before index: Int) -> Bool {
    guard let second = firstNode(ofOperandAt: index - 1), second > nodes.lowerBound else { return false }
    var at = second - 1
    while at > nodes.lowerBound, tree.nodes[at].kind == .apply, tree.nodes[at].count == 1 { at -= 1 }
    return tree.nodes[at].kind == .number
  }

  /// `uncertainty(x)` has the unit of x, a difference if x is a temperature; `relative(x)` is a plain number.
  mutating func typeMeasure(_ measure: UncertaintyMeasure, _ row: Function, _ node: SyntaxTree.Node, at index: Int) {
    coerceIfPercent(depth: 0, to: .rate, at: index)
    settle(1, at: index)
    let kind = pop()
    switch kind {
    case .instant, .text, .list, .matrix, .complex, .missing:
      failKind(
        kind, Phrase(verbatim: row.name), node,
        advice: Phrase("giveItANumber", "give it a number, as in \(row.name)(5.02 ± 0.03)"))
    case .quantity(let unit) where measure == .uncertainty:
      kinds.append(.quantity(unit.offset == nil ? unit.computed : unit.difference))
    case .quantity, .number, .roundedInteger, .percent, .rate, .truth: kinds.append(.number)
    case .unknown: kinds.append(.unknown)
    }
  }
}
