import Reckon
import ReckonLineEditor
import ReckonTerminal

extension FormulaAssistant {
  /// The styles of a line's parts for syntax coloring, in order and without overlaps.
  ///
  /// - Complexity: O(bytes).
  func styles(of text: String, cursor: Int?) -> [StyledRange] {
    guard let command = CommandReading(text) else { return Self.styles(tokens(of: text, cursor: cursor)) }
    var styles: [StyledRange] = []
    let isTyped = cursor.map { command.nameRange.contains($0) || $0 == command.nameRange.upperBound } ?? false
    if command.command != nil {
      styles.append(StyledRange(range: command.nameRange, style: SyntaxPalette.command))
    } else if !(isTyped && command.name.isEmpty) {
      styles.append(StyledRange(range: command.nameRange, style: SyntaxPalette.wrong))
    }
    if command.command?.argument == .expression {
      // The argument of a plot, table or equation command is a formula in x, and possibly in other names.
      let start = command.argumentStart
      styles += Self.styles(
        adding(inputs: ["x"]).tokens(of: command.argument, cursor: cursor.map { $0 - start }), from: start)
    }
    return styles
  }

  /// - Parameter start: the offset of the tokens' text in the line.
  private static func styles(_ tokens: [Token], from start: Int = 0) -> [StyledRange] {
    tokens.compactMap { token in
      (token.isMatched ? SyntaxPalette.bracket : style(token.kind)).map {
        StyledRange(range: token.range.start + start..<token.range.end + start, style: $0)
      }
    }
  }

  /// The style of a token; `nil` for plain text.
  private static func style(_ kind: Token.Kind) -> CellStyle? {
    switch kind {
    case .number: SyntaxPalette.number
    case .function: SyntaxPalette.function
    case .constant: SyntaxPalette.constant
    case .variable: SyntaxPalette.variable
    case .unit: SyntaxPalette.unit
    case .operator: SyntaxPalette.operator
    case .text, .quotedName: SyntaxPalette.quoted
    case .comment: SyntaxPalette.comment
    case .unknown, .invalid: SyntaxPalette.wrong
    case .bracket, .separator, .unfinished: nil
    }
  }
}

/// The styles of a line at the prompt by meaning. The colors have medium brightness, so that they are readable on dark
/// and light backgrounds; the most important ones, unknown names and matching brackets, are also visible without color.
package enum SyntaxPalette {
  package static let number = CellStyle(ScreenColor(0x008787, ansi: 6))
  package static let function = CellStyle(ScreenColor(0x0087D7, ansi: 4))
  package static let constant = CellStyle(ScreenColor(0x875FD7, ansi: 5))
  package static let variable = CellStyle()
  package static let unit = CellStyle(ScreenColor(0x008700, ansi: 2))
  package static let `operator` = CellStyle(ScreenColor(0xAF5F00, ansi: 3))
  package static let quoted = CellStyle(ScreenColor(0x878700, ansi: 3))
  package static let comment = CellStyle(ScreenColor(0x808080, ansi: 8))
  package static let command = CellStyle(ScreenColor(0xAF5F87, ansi: 5), .bold)
  /// An unknown name, or a misplaced token.
  package static let wrong = CellStyle(ScreenColor(0xD70000, ansi: 1), .underline)
  /// The matching brackets at the cursor.
  package static let bracket = CellStyle(nil, [.bold, .reverse])
  /// Headings of help.
  package static let heading = CellStyle(nil, .bold)

  /// All styles, for a contrast test.
  package static let all = [
    number, function, constant, variable, unit, `operator`, quoted, comment, command, wrong, bracket, heading,
  ]
}
