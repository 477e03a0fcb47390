import ReckonCatalogue
import ReckonSyntax

/// Products of amounts and times that usually mean an amount per unit of time: `5 days * 7.5 hours`.
extension Typer {
  /// Notes a product of two times in different units, or of money and a time.
  mutating func noteTimes(
    _ left: Quantity, _ right: Quantity, _ product: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) {
    guard isFormula, let ends = ends(ofOperand: 1, of: 2, node, at: index),
      let first = left.units.factors.first?.symbol,
      let second = right.units.factors.first?.symbol, first != second
    else { return }
    let time = Dimension(.time)
    let isRightPer: Bool
    switch (left.dimension, right.dimension) {
    case (time, time): isRightPer = left.ratio < right.ratio
    case (Dimension(.currency), time): isRightPer = true
    case (time, Dimension(.currency)): isRightPer = false
    default: return
    }
    let amount = tree.nodes[isRightPer ? ends.first : ends.second]
    let (text, unit) = (tree.source.brief(amount.range), isRightPer ? second : first)
    let isSimple = amount.kind == .product || amount.kind == .name || amount.kind == .group
    body.notes.append(
      FormulaNote(
        .quantity, at: node.range, as: .perTime,
        [tree.source.brief(node.range), product.spelling, unit, "\(isSimple ? text : "(\(text))")/\(unit)"]))
  }
}
