#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Which truth values native code keeps as masks, and which conditions it tests where a block ends.
  ///
  /// A comparison makes a mask: all bits or none. It becomes 1 or 0 only where something takes it as a number. Choices, branches, `not` and the
  /// truth of a value take masks as they are, and so does a choice between masks, which is what `and` and `or` are.
  struct NativeMasks {
    /// For each value whether it is kept as a mask.
    private(set) var isMask: [Bool]
    /// For each instruction whether it is a comparison that the branch at the end of its block alone needs.
    private(set) var isFused: [Bool]

    init(_ code: LoweredCode.Subroutine, _ program: Program) {
      isMask = Array(repeating: false, count: code.origins.count)
      isFused = Array(repeating: false, count: code.instructions.count)
      // Whether each value is made as a mask if that is wanted, and whether something needs it as a number.
      var canBeMask = isMask
      var isNumber = isMask
      let uses = code.useCounts
      let constants = program.constants
      func isTruth(_ value: LoweredCode.Value) -> Bool {
        switch code.origins[Int(value)] {
        case .constant(let index): [0, 1].contains(constants[index].double)
        case .double(let number): number == 0 || number == 1
        case .zero: true
        case .made: canBeMask[Int(value)]
        case .input: false
        }
      }
      for block in code.blocks {
        for number in block.instructions {
          let instruction = code.instructions[number]
          switch instruction.action {
          case .apply: canBeMask[Int(instruction.result)] = Condition(instruction) != nil
          case .choose:
            let sides = code.operands[instruction.operands].dropFirst()
            canBeMask[Int(instruction.result)] = sides.allSatisfy(isTruth)
          case .host, .call, .bound, .accumulate, .total, .check, .deliver, .polynomial, .lane: break
          }
        }
      }
      for (index, block) in code.blocks.enumerated().reversed() {
        for edge in code.edges(of: index) {
          for argument in code.operands[edge.arguments] { isNumber[Int(argument)] = true }
        }
        switch block.exit {
        case .return(let value): isNumber[Int(value)] = true
        case .jump(let edge): if let value = code.returned(along: edge) { isNumber[Int(value)] = true }
        case .branch, .repeat: break
        }
        for number in block.instructions.reversed() {
          let instruction = code.instructions[number]
          let operands = code.operands[instruction.operands]
          let result = Int(instruction.result)
          var masks = operands.startIndex..<operands.startIndex
          switch instruction.action {
          case .choose:
            isMask[result] = canBeMask[result] && !isNumber[result]
            masks = operands.startIndex..<(isMask[result] ? operands.endIndex : operands.startIndex + 1)
          case .apply:
            isMask[result] = canBeMask[result] && !isNumber[result]
            if Condition(instruction)?.isOfTruth == true { masks = operands.indices }
          // A truth value is finite.
          case .check: masks = operands.indices
          case .host, .call, .bound, .accumulate, .total, .deliver, .polynomial, .lane: break
          }
          for index in operands.indices where !masks.contains(index) { isNumber[Int(operands[index])] = true }
        }
      }
      for block in code.blocks {
        guard case .branch(let value, _, otherwise: _) = block.exit, uses[Int(value)] == 1 else { continue }
        for number in block.instructions where code.instructions[number].result == value {
          guard Condition(code.instructions[number]) != nil else { continue }
          isFused[number] = !code.operands[code.instructions[number].operands].contains { isMask[Int($0)] }
        }
      }
    }

    /// What an instruction asks of its operands, if it makes a truth value.
    enum Condition {
      case comparison(MaskComparison)
      case not
      case truth

      /// Whether it asks whether its operand is true.
      var isOfTruth: Bool {
        switch self {
        case .comparison: false
        case .not, .truth: true
        }
      }

      init?(_ instruction: LoweredCode.Instruction) {
        guard let operation = PlainOperation(instruction) else { return nil }
        self.init(operation)
      }

      init?(_ operation: PlainOperation) {
        switch operation {
        case .comparison(.less): self = .comparison(.less)
        case .comparison(.lessOrEqual): self = .comparison(.lessOrEqual)
        case .comparison(.greater): self = .comparison(.greater)
        case .comparison(.greaterOrEqual): self = .comparison(.greaterOrEqual)
        case .comparison(.equal): self = .comparison(.equal)
        case .comparison(.notEqual): self = .comparison(.notEqual)
        case .not: self = .not
        case .truth: self = .truth
        case .arithmetic, .negate: return nil
        }
      }
    }
  }
#endif
