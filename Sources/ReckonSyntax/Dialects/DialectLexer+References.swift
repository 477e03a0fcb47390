import ReckonCatalogue

/// Cell references such as `$A$1`, `Sheet2!B3` and `'My sheet'!A:A`, structured references, and error values.
extension DialectLexer {
  /// Scans a reference; `nil` if none begins here.
  mutating func reference() throws(FormulaError) -> DialectToken? {
    let start = at
    if peek() == "#" { return followsReference ? nil : try errorValue(from: start) }
    var sheet: String?
    var (end, workbook) = (start, "")
    if peek() == "[" {
      let token = try structured(from: start)
      guard let next = peek(), Self.isInSheetName(next) || next == "!" else { return token }
      guard token.text.dropFirst().dropLast().allSatisfy({ $0.isASCII && $0.isWholeNumber }) else {
        throw otherWorkbook(start)
      }
      // Index 0 is the workbook itself.
      workbook = token.text == "[0]" ? "" : token.text
      end = at
      if next == "!" {
        guard workbook.isEmpty else { throw otherWorkbook(start) }
        at += 1
        return try name(from: start)
      }
    }
    if peek() == "'" {
      sheet = try quoted("'", .doubled)
      end = at
      guard peek() == "!" else { throw unexpected(start) }
    } else {
      let first = end
      while let character = peek(end - at), Self.isInSheetName(character) { end += 1 }
      if end > first, peek(end - at) == "!" { sheet = workbook + String(characters[first..<end]) }
      if sheet == nil, !workbook.isEmpty || first > start { throw otherWorkbook(start) }
    }
    if let sheet {
      at = end + 1
      guard Self.isInKnownWorkbook(sheet), !sheet.contains(":") else {
        if sheet.contains("[") { throw otherWorkbook(start) }
        skipReference()
        throw FormulaError(
          .noEquivalent(
            text(from: start), reason: Phrase("severalSheets", "it names several sheets; add up what each gives")),
          at: range(from: start), in: source)
      }
      if peek() == "#" { return try errorValue(from: start) }
      if let area = area(sheet) { return token(area, start) }
      if sheet.contains("[") { throw otherWorkbook(start) }
      return try name(from: start)
    }
    at = start
    if let area = area(nil) { return token(area, start) }
    at = start
    return nil
  }

  /// A defined name, of a sheet or of the workbook.
  private mutating func name(from start: Int) throws(FormulaError) -> DialectToken {
    let name = at
    while let character = peek(), Self.isInSheetName(character) || character == "\\" { at += 1 }
    guard at > name else { throw unexpected(start) }
    return DialectToken(kind: .name, range: range(from: start), text: text(from: name))
  }

  /// Whether a sheet name has no workbook, or the index of one.
  private static func isInKnownWorkbook(_ sheet: String) -> Bool {
    guard sheet.contains("[") else { return true }
    guard sheet.hasPrefix("["), let end = sheet.firstIndex(of: "]") else { return false }
    let number = sheet[sheet.index(after: sheet.startIndex)..<end]
    return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isWholeNumber }
      && !sheet[sheet.index(after: end)...].contains("[")
  }

  /// Whether a `#` directly follows a possible reference.
  private var followsReference: Bool {
    guard at > 0 else { return false }
    let before = characters[at - 1]
    return Self.isInSheetName(before) || before == ")" || before == "]"
  }

  private mutating func skipReference() {
    while let character = peek(), Self.isInSheetName(character) || "$:!".contains(character) { at += 1 }
  }

  private mutating func otherWorkbook(_ start: Int) -> FormulaError {
    skipReference()
    return FormulaError(
      .noEquivalent(text(from: start), reason: Phrase("otherWorkbook", "it is in another workbook")),
      at: range(from: start), in: source)
  }

  private func token(_ area: SheetArea, _ start: Int) -> DialectToken {
    DialectToken(kind: .reference, range: range(from: start), text: text(from: start), area: area)
  }

  private func text(from start: Int) -> String { String(characters[start..<at]) }

  private func unexpected(_ start: Int) -> FormulaError {
    FormulaError(.unexpectedCharacter(String(characters[start]), instead: nil), at: range(from: start), in: source)
  }

  private static func isInSheetName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "?"
  }

  // MARK: Areas

  /// `A1`, `A1:B3`, `A:B`, `1:3`, with `$` before letters and digits.
  private mutating func area(_ sheet: String?) -> SheetArea? {
    guard let first = corner() else { return nil }
    let end = at
    if peek() == ":" {
      at += 1
      if let last = corner(), (first.column == nil) == (last.column == nil), (first.row == nil) == (last.row == nil) {
        return SheetArea(
          sheet: sheet, rows: Self.between(first.row, last.row) ?? SheetArea.rows,
          columns: Self.between(first.column, last.column) ?? SheetArea.columns)
      }
      at = end
    }
    guard let column = first.column, let row = first.row else { return nil }
    return SheetArea(sheet: sheet, CellPlace(column: column, row: row))
  }

  private static func between(_ a: Int?, _ b: Int?) -> ClosedRange<Int>? {
    guard let a, let b else { return nil }
    return min(a, b)...max(a, b)
  }

  private mutating func corner() -> (column: Int?, row: Int?)? {
    func skipDollar(_ lexer: inout DialectLexer) { if lexer.peek() == "$" { lexer.at += 1 } }
    let start = at
    skipDollar(&self)
    var column: Int?
    while let letter = peek()?.uppercased().utf8.first, 0x41...0x5A ~= letter,
      (column ?? 0) <= SheetArea.columns.upperBound
    {
      column = (column ?? 0) * 26 + Int(letter - 0x40)
      at += 1
    }
    let letters = at
    if column != nil { skipDollar(&self) }
    var row: Int?
    while let digit = peek(), digit.isASCII, let value = digit.wholeNumberValue, (row ?? 0) <= SheetArea.rows.upperBound
    {
      row = (row ?? 0) * 10 + value
      at += 1
    }
    if row == nil { at = letters }
    let isName = peek().map { Self.isInSheetName($0) || $0 == "(" || $0 == "[" || $0 == "!" } ?? false
    guard !isName, column != nil || row != nil, column.map({ SheetArea.columns.contains($0) }) ?? true,
      row.map({ SheetArea.rows.contains($0) }) ?? true
    else {
      at = start
      return nil
    }
    return (column, row)
  }

  // MARK: Tables

  /// `[@Amount]`, or the brackets after the name of a table.
  mutating func structured(from start: Int) throws(FormulaError) -> DialectToken {
    var depth = 0
    while let character = peek() {
      at += 1
      switch character {
      case "'": at = min(at + 1, characters.count)
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { return DialectToken(kind: .structured, range: range(from: start), text: text(from: start)) }
    }
    throw FormulaError(.unclosedBracket(closing: "]"), at: range(from: start), in: source)
  }

  // MARK: Errors

  private static let errorValues = [
    "#N/A", "#DIV/0!", "#REF!", "#VALUE!", "#NUM!", "#NAME?", "#NULL!", "#SPILL!", "#CALC!", "#FIELD!", "#BLOCKED!",
    "#GETTING_DATA",
  ]

  private mutating func errorValue(from start: Int) throws(FormulaError) -> DialectToken {
    for error in Self.errorValues where String(characters[at...].prefix(error.count)).uppercased() == error {
      at += error.count
      return DialectToken(kind: .error, range: range(from: start), text: error)
    }
    throw unexpected(start)
  }
}
