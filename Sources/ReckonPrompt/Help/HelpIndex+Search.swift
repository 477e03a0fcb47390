import Reckon

/// Full-text search over names, summaries in each language, and keywords.
extension HelpIndex {
  /// The entries that match words, best first.
  ///
  /// An entry is scored by its best name or keyword phrase, compared with the complete query, and by its match for each
  /// word, weighted by rarity (inverse document frequency). Entries that lack most of the weighted words are omitted.
  ///
  /// - Complexity: O(characters of the entries · words).
  package static func search(_ text: String, among entries: [HelpEntry]) -> [HelpEntry] {
    let query = SearchWords(of: text)
    guard !query.words.isEmpty else { return [] }
    let isOfOtherScript = !text.utf8.allSatisfy { $0 < 0x80 }
    let matches = entries.map { entry in
      var match = SearchMatch(query)
      for name in entry.names {
        match.add(name: name)
        match.isNamed = match.isNamed || name == text
      }
      for phrase in entry.keywords.split(separator: ",") { match.add(keywords: phrase) }
      let summary = entry.summarySentence
      match.add(line: summary.text(in: .english))
      if isOfOtherScript {
        for language in Language.allCases where language != .english { match.add(line: summary.text(in: language)) }
      }
      return match
    }
    let rarity = query.words.indices.map { word in
      let count = matches.count { $0.hits[word] > 0 }
      return Double(logarithmOf: entries.count + 1, over: count + 1)
    }
    let all = rarity.reduce(0, +)
    var found: [(place: Int, score: Double)] = []
    for (place, match) in matches.enumerated() {
      let part = zip(rarity, match.hits).reduce(0) { $0 + ($1.1 > 0 ? $1.0 : 0) }
      guard part > 0, part * 5 >= all * 2 else { continue }
      let aboutness = zip(rarity, match.hits).reduce(0) { $0 + $1.0 * $1.1 } / all
      found.append((place, 2 * match.likeness + aboutness + (match.isNamed ? 1 : 0)))
    }
    return found.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map { entries[$0.place] }
  }
}

extension Double {
  /// The rarity of a property that `count` of `all` have, in bits.
  fileprivate init(logarithmOf all: Int, over count: Int) {
    // A bit count is precise enough for ranking, and needs no library.
    self = Double(Int.bitWidth - (all / count).leadingZeroBitCount)
  }
}

/// The normalized words of a text: case-folded, stemmed and without stop words.
struct SearchWords {
  private(set) var words: [[UInt8]] = []
  /// The complete text without word separators.
  private(set) var joined: [UInt8] = []

  init(of text: String) {
    Self.each(in: text) { word in
      joined += word
      words.append(Self.stem(word))
    }
    let meaning = words.filter { !Self.fillers.contains($0) }
    if !meaning.isEmpty { words = meaning }
    if words.count > Self.mostWords { words.removeLast(words.count - Self.mostWords) }
  }

  /// Longer queries would only cost time.
  private static let mostWords = 12

  /// Stop words, normalized.
  static let fillers: Set<[UInt8]> = Set(
    """
    a an the of in on at to for from by with and or is are was be do does did how what when where which who why much many my your i me it this \
    that there can get find use calculate compute calculator formula function value
    """.split(separator: " ").map { stem(Array($0.utf8)) })

  /// Calls `body` with each lowercase word of a text: letters, digits and non-ASCII characters.
  static func each(in text: some StringProtocol, splitsCase: Bool = false, _ body: ([UInt8]) -> Void) {
    var word: [UInt8] = []
    var isLower = false
    for byte in text.utf8 {
      let isUpper = 0x41...0x5A ~= byte
      guard isUpper || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte >= 0x80 else {
        // Ohm's is one word.
        if byte == UInt8(ascii: "'") { continue }
        if !word.isEmpty { body(word) }
        word.removeAll(keepingCapacity: true)
        isLower = false
        continue
      }
      if splitsCase, isUpper, isLower {
        body(word)
        word.removeAll(keepingCapacity: true)
      }
      isLower = !isUpper
      word.append(isUpper ? byte | 0x20 : byte)
    }
    if !word.isEmpty { body(word) }
  }

