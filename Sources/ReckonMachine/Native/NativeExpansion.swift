#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// Writes the definitions of elementary functions out as instructions, in code of one block.
  struct NativeExpansion {
    private var code: LoweredCode.Subroutine
    private var instructions: [LoweredCode.Instruction] = []
    private var constants: [UInt64: LoweredCode.Value] = [:]
    /// The tests of the function that is being written.
    private var tests: [LaneNode] = []
    private var isPossible = true
    /// Whether choices between two values of the same operations are made at the beginning.
    private let choosesEarly: Bool

    /// The same code without calls of the functions that have definitions on lanes. Those without stay.
    static func expanded(_ code: LoweredCode.Subroutine, choosesEarly: Bool) -> LoweredCode.Subroutine {
      guard code.instructions.contains(where: { $0.callsFunction }) else { return code }
      var expansion = NativeExpansion(code, choosesEarly)
      for instruction in code.instructions { expansion.write(instruction) }
      expansion.code.instructions = expansion.instructions
      expansion.code.blocks[0].instructions = expansion.instructions.indices
      return expansion.code
    }

    private init(_ code: LoweredCode.Subroutine, _ choosesEarly: Bool) { (self.code, self.choosesEarly) = (code, choosesEarly) }

    private mutating func write(_ instruction: LoweredCode.Instruction) {
      guard case .apply(let number) = instruction.action, instruction.operands.count == 1, instruction.callsFunction,
        let operation = Operation(code: number)
      else { return instructions.append(instruction) }
      let operand = code.operands[instruction.operands.lowerBound]
      guard let result = Elementary.defined(operation, EmittedNumber(LaneNode(.value(operand)))) else {
        return instructions.append(instruction)
      }
      let count = instructions.count
      (tests, isPossible) = ([], true)
      let fast = value(of: result.node, instruction.offset)
      var test: LoweredCode.Value?
      var index = 0
      // A test may depend on a value with a test of its own, which then comes behind it.
      while index < tests.count {
        let other = value(of: tests[index], instruction.offset)
        if let known = test { test = append(.lane(.and), [known, other], instruction.offset) } else { test = other }
        index += 1
      }
      guard isPossible, let test else {
        instructions.removeSubrange(count...)
        return instructions.append(instruction)
      }
      code.operands += [test, fast, operand]
      instructions.append(
        LoweredCode.Instruction(
          action: .lane(.guarded(number)), operands: code.operands.count - 3..<code.operands.count, result: instruction.result,
          offset: instruction.offset))
    }

    /// The value of a node, which is written where it has none yet.
    private mutating func value(of node: LaneNode, _ offset: Int) -> LoweredCode.Value {
      if let known = node.value { return known }
      let value: LoweredCode.Value
      switch node.kind {
      case .value(let known): value = known
      case .constant(let bits): value = constant(bits)
      case .tested:
        tests.append(node.operands[0])
        value = self.value(of: node.operands[1], offset)
      case .either: value = self.value(of: node.operands[choosesEarly ? 0 : 1], offset)
      case .operation(let action):
        let operands = node.operands.map { self.value(of: $0, offset) }
        value = append(action, operands, offset)
      case .register, .entry, .impossible:
        isPossible = false
        value = constant(0)
      }
      node.value = value
      return value
    }

    private mutating func append(_ action: LoweredCode.Action, _ operands: [LoweredCode.Value], _ offset: Int) -> LoweredCode.Value {
      code.operands += operands
      code.origins.append(.made)
      let result = LoweredCode.Value(code.origins.count - 1)
      instructions.append(
        LoweredCode.Instruction(
          action: action, operands: code.operands.count - operands.count..<code.operands.count, result: result, offset: offset))
      return result
    }

    private mutating func constant(_ bits: UInt64) -> LoweredCode.Value {
      if let known = constants[bits] { return known }
      code.origins.append(.double(Double(bitPattern: bits)))
      constants[bits] = LoweredCode.Value(code.origins.count - 1)
      return LoweredCode.Value(code.origins.count - 1)
    }
  }
#endif
