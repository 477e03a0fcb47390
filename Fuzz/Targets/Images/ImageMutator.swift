import ReckonBytecode
import ReckonCatalogue

/// Changes stored programs where it matters: an instruction, a constant, an entry of a table, rather than a byte of the
/// form.
enum ImageMutator {
  static func mutated(_ input: [UInt8], using random: inout RandomSource) -> [UInt8]? {
    guard var draft = try? Program.draft(inImage: Program.header.mended(input)) else { return nil }
    for _ in 0...Int.random(in: 0..<3, using: &random) { change(&draft, &random) }
    // The form holds the differences of offsets, which cannot be negative.
    draft.sourceMap.removeAll { $0.offset < 0 }
    draft.sourceMap.sort { $0.offset < $1.offset }
    return draft.image
  }

  private static func change(_ draft: inout Program.Draft, _ random: inout RandomSource) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...5: changeCode(&draft, &random)
    case 6: changeSubroutine(&draft, &random)
    case 7:
      let number = Choices((0..<10).map { _ in UInt8.random(in: 0...255, using: &random) })
      change(&draft.constants, &random) { constant, random in
        var choices = number
        let bits = UInt128(UInt64.random(in: 0 ... .max, using: &random)) << 64 | UInt128(random.next())
        let mode = constant.number.mode
        let other = mode == .double ? .double(choices.double(finite: false)) : NumericValue(bits: bits, in: mode)
        constant = Program.Constant(other, constant.exactness)
      }
    case 8:
      change(&draft.sourceMap, &random) { entry, random in
        let start = Int.random(in: 0..<80, using: &random)
        entry = Program.SourceMapEntry(
          offset: entry.offset + Int.random(in: 0..<3, using: &random), source: Int.random(in: 0..<2, using: &random),
          range: SourceRange(start: start, end: start + Int.random(in: 0..<9, using: &random)))
      }
    case 9:
      draft.angleUnit = AngleUnit.allCases.randomElement(using: &random) ?? .degrees
      draft.isOptimized.toggle()
    case 10:
      // The constants of one kind of numbers become those of the other.
      draft.numberMode = draft.numberMode == .double ? .decimal : .double
      draft.constants = draft.constants.map { Program.Constant($0.number.double, in: draft.numberMode) }
    default:
      if Bool.random(using: &random) {
        draft.variables.append("v\(draft.variables.count)")
      } else {
        _ = draft.variables.popLast()
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        draft.hosts.append(
          Program.HostSignature(
            name: "h", parameterCount: Int.random(in: 0..<4, using: &random), isPure: Bool.random(using: &random)))
      }
    }
  }

  private static func change<Element>(
    _ elements: inout [Element], _ random: inout RandomSource, _ body: (inout Element, inout RandomSource) -> Void
  ) {
    guard let index = elements.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: elements.insert(elements[index], at: index)
    case 1: elements.remove(at: index)
    case 2: elements.swapAt(index, Int.random(in: elements.indices, using: &random))
    default: body(&elements[index], &random)
    }
  }

  private static func changeSubroutine(_ draft: inout Program.Draft, _ random: inout RandomSource) {
    change(&draft.subroutines, &random) { subroutine, random in
      let step = Int.random(in: -1...1, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: subroutine.parameterCount = max(0, subroutine.parameterCount + step)
      case 1:
        subroutine.localCount =
          Int.random(in: 0..<8, using: &random) == 0 ? 1 << 30 : max(0, subroutine.localCount + step)
      case 2:
        subroutine.code =
          subroutine.code.lowerBound..<max(subroutine.code.lowerBound, subroutine.code.upperBound + step)
      default: subroutine.name += "x"
      }
    }
  }

  /// Decodes one subroutine, changes its instructions, and moves the code and all jump targets behind them.
  private static func changeCode(_ draft: inout Program.Draft, _ random: inout RandomSource) {
    guard let index = draft.subroutines.indices.randomElement(using: &random) else { return }
    let range = draft.subroutines[index].code
    guard range.lowerBound >= 0, range.upperBound <= draft.code.count else { return }
    var instructions: [Instruction] = []
    var starts: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      starts.append(offset)
      guard let instruction = Instruction.decode(draft.code, at: &offset) else { return }
      instructions.append(instruction)
    }
    // Jumps lead to instructions rather than to offsets while the code moves.
    for place in instructions.indices where instructions[place].opcode.layout == .target {
      instructions[place].operand = UInt32(starts.firstIndex { $0 >= Int(instructions[place].operand) } ?? starts.count)
    }
    change(&instructions, &random) { instruction, random in change(&instruction, draft, &random) }
    starts = []
    offset = range.lowerBound
    for instruction in instructions {
      starts.append(offset)
      offset += instruction.length
    }
    starts.append(offset)
    var code: [UInt8] = []
    for var instruction in instructions {
      if instruction.opcode.layout == .target {
        instruction.operand = UInt32(starts[min(Int(instruction.operand), starts.count - 1)])
      }
      instruction.encode(into: &code)
    }
    draft.code.replaceSubrange(range, with: code)
    let shift = code.count - range.count
    draft.subroutines[index].code = range.lowerBound..<range.lowerBound + code.count
    for other in draft.subroutines.indices where other > index {
      let old = draft.subroutines[other].code
      draft.subroutines[other].code = old.lowerBound + shift..<old.upperBound + shift
    }
  }

  private static func change(_ instruction: inout Instruction, _ draft: Program.Draft, _ random: inout RandomSource) {
    if Int.random(in: 0..<3, using: &random) > 0, let opcode = Opcode.allCases.randomElement(using: &random) {
      instruction = Instruction(opcode)
    }
    switch instruction.opcode.layout {
    case .none: return
    case .index: instruction.operand = UInt32.random(in: 0..<6, using: &random)
    case .operation, .operationAndCount:
      let row = Catalogue.functions.randomElement(using: &random) ?? Catalogue.functions[0]
      let operation = Operation(row.id, unit: row.angle == .none ? nil : draft.angleUnit)
      instruction.operand = operation.code
      instruction.count = UInt32.random(in: 0..<6, using: &random)
    case .valuesAndCount:
      instruction.operand = UInt32(ValueFunction.allCases.randomElement(using: &random)?.rawValue ?? 0)
      instruction.count = UInt32.random(in: 0..<4, using: &random)
    case .target: instruction.operand = UInt32.random(in: 0..<40, using: &random)
    }
  }
}
