#if _pointerBitWidth(_64)
  import ReckonBytecode

  /// When programs become native code.
  enum NativeTier {
    /// How many rows of columns pay for native code.
    static let rows = 1 << 15

    /// So many evaluations that making native code, which takes some 10 µs and a quarter of a microsecond for each
    /// instruction, adds little to what they have taken. How often loops run is not known.
    static func evaluations(before program: Program) -> Int {
      program.repeats ? 50 : 500 + 16_000 / max(8, program.frames[0].instructionCount)
    }

    /// Whether a program may become native code here, where the host allows that.
    static func canRun(_ program: Program) -> Bool {
      program.canRepeat && NativeEmitter<NativeProcessor.Assembler>.takes(program) && ExecutableMemory.isPossible
        && NativeProcessor.current.isSuitable
    }

    /// The code of a program that ``canRun(_:)``; `nil` where there is no memory for it, or it is too large.
    static func make(_ program: Program, _ code: LoweredCode) -> NativeCode? {
      NativeEmitter<NativeProcessor.Assembler>.emit(program, code).flatMap { NativeCode($0) }
    }
  }
#endif
