import ReckonCatalogue

/// An expression typed as text, with elements that have no keys: names, exponents, commas. It is parsed as a unit.
///
/// A user may type `sin30` where the language expects `sin 30`: a digit after the name of a function begins its
/// operand. The space is inserted into the text to show the interpretation. Nothing else is changed.
struct TypedText: Hashable, Sendable {
  private(set) var text: String {
    didSet { if let heldOffset, heldOffset >= text.utf8.count { self.heldOffset = nil } }
  }
  /// The exactness of the least exact number that was inserted instead of typed.
  var exactness: Exactness

  /// The maximum length in bytes.
  static let longest = 4_000

  init(_ text: String = "", exactness: Exactness = .exact, heldOffset: Int? = nil) {
    self.text = text
    self.exactness = exactness
    self.heldOffset = heldOffset
  }

  // MARK: Growing

  /// Appends a character as intended.
  mutating func append(_ character: Character) {
    switch character {
    case _ where character.isWhitespace: if let last = text.last, !last.isWhitespace { text.append(" ") }
    case "0"..."9", ".": appendDigit(character)
    // The usual ASCII substitute for ×, unless it belongs to a word.
    case "x" where endsOperand && trailingNumber != "0" && !endsInsideUnit: text.append("×")
    case "p" where text.hasSuffix("×") && TypedText(String(text.dropLast())).trailingWord == "e":
      replaceEnd(from: "×", with: "xp")
    case "r" where text.hasSuffix("×o") || text.hasSuffix("× o"): replaceEnd(from: "×", with: "xor")
    default: text.append(character)
    }
  }

  /// Appends text verbatim.
  mutating func append(verbatim text: String) { self.text += text }

  private mutating func appendDigit(_ digit: Character) {
    if let word = trailingWord, Catalogue.reservedWords.contains(word) {
      text.append(" ")
    } else if let word = trailingWord, !Self.names.contains(where: { $0.hasPrefix(word + String(digit)) }) {
      splitName(word)
      if text.last?.isLetter == true, Catalogue.function(named: word) != nil { text.append(" ") }
    }
    text.append(digit)
  }

  /// Separates a function's name from the digits after it: `log100` is `log 100`.
  private mutating func splitName(_ word: String) {
    let head = String(word.prefix(while: { $0.isLetter }))
    guard head.count < word.count, Catalogue.function(named: head) != nil else { return }
    text.removeLast(word.count)
    text += head + " " + word.dropFirst(head.count)
  }

  private mutating func replaceEnd(from start: Character, with word: String) {
    guard let index = text.lastIndex(of: start) else { return }
    text.replaceSubrange(index..., with: word)
  }

  /// Completes the last word before a character that is not part of it.
  ///
  /// - Returns: a function whose name followed by a number is also another function's, and therefore ambiguous:
  ///   `log10`.
  mutating func finishWord() -> String? {
    guard let word = trailingWord else { return nil }
    let head = String(word.prefix(while: { $0.isLetter }))
    guard head.count < word.count, Catalogue.function(named: head) != nil else { return nil }
    if Catalogue.function(named: word) != nil { return word }
    splitName(word)
    return nil
  }

  /// Deletes the last character, and a space before it.
  mutating func removeLast() {
    while text.last?.isWhitespace == true { text.removeLast() }
    if !text.isEmpty { text.removeLast() }
  }

  /// Deletes the last word or number.
  mutating func removeLastWord() { text.removeLast(max(1, tail.count)) }

  /// Closes a bracket, or adds the parentheses that a function lacks: `sin 30)` is `sin(30)`. False if there is nothing
  /// to close.
  mutating func close() -> Bool {
    if openBrackets > 0 {
      text.append(")")
      return true
    }
    var index = text.endIndex
    while index > text.startIndex {
      let before = text.index(before: index)
      if "√∛".contains(text[before]), index < text.endIndex, text[index] != "(" {
        text.insert("(", at: index)
        text.append(")")
        return true
      }
      if text[before].isWhitespace, index < text.endIndex, text[index] != "(" {
        let head = TypedText(String(text[..<before]))
        if let word = head.trailingWord, Catalogue.function(named: word) != nil {
          text.replaceSubrange(before..<index, with: "(")
          text.append(")")
          return true
        }
      }
      index = before
    }
    return false
  }

  // MARK: Parts

  /// Whether the text ends in a percent sign, which a number would turn into a remainder.
  var endsInPercent: Bool { text.last { !$0.isWhitespace } == "%" }

  /// The first function or constant that follows a percent sign without an operation between them.
  var nameBehindPercent: String? {
    for part in text.split(separator: "%").dropFirst() {
      let word = String(part.drop { $0.isWhitespace }.prefix { $0.isLetter })
      if Catalogue.reservedWords.contains(word) { continue }
      if Catalogue.function(named: word) != nil || Catalogue.constant(named: word) != nil { return word }
    }
    return nil
  }

  /// The words for the current time.
  static let clockWords = ["today", "now"]

