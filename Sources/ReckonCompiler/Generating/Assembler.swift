import ReckonBytecode
import ReckonCatalogue

/// Links the code of a program's subroutines: merges constants, resolves labels, and records the source of each
/// instruction.
struct Assembler: ~Copyable {
  private var draft = Program.Draft()
  private var pool = ConstantPool()
  private var textPool = TextPool()
  /// The texts of stored programs, after those of the trees.
  private var storedSources: [SourceText] = []
  private var storedSourceNumbers: [SourceText: Int] = [:]
  // State of the subroutine being generated: the offset of each label, the jumps to labels, the offset of the last
  // label, and that of the last instruction.
  private var labels: [Int] = []
  private var jumps: [(offset: Int, label: Int)] = []
  private var lastBound = -1
  private var lastOffset = -1

  /// Moves the linked code out, in exchange for an empty draft, so that no references are counted.
  mutating func finish(_ sources: [SourceText], into finished: inout Program.Draft) {
    draft.constants = pool.values
    draft.texts = textPool.values
    draft.sources = storedSources.isEmpty ? sources : sources + storedSources
    swap(&finished, &draft)
  }

  /// Reserves capacity for a subroutine. Reserving the exact size each time would copy the arrays for each subroutine.
  private mutating func reserve(_ byteCount: Int, places: Int) {
    let (bytes, entries) = (draft.code.count + byteCount, draft.sourceMap.count + places)
    if draft.code.capacity < bytes { draft.code.reserveCapacity(max(bytes, 2 * draft.code.capacity)) }
    if draft.sourceMap.capacity < entries {
      draft.sourceMap.reserveCapacity(max(entries, 2 * draft.sourceMap.capacity))
    }
  }

  /// Generates the code of a graph and appends it.
  ///
  /// - Throws: `cancelled`.
  mutating func append(
    _ graph: ValueGraph, name: String, parameterCount: Int, in arena: borrowing Arena, _ poll: inout CancellationPoll
  ) throws(FormulaError) {
    let start = draft.code.count
    reserve(2 * graph.nodes.count + 8, places: graph.nodes.count)
    var generator = CodeGenerator(graph, parameterCount: parameterCount, output: self, in: arena)
    do throws(FormulaError) { try generator.generate(graph, &poll) } catch {
      self = generator.finished()
      throw error
    }
    let localCount = generator.localCount
    self = generator.finished()
    for jump in jumps { Instruction.write(target: UInt32(labels[jump.label]), to: &draft.code, at: jump.offset + 1) }
    if !labels.isEmpty { (labels, jumps, lastBound) = ([], [], -1) }
    draft.subroutines.append(
      Program.Subroutine(
        name: name, code: start..<draft.code.count, parameterCount: parameterCount, localCount: localCount))
  }

  // MARK: The subroutine that is being generated

  /// Emits an instruction. The operand of a jump is a label.
  mutating func emit(_ instruction: Instruction) {
    lastOffset = draft.code.count
    if case .target = instruction.opcode.layout { jumps.append((draft.code.count, Int(instruction.operand))) }
    instruction.encode(into: &draft.code)
  }

  /// Sets the source of the instructions emitted from here on.
  mutating func mark(_ place: ValueGraph.Place) {
    draft.sourceMap.append(
      Program.SourceMapEntry(offset: draft.code.count, source: Int(place.source), range: place.range))
  }

  mutating func index(of constant: Program.Constant) -> UInt32 { pool.index(of: constant) }

  mutating func index(ofText text: String) -> UInt32 { textPool.index(of: text) }

  mutating func makeLabel() -> Int {
    labels.append(-1)
    return labels.count - 1
  }

  /// Binds a label to the current offset.
  mutating func bind(_ label: Int) {
    labels[label] = draft.code.count
    lastBound = draft.code.count
  }

  /// Turns a `tee` that was emitted last into a store, unless a jump targets the offset after it; false if there is
  /// none.
  mutating func storeLast() -> Bool {
    guard lastBound < draft.code.count, draft.code[lastOffset] == Opcode.tee.rawValue else { return false }
    draft.code[lastOffset] = Opcode.store.rawValue
    return true
  }

  /// Links a subroutine of a stored program. Its arguments become locals before its own ones, its other inputs are
  /// replaced by their bindings.
  ///
  /// - Parameter index: the new index of another subroutine of the same program.
  mutating func append(_ stored: StoredCode, part: Int, _ resolution: Resolution, index: (Int) -> Int) {
    let subroutine = stored.program.subroutines[part]
    let start = draft.code.count
    let firstSource = resolution.sources.count
    // The new offset of each instruction, by its offset in the stored code, and the jumps to be patched with one.
    var moved = [Int](repeating: start, count: subroutine.code.count)
    var jumps: [(offset: Int, target: Int)] = []
    var at = subroutine.code.lowerBound
    var entries = stored.sourceMap(of: part)[...]
    if entries.first?.offset != at {
      // A program without source ranges reports failures at the place where the formula uses it.
      draft.sourceMap.append(Program.SourceMapEntry(offset: start, source: 0, range: stored.origin))
    }
    while at < subroutine.code.upperBound {
      moved[at - subroutine.code.lowerBound] = draft.code.count
      while let entry = entries.first, entry.offset <= at {
        let source = stored.program.draft.sources[entry.source]
        let number = storedSourceNumbers[source] ?? storedSources.count
        if number == storedSources.count {
          storedSources.append(source)
          storedSourceNumbers[source] = number
        }
        if draft.sourceMap.last?.offset != draft.code.count {
          draft.sourceMap.append(
            Program.SourceMapEntry(offset: draft.code.count, source: firstSource + number, range: entry.range))
        }
        entries.removeFirst()
      }
      guard let instruction = Instruction.decode(stored.program.code, at: &at) else {
        preconditionFailure("verified code consists of instructions")
      }
      let relocated = stored.relocated(instruction, part: part, pool: &pool, texts: &textPool, resolution, index: index)
      if instruction.opcode.layout == .target {
        jumps.append((draft.code.count, Int(instruction.operand) - subroutine.code.lowerBound))
      }
      for instruction in relocated { instruction.encode(into: &draft.code) }
    }
    for jump in jumps { Instruction.write(target: UInt32(moved[jump.target]), to: &draft.code, at: jump.offset + 1) }
    let shift = part == 0 ? stored.argumentCount : 0
    draft.subroutines.append(
      Program.Subroutine(
        name: subroutine.name, code: start..<draft.code.count, parameterCount: subroutine.parameterCount + shift,
        localCount: subroutine.localCount + shift))
  }
}
