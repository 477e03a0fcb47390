#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// What a run of native code keeps on the stack: operands of calls, slots of values, and registers that are saved around rare calls.
  struct NativeFrame {
    /// Whether the code calls anything, so that it keeps inputs and context in registers that calls preserve.
    let callsFunctions: Bool
    let usesContext: Bool
    private let argumentCount: Int
    private let slotCount: Int
    private let savedCount: Int

    /// Memory below the stack pointer that nothing else touches while no function is called.
    private static let redZone = 128

    init(
      _ code: LoweredCode.Subroutine, _ allocation: NativeAllocation, calls: (LoweredCode.Instruction) -> Bool
    ) {
      var (callsFunctions, usesContext, argumentCount) = (false, false, 0)
      for instruction in code.instructions {
        switch instruction.action {
        case .host: (usesContext, argumentCount) = (true, max(1, argumentCount, instruction.operands.count))
        case .bound: usesContext = true
        case .apply(let operation):
          guard calls(instruction) else { continue }
          callsFunctions = true
          switch Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) {
          case .unary, .binary, .ternary, nil: break
          case .variadic: argumentCount = max(1, argumentCount, instruction.operands.count)
          case .random: (usesContext, argumentCount) = (true, max(1, argumentCount, instruction.operands.count))
          }
        case .call, .accumulate, .total, .check, .choose, .deliver, .polynomial, .lane: break
        }
      }
      for block in code.blocks { if case .repeat = block.exit { usesContext = true } }
      (self.callsFunctions, self.usesContext, self.argumentCount) = (callsFunctions || usesContext, usesContext, argumentCount)
      slotCount = allocation.slotCount
      savedCount = usesContext ? NativeEmitter.registerCount : 0
    }

    /// Whether it is so small that no page of the stack is skipped.
    var isSmall: Bool { argumentCount + slotCount + savedCount <= NativeEmitter.mostSlots }

    /// The register with the inputs.
    var inputs: GeneralRegister { callsFunctions ? .rbx : .rsi }

    /// Whether slots lie below the stack pointer, which then stays as it is.
    private var isInRedZone: Bool { !callsFunctions && 8 * slotCount <= Self.redZone }

    /// The bytes that the stack pointer moves by, behind the two registers that code with calls saves.
    var size: Int32 {
      if callsFunctions { return Int32(8 * (argumentCount + slotCount + savedCount) + 15) & ~15 | 8 }
      return isInRedZone ? 0 : Int32(8 * slotCount)
    }

    func distance(ofSlot slot: Int, lanes: Int) -> Int32 {
      if lanes > 1 { return Int32(8 * lanes * slot) }
      return isInRedZone ? Int32(-8 * (slot + 1)) : Int32(8 * (argumentCount + slot))
    }

    /// Where a register that holds a value is saved.
    func distance(ofSaved register: Int) -> Int32 { Int32(8 * (argumentCount + slotCount + register)) }

    func distance(ofArgument index: Int) -> Int32 { Int32(8 * index) }
  }
#endif
