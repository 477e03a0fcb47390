import ReckonCatalogue

/// Text functions with patterns.
extension DialectWriter {
  /// `TEXTJOIN(between, skips empty ones, texts)`
  mutating func joinWith(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    if let failing = operands.first(where: { $0.kind == .error }) { return failing }
    guard let skipsEmpty = operands[1].fixed ?? operands[1].whole.map({ $0 != 0 }), !operands[0].kind.contains(.list),
      let between = try converted(operands[0], to: .text)
    else { return nil }
    var texts: [DialectPiece] = []
    if operands.count == 3, skipsEmpty, let text = try joinedTexts(operands[2], between, range) { return text }
    // Whether a text may be empty at run time.
    var mayBeEmpty = false
    for operand in operands.dropFirst(2) {
      guard skipsEmpty || operand.area?.isCell ?? true else { return nil }
      for cell in try cells(of: operand) where !skipsEmpty || cell.kind != .blank && cell.kind != .empty {
        guard cell.kind != .error, let text = try converted(cell, to: .text) else { return nil }
        let isFilled =
          text.literal != nil || cell.kind == .number || cell.kind == .truth
          || cell.kind == .text && cell.area != nil && references.hasFixedKinds
        mayBeEmpty = mayBeEmpty || !isFilled
        texts.append(text)
      }
    }
    guard let first = texts.first else { return blank(range) }
    if skipsEmpty, mayBeEmpty {
      let list = joined("[", texts, "]", .list, range)
      return flagged(joined("joinedTexts(", [list, between], ")", .text, range), by: texts)
    }
    var parts = [first]
    for text in texts.dropFirst() { parts += [try copy(between), text] }
    return try join(parts, range)
  }

  /// `CHAR(10)`
  mutating func character(_ operand: DialectPiece, _ range: SourceRange) -> DialectPiece? {
    guard let code = operand.whole, code == 9 || code == 10 || code == 13 || 32...126 ~= code else { return nil }
    let text = String(UnicodeScalar(UInt8(code)))
    var piece = atom(TextLiteral.written(text), .text, range)
    piece.literal = .text(text)
    return piece
  }

  /// `TEXT(x, pattern)`
  mutating func format(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard case .text(let pattern)? = operands[1].literal else { return nil }
    if operands[0].isMixed || operands[0].kind == [.number, .missing] {
      let value = operands[0].isMixed ? operands[0] : try expanded(operands[0], name)
      return try each(value) { (writer, piece) throws(FormulaError) in
        if piece.kind == .error { return try writer.noText(piece) }
        return try writer.format([piece, operands[1]], name, range)
      }
    }
    if operands[0].kind == .blank { return operands[0] }
    if operands[0].kind == .text { return try format(text: operands, name, range) }
    guard operands[0].kind != .truth, let number = try converted(operands[0], to: .numeric) else { return nil }
    if pattern.lowercased() == "general" || pattern == "@" { return try text(of: number) }
    if let date = try date(pattern, number, range) { return date }
    let isPercent = pattern.hasSuffix("%")
    let digits = isPercent ? pattern.dropLast() : pattern[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].count : 0
    guard let whole = parts.first, parts.count < 2 || decimals > 0 && parts[1].allSatisfy({ $0 == "0" }) else {
      return nil
    }
    var text: DialectPiece
    let scaled = isPercent ? infix("*", number, self.number(100, range), .number, range) : number
    if whole == "#,##0" || whole == "0" {
      let function = whole == "0" ? "fixedText(" : "groupedText("
      text = joined(function, [scaled, self.number(decimals, range)], ")", .text, range)
    } else if !whole.isEmpty, decimals == 0, whole.allSatisfy({ $0 == "0" || $0 == "#" }) {
      // Digits from the first 0 on are always shown; a value of 0 without any is empty.
      let count = whole.drop { $0 == "#" }.count
      text =
        count == 0
        ? try template("if(roundShown($0, 0) == 0, \"\", fixedText($0, 0))", [scaled], .text, range)
        : joined("paddedText(", [scaled, self.number(count, range)], ")", .text, range)
    } else {
      return nil
    }
    if isPercent { text = joined("concat(", [text, atom("\"%\"", .text, range)], ")", .text, range) }
    return text
  }

  /// `TEXT` of a text, which is a number if it looks like one.
  private mutating func format(
    text operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    if case .text(let text)? = operands[0].literal, !text.contains(where: { $0.isNumber }) { return operands[0] }
    var number = try template("number($0)", [try copy(operands[0])], .number, range)
    number.mayFail = true
    guard let formatted = try format([number, operands[1]], name, range) else { return nil }
    let text = joined("wordText(", [try copy(operands[0])], ")", .text, range)
    return try template("if(ismissing(number($0)), $1, $2)", [operands[0], text, formatted], .text, range)
  }

  /// A date or time formatted by a pattern of years, months, days, hours, minutes and seconds; `nil` for another
  /// pattern.
  private mutating func date(
    _ pattern: String, _ number: DialectPiece, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    var texts: [DialectPiece] = []
    var rest = Array(pattern)[...]
    var hasPart = false
    // `m` means minutes after hours and before seconds.
    var isBehindHours = false
    let hasHalves = pattern.lowercased().contains("am/pm")
    while let first = rest.first {
      let run = rest.prefix { $0.lowercased() == first.lowercased() }.count
      let template: String?
      if hasHalves, String(rest.prefix(5)).lowercased() == "am/pm" {
        texts.append(
          try self.template("if(serialHour($0) < 12, \"AM\", \"PM\")", [try copy(number)], .text, range))
        rest = rest.dropFirst(5)
        continue
      }
      let behind = rest.dropFirst(run).first { $0.isLetter }?.lowercased()
      let hour = hasHalves ? "mod(serialHour($0) + 11, 12) + 1" : "serialHour($0)"
      if first.isLetter { isBehindHours = first.lowercased() == "h" || first.lowercased() == "m" && isBehindHours }
      switch (first.lowercased(), run) {
      case ("h", 1): template = "text(\(hour))"
      case ("h", 2): template = "paddedText(\(hour), 2)"
      case ("m", 1) where isBehindHours || behind == "s": template = "text(serialMinute($0))"
      case ("m", 2) where isBehindHours || behind == "s": template = "paddedText(serialMinute($0), 2)"
      case ("s", 1): template = "text(serialSecond($0))"
      case ("s", 2): template = "paddedText(serialSecond($0), 2)"
      case ("y", 3...4): template = "text(serialYear($0))"
      case ("y", 1...2): template = "slice(text(serialYear($0)), 3)"
      case ("m", 1): template = "text(serialMonth($0))"
      case ("m", 2): template = "paddedText(serialMonth($0), 2)"
      case ("m", 3): template = "serialMonthShort($0)"
      case ("m", 4): template = "serialMonthName($0)"
      case ("d", 1): template = "text(serialDay($0))"
      case ("d", 2): template = "paddedText(serialDay($0), 2)"
      case ("d", 3): template = "slice(serialDayName($0), 1, 3)"
      case ("d", 4): template = "serialDayName($0)"
      case ("-", _), ("/", _), (" ", _), (",", _), (".", _), (":", _): template = nil
      default: return nil
      }
      if let template {
        hasPart = true
        texts.append(try self.template(template, [try copy(number)], .text, range))
      } else {
        texts.append(atom(TextLiteral.written(String(rest.prefix(run))), .text, range))
      }
      rest = rest.dropFirst(run)
    }
    return hasPart ? try join(texts, range) : nil
  }
}
