#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula or one of its own functions, with the places of its values.
  struct NativeSubroutine<Target: NativeTarget & ~Copyable> {
    let code: LoweredCode.Subroutine
    let masks: NativeMasks
    let allocation: NativeAllocation
    let frame: NativeFrame<Target>
    /// Where its code begins.
    let entry: NativeBuffer.Label
    /// The steps that a call of it costs.
    let steps: Int

    /// The formula and the functions that it may call. Where there is one, frames lie in the run's memory for frames: a function may call itself.
    static func all(_ program: Program, _ code: LoweredCode, lanes: Int, _ assembler: inout Target) -> [NativeSubroutine?] {
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
        guard isNeeded[index] else { return nil }
        let code = code.subroutines[index]
        let masks = NativeMasks(code, program)
        let allocation = NativeAllocation(
          code, registers: NativeEmitter<Target>.valueRegisters(lanes: lanes), isFused: masks.isFused,
          calls: { $0.callsFunction })
        return NativeSubroutine(
          code: code, masks: masks, allocation: allocation,
          frame: NativeFrame(code, allocation, parameterCount: hasFunctions ? code.blocks[0].parameters.count : nil),
          entry: assembler.makeLabel(), steps: program.frames[index].instructionCount + program.subroutines[index].localCount)
      }
    }
  }
#endif
