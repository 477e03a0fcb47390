import Reckon

/// Finds the ends of the values in a JSON array that arrives incrementally, or of consecutive values without an array.
///
/// Only brackets, quotes and commas are examined: whether the values are objects is checked when they are read.
struct JSONBoundary {
  /// The layout of the values.
  enum Layout: Hashable, Sendable {
    /// Only white space so far.
    case unknown
    /// In an array, between commas.
    case array
    /// Without commas, such as one object per line.
    case sequence
  }

  private(set) var layout = Layout.unknown
  /// The offset of the first value: after the opening bracket of an array.
  private(set) var start: Int?
  /// The offset after the last complete value and its comma; 0 if there is none.
  private(set) var lastEnd = 0
  /// The offset of the closing bracket of the array.
  private(set) var closing: Int?
  /// Whether the array has another value after its last comma, or no comma.
  private(set) var isComplete = false
  /// The offset of the first byte after the array that is not white space.
  private(set) var trailing: Int?
  /// Whether a comma announces another value.
  private var followsComma = false
  /// Whether a value has begun since the last comma.
  private var hasValue = false
  private var depth = 0
  private var isInText = false
  private var scanned = 0

  /// Whether the bytes end inside a value.
  var isInsideValue: Bool { depth > 0 || isInText }

  /// Continues after a value in a known layout.
  mutating func resume(_ layout: Layout) { (self.layout, followsComma) = (layout, true) }

  mutating func skip(_ count: Int) { scanned = max(scanned, count) }

  /// Scans the bytes added since the last call.
  ///
  /// - Complexity: O(new bytes).
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var at = scanned
    while at < bytes.count {
      if isInText {
        guard let end = Self.textEnd(base, from: at, to: bytes.count) else {
          // A backslash and the byte that it escapes are scanned together.
          scanned = bytes.count
          if Self.endsInEscape(base, from: at, to: bytes.count) { scanned -= 1 }
          return
        }
        (at, isInText) = (end, false)
        continue
      }
      scan(base, at)
      at += 1
    }
    scanned = bytes.count
  }

  /// Scans a byte outside texts.
  @inline(__always) private mutating func scan(_ base: UnsafePointer<UInt8>, _ at: Int) {
    switch base[at] {
    case 0x22:
      isInText = true
      begin(at)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if layout == .unknown, base[at] == UInt8(ascii: "[") {
        (layout, start) = (.array, at + 1)
      } else {
        begin(at)
        depth += 1
      }
    case UInt8(ascii: "]"), UInt8(ascii: "}"): close(base, at)
    case UInt8(ascii: ","):
      guard depth == 0 else { return }
      if layout == .array, closing == nil {
        (lastEnd, hasValue, followsComma) = (at + 1, false, true)
      } else {
        begin(at)
      }
    case 0x0A:
      // A value that is not an object ends with its line.
      if depth == 0, layout == .sequence, hasValue { (lastEnd, hasValue) = (at + 1, false) }
    case 0x20, 0x09, 0x0D: break
    default: if depth == 0 { begin(at) }
    }
  }

  @inline(__always) private mutating func begin(_ at: Int) {
    guard depth == 0 else { return }
    if layout == .unknown { layout = .sequence }
    hasValue = true
    if closing != nil, trailing == nil { trailing = at }
  }

  private mutating func close(_ base: UnsafePointer<UInt8>, _ at: Int) {
    if depth > 0 {
      depth -= 1
      if depth == 0, layout == .sequence { (lastEnd, hasValue) = (at + 1, false) }
    } else if base[at] == UInt8(ascii: "]"), layout == .array, closing == nil {
      (closing, isComplete) = (at, hasValue || !followsComma)
    } else {
      begin(at)
    }
  }

  /// The offset after the closing quote of a text; `nil` if there is none.
  private static func textEnd(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var at = start
    while at < end {
      if bytes[at] == 0x22 { return at + 1 }
      at += bytes[at] == 0x5C ? 2 : 1
    }
    return nil
  }

  private static func endsInEscape(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
    var count = 0
    while end - count > start, bytes[end - count - 1] == 0x5C { count += 1 }
    return count % 2 == 1
  }

  /// The end of a value, the offset at which the next may begin, and that of a line end in one of its texts.
  ///
  /// - Complexity: O(bytes of the value).
  static func value(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, _ layout: Layout
  ) -> (end: Int, next: Int, lineEnd: Int?) {
    var (at, depth) = (start, 0)
    var lineEnd: Int?
    while at < end {
      switch bytes[at] {
      case 0x22:
        let close = textEnd(bytes, from: at + 1, to: end) ?? end
        if lineEnd == nil { lineEnd = bytes.firstIndex(of: 0x0A, from: at, to: close) }
        at = close
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth > 0 { depth -= 1 }
        if depth == 0, layout != .array { return (at + 1, at + 1, lineEnd) }
      case UInt8(ascii: ","): if depth == 0, layout == .array { return (at, at + 1, lineEnd) }
      case 0x0A: if depth == 0, layout != .array { return (at, at + 1, lineEnd) }
      default: break
      }
      at += 1
    }
    return (end, end, lineEnd)
  }
}

extension Field {
  /// The bytes of a JSON value on one line: white space around line ends becomes one blank, or none next to a bracket.
  static func onOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0A) else { return Array(bytes) }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var isInText = false
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if isInText || !isSpace(byte) {
        line.append(byte)
        if isInText, byte == 0x5C, at + 1 < bytes.count {
          at += 1
          line.append(bytes[at])
        } else if byte == 0x22 {
          isInText.toggle()
        }
        at += 1
        continue
      }
      let next = bytes[at...].firstIndex { !isSpace($0) } ?? bytes.count
      let hasLineEnd = bytes[at..<next].contains(0x0A)
      let isNextToBracket =
        line.last.map { "[{".utf8.contains($0) } ?? true || next == bytes.count || "]}".utf8.contains(bytes[next])
      if !hasLineEnd { line += bytes[at..<next] } else if !isNextToBracket { line.append(0x20) }
      at = next
    }
    return line
  }
}
