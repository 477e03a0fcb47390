import ReckonBytecode
import ReckonCatalogue

/// Joins the code of a program's subroutines: merges constants, places jumps, and notes where each instruction comes from.
struct Assembler {
  private(set) var draft = Program.Draft()
  private var constantIndices: [UInt64: UInt32] = [:]

  mutating func append(_ graph: ValueGraph, name: String, parameterCount: Int) {
    let generator = CodeGenerator(graph, parameterCount: parameterCount)
    let constants = generator.constants
    var numbers = [UInt32?](repeating: nil, count: constants.count)
    var instructions = generator.code.map(\.instruction)
    for index in instructions.indices where instructions[index].opcode == .constant {
      let local = Int(instructions[index].operand)
      let number = numbers[local] ?? constant(constants[local])
      numbers[local] = number
      instructions[index].operand = number
    }
    let start = draft.code.count
    var offsets: [Int] = []
    offsets.reserveCapacity(instructions.count + 1)
    var offset = start
    for instruction in instructions {
      offsets.append(offset)
      offset += instruction.length
    }
    offsets.append(offset)
    var lastPlace: Int32 = -1
    for (index, emitted) in generator.code.enumerated() {
      var instruction = instructions[index]
      if instruction.opcode.layout == .target {
        instruction.operand = UInt32(clamping: offsets[generator.labels[Int(instruction.operand)]])
      }
      if emitted.place != lastPlace {
        let place = graph.places[Int(emitted.place)]
        draft.sourceMap.append(Program.SourceMapEntry(offset: offsets[index], source: place.source, range: place.range))
        lastPlace = emitted.place
      }
      instruction.encode(into: &draft.code)
    }
    draft.subroutines.append(
      Program.Subroutine(
        name: name, code: start..<offset, parameterCount: parameterCount, localCount: generator.localCount))
  }

  private mutating func constant(_ value: Double) -> UInt32 {
    if let index = constantIndices[value.bitPattern] { return index }
    let index = UInt32(clamping: draft.constants.count)
    draft.constants.append(value)
    constantIndices[value.bitPattern] = index
    return index
  }
}