  /// The stem of an English word: payments and payment, sets and setting have the same one.
  static func stem(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 3, word.allSatisfy({ $0 < 0x80 }) else { return word }
    var stem = word[...]
    func ends(_ ending: StaticString) -> Bool {
      stem.count > ending.utf8CodeUnitCount + 2
        && stem.suffix(ending.utf8CodeUnitCount).elementsEqual(
          UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
    }
    if ends("ies") {
      stem = stem.dropLast(3) + [UInt8(ascii: "y")]
    } else if ends("sses") || ends("xes") || ends("ches") || ends("shes") {
      stem = stem.dropLast(2)
    } else if ends("s"), !ends("ss"), !ends("us"), !ends("is") {
      stem = stem.dropLast()
    }
    if ends("ing") { stem = stem.dropLast(3) } else if ends("ed") { stem = stem.dropLast(2) }
    if let last = stem.last, stem.count > 4, stem.dropLast().last == last, last != UInt8(ascii: "s") {
      stem = stem.dropLast()
    }
    if ends("e") { stem = stem.dropLast() }
    return Array(stem)
  }
}

/// The match of an entry with the words of a query.
struct SearchMatch {
  let query: SearchWords
  /// The match for each word, 0 to 1.
  private(set) var hits: [Double]
  /// The similarity of the best name or keyword phrase to the complete query, 0 to 1.
  private(set) var likeness = 0.0
  /// Whether the text is its name.
  var isNamed = false

  init(_ query: SearchWords) {
    self.query = query
    hits = Array(repeating: 0, count: query.words.count)
  }

  /// Compares with a name, whose words may be separated by capital letters.
  mutating func add(name: String) { add(phrase: name, splitsCase: true, weight: 1) }

  /// Compares with a keyword phrase, which several entries may share.
  mutating func add(keywords: some StringProtocol) { add(phrase: keywords, splitsCase: false, weight: 0.9) }

  private mutating func add(phrase: some StringProtocol, splitsCase: Bool, weight: Double) {
    var count = 0
    var joined: [UInt8] = []
    var best = Array(repeating: 0.0, count: hits.count)
    SearchWords.each(in: phrase, splitsCase: splitsCase) { word in
      joined += word
      let stem = SearchWords.stem(word)
      if !SearchWords.fillers.contains(stem) { count += 1 }
      for (place, wanted) in query.words.enumerated() { best[place] = max(best[place], Self.fit(of: stem, wanted)) }
    }
    for place in best.indices { hits[place] = max(hits[place], best[place]) }
    let share = 2 * best.reduce(0, +) / Double(hits.count + max(count, 1))
    likeness = max(likeness, weight * (joined == query.joined ? 1 : min(share, 1)))
    if joined == query.joined { hits = hits.map { max($0, 1) } }
  }

  /// Compares with the summary line, which weighs less than names.
  mutating func add(line: String) {
    SearchWords.each(in: line) { word in
      // A fast path: most words of a line share no first byte with a query word.
      guard query.words.contains(where: { $0[0] == word[0] || $0[0] >= 0x80 }) else { return }
      let stem = SearchWords.stem(word)
      for (place, wanted) in query.words.enumerated() {
        hits[place] = max(hits[place], Self.fit(of: stem, wanted) * 0.6)
      }
    }
  }

  /// The similarity of a word to a query word: equality, a common prefix, or, for compounds and words with particles as
  /// in Korean, containment.
  private static func fit(of word: [UInt8], _ wanted: [UInt8]) -> Double {
    if word == wanted { return 1 }
    if wanted[0] >= 0x80 {
      // A syllable has three bytes; a single one carries little information.
      guard min(word.count, wanted.count) > 3 else { return 0 }
      if word.starts(with: wanted) || wanted.starts(with: word) { return 0.7 }
      return word.count > wanted.count
        && word.indices.dropLast(wanted.count - 1).contains { word[$0...].starts(with: wanted) } ? 0.5 : 0
    }
    return wanted.count > 3 && word.starts(with: wanted) ? 0.6 : 0
  }
}
