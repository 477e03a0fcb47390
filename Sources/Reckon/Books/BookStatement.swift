import ReckonCatalogue
import ReckonSyntax

/// A statement of a book as far as it can be parsed before the names of the book are known.
enum BookStatement {
  case angle(AngleUnit)
  case mode(NumberMode, SourceRange)
  case imports(String, SourceRange)
  case formula(Parser.Head)
  case parameter(Parameter)
  case example(Example)

  /// `parameter NAME: UNIT = DEFAULT where CONDITION`.
  struct Parameter {
    let name: String
    let nameRange: SourceRange
    /// The range of its unit; `nil` for plain numbers.
    let unit: SourceRange?
    let byDefault: TokenList?
    let condition: TokenList?
  }

  /// `> NAME = VALUE; EXPRESSION = EXPECTED ± TOLERANCE`.
  struct Example {
    var assignments: [(name: String, nameRange: SourceRange, value: TokenList)] = []
    let expression: TokenList
    /// `nil` if an error is expected.
    let expected: TokenList?
    let tolerance: TokenList?
    /// Whether the tolerance is a percentage of the expected value.
    let isRelative: Bool
  }

  /// Parses a statement from its tokens.
  ///
  /// - Throws: a syntax error if the statement is not allowed in a book.
  static func read(_ list: TokenList) throws(FormulaError) -> BookStatement {
    let first = list.tokens[0]
    let second = list.tokens[min(1, list.tokens.count - 1)]
    if let head = Parser.head(of: list) { return .formula(head) }
    if first.kind == .name, second.kind == .name || second.kind == .quotedName {
      switch list.name(of: first) {
      case "set": return try setting(list)
      case "parameter": return .parameter(try parameter(list))
      default: break
      }
    }
    if list.source.slice(first.range).hasPrefix(">") { return .example(try example(list)) }
    throw unexpected(
      first, in: list,
      hint: Phrase(
        "lineOfABookIsNAMENAME",
        "a line of a book is NAME = …, NAME(…) = …, parameter NAME, set …, import \"…\" or > EXPRESSION = VALUE"))
  }

