import ReckonCatalogue

/// Criteria for the cells of areas, as in `SUMIF(A1:A9, ">5")`: lists of truth values.
extension DialectWriter {
  /// `COUNTIF` and similar functions: a function of the values for which all conditions hold; `nil` to count.
  mutating func conditional(
    _ function: String?, _ values: DialectPiece?, _ conditions: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var holds: DialectPiece?
    var failsForOtherKinds = false
    let areas = stride(from: 0, to: conditions.count, by: 2).map { conditions[$0] } + (values.map { [$0] } ?? [])
    if let failing = areas.first(where: { $0.kind == .error }) { return failing }
    let wanted = shape(of: conditions[0])
    for place in stride(from: 0, to: conditions.count - 1, by: 2) {
      guard shape(of: conditions[place]) == wanted else { throw otherValues(name, conditions[place].range) }
      let isSummed = function != nil && conditions[place].area == (values ?? conditions[0]).area
      let filled = try truths(
        of: conditions[place], areFilledBy: conditions[place + 1], isSummed: isSummed, name, range)
      let truths =
        if let filled { filled } else { try truths(of: conditions[place], conditions[place + 1], name, range) }
      failsForOtherKinds = failsForOtherKinds || truths.failsForOtherKinds
      holds = holds.map { infix("*", $0, truths, .list, range) } ?? truths
    }
    guard let holds else { throw otherValues(name, range) }
    guard let function else {
      var count = joined("sum(", [holds], ")", .number, range)
      count.failsForOtherKinds = failsForOtherKinds
      return count
    }
    var summed = values ?? conditions[0]
    // An area of another size is replaced by the one of the condition's size at the same corner.
    if let area = summed.area, shape(of: summed) != wanted {
      guard name == "sumif" || name == "averageif" else { throw otherValues(name, range) }
      let (row, column) = (area.rows.lowerBound, area.columns.lowerBound)
      summed = self.range(
        SheetArea(
          sheet: area.sheet, rows: row...row + wanted.rows - 1, columns: column...column + wanted.columns - 1),
        summed.range)
    }
    let isOwn = summed.area == conditions[0].area
    let check = isOwn ? nil : try errorsTaken(of: summed, holds, range)
    var piece = joined(
      function + "(", [try self.values(of: summed, skipsErrors: true), holds], ")", .number, range)
    if let check { piece = infix("+", piece, check, .number, range) }
    piece.failsForOtherKinds = failsForOtherKinds
    return piece
  }

  /// Whether each cell meets a criterion.
  private mutating func truths(
    of piece: DialectPiece, _ criterion: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    guard piece.area != nil else { throw otherValues(name, piece.range) }
    // An empty cell is the number 0.
    if criterion.kind == .empty, criterion.area != nil {
      return try truths(of: piece, by: "equalTo", number(0, criterion.range), name, range)
    }
    if criterion.kind == .error {
      // A cell equals an error only if it contains the same one.
      let list = try values(of: piece)
      guard !names.contains("item") else { throw otherValues(name, criterion.range) }
      return truths("map(item in ", [list], ", false)", range)
    }
    if case .text(let text)? = criterion.literal {
      return try truths(of: piece, text, criterion, name, range)
    }
    // `">" & x`
    if let parts = criterion.joined, parts.count == 2, case .text(let sign)? = parts[0].literal,
      let function = Self.comparisons[sign], let operand = parts[1].unconverted, operand.kind.contains(.number)
    {
      return try truths(of: piece, by: function, operand, name, range)
    }
    // `"=" & x` of a text is an equality with that text.
    if let parts = criterion.joined, parts.count == 2, case .text("=")? = parts[0].literal, parts[1].kind == .text,
      parts[1].unconverted == nil, parts[1].area != nil
    {
      return try truths(of: piece, parts[1], name, range)
    }
    if criterion.kind == .truth, kinds(of: piece).isDisjoint(with: [.text, .missing]), piece.area != nil {
      // A number never equals a truth value, but a text may.
      var operand = try template("if($0, 1, 0)", [criterion], .number, criterion.range)
      if let fixed = criterion.fixed { operand = number(fixed ? 1 : 0, criterion.range) }
      return truths("equalTo", try values(of: piece, .truth, skipsErrors: true), operand, range)
    }
    if criterion.kind == .truth { return truths("equalTo", try values(of: piece, .truth), criterion, range) }
    if let parts = criterion.joined, let holds = try truths(of: piece, matching: parts, range) { return holds }
    let isText = criterion.kind == .text || criterion.kind == .named && kinds(of: piece) == .text
    if isText {
      var holds = truths("equalToText", try values(of: piece, .text), criterion, range)
      // A computed text may be a condition instead of a text to find.
      if criterion.area == nil { holds.failsForOtherKinds = true }
      return holds
    }
    guard criterion.kind == .number || criterion.kind == .named else { throw otherValues(name, criterion.range) }
    return try truths(of: piece, by: "equalTo", criterion, name, range)
  }

