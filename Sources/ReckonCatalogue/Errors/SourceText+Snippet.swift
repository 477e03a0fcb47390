extension SourceText {
  /// The widest stretch of a line that a snippet shows, in columns.
  private static let snippetWidth = 72

  /// The most bytes of a line that a snippet shows with its combining marks.
  private static let snippetBytes = 300

  /// A character as a snippet shows it.
  private struct Cell {
    let text: String
    /// The same without combining marks.
    let bare: String
    let width: Int

    init(_ character: Character) {
      if let value = character.utf8.first, character.utf8.count == 1, 0x20..<0x7F ~= value {
        (text, bare, width) = (String(character), String(character), 1)
        return
      }
      let scalars = character.unicodeScalars
      if scalars.contains(where: isUnprintable) {
        (text, bare, width) = ("\u{FFFD}", "\u{FFFD}", 1)
      } else {
        // One mark is enough for any language's letters, and a thousand are no letter.
        text = String(String.UnicodeScalarView(scalars.prefix(2)))
        bare = String(String.UnicodeScalarView(scalars.prefix(1)))
        width = columns(of: character)
      }
    }
  }

  /// The source line that holds the start of `range`, and a second line with carets under the range.
  ///
  /// Characters that cannot be shown appear as `�`, wide characters count two columns, and of a long line only the part
  /// around the range is shown, in fewer than 400 bytes.
  public func snippet(of range: SourceRange) -> String { snippet(of: range, but: nil) }

  /// The same without carets under a part of the range.
  func snippet(of range: SourceRange, but unmarked: SourceRange?) -> String {
    guard !text.isEmpty else { return "" }
    let line = lineRange(around: range.start)
    // A few times the width is always enough bytes to find the cut; the rest of a long line is never looked at.
    let reach = Self.snippetWidth * 16
    let start = min(max(line.lowerBound, scalarStart(range.start)), line.upperBound)
    let end = min(max(start, scalarEnd(range.end)), line.upperBound)
    let from = scalarEnd(max(line.lowerBound, start - reach))
    let to = scalarStart(min(line.upperBound, start + reach))
    var before = cells(from, start)
    var marked = cells(start, min(end, to))
    var after = cells(min(end, to), to)

    var head = from > line.lowerBound
    while Self.width(before) > Self.snippetWidth / 2 {
      head = true
      before.removeFirst(max(1, (Self.width(before) - Self.snippetWidth / 2) / 2))
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

    let all = before + marked + rest
    let isShort = all.reduce(0) { $0 + $1.text.utf8.count } <= Self.snippetBytes
    let shown = (head ? "…" : "") + all.map { isShort ? $0.text : $0.bare }.joined() + (tail ? "…" : "")
    let gap = String(repeating: " ", count: (head ? 1 : 0) + Self.width(before))
    var carets = Array(repeating: Character("^"), count: max(1, Self.width(marked)))
    if let unmarked, unmarked.start > start, unmarked.end <= to {
      let first = Self.width(cells(start, scalarStart(unmarked.start)))
      let end = first + Self.width(cells(scalarStart(unmarked.start), scalarEnd(unmarked.end)))
      if end < carets.count { for column in first..<end { carets[column] = " " } }
    }
    return "  \(shown)\n  \(gap)\(String(carets))"
  }

  /// The characters between two bytes.
  private func cells(_ start: Int, _ end: Int) -> [Cell] {
    start < end ? slice(between: start, and: end).map(Cell.init) : []
  }

  private func slice(between start: Int, and end: Int) -> String {
    String(decoding: text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
  }

  /// The first byte of the scalar to which a byte belongs.
  private func scalarStart(_ offset: Int) -> Int {
    var offset = min(offset, text.utf8.count)
    while offset > 0, offset < text.utf8.count, byte(offset) & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The first byte from an offset on that begins a scalar.
  private func scalarEnd(_ offset: Int) -> Int {
    var offset = min(offset, text.utf8.count)
    while offset < text.utf8.count, byte(offset) & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func byte(_ offset: Int) -> UInt8 { text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)] }

  private static func prefix(_ cells: [Cell], width limit: Int) -> [Cell] {
    var used = 0
    for (index, cell) in cells.enumerated() {
      used += cell.width
      if used > limit { return Array(cells[..<index]) }
    }
    return cells
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// The number of terminal columns that a character takes: two for East Asian wide characters and emoji.
  static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether a scalar must not reach a terminal or a log: controls, line separators, and what reorders or hides text.
  package static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol,
      .otherSymbol, .spaceSeparator:
      false
    @unknown default: true
    }
  }
}
