import Reckon

/// Reads XML piece by piece: starts and ends of elements, and the text between them.
///
/// It reads UTF-8. Prefixes of names are ignored, comments and processing instructions are skipped, and a document type
/// is refused, so that there are no entities but the five that XML has by itself, and nothing is ever expanded.
package struct XMLReader: Sendable {
  package enum Piece: Sendable, Equatable {
    case start, end, text
  }

  /// How deep elements may lie within each other.
  package static let depthLimit = 100
  /// How many elements a part may have.
  package static let elementLimit = 8_000_000
  /// The longest text of a cell or formula, in bytes: Excel has 32,767 characters.
  package static let textLimit = 1 << 17
  /// How many attributes an element may have.
  package static let attributeLimit = 1000

  private struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  let bytes: [UInt8]
  /// The first byte that has not been read.
  private(set) var offset = 0
  /// The names of the open elements, with their prefixes.
  private var open: [Range<Int>] = []
  private var attributes: [Attribute] = []
  private var elementCount = 0
  /// Whether the element that has just started has no content: `<a/>`.
  private var endsNow = false
  /// Whether the outermost element has been read.
  private var isComplete = false
  /// The name of the element that has just started or ended, without its prefix.
  package private(set) var name = ""
  /// The text that has just been read, and whether it may have references to characters.
  private var textRange = 0..<0
  private var isLiteral = false

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// How many elements are open.
  var depth: Int { open.count }

  /// The next piece; `nil` behind the outermost element.
  ///
  /// - Throws: `WorkbookError` where the text is no XML, ends early, has a document type, or is not in UTF-8.
  /// - Complexity: O(length of the piece).
  package mutating func next() throws(WorkbookError) -> Piece? {
    if endsNow {
      endsNow = false
      return close()
    }
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        if try readText() { return .text }
        continue
      }
      switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "!"):
        if follows("<!--") {
          try skip(past: "-->")
        } else if follows("<![CDATA[") {
          guard !open.isEmpty else { throw problem(.notXML) }
          let start = offset + 9
          try skip(past: "]]>")
          (textRange, isLiteral) = (start..<offset - 3, true)
          return .text
        } else {
          throw problem(.documentType)
        }
      case UInt8(ascii: "/"): return try readEnd()
      default: return try readStart()
      }
    }
    guard isComplete else { throw problem(.endsEarly) }
    return nil
  }

  /// The text that has just been read.
  package func text() throws(WorkbookError) -> String {
    try string(isLiteral ? Array(bytes[textRange]) : decoded(textRange))
  }

  /// An attribute of the element that has just started, by its name without a prefix.
  package func attribute(_ name: StaticString) throws(WorkbookError) -> String? {
    for attribute in attributes where isName(attribute.name, name) { return try string(decoded(attribute.value)) }
    return nil
  }

  /// Reads up to the end of the element that has just started.
  ///
  /// - Parameter skipped: elements in it whose text does not count.
  /// - Returns: the text in it and in its elements.
  /// - Throws: `WorkbookError`, also for a text of more than ``textLimit`` bytes.
  mutating func content(without skipped: String = "") throws(WorkbookError) -> String {
    var text: [UInt8] = []
    let depth = open.count
    while let piece = try next() {
      switch piece {
      case .text:
        guard text.count + textRange.count <= Self.textLimit else {
          throw problem(.limit(Phrase("workbookText", "a text has more than \(Self.textLimit) bytes")))
        }
        if isLiteral { text += bytes[textRange] } else { text += try decoded(textRange) }
      case .start: if name == skipped { try skipElement() }
      case .end: if open.count < depth { return try string(text) }
      }
    }
    return try string(text)
  }

  /// Skips what is in the element that has just started.
  mutating func skipElement() throws(WorkbookError) {
    let depth = open.count
    while let piece = try next() { if piece == .end, open.count < depth { return } }
  }

  /// A problem at the place that is read.
  func problem(_ problem: WorkbookError.Problem) -> WorkbookError { WorkbookError(problem, byte: offset) }
}

// MARK: Pieces

extension XMLReader {
  /// Reads text up to the next mark.
  ///
  /// - Returns: whether it belongs to an element.
  private mutating func readText() throws(WorkbookError) -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard !open.isEmpty else {
      guard bytes[start..<offset].allSatisfy(Self.isSpace) else {
        offset = start
        throw problem(.notXML)
      }
      return false
    }
    (textRange, isLiteral) = (start..<offset, false)
    return true
  }

  private mutating func readStart() throws(WorkbookError) -> Piece {
    guard !isComplete else { throw problem(.notXML) }
    guard open.count < Self.depthLimit else { throw problem(.nesting) }
    elementCount += 1
    guard elementCount <= Self.elementLimit else {
      throw problem(.limit(Phrase("workbookElements", "there are more than \(Self.elementLimit) elements")))
    }
    offset += 1
    let full = try readName()
    attributes.removeAll(keepingCapacity: true)
    while true {
      let start = offset
      skipSpace()
      guard offset < bytes.count else { throw problem(.endsEarly) }
      if follows("/>") {
        offset += 2
        endsNow = true
        break
      }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      guard offset > start else { throw problem(.notXML) }
      try readAttribute()
    }
    open.append(full)
    name = localName(full)
    return .start
  }

  private mutating func readAttribute() throws(WorkbookError) {
    guard attributes.count < Self.attributeLimit else { throw problem(.attributes) }
    let name = try readName()
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { throw problem(.notXML) }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw problem(.notXML)
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count else { throw problem(.endsEarly) }
    guard bytes[offset] == quote else { throw problem(.notXML) }
    attributes.append(Attribute(name: name, value: start..<offset))
    offset += 1
  }

  private mutating func readEnd() throws(WorkbookError) -> Piece {
    let start = offset
    offset += 2
    let full = try readName()
    skipSpace()
    guard offset < bytes.count else { throw problem(.endsEarly) }
    guard bytes[offset] == UInt8(ascii: ">"), let last = open.last, isSame(last, full) else {
      offset = start
      throw problem(.notXML)
    }
    offset += 1
    return close()
  }

  private func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where bytes[a.lowerBound + index] != bytes[b.lowerBound + index] { return false }
    return true
  }

  private mutating func close() -> Piece {
    name = localName(open.removeLast())
    isComplete = open.isEmpty
    return .end
  }

  /// Reads a name. Letters are all bytes above ASCII too.
  private mutating func readName() throws(WorkbookError) -> Range<Int> {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { throw problem(.endsEarly) }
    guard offset > start else { throw problem(.notXML) }
    return start..<offset
  }

  private mutating func skip(past end: StaticString) throws(WorkbookError) {
    while offset < bytes.count {
      if bytes[offset] == end.utf8Start.pointee, follows(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw problem(.endsEarly)
  }

  private mutating func skipSpace() { while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 } }
}
