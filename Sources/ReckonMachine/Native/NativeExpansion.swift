#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Writes the definitions of elementary functions out as instructions, in code of one block.
  struct NativeExpansion {
    private var code: LoweredCode.Subroutine
    private var instructions: [LoweredCode.Instruction] = []
    private var constants: [UInt64: LoweredCode.Value] = [:]
    /// The tests of the function that is being written.
    private var tests: [LaneNode] = []
    private var isPossible = true
    private let gathers: Bool
    /// The values that are written, by what they are made of: each is made once.
    private var made: [Made: LoweredCode.Value] = [:]

    private struct Made: Hashable {
      let action: LoweredCode.Action
      let operands: [LoweredCode.Value]
    }

    /// The same code without calls of the functions that have definitions on lanes. Those without stay.
    ///
    /// - Parameter gathers: whether the target takes a number for each lane from a table at once.
    static func expanded(
      _ code: LoweredCode.Subroutine, _ constants: [Program.Constant], gathers: Bool
    ) -> LoweredCode.Subroutine {
      guard code.instructions.contains(where: { $0.callsFunction }) else { return code }
      var expansion = NativeExpansion(code, gathers)
      for instruction in code.instructions { expansion.write(instruction, constants) }
      expansion.code.instructions = expansion.instructions
      expansion.code.blocks[0].instructions = expansion.instructions.indices
      return expansion.code
    }

    private init(_ code: LoweredCode.Subroutine, _ gathers: Bool) { (self.code, self.gathers) = (code, gathers) }

    private mutating func write(_ instruction: LoweredCode.Instruction, _ programConstants: [Program.Constant]) {
      guard case .apply(let number) = instruction.action, instruction.callsFunction,
        let operation = Operation(code: number), operation.vectorKernel(for: instruction.operands.count) != nil
      else { return instructions.append(instruction) }
      let operands = Array(code.operands[instruction.operands])
      let constants = operands.map { constant($0, programConstants) }
      // A definition of constants alone emits no instruction that could hold its result.
      let areConstant = !constants.contains(nil)
      let numbers = zip(operands, constants).map { operand, constant in
        constant.flatMap { areConstant ? nil : EmittedNumber($0) } ?? EmittedNumber(LaneNode(.value(operand)))
      }
      let count = instructions.count
      (tests, isPossible) = ([], true)
      guard let result = Elementary.defined(operation, numbers) else {
        return instructions.append(instruction)
      }
      let fast = value(of: result.node, instruction.offset)
      var test: LoweredCode.Value?
      var index = 0
      // A test may depend on a value with a test of its own, which then comes behind it.
      while index < tests.count {
        let other = value(of: tests[index], instruction.offset)
        if let known = test { test = append(.lane(.and), [known, other], instruction.offset) } else { test = other }
        index += 1
      }
      if isPossible, let test {
        code.operands += [test, fast] + operands
        return instructions.append(
          LoweredCode.Instruction(
            action: .lane(.guarded(number)), operands: code.operands.count - 2 - operands.count..<code.operands.count,
            result: instruction.result, offset: instruction.offset))
      }
      if isPossible, let last = instructions.last, instructions.count > count, last.result == fast {
        // The result is valid for all numbers as it is.
        made = made.filter { $0.value != fast }
        instructions[instructions.count - 1] = LoweredCode.Instruction(
          action: last.action, operands: last.operands, result: instruction.result, offset: last.offset)
        return
      }
      instructions.removeSubrange(count...)
      made = [:]
      instructions.append(instruction)
    }

    /// The number that a value always is, if it is a constant.
    private func constant(_ value: LoweredCode.Value, _ programConstants: [Program.Constant]) -> Double? {
      switch code.origins[Int(value)] {
      case .constant(let index): programConstants[index].double
      case .double(let number): number
      case .zero: 0
      case .made, .input: nil
      }
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
      case .operation(let action):
        let operands = node.operands.map { self.value(of: $0, offset) }
        value = append(action, operands, offset)
      case .entry(let table, let perRow, let place):
        let number = self.value(of: node.operands[0], offset)
        let row = append(.lane(.shiftLeft(UInt8(perRow.trailingZeroBitCount))), [number], offset)
        // The tables are constants of the program, and stay where they are.
        let address = table.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
        if gathers {
          value = append(.lane(.entry(table: address, place: place)), [row], offset)
        } else {
          let pairs = [false, true].map {
            append(.lane(.pairs(table: address, place: place & ~1, ofOddLanes: $0)), [row], offset)
          }
          value = append(.lane(.unpack(isUpper: place & 1 == 1)), pairs, offset)
        }
      case .register, .impossible:
        isPossible = false
        value = constant(0)
      }
      node.value = value
      return value
    }

    private mutating func append(_ action: LoweredCode.Action, _ operands: [LoweredCode.Value], _ offset: Int)
      -> LoweredCode.Value
    {
      let key = Made(action: action, operands: operands)
      if let known = made[key] { return known }
      code.operands += operands
      code.origins.append(.made)
      let result = LoweredCode.Value(code.origins.count - 1)
      made[key] = result
      instructions.append(
        LoweredCode.Instruction(
          action: action, operands: code.operands.count - operands.count..<code.operands.count, result: result,
          offset: offset))
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
