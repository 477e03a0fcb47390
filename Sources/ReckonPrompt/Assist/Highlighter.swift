import Reckon
import ReckonLineEditor
import ReckonTerminal

/// How the parts of a line look while it is typed.
struct Highlighter: Sendable {
  let names: KnownNames
  let limits: Limits

  /// In order and without overlap.
  ///
  /// - Complexity: O(bytes).
  func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    guard let command = CommandReading(text) else { return formulaStyles(text, cursor: cursor, names: names) }
    var styles: [StyledRange] = []
    let isTyped = cursor.map { command.nameRange.contains($0) || $0 == command.nameRange.upperBound } ?? false
    if command.command != nil {
      styles.append(StyledRange(range: command.nameRange, style: SyntaxPalette.command))
    } else if !(isTyped && command.name.isEmpty) {
      styles.append(StyledRange(range: command.nameRange, style: SyntaxPalette.wrong))
    }
    switch command.command?.argument {
    case .expression:
      var names = names
      // What is plotted, tabulated or solved is a formula in x.
      names.inputs.insert("x")
      let start = command.argumentStart
      for part in formulaStyles(command.argument, cursor: cursor.map { $0 - start }, names: names, allowsUnknownNames: true) {
        styles.append(StyledRange(range: part.range.lowerBound + start..<part.range.upperBound + start, style: part.style))
      }
    case .nothing, .topic, .setting, .definition, .file, nil: break
    }
    return styles
  }

  /// - Parameter allowsUnknownNames: whether names that are not called may be unknown: those to solve for, and those of files.
  private func formulaStyles(
    _ text: String, cursor: Int?, names: KnownNames, allowsUnknownNames: Bool = false
  ) -> [StyledRange] {
    let reading = FormulaReading(text, names: names, cursor: cursor, limits: limits)
    var styles: [StyledRange] = []
    let matching = matchingBrackets(reading, cursor)
    let bytes = Array(text.utf8)
    var end = 0
    for (index, meaning) in reading.meanings.enumerated() {
      let range = reading.range(index)
      addComments(in: end..<range.lowerBound, bytes, to: &styles)
      end = range.upperBound
      if matching.contains(index) {
        styles.append(StyledRange(range: range, style: SyntaxPalette.bracket))
      } else if allowsUnknownNames, meaning == .unknown, reading.list.tokens[index + 1].kind != .leftBracket {
        continue
      } else if let style = Self.style(meaning) {
        styles.append(StyledRange(range: range, style: style))
      }
    }
    addComments(in: end..<bytes.count, bytes, to: &styles)
    return styles
  }

  /// The look of a meaning; nothing when it is plain.
  static func style(_ meaning: FormulaReading.Meaning) -> CellStyle? {
    switch meaning {
    case .number: SyntaxPalette.number
    case .function: SyntaxPalette.function
    case .constant: SyntaxPalette.constant
    case .variable: SyntaxPalette.variable
    case .unit: SyntaxPalette.unit
    case .operator: SyntaxPalette.operator
    case .quoted: SyntaxPalette.quoted
    case .unknown, .wrong: SyntaxPalette.wrong
    case .bracket, .punctuation, .open: nil
    }
  }

  /// Between tokens there are only blanks and comments.
  private func addComments(in gap: Range<Int>, _ bytes: [UInt8], to styles: inout [StyledRange]) {
    var rest = gap
    while let start = bytes[rest].firstIndex(of: UInt8(ascii: "#")) {
      let end = bytes[start..<gap.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? gap.upperBound
      styles.append(StyledRange(range: start..<end, style: SyntaxPalette.comment))
      rest = end..<gap.upperBound
    }
  }

  /// The bracket under the cursor, or else the one just before it, and its partner.
  private func matchingBrackets(_ reading: FormulaReading, _ cursor: Int?) -> [Int] {
    guard let cursor, !reading.partners.isEmpty else { return [] }
    let under = reading.partners.keys.first { reading.range($0).lowerBound == cursor }
    guard let bracket = under ?? reading.partners.keys.first(where: { reading.range($0).upperBound == cursor }),
      let partner = reading.partners[bracket]
    else { return [] }
    return [bracket, partner]
  }
}
