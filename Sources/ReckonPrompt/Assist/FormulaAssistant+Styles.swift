import Reckon
import ReckonLineEditor
import ReckonTerminal

extension FormulaAssistant {
  /// How the parts of a line look while it is typed, in order and without overlap.
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
      // What is plotted, tabulated or solved is a formula in x, and perhaps in other names.
      let start = command.argumentStart
      styles += Self.styles(adding(inputs: ["x"]).tokens(of: command.argument, cursor: cursor.map { $0 - start }), from: start)
    }
    return styles
  }

  /// - Parameter start: where the text of the tokens begins in the line.
  private static func styles(_ tokens: [Token], from start: Int = 0) -> [StyledRange] {
    tokens.compactMap { token in
      (token.isMatched ? SyntaxPalette.bracket : style(token.kind)).map {
        StyledRange(range: token.range.start + start..<token.range.end + start, style: $0)
      }
    }
  }

  /// The look of a part; `nil` when it is plain.
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
