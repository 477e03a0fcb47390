/// A sentence, or a part of one, that people read: in English as the sources write it, and in the other languages with the same arguments.
///
/// ```swift
/// let phrase: Phrase = "the name \(name) is not known"
/// phrase.text(in: .english)     // the name ‘x’ is not known
/// phrase.text(in: .korean)      // 이름 ‘x’는 알 수 없습니다
/// ```
///
/// The English words are also what other languages find theirs by (``sentence``): another language is one more table. A sentence that a
/// language lacks stays English. Two phrases are equal when they read the same.
public struct Phrase: Sendable {
  /// What stands in a phrase.
  public indirect enum Part: Hashable, Sendable {
    /// Words of the phrase itself.
    case words(String)
    /// A name, a number or another text that is the same in each language.
    case text(String)
    /// A phrase within this one.
    case phrase(Phrase)
    /// A phrase within this one that begins with a capital letter, where the language has them.
    case capitalized(Phrase)
    /// So many things; English forms the plural by an s.
    case count(Int, of: String)
  }

  /// The parts in their English order.
  public let parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// A sentence of the sources without arguments, from a table of them.
  public init(sentence: String) { parts = sentence.isEmpty ? [] : [.words(sentence)] }

  /// A text that is the same in each language.
  public init(verbatim text: String) { parts = text.isEmpty ? [] : [.text(text)] }

  /// One of several names: `deg, rad or grad`.
  package static func choice(of names: [String]) -> Phrase { "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")" }

  /// The English words with a mark `{}` in place of each argument.
  public var sentence: String {
    var result = ""
    for part in parts { if case .words(let words) = part { result += words } else { result += "{}" } }
    return result
  }

  /// The phrase with a capital letter at its beginning, where a language has them: a noun as a title.
  package var capitalized: Phrase { Phrase(parts: [.capitalized(self)]) }

  /// The phrase as it reads in a language.
  public func text(in language: Language) -> String {
    guard language != .english else { return english }
    let arguments = parts.filter { if case .words = $0 { false } else { true } }
    guard arguments.count < parts.count else { return arguments.map { $0.text(in: language) }.joined() }
    guard let words = language.words(for: sentence) else {
      return parts.map { $0.text(in: language) }.joined()
    }
    return Template.filled(words, with: arguments.map { $0.text(in: language) })
  }

  /// The phrase with its texts changed, those of phrases in it too.
  package func mapTexts(_ change: (String) -> String) -> Phrase {
    Phrase(
      parts: parts.map { part in
        switch part {
        case .words, .count: part
        case .text(let text): .text(change(text))
        case .phrase(let phrase): .phrase(phrase.mapTexts(change))
        case .capitalized(let phrase): .capitalized(phrase.mapTexts(change))
        }
      })
  }

  private var english: String {
    var result = ""
    for part in parts { result += part.text(in: .english) }
    return result
  }
}

extension Phrase.Part {
  func text(in language: Language) -> String {
    switch self {
    case .words(let words): return words
    case .text(let text): return text
    case .phrase(let phrase): return phrase.text(in: language)
    case .capitalized(let phrase):
      let text = phrase.text(in: language)
      return text.prefix(1).uppercased() + text.dropFirst()
    case .count(let count, let noun):
      if language == .english { return "\(count) \(noun)\(count == 1 ? "" : "s")" }
      return language.words(for: "{} \(noun)").map { Template.filled($0, with: ["\(count)"]) } ?? "\(count) \(noun)"
    }
  }
}

extension Phrase: Hashable {
  public static func == (a: Phrase, b: Phrase) -> Bool { a.english == b.english }

  public func hash(into hasher: inout Hasher) { hasher.combine(english) }
}

extension Phrase: CustomStringConvertible {
  /// The phrase in the ``Language/current`` language.
  public var description: String { text(in: .current) }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// What an interpolation gathers.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ words: String) { if !words.isEmpty { parts.append(.words(words)) } }
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    public mutating func appendInterpolation(_ text: Substring) { parts.append(.text(String(text))) }
    public mutating func appendInterpolation(_ number: Int) { parts.append(.text("\(number)")) }
    public mutating func appendInterpolation(_ phrase: Phrase) { parts.append(.phrase(phrase)) }
    /// So many of what a noun names.
    public mutating func appendInterpolation(_ count: Int, of noun: String) { parts.append(.count(count, of: noun)) }
  }

  public init(stringLiteral words: String) { self.init(sentence: words) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
