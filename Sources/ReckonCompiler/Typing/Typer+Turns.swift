import ReckonCatalogue
import ReckonSyntax

/// Turns per time, which are a frequency, and an angle if a conversion requests one: `3000 rpm to rad/s`,
/// `200 N m * 3000 rpm to kW`.
extension Typer {
  /// The source unit of a conversion: turns count as angles if the target has one, and as 2π radians if it is a power
  /// or an energy. Any other unit is unchanged.
  mutating func countingTurns(_ source: Quantity, toward target: Quantity, _ node: SyntaxTree.Node, at index: Int)
    -> Quantity
  {
    guard !source.isHeldElsewhere, let turns = source.units.replacingTurns(by: "turn"),
      let radians = source.units.replacingTurns(by: "rad")
    else { return source }
    if turns.dimension == target.dimension, source.dimension != target.dimension {
      noteTurns(source, node, at: index)
      return Quantity(turns)
    }
    guard source.dimension == target.dimension,
      target.dimension == UnitCategory.power.dimension || target.dimension == UnitCategory.energy.dimension,
      convert(depth: 0, from: Quantity(turns), to: Quantity(radians), node, at: index)
    else { return source }
    noteTurns(source, node, at: index)
    return source
  }

  private mutating func noteTurns(_ source: Quantity, _ node: SyntaxTree.Node, at index: Int) {
    let value = tree.source.brief(tree.nodes[index - 1].range)
    body.notes.append(FormulaNote(.turns, at: node.range, as: .turns, [value]))
  }
}

extension UnitProduct {
  /// The same with angles instead of turns, whose units are frequencies; `nil` without turns.
  fileprivate func replacingTurns(by angle: String) -> UnitProduct? {
    guard let row = Catalogue.unit(named: angle) else { preconditionFailure("the catalogue has \(angle)") }
    var result = self
    var isChanged = false
    for (turns, time) in [("rpm", "min"), ("rps", "s")] {
      guard let exponent = factors.first(where: { $0.symbol == turns })?.exponent else { continue }
      guard let frequency = Catalogue.unit(named: turns), let period = Catalogue.unit(named: time),
        let counted = result.multiplied(by: UnitProduct(frequency), power: -exponent)?.multiplied(
          by: UnitProduct(row), power: exponent)?
          .multiplied(by: UnitProduct(period), power: -exponent)
      else { return nil }
      (result, isChanged) = (counted, true)
    }
    return isChanged ? result : nil
  }
}
