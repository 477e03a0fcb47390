import ReckonCatalogue

/// The header of a stored form: four letters, the version of the format (two bytes), and a checksum of the rest
/// (FNV-1a, eight bytes), low byte first. The checksum distinguishes damage from a bug; nothing relies on it.
package struct ImageHeader {
  package let magic: [UInt8]
  package let version: UInt16
  private let subject: Phrase
  private static let size = 14

  /// - Parameter subject: the name of the stored form in messages.
  package init(magic: String, version: UInt16, subject: Phrase) {
    self.magic = Array(magic.utf8)
    self.version = version
    self.subject = subject
  }

  /// The stored form of some tables.
  package func sealed(_ tables: [UInt8]) -> [UInt8] {
    var header = magic + [UInt8(truncatingIfNeeded: version), UInt8(truncatingIfNeeded: version >> 8)]
    let checksum = Self.checksum(tables[...])
    for shift in stride(from: UInt64(0), to: 64, by: 8) { header.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return header + tables
  }

  /// An image with a corrected checksum, as an attacker would forge it.
  package func mended(_ image: [UInt8]) -> [UInt8] {
    image.count < Self.size ? image : Array(image[..<6]) + sealed(Array(image[Self.size...]))[6...]
  }

  /// A reader for the tables of a stored form.
  ///
  /// - Parameters:
  ///   - limits: the limits on exact numbers that are reassembled.
  ///   - isCancelled: called at least once per millisecond of reading; true ends it with `cancelled`.
  /// - Throws: `badImage` if the bytes are not this stored form, come from a newer version, or are damaged.
  package func open(
    _ image: [UInt8], limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> ImageReader {
    guard image.count >= Self.size, image.starts(with: magic) else {
      throw Program.damaged("itIs", "it is not \(subject)")
    }
    let found = UInt16(image[4]) | UInt16(image[5]) << 8
    guard found <= version else {
      throw Program.damaged("itsFormatIsNewer", "its format \(Int(found)) is newer than \(Int(version))")
    }
    guard found >= 1 else { throw Program.damaged("itsFormatIsUnknown", "its format \(Int(found)) is unknown") }
    let stored = image[6..<14].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard stored == Self.checksum(image[Self.size...]) else {
      throw Program.damaged("itsChecksumDoesNotFit", "its checksum does not match")
    }
    return ImageReader(image, at: Self.size, version: found, limits, isCancelled)
  }

  /// FNV-1a, 64 bits.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Writes the tables of a stored form.
package struct ImageWriter {
  package var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: UInt32) { Instruction.write(value, to: &bytes) }
  package mutating func write(_ exactness: Exactness) { write(UInt32(exactness.rawValue)) }
  package mutating func write(word value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
  package mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8)
  }
  package mutating func write(_ source: SourceText) {
    // Line numbers come from the caller, who may have invented them: one beyond 32 bits has a flag of its own.
    let line = UInt32(exactly: source.firstLine)
    write((source.name == nil ? 0 : 1) | (source.firstLine == 1 ? 0 : line == nil ? 4 : 2))
    if let name = source.name { write(name) }
    if let line { if line != 1 { write(line) } } else { write(word: UInt64(bitPattern: Int64(source.firstLine))) }
    write(source.text)
  }
  package mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }
  package mutating func write(_ range: SourceRange) {
    write(range.lower)
    write(range.upper - range.lower)
  }
  package mutating func write<Element>(_ elements: [Element], _ body: (inout Self, Element) -> Void) {
    write(UInt32(elements.count))
    for element in elements { body(&self, element) }
  }
}

/// A block of a stored form that is read separately, later or never.
package struct ImageBlock: Sendable {
  fileprivate let bytes: [UInt8]
  fileprivate let range: Range<Int>
  fileprivate let version: UInt16
}

