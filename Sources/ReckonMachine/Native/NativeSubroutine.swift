#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula or one of its functions, with the locations of its values.
  struct NativeSubroutine<Target: NativeTarget & ~Copyable> {
    let code: LoweredCode.Subroutine
    let masks: NativeMasks
    let allocation: NativeAllocation
    let frame: NativeFrame<Target>
    /// The entry label.
    let entry: NativeBuffer.Label
    /// The cost of a call in steps.
    let steps: Int

    /// About the time of its instructions in nanoseconds, and that of the longest.
    let times: (total: Int, longest: Int)

    /// Whether its frame is small, and its code so short that no cancellation check is needed between loops.
    var isSmall: Bool { frame.isSmall && times.total <= CancellationPoll.interval }

    /// The formula and the functions that it may call. With functions, frames are in the run's frame memory, since
    /// calls may be recursive.
    static func all(_ program: Program, _ code: LoweredCode, lanes: Int, _ assembler: inout Target)
      -> [NativeSubroutine?]
    {
      if code.subroutines.count == 1 {
        return [NativeSubroutine(0, program, code, lanes, hasFunctions: false, &assembler)]
      }
      var isNeeded = code.subroutines.map { _ in false }
      var open = [0]
      while let index = open.popLast() {
        if isNeeded[index] { continue }
        isNeeded[index] = true
        for instruction in code.subroutines[index].instructions {
          if case .call(let callee, below: _) = instruction.action { open.append(callee) }
        }
      }
      let hasFunctions = isNeeded.dropFirst().contains(true)
      return code.subroutines.indices.map { index in
        isNeeded[index] ? NativeSubroutine(index, program, code, lanes, hasFunctions: hasFunctions, &assembler) : nil
      }
    }

    private init(
      _ index: Int, _ program: Program, _ lowered: LoweredCode, _ lanes: Int, hasFunctions: Bool,
      _ assembler: inout Target
    ) {
      code = lowered.subroutines[index]
      masks = NativeMasks(code, program)
      allocation = NativeAllocation(code, registers: NativeEmitter<Target>.valueRegisters(lanes: lanes), masks)
      frame = NativeFrame(code, allocation, parameterCount: hasFunctions ? code.blocks[0].parameters.count : nil)
      entry = assembler.makeLabel()
      steps = program.frames[index].instructionCount + program.subroutines[index].localCount
      times = code.times
    }
  }
#endif
