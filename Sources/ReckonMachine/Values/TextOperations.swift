import ReckonCatalogue

/// Texts as sequences of user-perceived characters, compared by their Unicode scalars, independently of the locale.
package enum TextOperations {
  /// -1, 0 or 1: the order of two texts by their scalars, which is that of their bytes.
  static func order(_ a: String, _ b: String) -> Int {
    if a.utf8.elementsEqual(b.utf8) { return 0 }
    return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
  }

  static func trimmed(_ text: String) -> Substring {
    func isBlank(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
    var rest = text[...]
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  /// The byte offsets at which characters begin, and the end.
  private static func boundaries(_ text: String) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for character in text {
      offsets.append(offset)
      offset += character.utf8.count
    }
    return offsets + [offset]
  }

  /// The character ranges, from 0, of the occurrences of a text in another, without overlaps.
  ///
  /// - Parameters:
  ///   - isFirstOnly: whether to stop at the first occurrence.
  ///   - charge: called with the number of bytes compared.
  static func places<Failure: Error>(
    of part: String, in text: String, isFirstOnly: Bool, _ charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> [Range<Int>] {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    try charge(bytes.count)
    guard !wanted.isEmpty else { return isFirstOnly ? [0..<0] : [] }
    let starts = boundaries(text)
    var places: [Range<Int>] = []
    var (index, end) = (0, 0)
    while index + 1 < starts.count, starts[index] + wanted.count <= bytes.count {
      let start = starts[index]
      var length = 0
      while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
      if length > 16 { try charge(length) }
      guard length == wanted.count else {
        index += 1
        continue
      }
      // A match that ends inside a character does not count.
      end = index
      while starts[end] < start + length { end += 1 }
      guard starts[end] == start + length else {
        index += 1
        continue
      }
      places.append(index..<end)
      if isFirstOnly { break }
      index = end
    }
    return places
  }

  static func replaced(_ part: String, in text: String, by other: String, _ run: ValueRun) throws(Work.Stop) -> String {
    let places = try places(of: part, in: text, isFirstOnly: false, run.charge)
    guard !places.isEmpty else { return text }
    try run.take(text: text.utf8.count + places.count * (other.utf8.count - part.utf8.count))
    let characters = Array(text)
    var result = ""
    var next = 0
    for place in places {
      result += String(characters[next..<place.lowerBound]) + other
      next = place.upperBound
    }
    return result + String(characters[next...])
  }

  /// Whether a text contains another that begins and ends at character boundaries.
  package static func contains(_ text: String, _ part: String) -> Bool {
    !places(of: part, in: text, isFirstOnly: true) { _ in }.isEmpty
  }

  /// Whether a text begins with another that ends at a character boundary.
  package static func starts(_ text: String, with part: String) -> Bool {
    guard text.utf8.starts(with: part.utf8) else { return false }
    return boundaries(String(text.prefix(part.count + 1))).contains(part.utf8.count)
  }

  /// Whether a text ends with another that begins at a character boundary.
  package static func ends(_ text: String, with part: String) -> Bool {
    let (whole, end) = (text.utf8.count, part.utf8.count)
    guard whole >= end, text.utf8.suffix(end).elementsEqual(part.utf8) else { return false }
    var offset = whole
    for character in text.reversed() where offset > whole - end { offset -= character.utf8.count }
    return offset == whole - end
  }

  /// The number that a text spells: digits, optionally grouped by commas, with a sign, a point and a power of ten;
  /// `nil` if it spells none.
  static func number(_ text: String, _ mode: NumberMode) -> (number: NumericValue, exactness: Exactness)? {
    var digits = ""
    var rest = trimmed(text)[...]
    if let sign = rest.first, sign == "-" || sign == "−" || sign == "+" {
      if sign != "+" { digits = "-" }
      rest.removeFirst()
    }
    let whole = rest.prefix { isDigit($0) || $0 == "," }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard let first = groups.first, 1...3 ~= first.utf8.count, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
      else { return nil }
    }
    digits += groups.joined()
    rest = rest[whole.endIndex...]
    var places = Substring()
    if rest.first == "." {
      places = rest.dropFirst().prefix(while: isDigit)
      rest = rest[places.endIndex...]
    }
    guard !whole.isEmpty || !places.isEmpty else { return nil }
    if whole.isEmpty { digits += "0" }
    if !places.isEmpty { digits += "." + places }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      digits += "e"
      if let sign = rest.first, sign == "-" || sign == "+" || sign == "−" {
        digits += sign == "+" ? "" : "-"
        rest.removeFirst()
      }
      let exponent = rest.prefix(while: isDigit)
      guard !exponent.isEmpty else { return nil }
      digits += exponent
      rest = rest[exponent.endIndex...]
    }
    guard rest.isEmpty else { return nil }
    var flags: Decimal128.Flags = []
    if mode == .decimal {
      let isNegative = digits.hasPrefix("-")
      guard let value = NumberLiteral.decimal(Array(isNegative ? digits.dropFirst().utf8 : digits[...].utf8), &flags),
        value.isFinite
      else {
        return nil
      }
      return (.decimal(isNegative ? -value : value), Exactness(flags))
    }
    guard let number = NumericValue(digits, in: mode), number.isFinite else { return nil }
    return (number, .exact)
  }

  private static func isDigit(_ character: Character) -> Bool { character.utf8.count == 1 && "0"..."9" ~= character }
}
