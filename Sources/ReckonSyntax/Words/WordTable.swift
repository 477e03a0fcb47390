import ReckonCatalogue

/// The rows of ``Catalogue/words``, indexed by first word.
package struct WordTable: Sendable {
  package static let shared = WordTable(Catalogue.words, Catalogue.wordPatterns)

  /// Longest first.
  private let rows: [String: [Word]]
  /// For each first byte, a bit set of the lengths of first words: it rules out most names.
  private let lengths: [UInt64]
  /// Words of two or more letters anywhere in a row.
  private let all: Set<String>
  /// The patterns by their possible first words.
  private let patterns: [String: [Int]]
  private let patternRows: [WordPattern]
  /// Number words, and unit words.
  let numbers: Set<String>
  private let unitWords: Set<String>

  /// Question words that are unlikely to be names.
  static let questionWords = ["how", "what", "whats", "which", "when"]

  /// Whether a word makes its line a question, which may end in a question mark.
  func isQuestionWord(_ word: String) -> Bool {
    Self.questionWords.contains(word) || rows(beginningWith: word).contains { $0.meaning == .question }
  }

  init(_ words: [Word], _ patterns: [WordPattern]) {
    var rows: [String: [Word]] = [:]
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in words {
      let first = word.words[0]
      rows[first, default: []].append(word)
      for byte in Set(["\(first)", first.uppercased()].compactMap { $0.utf8.first }) {
        lengths[Int(byte)] |= 1 << UInt64(min(first.utf8.count, 63))
      }
    }
    self.rows = rows.mapValues { rows in rows.sorted { $0.words.count > $1.words.count } }
    self.lengths = lengths
    // Words that occur only in patterns or are ignored may be variables of equations, `2 price = 30`.
    let all = Set(words.lazy.filter { if case .ignored = $0.meaning { false } else { true } }.flatMap { $0.words })
    var numbersOfPatterns: [String: [Int]] = [:]
    for (number, pattern) in patterns.enumerated() {
      for case .words(let words, let isOptional) in pattern.parts {
        for word in words { numbersOfPatterns[word, default: []].append(number) }
        if !isOptional { break }
      }
    }
    (self.patterns, patternRows) = (numbersOfPatterns, patterns)
    self.all = all.filter { $0.utf8.count > 1 }
    numbers = Set(
      words.lazy.filter { row in
        if case .signs(let signs) = row.meaning { return signs.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        return false
      }.compactMap { $0.words.count == 1 ? $0.words[0] : nil })
    unitWords = Set(words.lazy.filter { if case .unitPower = $0.meaning { true } else { false } }.map { $0.words[0] })
  }

  /// The rows that begin with a lowercase word, longest first.
  func rows(beginningWith word: String) -> [Word] { rows[word] ?? [] }

  /// The patterns that may begin with a word.
  func patterns(with word: String) -> [WordPattern] { patterns[word]?.map { patternRows[$0] } ?? [] }

  /// Whether a word before a unit denotes its exponent.
  func isUnitWord(_ word: String) -> Bool { unitWords.contains(word) }

  /// The most likely correction of a misspelled word, `until` for `untl`; none for short words, which are close to
  /// many.
  ///
  /// - Parameter isBehindNumber: whether the word must be allowed after a number, `euro`.
  /// - Complexity: O(words).
  package func suggestion(for name: String, isBehindNumber: Bool = false) -> String? {
    guard !Suggestion.isShort(name) else { return nil }
    let lowercased = name.lowercased()
    let likely = (isBehindNumber ? Self.wordsBehindNumbers : Self.allWords).lazy.filter {
      !Suggestion.isShort($0) || $0.utf8.count == 3 && lowercased.hasPrefix($0)
    }
    return Suggestion.nearest(to: name, among: likely, within: 1)
  }

  /// The candidate corrections in order: words allowed after a number, and all words.
  private static let wordsBehindNumbers = shared.all.subtracting(shared.numbers).sorted()
  private static let allWords: [String] = {
    var words = Set(wordsBehindNumbers)
    for case .words(let others, _) in shared.patternRows.lazy.flatMap({ $0.parts }) { words.formUnion(others) }
    return words.sorted()
  }()

  /// Whether a name of two or more letters occurs in a row.
  func isWord(_ name: String) -> Bool { all.contains(name.lowercased()) }

  /// Whether a name is the first word of a row. The first byte and the length rule out most names.
  @inline(__always) func mayBegin(_ name: String) -> Bool {
    guard let first = name.utf8.first, lengths[Int(first)] >> UInt64(min(name.utf8.count, 63)) & 1 == 1 else {
      return false
    }
    return rows[name.lowercased()] != nil
  }
}
