import ReckonCatalogue

/// The stored form of a program: bytes that any machine can read back.
///
/// Layout: `RKNP`, the format's version (two bytes), a checksum of what follows (FNV-1a, eight bytes), then the tables one after another;
/// integers in seven-bit groups, text as length and UTF-8, numbers as the eight bytes of binary64 or the sixteen of decimal128 (binary
/// integer significand), low byte first.
/// The checksum tells damage from an error of ours; nothing relies on it, and reading always verifies.
extension Program {
  /// The version of the stored form that this build writes, and the newest that it reads.
  public static let imageVersion: UInt16 = 2
  private static let magic = Array("RKNP".utf8)
  private static let headerSize = 14

  /// The program's stored form.
  ///
  /// - Complexity: O(size of the program).
  public var image: [UInt8] {
    var writer = ImageWriter()
    writer.write(UInt32(draft.angleUnit.rawValue))
    writer.write(draft.numberMode == .decimal ? 1 : 0)
    switch draft.resultForm {
    case .plain: writer.write(0)
    case .unit(let unit):
      writer.write(1)
      writer.write(unit)
    case .notation(let notation):
      writer.write(2)
      writer.write(notation.rawValue)
    }
    writer.write(draft.ratesDate)
    writer.write(draft.holdsInexact ? 1 : 0)
    writer.write(draft.isOptimized ? 1 : 0)
    writer.write(draft.sources) { writer, source in
      writer.write(source.name == nil ? 0 : 1)
      if let name = source.name { writer.write(name) }
      writer.write(source.text)
    }
    writer.write(draft.variables) { $0.write($1) }
    writer.write(draft.hosts) { writer, host in
      writer.write(host.name)
      writer.write(UInt32(clamping: host.parameterCount))
      writer.write(host.isPure ? 1 : 0)
    }
    switch draft.numberMode {
    case .double: writer.write(draft.constants) { $0.write(word: $1.bitPattern) }
    case .decimal:
      writer.write(draft.decimals) { writer, decimal in
        writer.write(word: UInt64(truncatingIfNeeded: decimal.bitPattern))
        writer.write(word: UInt64(truncatingIfNeeded: decimal.bitPattern >> 64))
      }
    }
    writer.write(draft.subroutines) { writer, subroutine in
      writer.write(subroutine.name)
      writer.write(UInt32(clamping: subroutine.code.count))
      writer.write(UInt32(clamping: subroutine.parameterCount))
      writer.write(UInt32(clamping: subroutine.localCount))
    }
    writer.write(UInt32(clamping: draft.code.count))
    writer.bytes += draft.code
    var last = 0
    writer.write(draft.sourceMap) { writer, entry in
      writer.write(UInt32(clamping: entry.offset - last))
      writer.write(UInt32(clamping: entry.source))
      writer.write(entry.range)
      last = entry.offset
    }
    writer.write(draft.notes) { writer, note in
      writer.write(note.kind.rawValue)
      writer.write(note.range)
      writer.write(note.reading)
      writer.write(note.alternative)
    }
    var header = Self.magic
    header += [UInt8(truncatingIfNeeded: Self.imageVersion), UInt8(truncatingIfNeeded: Self.imageVersion >> 8)]
    let checksum = Self.checksum(writer.bytes[...])
    for shift in stride(from: UInt64(0), to: 64, by: 8) { header.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return header + writer.bytes
  }

  /// Reads a stored program and verifies it.
  ///
  /// - Throws: `badImage` when the bytes are not a program's stored form, are damaged, come from a newer version,
  ///   or hold a program that fails verification; `limitExceeded` when it is too large.
  /// - Complexity: O(bytes). Memory is proportional to the bytes.
  public init(image: [UInt8], limits: Limits = Limits()) throws(FormulaError) {
    guard image.count >= Self.headerSize, image.starts(with: Self.magic) else { throw Self.damaged("it is not a stored program") }
    let version = UInt16(image[4]) | UInt16(image[5]) << 8
    guard version <= Self.imageVersion else { throw Self.damaged("its format \(version) is newer than \(Self.imageVersion)") }
    guard version >= 1 else { throw Self.damaged("its format \(version) is unknown") }
    let stored = image[6..<14].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard stored == Self.checksum(image[Self.headerSize...]) else { throw Self.damaged("its checksum does not fit") }
    var reader = ImageReader(bytes: image, at: Self.headerSize)
    let draft = try Self.readDraft(&reader, version: version)
    guard reader.at == image.count else { throw Self.damaged("it is longer than its content") }
    try self.init(verifying: draft, limits: limits)
  }

  /// Version 1 knew doubles and plain numbers only.
  private static func readDraft(_ reader: inout ImageReader, version: UInt16) throws(FormulaError) -> Draft {
    var draft = Draft()
    guard let unit = AngleUnit(rawValue: UInt8(clamping: try reader.integer())) else { throw damaged("its angle unit is unknown") }
    draft.angleUnit = unit
    if version >= 2 {
      draft.numberMode = try reader.flag() ? .decimal : .double
      draft.resultForm = try readResultForm(&reader)
      draft.ratesDate = try reader.text()
      draft.holdsInexact = try reader.flag()
    }
    draft.isOptimized = try reader.flag()
    for _ in 0..<(try reader.count()) {
      let name = try reader.flag() ? try reader.text() : nil
      draft.sources.append(SourceText(try reader.text(), name: name))
    }
    for _ in 0..<(try reader.count()) { draft.variables.append(try reader.text()) }
    for _ in 0..<(try reader.count()) {
      draft.hosts.append(
        HostSignature(name: try reader.text(), parameterCount: Int(try reader.integer()), isPure: try reader.flag()))
    }
    switch draft.numberMode {
    case .double: for _ in 0..<(try reader.count(of: 8)) { draft.constants.append(Double(bitPattern: try reader.word())) }
    case .decimal:
      for _ in 0..<(try reader.count(of: 16)) {
        let low = UInt128(try reader.word())
        draft.decimals.append(Decimal128(bitPattern: UInt128(try reader.word()) << 64 | low))
      }
    }
    var end = 0
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      let start = end
      end += Int(try reader.integer())
      draft.subroutines.append(
        Subroutine(
          name: name, code: start..<end, parameterCount: Int(try reader.integer()), localCount: Int(try reader.integer())))
    }
    draft.code = Array(try reader.bytes(try reader.count()))
    var offset = 0
    for index in 0..<(try reader.count()) {
      let step = Int(try reader.integer())
      guard index == 0 || step > 0 else { throw damaged("its source map is damaged") }
      offset += step
      draft.sourceMap.append(SourceMapEntry(offset: offset, source: Int(try reader.integer()), range: try reader.range()))
    }
    for _ in 0..<(try reader.count()) {
      guard let kind = Note.Kind(rawValue: try reader.text()) else { throw damaged("a note is of an unknown kind") }
      draft.notes.append(Note(kind, at: try reader.range(), reading: try reader.text(), alternative: try reader.text()))
    }
    return draft
  }

