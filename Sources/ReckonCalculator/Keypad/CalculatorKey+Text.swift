import Reckon

/// A word that names no key.
public struct CalculatorKeyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word as written.
  public let word: String
  /// Its offset in the text, in characters from 0.
  public let position: Int
  /// The closest key name.
  public let suggestion: String?

  /// One sentence with the error and a hint, in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { sentence.description }

  /// The message as a phrase.
  package var sentence: Phrase {
    let advice: Phrase =
      suggestion.map { Phrase("didYouMean", "did you mean \($0)?") }
      ?? Phrase("writeKeysAsOnTheKeypad", "write keys as on the keypad, with spaces between them")
    return Phrase(
      "noKeyIsCalledCharacter", "no key is called ‘\(VisibleText.part(word))’ (character \(position + 1)); \(advice)")
  }

  public var description: String { message }
}

extension CalculatorKey {
  /// The keys that a text names, in order.
  ///
  /// Words are separated by white space. A word is a key's glyph, its raw name, its ASCII press, or a name of its
  /// function, operator or constant: `sin`, `×`, `multiply`, `*`, `√`, `sqrt`. A word of digits, points and symbols
  /// only is split into characters: `12+3=`.
  ///
  /// - Throws: ``CalculatorKeyError`` at the first other word.
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

  /// The key with a glyph, a raw name, a press or a name of its function, operator or constant.
  public init?(spelling: String) {
    guard let key = Self.keysBySpelling[spelling] else { return nil }
    self = key
  }

  private static func keys(of word: String, at position: Int) throws(CalculatorKeyError) -> [CalculatorKey] {
    if let key = keysBySpelling[word] { return [key] }
    var keys: [CalculatorKey] = []
    for character in word {
      // Splitting letters would misinterpret a misspelled name.
      guard !(character.isASCII && character.isLetter), let key = keysBySpelling[String(character)] else {
        throw CalculatorKeyError(
          word: word, position: position, suggestion: Suggestion.nearest(to: word, among: keysBySpelling.keys.sorted()))
      }
      keys.append(key)
    }
    return keys
  }

  /// All spellings of the key.
  var spellings: [String] {
    var own = [glyph, rawValue, press]
    // A key that extends its operator, such as x² with its exponent, is not the operator's key.
    let addsMore = if case .postfix(_, suffix: let suffix, _) = row.action { !suffix.isEmpty } else { false }
    if !addsMore, let spelling = row.action.spelling { own += spelling.names + spelling.functionNames }
    return own + own.filter { $0.contains("−") }.map { $0.replacing("−", with: "-") }
  }

  /// Keys by spelling; if two keys share one, it belongs to the first.
  private static let keysBySpelling: [String: CalculatorKey] = {
    var keys: [String: CalculatorKey] = [:]
    // A key's own glyph, name and press take precedence over the catalogue's names.
    for key in allCases {
      for spelling in [key.glyph, key.rawValue, key.press] { keys[spelling] = keys[spelling] ?? key }
    }
    for key in allCases { for spelling in key.spellings where keys[spelling] == nil { keys[spelling] = key } }
    // The usual ASCII substitute for ×.
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
