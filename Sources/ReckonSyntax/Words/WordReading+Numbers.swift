import ReckonCatalogue

/// Numbers in everyday notation: `2 365 596`, `2 1/2`, `3 million`, `1.5k`.
extension WordReading {
  /// Reads a number in groups of three digits, or an integer and a fraction, at a token.
  mutating func readNumber(at index: Int) -> Int? {
    guard tokens[index].kind == .number, output.last?.kind != .number, items.isEmpty else { return nil }
    return readBase(at: index) ?? readGroups(at: index) ?? readMixed(at: index) ?? readSmallerUnit(at: index)
  }

  /// A base's literal prefix and digits, and the form that converts to it.
  private typealias Base = (prefix: String, digits: String, form: String)

  /// The bases by their names.
  private static let bases: [String: Base] = [
    "binary": ("0b", "01", "bin"), "octal": ("0o", "01234567", "oct"), "hex": ("0x", "0123456789abcdef", "hex"),
    "hexadecimal": ("0x", "0123456789abcdef", "hex"),
  ]

  /// `1011 binary`, `ff hex`: digits in the base named after them.
  mutating func readBase(at index: Int) -> Int? {
    guard let base = word(at: index + 1).flatMap({ Self.bases[$0] }) else { return nil }
    return append(digitsAt: index, in: base, at: tokens[index].range.union(tokens[index + 1].range)) ? 2 : nil
  }

  /// `binary 1011`: digits in the base named before them.
  mutating func readBase(before index: Int) -> Int? {
    guard index > 0, let base = word(at: index - 1).flatMap({ Self.bases[$0] }),
      !(output.last?.kind.endsOperand ?? false),
      !(output.last.map(isConversion) ?? false)
    else { return nil }
    return append(digitsAt: index, in: base, at: tokens[index - 1].range.union(tokens[index].range)) ? 2 : nil
  }

  private mutating func append(digitsAt index: Int, in base: Base, at range: SourceRange) -> Bool {
    guard index < tokens.count, tokens[index].kind == .number || tokens[index].kind == .name,
      case let digits = text(tokens[index]),
      digits.lowercased().allSatisfy({ base.digits.contains($0) })
    else { return false }
    append("\(base.prefix)\(digits)", at: range)
    // Alone, `hex 255` may also ask for the digits of 255.
    if digits.utf8.count > 1, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      range.start == tokens[0].range.start, tokens.first(where: { $0.range.start >= range.end }).map(isEnd) ?? true
    {
      note(.words, at: range, ["\(base.prefix)\(digits)", "\(digits) to \(base.form)"])
    }
    return true
  }

  /// The implied unit of a number after a quantity, and how many of it make the larger unit.
  private static let smallerUnits: [String: (unit: String, count: Double)] = [
    "ft": ("in", 12), "st": ("lb", 14), "lb": ("oz", 16), "h": ("min", 60), "m": ("cm", 100),
  ]

  /// `5 ft 4`: the trailing number is in the next smaller unit.
  private mutating func readSmallerUnit(at index: Int) -> Int? {
    guard output.count > 1, let last = output.last, last.kind == .name, output[output.count - 2].kind == .number,
      !isHidden(last),
      let symbol = Catalogue.unit(named: name(last))?.symbol, let (unit, count) = Self.smallerUnits[symbol],
      list.numbers[Int(tokens[index].payload)] < count, case let next = tokens[index + 1],
      isEnd(next) || next.kind.nesting < 0 || next.kind == .comma || isConversion(next)
        || ["+", "-", "*"].contains(self.symbol(next)?.spelling)
    else { return nil }
    let range = tokens[index].range
    output.append(tokens[index])
    let end = SourceRange(start: range.end, end: range.end)
    append(unit, at: end)
    let (whole, number) = (output[output.count - 4], text(tokens[index]))
    note(
      .words, at: whole.range.union(range),
      ["\(text(whole)) \(name(last)) \(number) \(unit)", "\(text(whole)) \(name(last)) * \(number)"])
    // `5 ft 4 in cm`: the word converts, and is not an inch.
    guard isConversion(next) else { return 1 }
    output.append(next)
    return 2
  }

