#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// The truth values that native code keeps as masks, and the conditions that it fuses with block exits.
  ///
  /// A comparison yields a mask: all bits or none. It becomes 1 or 0 only where it is used as a number. Selections,
  /// branches, `not` and the truth of a value use masks directly, and so does a selection between masks: `and` and
  /// `or`.
  struct NativeMasks {
    private struct Facts {
      /// Whether the value is kept as a mask.
      var isMask = false
      /// Whether the value can be computed as a mask, and whether it is used as a number.
      var canBeMask = false
      var isNumber = false
    }

    /// By value; empty in code without truth values, the usual case.
    private var facts: [Facts] = []
    /// By instruction: whether it is a comparison used only by the branch at the end of its block; may be empty.
    private var fused: [Bool] = []

    init(_ code: LoweredCode.Subroutine, _ program: Program) {
      guard code.instructions.contains(where: { $0.action == .choose || Condition($0) != nil }) else { return }
      facts = Array(repeating: Facts(), count: code.origins.count)
      findPossibleMasks(code, program.constants)
      findMasks(code)
      if code.blocks.count > 1 { findFused(code) }
    }

    func isMask(_ value: LoweredCode.Value) -> Bool { !facts.isEmpty && facts[Int(value)].isMask }

    /// Whether an instruction is fused with the branch at the end of its block.
    func isFused(_ instruction: Int) -> Bool { !fused.isEmpty && fused[instruction] }

    private mutating func findPossibleMasks(_ code: LoweredCode.Subroutine, _ constants: [Program.Constant]) {
      for instruction in code.instructions {
        switch instruction.action {
        case .apply: facts[Int(instruction.result)].canBeMask = Condition(instruction) != nil
        case .choose:
          facts[Int(instruction.result)].canBeMask = instruction.operands.dropFirst().allSatisfy { operand in
            let value = Int(code.operands[operand])
            switch code.origins[value] {
            case .constant(let index): return constants[index].double == 0 || constants[index].double == 1
            case .double(let number): return number == 0 || number == 1
            case .zero: return true
            case .made: return facts[value].canBeMask
            case .input: return false
            }
          }
        case .host, .call, .bound, .accumulate, .total, .check, .deliver, .polynomial, .lane: break
        }
      }
    }

    private mutating func findMasks(_ code: LoweredCode.Subroutine) {
      for (index, block) in code.blocks.enumerated().reversed() {
        for edge in code.edges(of: index) {
          for argument in code.operands[edge.arguments] { facts[Int(argument)].isNumber = true }
        }
        switch block.exit {
        case .return(let value): facts[Int(value)].isNumber = true
        case .jump(let edge): if let value = code.returned(along: edge) { facts[Int(value)].isNumber = true }
        case .branch, .repeat: break
        }
        for number in block.instructions.reversed() {
          let instruction = code.instructions[number]
          let operands = instruction.operands
          let result = Int(instruction.result)
          // The operands that are used as masks.
          var masks = operands.lowerBound..<operands.lowerBound
          switch instruction.action {
          case .choose:
            facts[result].isMask = facts[result].canBeMask && !facts[result].isNumber
            masks = operands.lowerBound..<(facts[result].isMask ? operands.upperBound : operands.lowerBound + 1)
          case .apply:
            facts[result].isMask = facts[result].canBeMask && !facts[result].isNumber
            if Condition(instruction)?.isOfTruth == true { masks = operands }
          // A truth value is finite.
          case .check: masks = operands
          case .host, .call, .bound, .accumulate, .total, .deliver, .polynomial, .lane: break
          }
          for operand in operands where !masks.contains(operand) { facts[Int(code.operands[operand])].isNumber = true }
        }
      }
    }

    private mutating func findFused(_ code: LoweredCode.Subroutine) {
      fused = Array(repeating: false, count: code.instructions.count)
      let uses = code.useCounts
      for block in code.blocks {
        guard case .branch(let value, _, otherwise: _) = block.exit, uses[Int(value)] == 1 else { continue }
        for number in block.instructions where code.instructions[number].result == value {
          guard Condition(code.instructions[number]) != nil else { continue }
          fused[number] = !code.instructions[number].operands.contains { isMask(code.operands[$0]) }
        }
      }
    }

    /// The condition that an instruction tests, if its result is a truth value.
    enum Condition {
      case comparison(MaskComparison)
      case not
      case truth

      /// Whether it tests the truth of its operand.
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
