import ReckonBytecode
import ReckonCatalogue

/// The code of a stored program that is linked as a function of another program.
struct StoredCode {
  let program: Program
  /// The values of the program's inputs after its arguments.
  private let inputs: [StoredInput]
  /// The number of its inputs that are arguments.
  let argumentCount: Int
  /// The range of the formula's first use of it.
  let origin: SourceRange

  init(_ program: Program, inputs: [StoredInput], of function: ResolvedFunction) {
    self.program = program
    self.inputs = inputs
    argumentCount = function.parameterCount
    origin = function.origin
  }

  /// The source map of a subroutine.
  func sourceMap(of part: Int) -> [Program.SourceMapEntry] {
    let code = program.subroutines[part].code
    return program.draft.sourceMap.filter { code.contains($0.offset) }
  }

  /// An instruction of a subroutine with its operand relocated, or the instructions that build a list in its place;
  /// jump targets are left to the assembler.
  func relocated(
    _ instruction: Instruction, part: Int, pool: inout ConstantPool, texts: inout TextPool, _ resolution: Resolution,
    index: (Int) -> Int
  ) -> [Instruction] {
    var instruction = instruction
    let operand = Int(instruction.operand)
    switch instruction.opcode.layout {
    case .none, .target, .operation, .operationAndCount, .valuesAndCount: break
    case .index(let table):
      switch table {
      case .texts: instruction.operand = texts.index(of: program.texts[operand])
      case .constants: instruction.operand = pool.index(of: program.constants[operand])
      case .variables: return input(operand, pool: &pool, texts: &texts, resolution)
      case .locals, .localPairs: if part == 0 { instruction.operand += UInt32(argumentCount) }
      case .subroutines: instruction.operand = UInt32(index(operand))
      case .repetitions, .searches, .results, .hosts: break
      }
    }
    return [instruction]
  }

  private func input(_ number: Int, pool: inout ConstantPool, texts: inout TextPool, _ resolution: Resolution)
    -> [Instruction]
  {
    guard number >= argumentCount else { return [Instruction(.local, UInt32(number))] }
    let input = inputs[number - argumentCount]
    let code = code(of: input.binding, pool: &pool, texts: &texts, resolution)
    guard let conversion = input.conversion else { return code }
    return conversion.steps(in: program.numberMode).reduce(code) { code, step in
      let constant = [Instruction(.constant, pool.index(of: step.constant))]
      let operation =
        if let opcode = Opcode(dedicatedTo: step.function) { Instruction(opcode) } else {
          Instruction(.apply2, Operation(step.function).code)
        }
      return (step.isReversed ? constant + code : code + constant) + [operation]
    }
  }

  private func code(
    of binding: ResolvedTree.Binding, pool: inout ConstantPool, texts: inout TextPool, _ resolution: Resolution
  ) -> [Instruction] {
    switch binding {
    case .variable(let index): return [Instruction(.variable, UInt32(index))]
    case .constant(let value): return [Instruction(.constant, pool.index(of: .double(value)))]
    case .pooled(let index): return [Instruction(.constant, pool.index(of: resolution.constants[index]))]
    case .value(let index):
      return code(of: resolution.values[index].value, resolution.values[index].exactness, pool: &pool, texts: &texts)
    case .missing: return [Instruction(.values, UInt32(ValueFunction.missing.rawValue), count: 0)]
    case .none, .local, .loopName, .builtIn, .function, .host:
      preconditionFailure("an input of stored code is a value that is known")
    }
  }

  private func code(of value: Value, _ exactness: Exactness, pool: inout ConstantPool, texts: inout TextPool)
    -> [Instruction]
  {
    switch value {
    case .number(let number), .instant(let number):
      return [
        Instruction(.constant, pool.index(of: Program.Constant(number.converted(to: program.numberMode), exactness)))
      ]
    case .truth(let holds): return [Instruction(.constant, pool.index(of: .double(holds ? 1 : 0)))]
    case .text(let text): return [Instruction(.text, texts.index(of: text))]
    case .missing: return [Instruction(.values, UInt32(ValueFunction.missing.rawValue), count: 0)]
    case .list(let items):
      let function: ValueFunction = value.holdsLists ? .matrix : .list
      return items.flatMap { code(of: $0, exactness, pool: &pool, texts: &texts) }
        + [Instruction(.values, UInt32(function.rawValue), count: UInt32(items.count))]
    }
  }
}
