/// Fields in double quotes, as in RFC 4180: quotes in the content are doubled, and text after the closing quote is kept
/// verbatim.
enum QuotedField {
  static let quote: UInt8 = 0x22

  /// The offset of the quote that closes a field, or of a final one that may be the first of two; `nil` if there is
  /// none.
  ///
  /// - Parameter start: after the opening quote, or anywhere inside the field except between two quotes.
  @inline(__always) static func closingQuote(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var at = start
    while let found = bytes.firstIndex(of: quote, from: at, to: end) {
      guard found &+ 1 < end, bytes[found &+ 1] == quote else { return found }
      at = found &+ 2
    }
    return nil
  }

  /// The content of a field that begins with a quote.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard let base = bytes.baseAddress else { return [] }
    let end = closingQuote(base, from: 1, to: bytes.count) ?? bytes.count
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var at = 1
    while at < end {
      text.append(bytes[at])
      at += bytes[at] == quote ? 2 : 1
    }
    return end < bytes.count ? text + bytes[(end + 1)...] : text
  }

  /// Whether nothing follows the closing quote of a field.
  static func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    return closingQuote(base, from: 1, to: bytes.count) == bytes.count - 1
  }
}
