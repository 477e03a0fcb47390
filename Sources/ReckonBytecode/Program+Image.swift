import ReckonCatalogue

/// The stored form of a program: bytes that any machine can read.
///
/// Layout: `RKNP`, the format's version (two bytes), a checksum of the rest (FNV-1a, eight bytes), then the tables one
/// after another; integers in groups of seven bits, text as length and UTF-8, constants as their tag and the eight
/// bytes of binary64 (0) or the sixteen of decimal128 (1; binary integer significand), low byte first; a decimal is
/// followed by its exactness. The checksum distinguishes damage from a bug; nothing relies on it, and reading always
/// verifies.
extension Program {
  /// The version of the stored form that this build writes, and the newest that it reads.
  public static let imageVersion: UInt16 = 13
  package static let header = ImageHeader(magic: "RKNP", version: imageVersion, subject: "a stored program")

  /// The program's stored form.
  ///
  /// - Complexity: O(size of the program).
  public var image: [UInt8] { draft.image }

  /// The program's stored form, optionally without the formula's text: then evaluation errors have neither range nor
  /// line.
  public func image(keepingSource: Bool) -> [UInt8] { keepingSource ? image : withoutSource.image }

  /// The program without source texts and ranges.
  package var withoutSource: Program {
    var draft = draft
    draft.sources = [SourceText("")]
    draft.sourceMap = []
    draft.notes = []
    var limits = Limits()
    limits.programBytes = .max
    // The verifier sees no difference except for the tables that are now empty.
    guard let program = try? Program(taking: &draft, limits: limits) else {
      preconditionFailure("a verified program without its texts is one too")
    }
    return program
  }

  /// Writes the tables of the stored form; see ``Draft/write(to:sourceNumber:)``.
  package func write(to writer: inout ImageWriter, sourceNumber: ((SourceText) -> UInt32)? = nil) {
    draft.write(to: &writer, sourceNumber: sourceNumber)
  }

  /// Reads a stored program and verifies it.
  ///
  /// - Parameters:
  ///   - image: the bytes.
  ///   - limits: the limits on the program and its exact numbers.
  ///   - isCancelled: called at least once per millisecond; true ends reading.
  /// - Throws: `badImage` if the bytes are not a program's stored form, are damaged, come from a newer version, or
  ///   contain a program that fails verification; `limitExceeded` if it is too large; `cancelled`.
  /// - Complexity: O(bytes). Memory use is proportional to the bytes.
  public init(image: [UInt8], limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil)
    throws(FormulaError)
  {
    let draft = try Self.draft(inImage: image, limits: limits, isCancelled: isCancelled)
    try self.init(verifying: draft, limits: limits, isCancelled: isCancelled)
  }

  /// The content of a stored form, before verification.
  package static func draft(
    inImage image: [UInt8], limits: Limits = Limits(), isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> Draft {
    var reader = try header.open(image, limits: limits, isCancelled: isCancelled)
    let draft = try readDraft(&reader, version: reader.version)
    guard reader.isAtEnd else { throw damaged("itIsLongerThanItsContent", "it is longer than its content") }
    return draft
  }

  /// Reads the tables of a stored program from the rest of a block, and verifies it.
  ///
  /// - Parameters:
  ///   - version: the version of the program's format.
  ///   - sources: the texts stored elsewhere, by index.
  package init(
    _ block: ImageBlock, version: UInt16, sources: [SourceText], limits: Limits, isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    var reader = ImageReader(block, limits, isCancelled)
    let draft = try Self.readDraft(&reader, version: version, sources: sources)
    guard reader.isAtEnd else { throw Self.damaged("programIsLonger", "a program is longer than its content") }
    try self.init(verifying: draft, limits: limits, isCancelled: isCancelled)
  }

  /// Version 1 supported only doubles and plain numbers. Before version 5 constants had no tags, before version 6
  /// inputs had no units, and results were numbers, quantities of one unit or notations. Before version 7 there were no
  /// texts, lists or missing values, before version 9 no searches, before version 13 no attempts. Before version 11 the
  /// readings in notes were stored in English.
  private static func readDraft(
    _ reader: inout ImageReader, version: UInt16, sources: [SourceText]? = nil
  ) throws(FormulaError) -> Draft {
    var draft = Draft()
    guard let number = UInt8(exactly: try reader.integer()), let unit = AngleUnit(rawValue: number) else {
      throw damaged("itsAngleUnitIsUnknown", "its angle unit is unknown")
    }
    draft.angleUnit = unit
    if version >= 2 {
      guard let mode = NumberMode(storedNumber: try reader.integer()) else {
        throw damaged("itsNumberModeIsUnknown", "its number mode is unknown")
      }
      draft.numberMode = mode
      draft.resultForm = try readResultForm(&reader)
      draft.ratesDate = try reader.text()
    }
    // Version 1 has no decimals. Versions 2 and 3 store only whether any constant is approximate, and not whether one
    // was rounded.
    let exactnessOfAll: Exactness? =
      version < 2 ? .exact : version < 4 ? try reader.flag() ? .approximate : .rounded : nil
    draft.isOptimized = try reader.flag()
    for _ in 0..<(try reader.count()) {
      guard let sources else {
        draft.sources.append(try reader.source())
        continue
      }
      let number = try reader.size()
      guard sources.indices.contains(number) else { throw damaged("textDoesNotExist", "a text does not exist") }
      draft.sources.append(sources[number])
    }
    for _ in 0..<(try reader.count()) { draft.variables.append(try reader.text()) }
    if version >= 6 { for _ in 0..<(try reader.count()) { draft.inputUnits.append(try reader.text()) } }
    for _ in 0..<(try reader.count()) {
      let (name, count, isPure) = (try reader.text(), try reader.size(), try reader.flag())
      let takesValues = version >= 7 ? try reader.flag() : false
      let values = takesValues ? try readKind(&reader) : nil
      draft.hosts.append(HostSignature(name: name, parameterCount: count, isPure: isPure, values: values))
    }
    draft.constants = try reader.constants(draft.numberMode, programVersion: version, exactnessOfAll: exactnessOfAll)
    if version >= 7 { for _ in 0..<(try reader.count()) { draft.texts.append(try reader.text()) } }
    var end = 0
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      let start = end
      end = try reader.offset(behind: end)
      draft.subroutines.append(
        Subroutine(
          name: name, code: start..<end, parameterCount: try reader.size(), localCount: try reader.size()))
    }
    draft.code = Array(try reader.bytes(try reader.count()))
    var offset = 0
    for index in 0..<(try reader.count()) {
      let next = try reader.offset(behind: offset)
      guard index == 0 || next > offset else { throw damaged("itsSourceMapIsDamaged", "its source map is damaged") }
      offset = next
      draft.sourceMap.append(SourceMapEntry(offset: offset, source: try reader.size(), range: try reader.range()))
    }
    for _ in 0..<(try reader.count()) {
      guard let kind = FormulaNote.Kind(rawValue: try reader.text()) else {
        throw damaged("noteIsOfAnUnknownKind", "a note is of an unknown kind")
      }
      let range = try reader.range()
      guard version >= 11 else {
        draft.notes.append(FormulaNote(kind, at: range, [try reader.text(), try reader.text()]))
        continue
      }
      guard let wording = FormulaNote.Wording(rawValue: try reader.text()) else {
        throw damaged("noteIsOfAnUnknownKind", "a note is of an unknown kind")
      }
      var arguments: [String] = []
      for _ in 0..<wording.argumentCount { arguments.append(try reader.text()) }
      draft.notes.append(FormulaNote(kind, at: range, as: wording, arguments))
    }
    return draft
  }

