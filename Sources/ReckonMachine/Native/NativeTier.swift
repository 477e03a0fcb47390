#if _pointerBitWidth(_64)
  import ReckonBytecode

  /// When programs become native code.
  enum NativeTier {
    /// How many rows of columns pay for native code.
    static let rows = 1 << 15

    /// So many evaluations that making native code, which takes some 10 µs and a third of a microsecond for each instruction, adds little to
    /// what they have taken. How often loops run is not known.
    static func evaluations(before program: Program) -> Int {
      program.repeats ? 50 : 500 + 16_000 / max(8, program.frames[0].instructionCount)
    }

    /// Whether a program may become native code where the host allows that.
    static func canRun(_ program: Program) -> Bool { program.numberMode == .double && !program.holdsValues && program.canRepeat }

    /// The code of a program; `nil` where the system or the processor has none, and for programs that are too large.
    static func make(_ program: Program, _ policy: ErrorPolicy) -> NativeCode? {
      guard canRun(program), ExecutableMemory.isPossible, NativeProcessor.current.isSuitable,
        let emitted = NativeEmitter<NativeProcessor.Assembler>.emit(program, hasChecks: policy == .strict)
      else { return nil }
      return NativeCode(emitted)
    }
  }
#endif