/// Reads the tables of a stored form. Nothing that it creates is larger than the bytes it reads.
package struct ImageReader {
  /// The version of the form being read.
  package let version: UInt16
  private let bytes: [UInt8]
  private let end: Int
  private var at: Int
  private var poll: CancellationPoll
  /// The remaining budget for reassembled numbers.
  var work: Work

  init(_ bytes: [UInt8], at start: Int, version: UInt16, _ limits: Limits, _ isCancelled: (@Sendable () -> Bool)?) {
    self.bytes = bytes
    self.version = version
    at = start
    end = bytes.count
    poll = CancellationPoll(isCancelled)
    work = Self.work(limits, isCancelled)
  }

  /// Reads the bytes of a block.
  init(_ block: ImageBlock, _ limits: Limits, _ isCancelled: (@Sendable () -> Bool)?) {
    bytes = block.bytes
    version = block.version
    at = block.range.lowerBound
    end = block.range.upperBound
    poll = CancellationPoll(isCancelled)
    work = Self.work(limits, isCancelled)
  }

  /// The budget of an evaluation, but at least enough for numbers of some thousand digits.
  private static func work(_ limits: Limits, _ isCancelled: (@Sendable () -> Bool)?) -> Work {
    let (units, overflow) = UInt64(limits.steps).multipliedReportingOverflow(by: 100)
    return Work(
      bits: limits.numberBits, digits: limits.decidingDigits,
      units: overflow ? .max : max(units, ExactNumber.readingWork),
      isCancelled: isCancelled)
  }

  package var isAtEnd: Bool { at == end }

  /// A block of bytes that is read separately, later or never.
  package mutating func block() throws(FormulaError) -> ImageBlock {
    let count = try count()
    defer { at += count }
    return ImageBlock(bytes: bytes, range: at..<at + count, version: version)
  }

  package mutating func integer() throws(FormulaError) -> UInt32 {
    guard at < end, let value = Instruction.read(bytes, at: &at), at <= end else {
      throw Program.damaged("itEndsTooEarly", "it ends too early")
    }
    if poll.isCancelled(after: 16) { throw .cancelled }
    return value
  }

  package mutating func flag() throws(FormulaError) -> Bool {
    let value = try integer()
    guard value <= 1 else { throw Program.damaged("flagIsNeither0Nor1", "a flag is neither 0 nor 1") }
    return value == 1
  }

  package mutating func exactness() throws(FormulaError) -> Exactness {
    guard let exactness = Exactness(rawValue: UInt8(truncatingIfNeeded: min(try integer(), 0xFF))) else {
      throw Program.damaged("exactnessOfANumberIsUnknown", "the exactness of a number is unknown")
    }
    return exactness
  }

  /// A number of elements of at least `size` bytes each, which must fit into the remaining bytes.
  package mutating func count(of size: Int = 1) throws(FormulaError) -> Int {
    let count = try self.size()
    guard count <= (end - at) / size else {
      throw Program.damaged("tableIsLongerThanTheFile", "a table is longer than the file")
    }
    return count
  }

  package mutating func word() throws(FormulaError) -> UInt64 {
    try bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  package mutating func bytes(_ count: Int) throws(FormulaError) -> ArraySlice<UInt8> {
    guard count <= end - at else { throw Program.damaged("itEndsTooEarly", "it ends too early") }
    if poll.isCancelled(after: count) { throw .cancelled }
    defer { at += count }
    return bytes[at..<at + count]
  }

  package mutating func text() throws(FormulaError) -> String {
    let slice = try bytes(count())
    // Validation has a high fixed cost, and most texts are short and ASCII.
    if slice.allSatisfy({ $0 < 0x80 }) { return String(decoding: slice, as: UTF8.self) }
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw Program.damaged("textIsNotUTF8", "a text is not UTF-8")
    }
    return text
  }

  package mutating func source() throws(FormulaError) -> SourceText {
    let marks = try integer()
    guard marks <= 5 else { throw Program.damaged("textMarksAreUnknown", "a text's marks are unknown") }
    let name = marks & 1 == 1 ? try text() : nil
    let line = marks & 4 == 4 ? Int64(bitPattern: try word()) : marks & 2 == 2 ? Int64(try integer()) : 1
    guard marks & 4 == 0 || UInt32(exactly: line) == nil else {
      throw Program.damaged("numberIsLongerThanItNeedBe", "a number is longer than necessary")
    }
    guard let firstLine = Int(exactly: line) else {
      throw Program.damaged("numberIsTooLargeForThis", "a number is too large for this machine")
    }
    return SourceText(try text(), name: name, firstLine: firstLine)
  }

  package mutating func range() throws(FormulaError) -> SourceRange {
    let start = try size()
    return SourceRange(start: start, end: try offset(behind: start))
  }

  /// A size, such as a number of bytes or elements.
  package mutating func size() throws(FormulaError) -> Int { try offset(behind: 0) }

  /// The position at a distance after another one. With 32-bit words not every distance is valid.
  package mutating func offset(behind start: Int) throws(FormulaError) -> Int {
    let distance = Int(exactly: try integer())
    guard let (end, overflows) = distance.map({ start.addingReportingOverflow($0) }), !overflows,
      UInt32(exactly: end) != nil
    else {
      throw Program.damaged("numberIsTooLargeForThis", "a number is too large for this machine")
    }
    return end
  }
}
