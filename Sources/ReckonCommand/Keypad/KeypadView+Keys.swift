import ReckonCalculator
import ReckonTerminal

/// The keys in their grid.
extension KeypadView {
  mutating func drawKeys(_ layout: KeypadLayout) {
    for (row, slots) in layout.grid.rows.enumerated() {
      for slot in slots {
        guard let area = layout.area(row: row, slot) else { continue }
        // Without gaps rows of two shades are easier to tell apart.
        let isShaded = layout.keyRows == 1 && !row.isMultiple(of: 2)
        if depth == .none { drawPlainKey(slot.key, area) } else { drawColoredKey(slot.key, area, isShaded: isShaded) }
      }
    }
  }

  private func isPressed(_ key: CalculatorKey) -> Bool { model.pressed == key }
  private func isSelected(_ key: CalculatorKey) -> Bool { model.selected == key && model.panel == nil }

  /// A block in the colour of the key's type. Halves of cells above and below make it higher where there is room.
  private mutating func drawColoredKey(_ key: CalculatorKey, _ area: ScreenArea, isShaded: Bool) {
    let color = isPressed(key) ? KeypadPalette.pressed : KeypadPalette.key(key.kind, isShaded: isShaded)
    let edge = isSelected(key) ? KeypadPalette.keyText : color
    var style = CellStyle(isPressed(key) ? KeypadPalette.pressedText : KeypadPalette.keyText, on: color, .bold)
    if isSelected(key) { style.traits.insert(.reverse) }
    let top = area.rows.lowerBound
    let middle = area.rows.count == 3 ? top + 1 : top
    if middle > top { screen.fill(rows: top..<middle, columns: area.columns, with: "▄", style: CellStyle(edge)) }
    screen.fill(rows: middle..<middle + 1, columns: area.columns, style: style)
    if area.rows.count > 1 {
      screen.fill(rows: middle + 1..<middle + 2, columns: area.columns, with: "▀", style: CellStyle(edge))
    }
    writeCentered(key.glyph, row: middle, area, style)
  }

  /// Without colours brackets and weight tell the types apart: `7`, **`+`** reversed, `sin`, `‹π›`, `[AC]`.
  private mutating func drawPlainKey(_ key: CalculatorKey, _ area: ScreenArea) {
    let row = area.rows.count == 3 ? area.rows.lowerBound + 1 : area.rows.lowerBound
    var style = CellStyle()
    var text = key.glyph
    switch key.kind {
    case .number: style.traits = .bold
    case .operator: style.traits = [.bold, .reverse]
    case .function: break
    case .constant: text = "‹\(text)›"
    case .special: text = "[\(text)]"
    }
    if isPressed(key) { style.traits.formSymmetricDifference([.reverse, .bold]) }
    if isSelected(key) {
      style.traits.insert([.reverse, .underline])
      if area.columns.count >= CharacterWidth.of(text) + 2 { text = "›\(text)‹" }
    }
    if area.rows.count == 3 { drawBox(area, CellStyle()) }
    let area = area.rows.count == 3 ? area.inset(rows: 0, columns: 1) : area
    if style.traits.contains(.reverse) { screen.fill(rows: row..<row + 1, columns: area.columns, style: style) }
    writeCentered(text, row: row, area, style)
  }

  private mutating func writeCentered(_ text: String, row: Int, _ area: ScreenArea, _ style: CellStyle) {
    let column = area.columns.lowerBound + max(0, area.columns.count - CharacterWidth.of(text)) / 2
    screen.write(text, row: row, column: column, end: area.columns.upperBound, style: style)
  }
}
