import ReckonCatalogue

/// An expression as a person types it, for which no keys stand: names, exponents, commas. The language reads it as a whole.
///
/// A calculator's user types `sin30` where the language expects `sin 30`: a digit behind the name of a function begins its operand. That
/// blank is written into the text, so that people see how it is read. Nothing else is changed.
struct TypedText: Hashable, Sendable {
  private(set) var text: String {
    didSet { if let heldOffset, heldOffset >= text.utf8.count { self.heldOffset = nil } }
  }
  /// How exact the least exact number was that was written there, rather than typed.
  var exactness: Exactness

  /// The longest text, in bytes.
  static let longest = 4_000

  init(_ text: String = "", exactness: Exactness = .exact, heldOffset: Int? = nil) {
    self.text = text
    self.exactness = exactness
    self.heldOffset = heldOffset
  }

  // MARK: Growing

  /// Writes one character as it is meant behind the others.
  mutating func append(_ character: Character) {
    switch character {
    case _ where character.isWhitespace: if let last = text.last, !last.isWhitespace { text.append(" ") }
    case "0"..."9", ".": appendDigit(character)
    // What people type for ×, unless it belongs to a word.
    case "x" where endsOperand && trailingNumber != "0" && !endsInsideUnit: text.append("×")
    case "p" where text.hasSuffix("×") && TypedText(String(text.dropLast())).trailingWord == "e": replaceEnd(from: "×", with: "xp")
    case "r" where text.hasSuffix("×o") || text.hasSuffix("× o"): replaceEnd(from: "×", with: "xor")
    default: text.append(character)
    }
  }

  /// Writes text as it stands.
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

  /// Sets a function's name apart from the digits behind it: `log100` is `log 100`.
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

  /// Completes the last word before something that is not part of it.
  ///
  /// - Returns: a function whose name is also that of another one with a number behind it, and so cannot be told apart: `log10`.
  mutating func finishWord() -> String? {
    guard let word = trailingWord else { return nil }
    let head = String(word.prefix(while: { $0.isLetter }))
    guard head.count < word.count, Catalogue.function(named: head) != nil else { return nil }
    if Catalogue.function(named: word) != nil { return word }
    splitName(word)
    return nil
  }

  /// Takes the last character back, and a blank before it.
  mutating func removeLast() {
    while text.last?.isWhitespace == true { text.removeLast() }
    if !text.isEmpty { text.removeLast() }
  }

  /// Takes the last word or number back.
  mutating func removeLastWord() { text.removeLast(max(1, tail.count)) }

  /// Closes a bracket, or the brackets that a function's name did without: `sin 30)` is `sin(30)`. False when there is nothing to close.
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

  /// Whether a percent is last, behind which a number would make a remainder of it.
  var endsInPercent: Bool { text.last { !$0.isWhitespace } == "%" }

  /// The first function or constant that stands behind a percent without an operation between them.
  var nameBehindPercent: String? {
    for part in text.split(separator: "%").dropFirst() {
      let word = String(part.drop { $0.isWhitespace }.prefix { $0.isLetter })
      if Catalogue.reservedWords.contains(word) { continue }
      if Catalogue.function(named: word) != nil || Catalogue.constant(named: word) != nil { return word }
    }
    return nil
  }

  /// The words that stand for the time of day.
  static let clockWords = ["today", "now"]