  private static func readResultForm(_ reader: inout ImageReader) throws(FormulaError) -> ResultForm {
    switch try reader.integer() {
    case 0: return .plain
    case 1: return .unit(try reader.text())
    case 2:
      guard let notation = ResultForm.Notation(rawValue: try reader.text()) else { throw damaged("its result's notation is unknown") }
      return .notation(notation)
    default: throw damaged("the form of its result is unknown")
    }
  }

  /// FNV-1a, 64 bits.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  static func damaged(_ reason: String) -> FormulaError {
    FormulaError(.badImage(reason), at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }
}

private struct ImageWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: UInt32) { Instruction.write(value, to: &bytes) }
  mutating func write(word value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
  mutating func write(_ text: String) {
    write(UInt32(clamping: text.utf8.count))
    bytes += Array(text.utf8)
  }
  mutating func write(_ range: SourceRange) {
    write(range.lower)
    write(range.upper - range.lower)
  }
  mutating func write<Element>(_ elements: [Element], _ body: (inout Self, Element) -> Void) {
    write(UInt32(clamping: elements.count))
    for element in elements { body(&self, element) }
  }
}

private struct ImageReader {
  let bytes: [UInt8]
  var at: Int

  mutating func integer() throws(FormulaError) -> UInt32 {
    guard let value = Instruction.read(bytes, at: &at) else { throw Program.damaged("it ends too early") }
    return value
  }

  mutating func flag() throws(FormulaError) -> Bool {
    let value = try integer()
    guard value <= 1 else { throw Program.damaged("a flag is neither 0 nor 1") }
    return value == 1
  }

  /// A number of elements of at least `size` bytes each, which must fit into the bytes that are left.
  mutating func count(of size: Int = 1) throws(FormulaError) -> Int {
    let count = Int(try integer())
    guard count <= (bytes.count - at) / size else { throw Program.damaged("a table is longer than the file") }
    return count
  }

  mutating func word() throws(FormulaError) -> UInt64 {
    try bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func bytes(_ count: Int) throws(FormulaError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - at else { throw Program.damaged("it ends too early") }
    defer { at += count }
    return bytes[at..<at + count]
  }

  mutating func text() throws(FormulaError) -> String {
    let slice = try bytes(count())
    guard let text = String(validating: slice, as: UTF8.self) else { throw Program.damaged("a text is not UTF-8") }
    return text
  }

  mutating func range() throws(FormulaError) -> SourceRange {
    let start = Int(try integer())
    return SourceRange(start: start, end: start + Int(try integer()))
  }
}