  private func digits(_ index: Int) -> Substring? {
    guard index < tokens.count, tokens[index].kind == .number, case let text = text(tokens[index]),
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    return text
  }

  /// `2 365 596.25`: one to three digits followed by groups of three; the last may have decimals.
  private mutating func readGroups(at index: Int) -> Int? {
    guard let first = digits(index), first.utf8.count <= 3, first != "0" else { return nil }
    var literal = String(first)
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .number {
      let parts = text(tokens[next]).split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts[0].utf8.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
      else { return nil }
      literal += parts.joined(separator: ".")
      next += 1
      if parts.count == 2 { break }
    }
    guard next > index + 1, next == tokens.count || tokens[next].kind != .number else { return nil }
    let range = tokens[index].range.union(tokens[next - 1].range)
    append(literal, at: range)
    note(.groupedDigits, at: range, as: .oneNumber, [literal])
    return next - index
  }

  /// `2 1/2`, unless a unit, power or factorial follows.
  private mutating func readMixed(at index: Int) -> Int? {
    guard let whole = digits(index), let numerator = digits(index + 1),
      symbol(tokens[index + 2])?.infix == SymbolTable.shared.divisionRow,
      let denominator = digits(index + 3), let (top, bottom) = Self.proper(numerator, denominator)
    else { return nil }
    let behind = tokens[index + 4]
    guard behind.kind != .name, behind.kind != .superscript, behind.kind != .leftBracket,
      symbol(behind)?.spelling != "^",
      symbol(behind)?.spelling != "**", symbol(behind)?.spelling != "!"
    else { return nil }
    let range = tokens[index].range.union(tokens[index + 3].range)
    append("(\(whole)+\(top)/\(bottom))", at: range)
    note(.mixedNumber, at: range, ["\(whole) + \(top)/\(bottom)", "\(whole) * \(top)/\(bottom)"])
    return 4
  }

  private static func proper(_ numerator: Substring, _ denominator: Substring) -> (Int, Int)? {
    guard let top = Int(numerator), let bottom = Int(denominator), 0 < top, top < bottom else { return nil }
    return (top, bottom)
  }

  /// `2½`: the fraction and the digits directly before it are one number.
  mutating func join(_ numerator: Int, _ denominator: Int, at range: SourceRange) {
    if let last = output.last, last.kind == .number, last.range.end == range.start {
      output.removeLast()
      append("(\(text(last))+\(numerator)/\(denominator))", at: last.range.union(range))
    } else {
      append("(\(numerator)/\(denominator))", at: range)
    }
  }

  /// Multiplies the last number by a power of ten; false if there is none, or it is in another base.
  mutating func scale(by exponent: Int, to range: SourceRange) -> Bool {
    guard let last = output.last, last.kind == .number else { return false }
    let literal = list.spelledNumbers[last.payload] ?? String(text(last).filter { $0 != "," && $0 != "_" })
    let parts = literal.lowercased().split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }),
      let former = parts.count == 1 ? 0 : Int(parts[1]),
      former.magnitude <= 400
    else { return false }
    output.removeLast()
    append("\(parts[0])e\(former + exponent)", at: last.range.union(range))
    return true
  }

  /// The exponents of ten of letters directly after digits.
  static let scales = ["k": 3, "M": 6, "n": -9]

  /// `1.5k`, `20M` and `100n`: thousands, millions and billionths directly after digits, if the letter is not a name
  /// elsewhere in the text.
  mutating func readSuffix(_ token: Token) -> Int? {
    guard !isForLater, let last = output.last, last.kind == .number, touch(last, token), case let letter = name(token),
      let exponent = Self.scales[letter],
      tokens.indices.allSatisfy({ tokens[$0].kind != .name || tokens[$0].payload != token.payload || isSuffix($0) })
    else { return nil }
    guard scale(by: exponent, to: token.range) else { return nil }
    if exponent < 0, let number = output.last {
      note(.words, at: number.range, [String(text(number)), "\(text(last)) * \(letter)"])
    }
    return 1
  }

  private func isSuffix(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .number && touch(tokens[index - 1], tokens[index])
  }
}
