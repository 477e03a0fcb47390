import Reckon
import ReckonTerminal

/// Breaks help into lines and colours it.
struct HelpLayout {
  let width: Int
  let depth: ColorDepth
  private let assistant = FormulaAssistant(FormulaSession())

  init(width: Int, depth: ColorDepth) {
    // Long lines are hard to read, and narrower windows than this are no use.
    self.width = min(max(width, 40), 100)
    self.depth = depth
  }

  func styled(_ text: String, _ style: CellStyle) -> String { style.shown(text, depth) }

  /// The title and kind of a page, on one line if they fit.
  func heading(_ title: String, _ kind: String) -> [String] {
    let head = styled(title, SyntaxPalette.heading)
    if kind.isEmpty { return [head] }
    if CharacterWidth.of(title) + 2 + CharacterWidth.of(kind) <= width { return [head + "  " + styled(kind, SyntaxPalette.comment)] }
    return [head] + BrokenText.lines(of: kind, width: width - 2).map { "  " + styled($0, SyntaxPalette.comment) }
  }

  /// An input in the colours that it has when it is typed.
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

  /// A paragraph, perhaps behind a word that says what it holds.
  func wrapped(_ text: String, head: String = "", indent: Int) -> [String] {
    let inner = head.isEmpty ? indent : indent + CharacterWidth.of(head) + 2
    let lines = BrokenText.lines(of: text, width: width - inner)
    return lines.enumerated().map { index, line in
      index > 0 || head.isEmpty
        ? Self.blanks(inner) + line : Self.blanks(indent) + styled(head, SyntaxPalette.comment) + "  " + line
    }
  }

  /// Heads in one column, texts in another; a head that is wider than most stands on a line of its own.
  func table(_ rows: [HelpPage.Row], indent: Int) -> [String] {
    let widths = rows.map { CharacterWidth.of($0.head) }
    let column = min(widths.max() ?? 0, max(12, width / 3))
    let inner = indent + column + 2
    return zip(rows, widths).flatMap { row, headWidth -> [String] in
      let head = styled(row.head, SyntaxPalette.function)
      let lines = BrokenText.lines(of: row.text, width: width - inner)
      if headWidth > column {
        let heads = BrokenText.lines(of: row.head, width: width - indent).map { Self.blanks(indent) + styled($0, SyntaxPalette.function) }
        return heads + lines.map { Self.blanks(inner) + $0 }
      }
      let first = Self.blanks(indent) + head + Self.blanks(inner - indent - headWidth) + (lines.first ?? "")
      return [first] + lines.dropFirst().map { Self.blanks(inner) + $0 }
    }
  }

  /// Inputs and what they come to.
  func results(_ rows: [HelpPage.Row], indent: Int) -> [String] {
    let column = min(rows.map { CharacterWidth.of($0.head) }.max() ?? 0, width / 2)
    return rows.flatMap { row -> [String] in
      let inner = indent + max(column, CharacterWidth.of(row.head)) + 3
      let head = Self.blanks(indent) + highlighted(row.head)
      if inner > width * 3 / 4 {
        return [head] + BrokenText.lines(of: row.text, width: width - indent - 4).map { Self.blanks(indent + 4) + $0 }
      }
      let lines = BrokenText.lines(of: row.text, width: width - inner)
      return [head + Self.blanks(inner - indent - CharacterWidth.of(row.head)) + (lines.first ?? "")]
        + lines.dropFirst().map { Self.blanks(inner) + $0 }
    }
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
