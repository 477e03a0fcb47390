import ReckonCatalogue
import ReckonSyntax

/// Instants, which are affine times: their difference is a time, and with a time they make another instant.
extension Typer {
  private static let second = UnitProduct(baseUnitsOf: Dimension(.time))

  /// A sum or difference with an instant. Whole months and years step the calendar; other times are numbers of seconds.
  mutating func typeSum(_ function: Function.ID, ofInstants left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    switch (left, right) {
    case (.instant, .instant):
      guard function == .subtract, let day = Catalogue.unit(named: "d") else { return failSum(left, right, node, at: index) }
      kinds.append(.quantity(Quantity(day).held(like: Quantity(Self.second))))
    case (.instant, _):
      guard let time = right.quantity, time.dimension == Dimension(.time) else { return failSum(left, right, node, at: index) }
      if let months = Self.months(time.units) {
        body.add(.replace(.laterMonths(function == .subtract ? -months : months)), at: index)
      } else if !convert(depth: 0, from: time, to: Quantity(Self.second), node, at: index) {
        return kinds.append(.unknown)
      }
      kinds.append(.instant)
    case (_, _):
      guard function == .add, let time = left.quantity, time.dimension == Dimension(.time), Self.months(time.units) == nil else {
        return failSum(left, right, node, at: index)
      }
      kinds.append(convert(depth: 1, from: time, to: Quantity(Self.second), node, at: index) ? .instant : .unknown)
    }
  }

  private mutating func failSum(_ left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    failMismatch(left, right, node, at: index)
    kinds.append(.unknown)
  }

  /// The number of months of a unit; `nil` for a unit that does not step the calendar.
  private static func months(_ unit: UnitProduct) -> Int? {
    switch unit.spelling {
    case "mo": 1
    case "yr": 12
    default: nil
    }
  }

  /// A built-in function of instants: the kind of its value, or `nil` when instants have no part in it.
  mutating func typeInstants(_ row: Function, _ count: Int, _ node: SyntaxTree.Node) -> Kind? {
    let operands = kinds.suffix(count)
    if case .instant = row.units {
      guard let other = operands.first(where: { !$0.isInstant && !$0.isUnknown }) else {
        kinds.removeLast(count)
        return .number
      }
      kinds.removeLast(count)
      fail(.incompatibleUnits(other.described, "a date"), node)
      return .unknown
    }
    let choices: Set<Function.ID> = [.min, .max, .median, .clamp]
    guard operands.allSatisfy({ $0.isInstant }), choices.contains(row.id) || row.topic == .comparison && count == 2 else { return nil }
    kinds.removeLast(count)
    return row.topic == .comparison ? .truth : .instant
  }
}
