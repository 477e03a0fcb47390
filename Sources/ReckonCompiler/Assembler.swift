import ReckonBytecode
import ReckonCatalogue

/// Joins the code of a program's subroutines: merges constants, places jumps, and notes where each instruction comes from.
struct Assembler: ~Copyable {
  private(set) var draft = Program.Draft()
  private var pool = ConstantPool()

  mutating func append(_ graph: ValueGraph, name: String, parameterCount: Int) {
    let generator = CodeGenerator(graph, parameterCount: parameterCount)
    let constants = generator.constants
    let decimals = generator.decimals
    let start = draft.code.count
    draft.code.reserveCapacity(start + 2 * generator.code.count + 8)
    draft.sourceMap.reserveCapacity(draft.sourceMap.count + generator.code.count)
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
        let target = UInt32(clamping: offsets[generator.labels[Int(emitted.instruction.operand)]])
        Instruction.write(target: target, to: &draft.code, at: offsets[index] + 1)
      }
    }
    draft.constants = pool.values
    draft.decimals = pool.decimals
    draft.subroutines.append(
      Program.Subroutine(
        name: name, code: start..<offset, parameterCount: parameterCount, localCount: generator.localCount))
  }
}
