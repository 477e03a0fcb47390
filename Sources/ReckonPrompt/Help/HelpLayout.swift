import Reckon
import ReckonTerminal

/// Wraps and colors help.
struct HelpLayout {
  let width: Int
  let depth: ColorDepth
  private let assistant = FormulaAssistant(FormulaSession())

  init(width: Int, depth: ColorDepth) {
    // Long lines are hard to read, and narrower windows are unusable.
    self.width = min(max(width, 40), 100)
    self.depth = depth
  }

  func styled(_ text: String, _ style: CellStyle) -> String { style.shown(text, depth) }

  /// The title and kind of a page, on one line if they fit.
  func heading(_ title: String, _ kind: String) -> [String] {
    let head = styled(title, SyntaxPalette.heading)
    if kind.isEmpty { return [head] }
    if CharacterWidth.of(title) + 2 + CharacterWidth.of(kind) <= width {
      return [head + "  " + styled(kind, SyntaxPalette.comment)]
    }
    return [head] + BrokenText.lines(of: kind, width: width - 2).map { "  " + styled($0, SyntaxPalette.comment) }
  }

  /// An input with syntax coloring.
  func highlighted(_ input: String) -> String {
    guard depth != .none else { return input }
    let bytes = Array(input.utf8)
    var result = ""
    var end = 0
    for part in assistant.styles(of: input, cursor: nil) {
      // Examples define names in the lines before.
      let style = part.style == SyntaxPalette.wrong ? SyntaxPalette.variable : part.style
      result += String(decoding: bytes[end..<part.range.lowerBound], as: UTF8.self)
      result += styled(String(decoding: bytes[part.range], as: UTF8.self), style)
      end = part.range.upperBound
    }
    return result + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// A paragraph, optionally after a heading word.
  func wrapped(_ text: String, head: String = "", indent: Int) -> [String] {
    if head.isEmpty { return lines(of: text, behind: "", 0, at: indent) }
    let end = indent + CharacterWidth.of(head)
    return lines(of: text, behind: Self.blanks(indent) + styled(head, SyntaxPalette.comment), end, at: end + 2)
  }

  /// Text from a column on, after a head that ends at another column.
  private func lines(of text: String, behind head: String, _ end: Int, at column: Int) -> [String] {
    let lines = BrokenText.lines(of: text, width: width - column)
    return [head + Self.blanks(column - end) + (lines.first ?? "")] + lines.dropFirst().map { Self.blanks(column) + $0 }
  }

  /// Heads in one column, texts in another; an unusually wide head has a line of its own.
  func table(_ rows: [HelpPage.Row], indent: Int) -> [String] {
    let widths = rows.map { CharacterWidth.of($0.head) }
    let column = min(widths.max() ?? 0, max(12, width / 3))
    let inner = indent + column + 2
    return zip(rows, widths).flatMap { row, headWidth -> [String] in
      if headWidth > column {
        let heads = BrokenText.lines(of: row.head, width: width - indent).map {
          Self.blanks(indent) + styled($0, SyntaxPalette.function)
        }
        return heads + lines(of: row.text, behind: "", 0, at: inner)
      }
      return lines(
        of: row.text, behind: Self.blanks(indent) + styled(row.head, SyntaxPalette.function), indent + headWidth,
        at: inner)
    }
  }

  /// Inputs and their results.
  func results(_ rows: [HelpPage.Row], indent: Int) -> [String] {
    let column = min(rows.map { CharacterWidth.of($0.head) }.max() ?? 0, width / 2)
    return rows.flatMap { row -> [String] in
      let end = indent + CharacterWidth.of(row.head)
      let inner = max(indent + column, end) + 3
      let head = Self.blanks(indent) + highlighted(row.head)
      if inner > width * 3 / 4 { return [head] + lines(of: row.text, behind: "", 0, at: indent + 4) }
      return lines(of: row.text, behind: head, end, at: inner)
    }
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
