import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine

/// The stored form of a book: all programs, and the tables needed for lookup.
///
/// Layout: `RKNB`, version and checksum as in stored programs, then whether texts are included, the number mode, the
/// version of the program format, the book's comment, the files, the texts to which programs refer, and the
/// definitions. Each program is a separate block, which is decoded and verified on first use; until then it is just
/// bytes.
extension FormulaBook {
  /// The version of the stored form that this build writes, and the newest that it reads.
  public static let imageVersion: UInt16 = 6
  private static let header = ImageHeader(
    magic: "RKNB", version: imageVersion, subject: Phrase("storedFormulaBook", "a stored formula book"))

  /// Whether bytes begin with the header of a stored book.
  public static func isImage(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: header.magic) }

  /// The book's stored form. Defaults of parameters are stored as their current values.
  ///
  /// - Parameters:
  ///   - keepingSource: whether the texts are included. Without them, evaluation errors have no positions, there are no
  ///     examples, and the book cannot be changed.
  ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
  /// - Throws: the errors of compiling a definition or evaluating a default; `missingSource` if texts are requested but
  ///   unavailable; `limitExceeded` if the programs inline too much of each other; `deadlinePassed` and `cancelled`.
  /// - Complexity: that of ``compile(deadline:)``.
  public func image(keepingSource: Bool = true, deadline: EvaluationOptions.Deadline? = nil) throws(FormulaError)
    -> [UInt8]
  {
    let options = EvaluationOptions(deadline: deadline)
    return try options.limiting { (isCancelled) throws(FormulaError) in
      try image(keepingSource: keepingSource, options, isCancelled)
    }
  }

  private func image(
    keepingSource: Bool, _ options: EvaluationOptions, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> [UInt8] {
    var writer = ImageWriter()
    let texts = keepingSource ? try texts() : nil
    writer.write(keepingSource ? 1 : 0)
    writer.write(numberMode.facts.storedNumber)
    writer.write(UInt32(Program.imageVersion))
    writer.write(documentation)
    writer.write(Array(files.indices)) { writer, file in
      writer.write(files[file].path)
      if let texts { writer.write(texts[file]) }
    }
    var sources: [SourceText] = []
    var sourceNumbers: [SourceText: UInt32] = [:]
    var blocks = ImageWriter()
    var budget = DefinitionBudget(limits)
    let entries = Array(store.numbers)
    var newNumbers = [Int?](repeating: nil, count: store.count)
    for (new, entry) in entries.enumerated() { newNumbers[entry] = new }
    func newNumber(of number: Int) -> Int {
      guard let new = newNumbers[number] else { preconditionFailure("what a program takes is defined") }
      return new
    }
    let descriptions = Dictionary(firstOf: definitions.map { ($0.name, $0) })
    blocks.write(UInt32(entries.count))
    for number in entries {
      guard let definition = store[number], let description = descriptions[definition.name] else { continue }
      func writeProgram(_ formula: Formula?) throws(FormulaError) {
        guard let formula else { return blocks.write(0) }
        var block = ImageWriter()
        (keepingSource ? formula.program : formula.program.withoutSource).write(to: &block) { source in
          if let known = sourceNumbers[source] { return known }
          sourceNumbers[source] = UInt32(sources.count)
          sources.append(source)
          return UInt32(sources.count - 1)
        }
        blocks.write(UInt32(block.bytes.count))
        blocks.bytes += block.bytes
      }
      blocks.write(description.name)
      blocks.write(description.kind == .parameter ? 2 : description.arguments == nil ? 0 : 1)
      blocks.write(description.kind == .constant ? 1 : 0)
      blocks.write(UInt32(definition.place.file))
      blocks.write(UInt32(description.line))
      blocks.write(description.documentation)
      blocks.write(keepingSource ? description.text : "")
      blocks.write(description.arguments ?? []) { $0.write($1) }
      blocks.write(definition.references.compactMap { newNumbers[$0] }) { $0.write(UInt32($1)) }
      if definition.isParameter {
        blocks.write(description.unit)
        blocks.write(description.defaultText)
        if description.defaultText != nil {
          let byDefault = try defaultResult(definition, options) ?? FormulaResult(.double(.nan))
          blocks.write(byDefault.value, in: numberMode)
          blocks.write(byDefault.exactness)
        }
        blocks.write(description.condition)
        try writeProgram(try condition(definition, isCancelled))
      } else {
        let (program, inputs) = try linkableProgram(number, &budget, isCancelled)
        blocks.write(inputs) { $0.write(UInt32(newNumber(of: $1))) }
        try writeProgram(program)
      }
    }
    writer.write(sources) { $0.write($1) }
    writer.bytes += blocks.bytes
    return Self.header.sealed(writer.bytes)
  }

  /// The program of a definition and the values that it takes: none if subroutines read them, since formulas that use
  /// the stored definition could not pass them on.
  private func linkableProgram(
    _ number: Int, _ budget: inout DefinitionBudget, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (Formula, inputs: [Int]) {
    let inputs = store.plan(of: number).inputs
    let formula = try program(number, &budget, isCancelled)
    guard formula.program.readsInSubroutines(0..<inputs.count) else { return (formula, inputs) }
    return (try self.formula(number, &budget, isCancelled), [])
  }

  /// Decodes a stored book. Each program is verified before its first run.
  ///
  /// - Parameters:
  ///   - image: the bytes.
  ///   - limits: the resource limits of the book and its formulas.
  ///   - permissions: the features that its programs may use. A program that needs more is rejected on first use.
  ///   - deadline: the time limit; `nil` for none. A cancelled task ends it too.
  /// - Throws: `badImage` if the bytes are not a stored book, are damaged, or have a newer version; `deadlinePassed`
  ///   and `cancelled`.
  /// - Complexity: O(bytes) time and memory.
  public init(
    image: [UInt8], limits: Limits = Limits(), permissions: Scope.Permissions = Scope.Permissions(),
    deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    let options = EvaluationOptions(deadline: deadline)
    do throws(FormulaError) { try self.init(image: image, limits: limits, permissions, options.interruption()) } catch {
      throw options.cause(of: error)
    }
  }

  private init(
    image: [UInt8], limits: Limits, _ permissions: Scope.Permissions, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) {
    self.limits = limits
    var reader = try Self.header.open(image, limits: limits, isCancelled: isCancelled)
    let hasSource = try reader.flag()
    guard let mode = NumberMode(storedNumber: try reader.integer()) else {
      throw Program.damaged("itsNumberModeIsUnknown", "its number mode is unknown")
    }
    guard let programVersion = UInt16(exactly: try reader.integer()), 2...Program.imageVersion ~= programVersion else {
      throw Program.damaged("formOfItsProgramsIsUnknown", "the form of its programs is unknown")
    }
    let documentation = try reader.flag() ? try reader.text() : nil
    files = []
    var texts: [String] = []
    for _ in 0..<(try reader.count()) {
      files.append(BookFile(path: try reader.flag() ? try reader.text() : nil, pieces: []))
      if hasSource { texts.append(try reader.text()) }
    }
    guard !files.isEmpty else { throw Program.damaged("itHasNoFile", "it has no file") }
    files[0].mode = mode
    stored = StoredBook(documentation: documentation, texts: hasSource ? texts : nil)
    var sources: [SourceText] = []
    let sourceCount = try reader.count()
    sources.reserveCapacity(sourceCount)
    for _ in 0..<sourceCount { sources.append(try reader.source()) }
    store = DefinitionStore()
    store.setPermissions(permissions)
    store.setVisibleFiles(Array(repeating: Set(files.indices), count: files.count))
    store.setNumberMode(mode)
    exampleList = []
    let count = try reader.count(of: 9)
    store.reserve(count)
    var sharing = DependencyGraph()
    for number in 0..<count {
      let definition = try Self.definition(&reader, count: count, files: files, mode) { block in
        StoredProgram(block, version: programVersion, sources: sources, limits: limits, permissions: permissions)
      }
      guard store.intern(definition.name) == number else {
        throw Program.damaged("nameIsDefinedTwice", "a name is defined twice")
      }
      if case .stored(_, let arguments, let values) = definition.meaning, !values.isEmpty {
        guard arguments == nil else {
          throw Program.damaged("programTakesWhatIsNoValue", "a program takes something that is not a value")
        }
        sharing.set(number, values)
      }
      store.set(number, to: definition)
    }
    // Programs take only values as inputs, without cycles.
    for value in sharing.references.joined() where !(store.names[value]?.isStoredValue ?? false) {
      throw Program.damaged("programTakesWhatIsNoValue", "a program takes something that is not a value")
    }
    guard sharing.circles().isEmpty else {
      throw Program.damaged("valuesDependOnEachOther", "values depend on each other")
    }
    guard reader.isAtEnd else { throw Program.damaged("itIsLongerThanItsContent", "it is longer than its content") }
  }

  /// A unit, verified.
  private static func unit(_ text: String) throws(FormulaError) -> String {
    guard (try? Definitions().inputUnit(spelled: text)) == text else {
      throw Program.damaged("parameterUnitIsUnknown", "a parameter's unit is unknown")
    }
    return text
  }

  private static func definition(
    _ reader: inout ImageReader, count: Int, files: [BookFile], _ mode: NumberMode,
    _ program: (ImageBlock) -> StoredProgram
  ) throws(FormulaError) -> Reckon.Definition {
    let name = try reader.text()
    let role = try reader.integer()
    guard role <= 2 else { throw Program.damaged("definitionIsOfAnUnknownKind", "a definition is of an unknown kind") }
    let isConstant = try reader.flag()
    let file = try reader.size()
    guard files.indices.contains(file) else { throw Program.damaged("fileDoesNotExist", "a file does not exist") }
    let line = try reader.size()
    let documentation = try reader.flag() ? try reader.text() : nil
    let text = try reader.text()
    var arguments: [String] = []
    for _ in 0..<(try reader.count()) { arguments.append(try reader.text()) }
    let references = try Self.numbers(&reader, below: count)
    var defaultText: String?
    var condition: String?
    var conditionProgram: StoredProgram?
    let meaning: Meaning
    var unit: String?
    if role == 2 {
      if reader.version >= 5, try reader.flag() { unit = try Self.unit(try reader.text()) }
      var byDefault: Value?
      var exactness = Exactness.exact
      if try reader.flag() {
        defaultText = try reader.text()
        byDefault = try reader.version >= 6 ? reader.value(in: mode) : .number(reader.number(mode))
        // Version 2 stores whether a value is approximate; no version stores whether it was rounded.
        let unstated: Exactness = mode.facts.tracksExactness ? .rounded : .exact
        switch reader.version {
        case ...1: exactness = unstated
        case 2: exactness = try reader.flag() ? .approximate : unstated
        default: exactness = try reader.exactness()
        }
      }
      if try reader.flag() { condition = try reader.text() }
      let block = try reader.block()
      if condition != nil { conditionProgram = program(block) }
      meaning = .storedParameter(byDefault: byDefault, exactness: exactness, unit: unit)
    } else {
      let sharing = reader.version < 4 ? [] : try Self.numbers(&reader, below: count)
      meaning = .stored(program(try reader.block()), arguments: role == 1 ? arguments : nil, sharing: sharing)
    }
    let description = Definition(
      name: name, kind: role == 2 ? .parameter : isConstant ? .constant : .formula,
      arguments: role == 1 ? arguments : nil,
      documentation: documentation, text: text, unit: unit, defaultText: defaultText, condition: condition,
      file: files[file].path,
      line: line)
    return Reckon.Definition(
      name: name, source: SourceText("", name: files[file].path, firstLine: line), meaning: meaning,
      angleUnit: .degrees,
      stored: StoredDescription(description, condition: conditionProgram),
      place: DefinitionPlace(file: file, piece: line),
      references: references)
  }

  /// The numbers of definitions, without duplicates.
  private static func numbers(_ reader: inout ImageReader, below count: Int) throws(FormulaError) -> [Int] {
    var numbers: [Int] = []
    let length = try reader.count()
    numbers.reserveCapacity(length)
    for _ in 0..<length {
      let number = try reader.size()
      guard number < count else {
        throw Program.damaged("definitionNeedsOneThatDoes", "a definition needs one that does not exist")
      }
      numbers.append(number)
    }
    // Most definitions need few others.
    let isEachOnce =
      numbers.count < 2 || numbers.count == 2 && numbers[0] != numbers[1] || Set(numbers).count == numbers.count
    guard isEachOnce else { throw Program.damaged("definitionNeedsAnotherOne", "a definition needs another one twice") }
    return numbers
  }
}
