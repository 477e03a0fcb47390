#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The memory of a run of native code: call operands, spill slots, and registers saved around rare calls.
  ///
  /// The frame is on the stack, except in code with functions of its own, where it is in the run's frame memory. There
  /// the operands of the call come first, and the return address precedes the frame.
  struct NativeFrame<Target: NativeTarget & ~Copyable> {
    /// Whether the code calls functions, so that inputs and context are in registers that calls preserve.
    let callsFunctions: Bool
    let usesContext: Bool
    private let argumentCount: Int
    private let slotCount: Int
    private let savedCount: Int
    /// The number of call operands; `nil` for frames on the stack.
    private let parameterCount: Int?
    /// The doubles in and before a function's frame that a call writes before the memory limit is checked.
    private let passedCount: Int

    init(
      _ code: LoweredCode.Subroutine, _ allocation: NativeAllocation, parameterCount: Int?
    ) {
      var (callsFunctions, usesContext, argumentCount, passedCount) = (false, parameterCount != nil, 0, 0)
      for instruction in code.instructions {
        switch instruction.action {
        case .host: (usesContext, argumentCount) = (true, max(1, argumentCount, instruction.operands.count))
        case .bound: usesContext = true
        case .apply(let operation):
          guard instruction.callsFunction else { continue }
          callsFunctions = true
          switch Catalogue.kernel(ofOperation: operation, count: instruction.operands.count) {
          case .unary, .binary, .ternary, nil: break
          case .variadic: argumentCount = max(1, argumentCount, instruction.operands.count)
          case .random: (usesContext, argumentCount) = (true, max(1, argumentCount, instruction.operands.count))
          }
        case .call: passedCount = max(passedCount, instruction.operands.count + 1)
        case .accumulate, .total, .check, .choose, .deliver, .polynomial, .lane: break
        }
      }
      for block in code.blocks { if case .repeat = block.exit { usesContext = true } }
      (self.callsFunctions, self.usesContext, self.argumentCount) = (
        callsFunctions || usesContext, usesContext, argumentCount
      )
      (self.parameterCount, self.passedCount) = (parameterCount, passedCount)
      slotCount = allocation.slotCount
      savedCount = usesContext ? NativeEmitter<Target>.registerCount : 0
    }

    /// Whether it is small enough not to skip a stack page.
    var isSmall: Bool { argumentCount + slotCount + savedCount <= NativeEmitter<Target>.mostSlots }

    /// The size in doubles.
    private var count: Int { argumentCount + slotCount + savedCount + (parameterCount ?? 0) }

    /// The size in frame memory in doubles, without and with the operands passed to a call.
    var framedCount: Int { parameterCount == nil ? 0 : count }
    var framedCountWithCalls: Int { framedCount + passedCount }

    /// The base address register.
    var base: Target.Register { parameterCount == nil ? Target.stack : Target.frame }

    /// The inputs register.
    var inputs: Target.Register { callsFunctions ? Target.inputs : Target.argument(0) }

    /// Whether slots are in the red zone below the stack pointer, which then does not move.
    private var isInRedZone: Bool { !callsFunctions && 8 * slotCount <= Target.redZone }

    /// The number of bytes that the stack pointer moves, after the two registers that code with calls saves.
    var size: Int32 {
      if parameterCount != nil { return 0 }
      if callsFunctions { return Int32(8 * count + 15) & ~15 | Target.padding(saved: 2) }
      return isInRedZone ? 0 : Target.leafSize(8 * slotCount)
    }

    func distance(ofSlot slot: Int, lanes: Int) -> Int32 {
      if lanes > 1 { return Int32(8 * lanes * slot) }
      return isInRedZone ? Int32(-8 * (slot + 1)) : distance(ofArgument: argumentCount + slot)
    }

    /// The save slot of a register that holds a value.
    func distance(ofSaved register: Int) -> Int32 { distance(ofArgument: argumentCount + slotCount + register) }

    func distance(ofArgument index: Int) -> Int32 { Int32(8 * ((parameterCount ?? 0) + index)) }

    /// The offset of a function's return address, one double before its frame.
    static var returnAddress: Int32 { -8 }

    /// The offset of a call operand.
    func distance(ofParameter index: Int) -> Int32 { Int32(8 * index) }
  }
#endif