  private static let names = Catalogue.functions.filter { $0.isNamed }.flatMap { [$0.name] + $0.aliases }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character.isNumber && !"²³".contains(character)
  }

  /// The trailing letters, digits and points: `30`, `2sin`, `1e5`.
  private var run: Substring { text.suffix(text.reversed().prefix { Self.isWordCharacter($0) || $0 == "." }.count) }

  /// The trailing number, including its exponent.
  var trailingNumber: String? {
    let run = run
    return run.isEmpty || trailingWord != nil ? nil : String(run)
  }

  /// The trailing word, without a number before it: `sin` for `2sin`, none for `1e5` and `0x1F`.
  var trailingWord: String? {
    let run = run
    var rest = run.drop { $0.isNumber || $0 == "." || $0 == "_" }
    guard !rest.isEmpty else { return nil }
    if rest.startIndex > run.startIndex, let first = rest.first {
      let number = run[..<rest.startIndex]
      let behind = rest.dropFirst()
      if number == "0", "xXbBoO".contains(first) { return nil }
      if "eE".contains(first), behind.first?.isNumber ?? true {
        rest = behind.drop(while: { $0.isNumber })
        if rest.isEmpty { return nil }
      }
    }
    return String(rest)
  }

  /// The end of the text for display while typing: the last word or number, and a trailing bracket or sign.
  var tail: Substring {
    let closing = text.reversed().prefix { !(Self.isWordCharacter($0) || ".,".contains($0)) }.count
    let word = text.dropLast(closing).reversed().prefix { Self.isWordCharacter($0) || ".,".contains($0) }.count
    return text.suffix(closing > 2 ? closing : closing + word)
  }

  /// Whether the text ends in a complete operand.
  var endsOperand: Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
    if let word = TypedText(withoutBlanks).trailingWord {
      return Catalogue.constant(named: word) != nil || Catalogue.unit(named: word) != nil
        || Self.clockWords.contains(word)
    }
    return last.isNumber || ".)%!°²³".contains(last)
  }

  /// Whether a trailing `+` or `-` would be a sign or belong to an exponent, instead of being infix.
  var expectsOperand: Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    if "+-−*×·/÷^√∛(,;".contains(last) { return true }
    if let number = trailingNumber, let mark = number.last {
      return "eE".contains(mark) && number.dropLast().allSatisfy { !$0.isLetter }
    }
    let word = TypedText(String(text[...(text.lastIndex { !$0.isWhitespace } ?? text.startIndex)])).trailingWord
    // Names that are also units are units after a number: `20 min`.
    return word.map {
      Catalogue.function(named: $0) != nil && (Catalogue.unit(named: $0) == nil || withoutBlanks.count == $0.count)
    }
      ?? false
  }

  private var withoutBlanks: String {
    String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
  }

  /// Whether the last word is a unit that may continue: `l` for `lx`.
  var endsInsideUnit: Bool { trailingWord.map { Catalogue.constant(named: $0) == nil } ?? false }

  // MARK: Units in a chain

  /// An operation after a unit that belongs to it if a unit follows: `km/`, `kg *`.
  struct HeldOperation {
    let before: String
    let key: CalculatorKey
    /// The text typed after it.
    let behind: String
  }

  /// The offset of the held-back operation.
  private(set) var heldOffset: Int?

  var heldOperation: HeldOperation? {
    guard let heldOffset else { return nil }
    let index = text.utf8.index(text.startIndex, offsetBy: heldOffset)
    guard index < text.endIndex, let key = CalculatorKey.typed(text[index]) else { return nil }
    return HeldOperation(
      before: String(text[..<index]), key: key,
      behind: String(text[text.index(after: index)...].drop(while: { $0.isWhitespace })))
  }

  /// The operand and the target of a trailing conversion; `nil` if there is none outside brackets.
  var conversion: (value: String, target: String)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let place = words.lastIndex(of: "to") else { return nil }
    let (value, target) = (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
    let isOutside =
      TypedText(value).openBrackets == 0 && TypedText(target).openBrackets == 0 && target.allSatisfy { $0 != ")" }
    return isOutside && !value.isEmpty && !target.isEmpty ? (value, target) : nil
  }

  /// Holds back an operation after a unit; false if it belongs to the chain.
  mutating func holds(_ key: CalculatorKey) -> Bool {
    if let held = heldOperation, !Self.beginsWithUnit(held.behind) { return false }
    guard let word = TypedText(withoutBlanks).trailingWord, Self.isUnit(word), withoutBlanks.count > word.count else {
      return false
    }
    let target = conversion?.target
    // An exponent belongs to the unit, whatever follows it; `to ft+in/16` requests sixteenths.
    let isExponent = key == .power && text.last?.isWhitespace == false
    let isDenominator = key == .divide && target?.contains("+") == true
    let signs: [CalculatorKey: String] = [.multiply: "*", .divide: "/", .add: "+", .power: "^"]
    guard isExponent || key == .multiply || key == .divide || key == .add && target != nil, let sign = signs[key] else {
      return false
    }
    if !isExponent, !isDenominator { heldOffset = text.utf8.count }
    text += sign
    return true
  }

  /// Whether a character can belong to a unit after the held-back operation.
  func continuesUnit(_ character: Character) -> Bool {
    guard let held = heldOperation, held.behind.isEmpty else { return true }
    return character.isLetter || "°′″".contains(character)
  }

  /// Whether the first word of a text is a unit.
  static func beginsWithUnit(_ text: String) -> Bool {
    isUnit(String(text.prefix { $0.isLetter || "°′″_".contains($0) }))
  }

  private static func isUnit(_ word: String) -> Bool { Catalogue.unit(named: word) != nil || RateTable.isCode(word) }

  /// The number of open brackets.
  var openBrackets: Int { max(0, text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }) }

  /// The text with its brackets closed.
  var closed: String {
    withoutBlanks + String(repeating: ")", count: openBrackets)
  }
}

#if !hasFeature(Embedded)
  extension TypedText: Codable {
    enum CodingKeys: String, CodingKey { case text, exactness, heldOffset = "held" }
  }
#endif