  private static func readResultForm(_ reader: inout ImageReader) throws(FormulaError) -> ResultForm {
    switch try reader.integer() {
    case 0: return .plain
    case 1: return .unit(try reader.text())
    case 2:
      guard let notation = ResultForm.Notation(word: try reader.text()) else {
        throw damaged("itsResultNotationIsUnknown", "its result's notation is unknown")
      }
      return .notation(notation)
    case 8:
      guard let notation = ResultForm.Notation(word: try reader.text()), notation.takesUnits else {
        throw damaged("itsResultNotationIsUnknown", "its result's notation is unknown")
      }
      return .notation(notation, unit: try reader.text())
    case 3: return .percent
    case 4: return .truth
    case 5: return .instant
    case 6:
      var units: [String] = []
      for _ in 0..<(try reader.count()) { units.append(try reader.text()) }
      let denominator = try reader.size()
      return .mixed(units, denominator: denominator == 0 ? nil : denominator)
    case 7: return .value(try readKind(&reader))
    case 9:
      let (offset, hostOffset) = (Int32(bitPattern: try reader.integer()), Int32(bitPattern: try reader.integer()))
      return .instantShown(as: .offset(InstantOffset(seconds: Int(offset), hostSeconds: Int(hostOffset))))
    case 11: return .instantShown(as: .weekday)
    case 12:
      let part = try readKind(ofPart: &reader)
      guard let notation = ResultForm.Notation(word: try reader.text()), notation.takesUnits,
        let unit = AngleUnit(rawValue: UInt8(truncatingIfNeeded: try reader.integer()))
      else { throw damaged("itsResultNotationIsUnknown", "its result's notation is unknown") }
      return .complex(part, notation, unit)
    case 10: return .instantShown(as: .timeOfDay(hasSeconds: try reader.integer() != 0))
    default: throw damaged("formOfItsResultIsUnknown", "the form of its result is unknown")
    }
  }

  /// Reads a kind: its number in stored forms, followed by the kind of the items for lists.
  private static func readKind(_ reader: inout ImageReader) throws(FormulaError) -> ValueKind {
    switch try reader.integer() {
    case 0: return .number
    case 1: return .percent
    case 2: return .truth
    case 3: return .instant
    case 4: return .quantity(unit: try reader.text())
    case 5: return .text
    case 6: return .missing
    case 7:
      return .list(try readKind(ofItem: &reader, depth: 1))
    case 8: return .complex(try readKind(ofPart: &reader))
    default: throw damaged("kindIsUnknown", "a kind is unknown")
    }
  }

  /// Reads the kind of a complex number's parts, which are numbers.
  private static func readKind(ofPart reader: inout ImageReader) throws(FormulaError) -> ValueKind {
    switch try reader.integer() {
    case 0: return .number
    case 4: return .quantity(unit: try reader.text())
    default: throw damaged("kindIsUnknown", "a kind is unknown")
    }
  }

  /// Reads the kind of a list's items; the rows of a matrix are lists that contain none.
  private static func readKind(ofItem reader: inout ImageReader, depth: Int) throws(FormulaError) -> ValueKind {
    var next = reader
    guard try next.integer() == 7 else { return try readKind(&reader) }
    guard depth == 1 else { throw damaged("listHoldsLists", "a list holds lists") }
    reader = next
    return .list(try readKind(ofItem: &reader, depth: 2))
  }

  /// The value function with a number in code.
  static func valueFunction(_ number: UInt32) -> ValueFunction? {
    UInt8(exactly: number).flatMap { ValueFunction(rawValue: $0) }
  }

  package static func damaged(_ key: String, _ reason: Phrase) -> FormulaError {
    FormulaError(.badImage(Phrase(key, reason)), at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }
}