  /// The path of an `import` line; `nil` for other lines.
  static func importedPath(_ source: SourceText) throws(FormulaError) -> (path: String, range: SourceRange)? {
    guard source.text.utf8.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) == UInt8(ascii: "i") else {
      return nil
    }
    let bytes = Array(source.text.utf8)
    func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D }
    var at = 0
    while at < bytes.count, isBlank(at) { at += 1 }
    let word = Array("import".utf8)
    guard bytes[at...].starts(with: word) else { return nil }
    at += word.count
    let afterWord = at
    while at < bytes.count, isBlank(at) { at += 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      // `import = 3` defines a name; `import other` lacks its quotes.
      guard at > afterWord, at < bytes.count, bytes[at] | 0x20 >= UInt8(ascii: "a"),
        bytes[at] | 0x20 <= UInt8(ascii: "z")
      else {
        return nil
      }
      throw FormulaError(
        .unexpectedToken(
          String(decoding: bytes[at...], as: UTF8.self),
          hint: Phrase("pathStandsInQuotes", "a path is written in quotes: import \"other.reckon\"")),
        at: SourceRange(start: at, end: bytes.count), in: source)
    }
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += 1 }
    let path = String(decoding: bytes[min(start + 1, at)..<at], as: UTF8.self)
    guard at < bytes.count, !path.isEmpty else {
      throw FormulaError(
        .unexpectedToken(
          "\"",
          hint: Phrase("pathStandsBetweenTwoQuotes", "a path is written between two quotes: import \"other.reckon\"")),
        at: SourceRange(start: start, end: at), in: source)
    }
    let range = SourceRange(start: start, end: at + 1)
    at += 1
    while at < bytes.count, isBlank(at) { at += 1 }
    guard at == bytes.count || bytes[at] == UInt8(ascii: "#") else {
      throw FormulaError(
        .unexpectedToken(
          String(decoding: bytes[at...], as: UTF8.self),
          hint: Phrase("nothingStandsBehindThePath", "nothing may follow the path of an import")),
        at: SourceRange(start: at, end: bytes.count), in: source)
    }
    return (path, range)
  }

  static func unexpected(_ token: Token, in list: TokenList, hint: Phrase) -> FormulaError {
    switch token.kind {
    case .invalid: return list.errors[Int(token.payload)]
    case .end, .newline:
      return FormulaError(.unexpectedToken("end of line", hint: hint), at: token.range, in: list.source)
    case .number, .name, .quotedName, .symbol, .superscript, .leftBracket, .rightBracket, .leftSquare, .rightSquare,
      .instant, .text,
      .comma,
      .semicolon, .equals, .colon:
      return FormulaError(
        .unexpectedToken(String(list.source.slice(token.range)), hint: hint), at: token.range, in: list.source)
    }
  }

  // MARK: Settings and parameters

  private static func setting(_ list: TokenList) throws(FormulaError) -> BookStatement {
    let tokens = list.tokens
    let value = tokens[min(2, tokens.count - 1)]
    func checkEnd() throws(FormulaError) {
      let end = tokens[min(3, tokens.count - 1)]
      if end.kind != .end {
        throw unexpected(end, in: list, hint: Phrase("nothingStandsBehindASetting", "nothing may follow a setting"))
      }
    }
    switch list.name(of: tokens[1]) {
    case "angle":
      guard let unit = list.name(of: value).flatMap(AngleUnit.init) else {
        throw unexpected(
          value, in: list, hint: Phrase("unitOfAnglesIsDegRadOrGrad", "the angle unit is deg, rad or grad"))
      }
      try checkEnd()
      return .angle(unit)
    case "mode":
      guard let mode = list.name(of: value).flatMap(NumberMode.init) else {
        throw unexpected(value, in: list, hint: Phrase("modeOfNumbers", "the number mode is \(Self.modes(" or "))"))
      }
      try checkEnd()
      return .mode(mode, value.range)
    default:
      throw unexpected(
        tokens[1], in: list,
        hint: Phrase(
          "settingsAreSetAngleDegRad", "the settings are set angle deg|rad|grad and set mode \(Self.modes("|"))"))
    }
  }

  /// The names of the number modes.
  private static func modes(_ separator: String) -> String {
    NumberMode.allCases.map { $0.rawValue }.joined(separator: separator)
  }

  private static func parameter(_ list: TokenList) throws(FormulaError) -> Parameter {
    let tokens = list.tokens
    guard let name = list.name(of: tokens[1]) else {
      throw unexpected(
        tokens[1], in: list,
        hint: Phrase("parameterIsWritten", "a parameter is written as parameter NAME: UNIT = DEFAULT where CONDITION"))
    }
    if tokens[1].kind == .name, Catalogue.isFunction(name) {
      throw FormulaError(.alreadyDefined(name), at: tokens[1].range, in: list.source)
    }
    let end = tokens.count - 1
    let place =
      firstIndex(in: list, from: 2) { $0.kind == .name && list.name(of: $0) == SyntaxTree.conditionWord } ?? end
    let sign = firstIndex(in: list, from: 2) { $0.kind == .equals }.flatMap { $0 < place ? $0 : nil }
    var unit: SourceRange?
    if tokens[2].kind == .colon {
      let unitEnd = sign ?? place
      guard unitEnd > 3 else {
        throw unexpected(
          tokens[3], in: list,
          hint: Phrase("behindTheColonStands", "the parameter's unit follows the colon, as in height: m"))
      }
      unit = tokens[3].range.union(tokens[unitEnd - 1].range)
    } else if (sign ?? place) != 2 {
      throw unexpected(
        tokens[2], in: list,
        hint: Phrase(
          "behindAParameterNameStands",
          "a parameter's name is followed by : and its unit, = and its default, or where and its condition"))
    }
    return Parameter(
      name: name, nameRange: tokens[1].range, unit: unit, byDefault: sign.map { list.part($0 + 1..<place) },
      condition: place < end ? list.part(place + 1..<end) : nil)
  }

  /// The first token outside brackets that meets a condition.
  private static func firstIndex(in list: TokenList, from start: Int, where isWanted: (Token) -> Bool) -> Int? {
    var depth = 0
    for index in start..<max(start, list.tokens.count - 1) {
      depth += list.tokens[index].kind.nesting
      if depth == 0, isWanted(list.tokens[index]) { return index }
    }
    return nil
  }

  // MARK: Examples

  private static func example(_ list: TokenList) throws(FormulaError) -> Example {
    var start = 1
    var assignments: [(name: String, nameRange: SourceRange, value: TokenList)] = []
    while let semicolon = firstIndex(in: list, from: start, where: { $0.kind == .semicolon }) {
      guard let name = list.name(of: list.tokens[start]), list.tokens[start + 1].kind == .equals else {
        throw unexpected(
          list.tokens[start], in: list,
          hint: Phrase(
            "beforeTheExampleItselfStand", "values of parameters come before the example itself: price = 100;"))
      }
      assignments.append((name, list.tokens[start].range, list.part(start + 2..<semicolon)))
      start = semicolon + 1
    }
    let end = list.tokens.count - 1
    guard let sign = firstIndex(in: list, from: start, where: { $0.kind == .equals }) else {
      throw unexpected(
        list.tokens[end], in: list,
        hint: Phrase("exampleIsEXPRESSIONVALUE", "an example is EXPRESSION = VALUE, VALUE ± TOLERANCE or error")
      )
    }
    var example = Example(
      expression: list.part(start..<sign), expected: nil, tolerance: nil, isRelative: false)
    if end == sign + 2, list.tokens[sign + 1].kind == .name, list.name(of: list.tokens[sign + 1]) == "error" {
      example.assignments = assignments
      return example
    }
    var expectedEnd = end
    var tolerance: TokenList?
    var isRelative = false
    if let place = tolerancePlace(in: list, from: sign + 1) {
      expectedEnd = place
      isRelative = end > place + 2 && list.source.slice(list.tokens[end - 1].range) == "%"
      tolerance = list.part(place + 1..<(isRelative ? end - 1 : end))
    }
    return Example(
      assignments: assignments, expression: list.part(start..<sign), expected: list.part(sign + 1..<expectedEnd),
      tolerance: tolerance,
      isRelative: isRelative)
  }

  /// The position of `±` or `+/-` outside brackets, where it introduces the tolerance.
  private static func tolerancePlace(in list: TokenList, from start: Int) -> Int? {
    firstIndex(in: list, from: start) { $0.kind == .symbol && ["±", "+/-"].contains(list.source.slice($0.range)) }
  }
}

extension FormulaBook {
  /// Whether a line has a meaning only in books: an import, a parameter, a setting or an example.
  package static func isOwnLine(_ text: String) -> Bool {
    let source = SourceText(text)
    do throws(FormulaError) {
      if try BookStatement.importedPath(source) != nil { return true }
      switch try BookStatement.read(Lexer.tokens(of: source)) {
      case .angle, .mode, .imports, .parameter, .example: return true
      case .formula: return false
      }
    } catch {
      return false
    }
  }
}