  private mutating func truths(
    _ function: String, _ list: DialectPiece, _ operand: DialectPiece, _ range: SourceRange
  ) -> DialectPiece {
    truths(function + "(", [list, operand], ")", range)
  }

  /// Whether each cell compares so with a number; Excel also counts texts that look like that number.
  private mutating func truths(
    of piece: DialectPiece, by function: String, _ operand: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let isEquality = function == "equalTo" || function == "unequalTo"
    if isEquality, let area = piece.area, references.holdsNumberTexts(area) { throw otherValues(name, piece.range) }
    return truths(function, try values(of: piece, skipsErrors: function != "unequalTo"), operand, range)
  }

  /// A list of truth values.
  private mutating func truths(
    _ opening: String, _ operands: [DialectPiece], _ closing: String, _ range: SourceRange
  ) -> DialectPiece {
    var piece = joined(opening, operands, closing, .list, range)
    (piece.elements, piece.shape) = (.truth, operands[0].shape)
    return piece
  }

  private static let comparisons = [
    "=": "equalTo", "<>": "unequalTo", "<": "below", "<=": "atMost", ">": "above", ">=": "atLeast",
  ]

  private mutating func truths(
    of piece: DialectPiece, _ text: String, _ criterion: DialectPiece, _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    let sign = ["<>", "<=", ">=", "<", ">", "="].first { text.hasPrefix($0) } ?? ""
    let rest = String(text.dropFirst(sign.count))
    if let number = Self.number(rest), let function = Self.comparisons[sign.isEmpty ? "=" : sign] {
      var operand = atom(number, .number, criterion.range)
      operand.literal = .number(number)
      return try truths(of: piece, by: function, operand, name, range)
    }
    guard !rest.isEmpty, sign.isEmpty || sign == "=" || sign == "<>", Self.truth(rest) == nil else {
      throw otherValues(name, criterion.range)
    }
    // A text that begins with `#` may be the name of an error.
    let list = try values(of: piece, .text, skipsErrors: sign != "<>" && !rest.hasPrefix("#"))
    if rest.contains(where: { "*?~".contains($0) }) {
      guard sign != "<>" else { throw otherValues(name, criterion.range) }
      return matching(rest, list, range)
    }
    return truths(
      sign == "<>" ? "unequalToText" : "equalToText", list, atom(TextLiteral.written(rest), .text, criterion.range),
      range)
  }

  /// Whether each text matches a concatenated pattern with `*` at its ends, `"*" & x & "*"`; `nil` for others.
  mutating func truths(
    of piece: DialectPiece, matching parts: [DialectPiece], _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return nil }
    var (opening, closing) = ("", "")
    var texts = parts
    if case .text(let text)? = first.literal { (opening, texts) = (text, Array(texts.dropFirst())) }
    if case .text(let text)? = last.literal { (closing, texts) = (text, texts.dropLast()) }
    let (opens, closes) = (opening.hasPrefix("*"), closing.hasSuffix("*"))
    // A comparison operator at the start is not part of a pattern.
    guard opens || closes, opens || !opening.contains(where: { "<>=".contains($0) }) else { return nil }
    let mayBeginWithSign = !opens && opening.isEmpty
    if opens { opening.removeFirst() }
    if closes { closing.removeLast() }
    if !opening.isEmpty { texts.insert(atom(TextLiteral.written(opening), .text, first.range), at: 0) }
    if !closing.isEmpty { texts.append(atom(TextLiteral.written(closing), .text, last.range)) }
    guard let text = texts.count > 1 ? joined("concat(", texts, ")", .text, range) : texts.first else { return nil }
    var plain = joined("withoutPattern(", [text], ")", .text, range)
    if mayBeginWithSign { plain = joined("withoutSign(", [plain], ")", .text, range) }
    let function = opens && closes ? "containing" : opens ? "ending" : "starting"
    var holds = truths(function, try values(of: piece, .text, skipsErrors: opens), plain, range)
    holds.failsForOtherKinds = true
    return holds
  }

  /// Whether each text matches a pattern.
  mutating func matching(
    _ pattern: String, _ list: DialectPiece, _ range: SourceRange
  ) -> DialectPiece {
    let (opens, closes) = (pattern.hasPrefix("*"), pattern.hasSuffix("*"))
    let text = pattern.dropFirst(opens ? 1 : 0).dropLast(closes && pattern.count > 1 ? 1 : 0)
    let isSimple = (opens || closes) && !text.isEmpty && !text.contains(where: { "*?~".contains($0) })
    guard isSimple else {
      return truths("matching", list, atom(TextLiteral.written(pattern), .text, range), range)
    }
    let function = opens && closes ? "containing" : opens ? "ending" : "starting"
    return truths(function, list, atom(TextLiteral.written(String(text)), .text, range), range)
  }
}
