import ReckonCalculator
import ReckonTerminal

/// The display: finished lines, the expression, the number, and what is wrong.
extension KeypadView {
  mutating func drawDisplay(_ layout: KeypadLayout) {
    let area = layout.display
    let session = model.session
    let settings = session.settings
    drawFrame(
      area, title: "\(settings.angleUnit.abbreviation) · \(settings.entryStyle.rawValue)",
      remark: session.memory.map { "M \($0)" } ?? "",
      isActive: false)

    let (left, end) = (area.columns.lowerBound + 2, area.columns.upperBound - 2)
    let bottom = area.rows.upperBound - 1
    let error =
      session.error.map { Self.broken($0.message, width: end - left, rows: min(3, layout.visibleLines + 1)) } ?? []
    // A long error takes the room of finished lines.
    let extra = max(0, error.count - 1)
    drawLines(layout, count: layout.visibleLines - extra, left, end)
    drawExpression(row: bottom - 3 - extra, left, end)
    let isNumber = session.error == nil
    // A number fits; a text that is typed or pasted may be wider.
    let shown = Array(session.shownNumber.marked)
    let (start, isCut) = Self.ending(shown, width: end - left)
    writeRight(
      (isCut ? "…" : "") + String(shown[start...]), row: bottom - 2 - extra, end: end,
      style: CellStyle(isNumber ? KeypadPalette.result : KeypadPalette.error, .bold))
    for (row, line) in zip((bottom - 1 - extra)..., error) {
      writeRight(line, row: row, end: end, style: CellStyle(KeypadPalette.error))
    }
  }

  private mutating func drawLines(_ layout: KeypadLayout, count visible: Int, _ left: Int, _ end: Int) {
    guard visible > 0 else { return }
    let lines = model.session.lines
    let last = max(0, lines.count - model.linesBelow)
    let shown = lines[max(0, last - visible)..<last]
    let width = min(shown.map { CharacterWidth.of($0.operand) }.max() ?? 0, end - left - 4)
    let first = layout.display.rows.lowerBound + 1 + visible - shown.count
    for (index, line) in shown.enumerated() {
      writeRight(
        Self.shortened(line.operand, width), row: first + index, end: end, style: CellStyle(KeypadPalette.quiet))
      writeRight(line.operation, row: first + index, end: end - width - 1, style: CellStyle(KeypadPalette.title))
    }
    // That there are more lines is said at the edges.
    if shown.startIndex > 0 {
      screen.write("↑ \(shown.startIndex)", row: first, column: left, style: CellStyle(KeypadPalette.frame))
    }
    if last < lines.count {
      screen.write(
        "↓ \(lines.count - last)", row: first + shown.count - 1, column: left, style: CellStyle(KeypadPalette.frame))
    }
  }

  /// Where the end of a text begins that fits, and whether something is missing before it, for whose mark one column is
  /// kept free.
  private static func ending(_ text: [Character], width: Int) -> (start: Int, isCut: Bool) {
    var start = text.count
    var columns = 0
    while start > 0, columns + CharacterWidth.of(text[start - 1]) <= width {
      start -= 1
      columns += CharacterWidth.of(text[start])
    }
    return start > 0 ? (min(start + 1, text.count), true) : (0, false)
  }

  /// The end of the expression that fits, with the place of the error.
  private mutating func drawExpression(row: Int, _ left: Int, _ end: Int) {
    let expression = Array(model.session.expression)
    let (start, isCut) = Self.ending(expression, width: end - left)
    var column = end - expression[start...].reduce(0) { $0 + CharacterWidth.of($1) }
    if isCut { screen.write("…", row: row, column: column - 1, style: CellStyle(KeypadPalette.quiet)) }
    let wrong = model.session.error?.range
    for index in start..<expression.count {
      let isWrong = wrong?.contains(index) ?? false
      let style = isWrong ? CellStyle(KeypadPalette.error, .underline) : CellStyle(KeypadPalette.quiet)
      column = screen.write(String(expression[index]), row: row, column: column, style: style)
    }
  }
}
