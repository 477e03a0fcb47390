import Reckon

/// What slots hold.
extension TableProgram {
  /// The header of a column that a formula writes: its name, with its unit in brackets.
  func title(ofSlot slot: Int) -> String {
    guard let unit = units[names[slot]].flatMap({ ValueKind(ofInput: $0).unit }) else { return names[slot] }
    return "\(names[slot]) [\(unit)]"
  }

  /// The slot of a call of an aggregate.
  func slot(ofCall name: String) -> Int? { callSlots.first { names[$0] == name } }

  /// The unit of the numbers with a name, in the form of input units.
  func unit(of name: String) -> String? { units[name] }

  /// Whether equal rows have equal results; otherwise random numbers are drawn row by row.
  var isRepeatable: Bool { programs.allSatisfy(\.isPure) }
  /// Whether formulas are evaluated column by column.
  var isColumnar: Bool { numberMode == .double && isRepeatable }

  /// The slot of the imaginary parts of a slot's final values, if these are complex.
  func imaginarySlot(_ slot: Int) -> Int? { columns.last { $0.slot == slot }?.imaginary }

  /// Whether a slot's final values are not numbers.
  func holdsValues(_ slot: Int) -> Bool { columns.last { $0.slot == slot }.map { !$0.formula.kind.isNumeric } ?? false }

  /// Whether a slot's final values are dates.
  func holdsDates(_ slot: Int) -> Bool { columns.last { $0.slot == slot }?.formula.kind == .instant }

  /// The slot of the table's column whose fields a slot finally copies.
  func source(_ slot: Int) -> Int? { columns.last { $0.slot == slot }?.source }

  /// The slots whose numbers formulas compute with, rather than copy.
  var computedSlots: [Int] { (columns.filter { $0.source == nil } + (condition.map { [$0] } ?? [])).flatMap(\.inputs) }

  /// Whether some row may take a thousand times as long as others, since a formula loops or calls functions.
  var mayTakeLong: Bool { programs.contains(where: \.loopsOrCalls) }
}
