#if _pointerBitWidth(_64)
  import ReckonCatalogue

  /// The memory of a run of native code: operands of calls, spill slots, and registers saved around rare calls.
  ///
  /// That lies on the stack, but in code with functions of its own in the run's memory for frames. There the operands that come with a call
  /// are first, and in front of the frame is the address to which the call returns.
  struct NativeFrame<Target: NativeTarget & ~Copyable> {
    /// Whether the code calls anything, so that it keeps inputs and context in registers that calls preserve.
    let callsFunctions: Bool
    let usesContext: Bool
    private let argumentCount: Int
    private let slotCount: Int
    private let savedCount: Int
    /// How many operands come with a call; `nil` for frames on the stack.
    private let parameterCount: Int?
    /// The doubles of a function's frame, and in front of it, that a call writes before there is a look at the memory's end.
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
      (self.callsFunctions, self.usesContext, self.argumentCount) = (callsFunctions || usesContext, usesContext, argumentCount)
      (self.parameterCount, self.passedCount) = (parameterCount, passedCount)
      slotCount = allocation.slotCount
      savedCount = usesContext ? NativeEmitter<Target>.registerCount : 0
    }

    /// Whether it is so small that no page of the stack is skipped.
    var isSmall: Bool { argumentCount + slotCount + savedCount <= NativeEmitter<Target>.mostSlots }

    /// How many doubles it takes.
    private var count: Int { argumentCount + slotCount + savedCount + (parameterCount ?? 0) }

    /// The doubles that it takes of the memory for frames, and those with what it passes to a call.
    var framedCount: Int { parameterCount == nil ? 0 : count }
    var framedCountWithCalls: Int { framedCount + passedCount }

    /// The register with its address.
    var base: Target.Register { parameterCount == nil ? Target.stack : Target.frame }

    /// The register with the inputs.
    var inputs: Target.Register { callsFunctions ? Target.inputs : Target.argument(0) }

    /// Whether slots lie below the stack pointer, which is then not changed.
    private var isInRedZone: Bool { !callsFunctions && 8 * slotCount <= Target.redZone }

    /// The bytes that the stack pointer moves by, behind the two registers that code with calls saves.
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

    /// The slot of the return address, one double before a function's frame.
    static var returnAddress: Int32 { -8 }

    /// The location of an operand passed with a call.
    func distance(ofParameter index: Int) -> Int32 { Int32(8 * index) }
  }
#endif
