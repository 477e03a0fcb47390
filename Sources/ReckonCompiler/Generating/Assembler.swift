import ReckonBytecode
import ReckonCatalogue

/// Joins the code of a program's subroutines: merges constants, places jumps, and notes where each instruction comes from.
struct Assembler: ~Copyable {
  private var draft = Program.Draft()
  private var pool = ConstantPool()
  /// The texts of stored programs, which come behind those of the trees.
  private(set) var storedSources: [SourceText] = []
  private var storedSourceNumbers: [SourceText: Int] = [:]

  /// What was joined.
  consuming func finished() -> Program.Draft {
    draft.constants = pool.values
    draft.decimals = pool.decimals
    return draft
  }

  /// Makes room for a subroutine. Asked for exactly what it needs, arrays would be copied for each.
  private mutating func reserve(code: Int, places: Int) {
    if draft.code.capacity < code { draft.code.reserveCapacity(max(code, 2 * draft.code.capacity)) }
    if draft.sourceMap.capacity < places { draft.sourceMap.reserveCapacity(max(places, 2 * draft.sourceMap.capacity)) }
  }

  /// Generates and takes in the code of a graph.
  ///
  /// - Throws: `cancelled`.
  mutating func append(_ graph: ValueGraph, name: String, parameterCount: Int, _ poll: inout CancellationPoll) throws(FormulaError) {
    let generator = CodeGenerator(graph, parameterCount: parameterCount, &poll)
    guard !generator.isCancelled else { throw FormulaError(.cancelled, at: SourceRange(start: 0, end: 0), in: SourceText("")) }
    let constants = generator.constants
    let decimals = generator.decimals
    let start = draft.code.count
    reserve(code: start + 2 * generator.code.count + 8, places: draft.sourceMap.count + generator.code.count)
    var lastPlace: Int32 = -1
    // Jumps are written when all places in the code are known.
    var offsets: [Int] = []
    let hasLabels = !generator.labels.isEmpty
    if hasLabels { offsets.reserveCapacity(generator.code.count + 1) }
    for emitted in generator.code {
      var instruction = emitted.instruction
      if instruction.opcode == .constant {
        let index = Int(instruction.operand)
        instruction.operand = graph.numberMode == .double ? pool.index(of: constants[index]) : pool.index(of: decimals[index])
      }
      if hasLabels { offsets.append(draft.code.count) }
      if emitted.place != lastPlace {
        let place = graph.places[Int(emitted.place)]
        draft.sourceMap.append(Program.SourceMapEntry(offset: draft.code.count, source: place.source, range: place.range))
        lastPlace = emitted.place
      }
      instruction.encode(into: &draft.code)
    }
    let offset = draft.code.count
    if hasLabels {
      offsets.append(offset)
      for (index, emitted) in generator.code.enumerated() where emitted.instruction.opcode.layout == .target {
        let target = UInt32(offsets[generator.labels[Int(emitted.instruction.operand)]])
        Instruction.write(target: target, to: &draft.code, at: offsets[index] + 1)
      }
    }
    draft.subroutines.append(
      Program.Subroutine(
        name: name, code: start..<offset, parameterCount: parameterCount, localCount: generator.localCount))
  }

  /// Takes in a subroutine of a stored program. Its arguments become locals before its own ones, its other inputs what they are bound to.
  ///
  /// - Parameter index: the number that another subroutine of the same program has here.
  mutating func append(_ stored: StoredCode, part: Int, _ resolver: Resolver, index: (Int) -> Int) {
    let subroutine = stored.program.subroutines[part]
    let start = draft.code.count
    let firstSource = resolver.sources.count
    // By the offset in the stored code: where each instruction lies now, and the jumps that wait for that.
    var moved = [Int](repeating: start, count: subroutine.code.count)
    var jumps: [(offset: Int, target: Int)] = []
    var at = subroutine.code.lowerBound
    var entries = stored.sourceMap(of: part)[...]
    if entries.first?.offset != at {
      // A program without places fails where the formula needs it.
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
          draft.sourceMap.append(Program.SourceMapEntry(offset: draft.code.count, source: firstSource + number, range: entry.range))
        }
        entries.removeFirst()
      }
      guard let instruction = Instruction.decode(stored.program.code, at: &at) else {
        preconditionFailure("verified code consists of instructions")
      }
      let placed = stored.placed(instruction, part: part, pool: &pool, resolver, index: index)
      if instruction.opcode.layout == .target {
        jumps.append((draft.code.count, Int(instruction.operand) - subroutine.code.lowerBound))
      }
      placed.encode(into: &draft.code)
    }
    for jump in jumps { Instruction.write(target: UInt32(moved[jump.target]), to: &draft.code, at: jump.offset + 1) }
    let shift = part == 0 ? stored.argumentCount : 0
    draft.subroutines.append(
      Program.Subroutine(
        name: subroutine.name, code: start..<draft.code.count, parameterCount: subroutine.parameterCount + shift,
        localCount: subroutine.localCount + shift))
  }
}