  private static let names = Catalogue.functions.filter { $0.isNamed }.flatMap { [$0.name] + $0.aliases }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character.isNumber && !"²³".contains(character)
  }

  /// The letters, digits and points at the end: `30`, `2sin`, `1e5`.
  private var run: Substring { text.suffix(text.reversed().prefix { Self.isWordCharacter($0) || $0 == "." }.count) }

  /// A number at the end, with its exponent and all.
  var trailingNumber: String? {
    let run = run
    return run.isEmpty || trailingWord != nil ? nil : String(run)
  }

  /// The word at the end, without a number before it: `sin` of `2sin`, none of `1e5` and `0x1F`.
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

  /// The end of the text that a display shows as what is being typed: the last word or number, and a bracket or sign that it ends with.
  var tail: Substring {
    let closing = text.reversed().prefix { !(Self.isWordCharacter($0) || ".,".contains($0)) }.count
    let word = text.dropLast(closing).reversed().prefix { Self.isWordCharacter($0) || ".,".contains($0) }.count
    return text.suffix(closing > 2 ? closing : closing + word)
  }

  /// Whether an operand is complete at the end.
  var endsOperand: Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
    if let word = TypedText(withoutBlanks).trailingWord {
      return Catalogue.constant(named: word) != nil || Catalogue.unit(named: word) != nil || Self.clockWords.contains(word)
    }
    return last.isNumber || ".)%!°²³".contains(last)
  }

  /// Whether `+` or `-` at the end is a sign or belongs to an exponent, rather than between two operands.
  var expectsOperand: Bool {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return true }
    if "+-−*×·/÷^√∛(,;".contains(last) { return true }
    if let number = trailingNumber, let mark = number.last { return "eE".contains(mark) && number.dropLast().allSatisfy { !$0.isLetter } }
    let word = TypedText(String(text[...(text.lastIndex { !$0.isWhitespace } ?? text.startIndex)])).trailingWord
    // Of names that are both, a number makes units: `20 min`.
    return word.map { Catalogue.function(named: $0) != nil && (Catalogue.unit(named: $0) == nil || withoutBlanks.count == $0.count) }
      ?? false
  }

  private var withoutBlanks: String { String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]) }

  /// Whether the last word is a unit that may still grow: `l` of `lx`.
  var endsInsideUnit: Bool { trailingWord.map { Catalogue.constant(named: $0) == nil } ?? false }

  // MARK: Units in a chain

  /// An operation behind a unit that belongs to it if a unit follows: `km/`, `kg *`.
  struct HeldOperation {
    let before: String
    let key: CalculatorKey
    /// The text typed after it.
    let behind: String
  }

  /// Where the operation stands that is held back.
  private(set) var heldOffset: Int?

  var heldOperation: HeldOperation? {
    guard let heldOffset else { return nil }
    let index = text.utf8.index(text.startIndex, offsetBy: heldOffset)
    guard index < text.endIndex, let key = CalculatorKey.typed(text[index]) else { return nil }
    return HeldOperation(
      before: String(text[..<index]), key: key, behind: String(text[text.index(after: index)...].drop(while: { $0.isWhitespace })))
  }

  /// The operand and the target of a conversion at the end; `nil` if there is none outside brackets.
  var conversion: (value: String, target: String)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let place = words.lastIndex(of: "to") else { return nil }
    let (value, target) = (words[..<place].joined(separator: " "), words[(place + 1)...].joined(separator: " "))
    let isOutside = TypedText(value).openBrackets == 0 && TypedText(target).openBrackets == 0 && target.allSatisfy { $0 != ")" }
    return isOutside && !value.isEmpty && !target.isEmpty ? (value, target) : nil
  }

  /// Takes in an operation behind a unit; false when it is the chain's.
  mutating func holds(_ key: CalculatorKey) -> Bool {
    if let held = heldOperation, !Self.beginsWithUnit(held.behind) { return false }
    guard let word = TypedText(withoutBlanks).trailingWord, Self.isUnit(word), withoutBlanks.count > word.count else { return false }
    let target = conversion?.target
    // An exponent belongs to the unit, whatever stands behind it; `to ft+in/16` asks for sixteenths.
    let isExponent = key == .power && text.last?.isWhitespace == false
    let isDenominator = key == .divide && target?.contains("+") == true
    let signs: [CalculatorKey: String] = [.multiply: "*", .divide: "/", .add: "+", .power: "^"]
    guard isExponent || key == .multiply || key == .divide || key == .add && target != nil, let sign = signs[key] else { return false }
    if !isExponent, !isDenominator { heldOffset = text.utf8.count }
    text += sign
    return true
  }

  /// Whether a character can belong to a unit behind the operation that is held back.
  func continuesUnit(_ character: Character) -> Bool {
    guard let held = heldOperation, held.behind.isEmpty else { return true }
    return character.isLetter || "°′″".contains(character)
  }

  /// Whether the first word of a text is a unit.
  static func beginsWithUnit(_ text: String) -> Bool { isUnit(String(text.prefix { $0.isLetter || "°′″_".contains($0) })) }

  private static func isUnit(_ word: String) -> Bool { Catalogue.unit(named: word) != nil || RateTable.isCode(word) }

  /// How many brackets are open.
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
