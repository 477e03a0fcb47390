import ReckonNumbers

/// Instants in tables: in the syntax of the language, and as databases write them, `2024-03-01 10:00:05.25+00`.
enum InstantSpelling {
  /// The reading of a text, and its spelling in the language, to which the reading's ranges refer.
  ///
  /// - Parameter text: without surrounding blanks.
  static func read(_ text: ArraySlice<UInt8>) -> (reading: InstantToken.Reading, spelling: [UInt8]) {
    let known = Array(text)
    let reading = InstantToken.read(known, at: 0)
    if case .instant(let token) = reading, token.end < known.count, known.count < longest {
      let spelling = spelled(known)
      return (InstantToken.read(spelling, at: 0), spelling)
    }
    return (reading, known)
  }

  /// No instant from a database is longer.
  private static let longest = 64

  /// The language's spelling of a text that begins with a date.
  private static func spelled(_ text: [UInt8]) -> [UInt8] {
    var spelling = MinusSign.ascii(text) ?? text
    let dateCount = 10
    // A blank separates date and time.
    if spelling.count > dateCount, spelling[dateCount] == UInt8(ascii: " ") { spelling[dateCount] = UInt8(ascii: "T") }
    for name in [" UTC", " Z"] where String(decoding: spelling, as: UTF8.self).hasSuffix(name) {
      spelling.removeLast(name.utf8.count)
      spelling.append(UInt8(ascii: "Z"))
    }
    // An offset has hours and minutes, separated by a colon.
    guard let sign = spelling.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }), sign > dateCount
    else {
      return spelling
    }
    let digits = spelling[(sign + 1)...]
    if digits.allSatisfy({ 0x30...0x39 ~= $0 }), digits.count == 2 || digits.count == 4 {
      let minutes = digits.count == 2 ? [0x30, 0x30] : Array(digits.suffix(2))
      spelling.replaceSubrange((sign + 1)..., with: digits.prefix(2) + [UInt8(ascii: ":")] + minutes)
    }
    if spelling[sign - 1] == UInt8(ascii: " ") { spelling.remove(at: sign - 1) }
    return spelling
  }
}
