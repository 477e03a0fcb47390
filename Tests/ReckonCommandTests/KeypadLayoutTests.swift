import ReckonCalculator
import ReckonCommand
import ReckonTerminal
import Testing

@Suite("The keypad's layout")
struct KeypadLayoutTests {
  @Test(
    "the algebraic style shows each key once, the chain style the basic ones",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func keys(_ style: CalculatorSettings.EntryStyle) {
    let keys = KeypadGrid(style).rows.flatMap { $0 }.map(\.key)
    #expect(Set(keys).count == keys.count)
    let expected =
      switch style {
      case .algebraic: Set(CalculatorKey.allCases)
      case .chain:
        Set(CalculatorKey.allCases.filter { [.number, .operator, .special].contains($0.kind) && $0 != .angleUnit })
      }
    #expect(Set(keys) == expected)
  }

  @Test("the rows of the grid are full", arguments: CalculatorSettings.EntryStyle.allCases)
  func rows(_ style: CalculatorSettings.EntryStyle) {
    let grid = KeypadGrid(style)
    for row in grid.rows {
      var column = 0
      for slot in row {
        #expect(slot.column == column)
        column += slot.span
      }
      #expect(column == grid.columns)
    }
  }

  @Test(
    "arrows reach every key, and the opposite arrow along a row comes back",
    arguments: CalculatorSettings.EntryStyle.allCases)
  func arrows(_ style: CalculatorSettings.EntryStyle) {
    let grid = KeypadGrid(style)
    var reached: Set<CalculatorKey> = [.equals]
    var new: Set<CalculatorKey> = reached
    while !new.isEmpty {
      new = Set(new.flatMap { key in KeypadGrid.Direction.allCases.map { grid.neighbour(of: key, $0) } }).subtracting(
        reached)
      reached.formUnion(new)
    }
    #expect(reached == Set(grid.rows.flatMap { $0 }.map(\.key)))
    for key in reached { #expect(grid.neighbour(of: grid.neighbour(of: key, .left), .right) == key) }
    #expect(grid.neighbour(of: .equals, .up) == .add && grid.neighbour(of: .seven, .down) == .four)
  }

  @Test("in every window from 40 × 20 on all parts fit beside each other, and each key has room for what stands on it")
  func fits() {
    for columns in Array(40...130) + [200, 1000] {
      for rows in Array(20...34) + [60, 200] {
        for style in CalculatorSettings.EntryStyle.allCases {
          for hasPanel in [false, true] {
            let size = TerminalSize(columns: columns, rows: rows)
            guard let layout = KeypadLayout(size: size, style: style, hasPanel: hasPanel) else {
              Issue.record("\(size) has no layout")
              continue
            }
            var cells = Set<Int>()
            var count = 0
            func occupy(_ area: ScreenArea) {
              for row in area.rows {
                for column in area.columns { cells.insert(row * columns + column) }
                if area.columns.upperBound > columns || row >= rows { Issue.record("\(area) is not in \(size)") }
              }
              count += area.rows.count * area.columns.count
            }
            occupy(layout.display)
            if let panel = layout.panel { occupy(panel) }
            if layout.keys != nil {
              for (row, slots) in layout.grid.rows.enumerated() {
                for slot in slots {
                  guard let area = layout.area(row: row, slot) else { continue }
                  occupy(area)
                  if CharacterWidth.of(slot.key.glyph) > area.columns.count {
                    Issue.record("\(slot.key) does not fit at \(size)")
                  }
                  let middle = layout.key(
                    row: area.rows.lowerBound, column: (area.columns.lowerBound + area.columns.upperBound) / 2)
                  if middle != slot.key { Issue.record("\(slot.key) is not found at \(size)") }
                }
              }
            }
            if cells.count != count { Issue.record("parts overlap at \(size)") }
            let lowest = max(
              layout.display.rows.upperBound, layout.panel?.rows.upperBound ?? 0, layout.keys?.rows.upperBound ?? 0)
            if layout.hintRow < lowest || layout.hintRow >= rows { Issue.record("the hints do not fit at \(size)") }
          }
        }
      }
    }
  }

  @Test(
    "40 × 20 is enough, and one row or column less is not",
    arguments: [(40, 20, true), (39, 20, false), (40, 19, false), (1, 1, false)])
  func smallest(_ columns: Int, _ rows: Int, _ isEnough: Bool) {
    let layout = KeypadLayout(size: TerminalSize(columns: columns, rows: rows), style: .algebraic, hasPanel: false)
    #expect((layout != nil) == isEnough)
  }
}
