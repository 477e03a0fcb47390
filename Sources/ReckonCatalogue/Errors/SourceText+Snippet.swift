extension SourceText {
  /// The widest stretch of a line that a snippet shows, in columns.
  private static let snippetWidth = 72

  /// The source line that holds the start of `range`, and a second line with carets under the range.
  ///
  /// Control characters are shown as `�`, wide characters count two columns, and of a long line only the part around the range is shown.
  public func snippet(of range: SourceRange) -> String {
    guard !text.isEmpty else { return "" }
    let line = lineRange(around: range.start)
    // A few times the width is always enough bytes to find the cut; the rest of a long line is never looked at.
    let reach = Self.snippetWidth * 16
    let from = max(line.lowerBound, min(range.start, line.upperBound) - reach)
    let to = min(line.upperBound, range.start + reach)
    let bytes = Array(text.utf8.dropFirst(from).prefix(max(0, to - from)))
    let split = min(max(0, range.start - from), bytes.count)
    let splitEnd = min(max(split, range.end - from), bytes.count)
    var before = Array(String(decoding: bytes[..<split], as: UTF8.self))
    var marked = Array(String(decoding: bytes[split..<splitEnd], as: UTF8.self))
    var after = Array(String(decoding: bytes[splitEnd...], as: UTF8.self))

    var head = from > line.lowerBound
    if Self.width(before) > Self.snippetWidth / 2 {
      head = true
      while let first = before.first, Self.width(before) > Self.snippetWidth / 2 {
        _ = first
        before.removeFirst(max(1, (Self.width(before) - Self.snippetWidth / 2) / 2))
      }
    }
    var tail = to < line.upperBound
    let room = max(1, Self.snippetWidth - Self.width(before))
    if Self.width(marked) > room {
      marked = Self.prefix(marked, width: room)
      after = []
      tail = true
    }
    let rest = Self.prefix(after, width: room - Self.width(marked))
    tail = tail || rest.count < after.count

    let shown = (head ? "…" : "") + Self.cleaned(before) + Self.cleaned(marked) + Self.cleaned(rest) + (tail ? "…" : "")
    let gap = String(repeating: " ", count: (head ? 1 : 0) + Self.width(before))
    return "  \(shown)\n  \(gap)\(String(repeating: "^", count: max(1, Self.width(marked))))"
  }

  private static func prefix(_ characters: [Character], width limit: Int) -> [Character] {
    var used = 0
    for (index, character) in characters.enumerated() {
      used += columns(of: character)
      if used > limit { return Array(characters[..<index]) }
    }
    return characters
  }

  private static func cleaned(_ characters: [Character]) -> String {
    var result = ""
    for character in characters {
      result.append(character.unicodeScalars.contains(where: isUnprintable) ? "\u{FFFD}" : character)
    }
    return result
  }

  private static func width(_ characters: [Character]) -> Int {
    characters.reduce(0) { $0 + columns(of: $1) }
  }

  /// How many terminal columns a character takes: two for East Asian wide characters and emoji.
  static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether a scalar must not reach a terminal or a log: controls, line separators, and what reorders or hides text.
  package static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol, .spaceSeparator:
      false
    @unknown default: true
    }
  }
}
