import ReckonCalculator

/// Which key stands where.
package struct KeypadGrid: Hashable, Sendable {
  /// A key and how many columns of the grid it takes.
  package struct Slot: Hashable, Sendable {
    package let key: CalculatorKey
    package let column: Int
    package let span: Int
  }

  package let rows: [[Slot]]
  package let columns: Int

  /// All keys for the algebraic style, the basic ones for the chain style.
  package init(_ style: CalculatorSettings.EntryStyle) {
    let panels: [CalculatorKey] = [.history, .units, .currency, .help]
    switch style {
    case .algebraic:
      rows = [Self.slots(panels, span: 2)] + zip(Self.scientific, Self.basic).map { Self.slots($0 + $1, span: 1) }
      columns = 8
    case .chain:
      rows = ([panels] + Self.basic).map { Self.slots($0, span: 1) }
      columns = 4
    }
  }

  private static let scientific: [[CalculatorKey]] = [
    [.angleUnit, .angle, .modulo, .absolute], [.sin, .cos, .tan, .power], [.asin, .acos, .atan, .square],
    [.sinh, .cosh, .tanh, .squareRoot],
    [.ln, .log, .log2, .cubeRoot], [.exp, .exp10, .factorial, .reciprocal], [.pi, .e, .imaginaryUnit, .answer],
  ]

  private static let basic: [[CalculatorKey]] = [
    [.memoryClear, .memoryRecall, .memoryAdd, .memorySubtract], [.openBracket, .closeBracket, .percent, .changeSign],
    [.allClear, .clearEntry, .backspace, .divide], [.seven, .eight, .nine, .multiply], [.four, .five, .six, .subtract],
    [.one, .two, .three, .add], [.zero, .doubleZero, .point, .equals],
  ]

  private static func slots(_ keys: [CalculatorKey], span: Int) -> [Slot] {
    keys.enumerated().map { index, key in Slot(key: key, column: index * span, span: span) }
  }

  package enum Direction: CaseIterable { case up, down, left, right }

  /// The key next to another; at an edge the one on the opposite side.
  package func neighbour(of key: CalculatorKey, _ direction: Direction) -> CalculatorKey {
    guard let row = rows.firstIndex(where: { $0.contains { $0.key == key } }),
      let index = rows[row].firstIndex(where: { $0.key == key })
    else { return .equals }
    let slot = rows[row][index]
    func nearest(inRow row: Int) -> CalculatorKey {
      let row = rows[(row + rows.count) % rows.count]
      return (row.last { $0.column <= slot.column } ?? slot).key
    }
    return switch direction {
    case .up: nearest(inRow: row - 1)
    case .down: nearest(inRow: row + 1)
    case .left: rows[row][(index + rows[row].count - 1) % rows[row].count].key
    case .right: rows[row][(index + 1) % rows[row].count].key
    }
  }
}
