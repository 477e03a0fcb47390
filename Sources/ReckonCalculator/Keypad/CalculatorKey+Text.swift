import Reckon

/// A word that names no key.
public struct CalculatorKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word as it was written.
  public let word: String
  /// Where it starts in the text, in characters from 0.
  public let position: Int
  /// The nearest name of a key.
  public let suggestion: String?

  /// One sentence that says what is wrong and what to do, in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { sentence.description }

  /// The message as a phrase.
  package var sentence: Phrase {
    let advice: Phrase =
      suggestion.map { Phrase("didYouMean", "did you mean \($0)?") }
      ?? Phrase("writeKeysAsOnTheKeypad", "write keys as on the keypad, with spaces between them")
    return Phrase("noKeyIsCalledCharacter", "no key is called ‘\(VisibleText.part(word))’ (character \(position + 1)); \(advice)")
  }

  public var description: String { message }
}

extension CalculatorKey {
  /// The keys that a text names, in order.
  ///
  /// Words are separated by white space. A word is a key's glyph, its raw name, its ASCII press, or a name of its function, operator
  /// or constant: `sin`, `×`, `multiply`, `*`, `√`, `sqrt`. A word of digits, points and signs alone is taken character by character: `12+3=`.
  ///
  /// - Throws: ``CalculatorKeyError`` at the first word that is neither.
  /// - Complexity: O(length of the text).
  public static func keys(of text: String) throws(CalculatorKeyError) -> [CalculatorKey] {
    var keys: [CalculatorKey] = []
    var position = 0
    for piece in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace }) {
      if !piece.isEmpty { keys += try Self.keys(of: String(piece), at: position) }
      position += piece.count + 1
    }
    return keys
  }

  /// The key of a glyph, a raw name, a press or a name of its function, operator or constant.
  public init?(spelling: String) {
    guard let key = Self.keysBySpelling[spelling] else { return nil }
    self = key
  }

  private static func keys(of word: String, at position: Int) throws(CalculatorKeyError) -> [CalculatorKey] {
    if let key = keysBySpelling[word] { return [key] }
    var keys: [CalculatorKey] = []
    for character in word {
      // Letters would make a guess of a mistyped name.
      guard !(character.isASCII && character.isLetter), let key = keysBySpelling[String(character)] else {
        throw CalculatorKeyError(
          word: word, position: position, suggestion: Suggestion.nearest(to: word, among: keysBySpelling.keys.sorted()))
      }
      keys.append(key)
    }
    return keys
  }

  /// All that may be written for the key.
  var spellings: [String] {
    var own = [glyph, rawValue, press]
    // A key that adds something of its own to its operator, as the exponent of x², is not the operator's key.
    let addsMore = if case .postfix(_, suffix: let suffix, _) = row.action { !suffix.isEmpty } else { false }
    if !addsMore, let spelling = row.action.spelling { own += spelling.names + spelling.functionNames }
    return own + own.filter { $0.contains("−") }.map { $0.replacing("−", with: "-") }
  }

  /// Keys by all that may be written for them; of two keys with one spelling it is the first one's.
  private static let keysBySpelling: [String: CalculatorKey] = {
    var keys: [String: CalculatorKey] = [:]
    // A key's own glyph, name and press go before what the catalogue adds.
    for key in allCases { for spelling in [key.glyph, key.rawValue, key.press] { keys[spelling] = keys[spelling] ?? key } }
    for key in allCases { for spelling in key.spellings where keys[spelling] == nil { keys[spelling] = key } }
    // What people type for ×.
    keys["x"] = .multiply
    return keys
  }()
}

extension Catalogue.Spelling {
  /// The names of the function that an operator applies, if formulas can call it.
  fileprivate var functionNames: [String] {
    guard let row = function.flatMap(Catalogue.function(_:)), row.isNamed else { return [] }
    return [row.name] + row.aliases
  }
}
