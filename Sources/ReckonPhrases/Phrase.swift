/// A sentence, or a part of one, that people read: in English as the sources write it, and in the other languages with
/// the same arguments.
///
/// ```swift
/// let phrase = Phrase("nameIsUnknown", "the name \(name) is not known")
/// phrase.text(in: .english)     // the name ‘x’ is not known
/// phrase.text(in: .korean)      // 이름 ‘x’는 알 수 없습니다
/// ```
///
/// Other languages find their words by a key: another language is one more table. A word or a term, a phrase without
/// arguments, needs no key of its own: `length` is found by itself. Other phrases without a key are the same in each
/// language but for their arguments. Two phrases are equal when they read the same in English.
public struct Phrase: Sendable {
  /// A part of a phrase.
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

  /// The key by which other languages find their words, unless the phrase is its own.
  let ownKey: Key?

  /// The key by which other languages find their words; `nil` for arguments without words.
  package var key: Key? {
    if let ownKey { return ownKey }
    if parts.count == 1, case .words(let words) = parts[0] { return Key(.word, words) }
    return nil
  }

  init(parts: [Part], key: Key? = nil) { (self.parts, ownKey) = (parts, key) }

  /// A sentence of the sources.
  ///
  /// - Parameters:
  ///   - key: the name by which other languages find their words.
  ///   - english: its English words, with its arguments.
  public init(_ key: String, _ english: Phrase) { self = english.keyed(.text, key) }

  /// The text of a row of a table, by the group of the table and the row's name.
  package init(_ group: Group, _ id: String, _ english: String) { self = Phrase(sentence: english).keyed(group, id) }

  /// A word or a term, which is its own key.
  public init(sentence: String) { self.init(parts: sentence.isEmpty ? [] : [.words(sentence)]) }

  /// A text that is the same in each language.
  public init(verbatim text: String) { self.init(parts: text.isEmpty ? [] : [.text(text)]) }

  /// A sentence with marks `{1}` where its arguments stand.
  package init(template: String, _ arguments: [String]) {
    var parts: [Part] = []
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.words(String(rest[..<open]))) }
      let number = Int(rest[rest.index(after: open)..<close]) ?? 0
      parts.append(.text(arguments.indices.contains(number - 1) ? arguments[number - 1] : ""))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    self.init(parts: parts)
  }

  /// One of several names: `deg, rad or grad`.
  package static func choice(of names: [String]) -> Phrase {
    Phrase("choice", "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
  }

  /// The phrase with a key. A phrase that has one keeps it.
  package func keyed(_ group: Group, _ id: String) -> Phrase {
    ownKey == nil ? Phrase(parts: parts, key: Key(group, id)) : self
  }

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
    guard let words = key.flatMap({ language.words(for: $0) }) else {
      return parts.map { $0.text(in: language) }.joined()
    }
    let arguments = parts.filter { if case .words = $0 { false } else { true } }
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
      }, key: ownKey)
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
      return language.words(for: Phrase.Key(.count, noun)).map { Template.filled($0, with: ["\(count)"]) }
        ?? "\(count) \(noun)"
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
  /// The collected parts of an interpolated literal.
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
  public init(stringInterpolation: StringInterpolation) { self.init(parts: stringInterpolation.parts) }
}
