#if _pointerBitWidth(_64)
  import ReckonBytecode

  /// The thresholds at which programs are compiled to native code.
  enum NativeTier {
    /// The number of rows that pays for compilation.
    static let rows = 1 << 15

    /// The number of evaluations after which compilation, at some 10 µs plus 0.25 µs per instruction, adds little to
    /// the time already spent. Loop counts are unknown.
    static func evaluations(before program: Program) -> Int {
      program.repeats ? 50 : 500 + 16_000 / max(8, program.frames[0].instructionCount)
    }

    /// Whether a program may be compiled to native code here, where the host allows it.
    static func canRun(_ program: Program) -> Bool {
      program.canRepeat && NativeEmitter<NativeProcessor.Assembler>.takes(program) && ExecutableMemory.isPossible
        && NativeProcessor.current.isSuitable
    }

    /// The code of a program that ``canRun(_:)``; `nil` if there is no memory for it, or it is too large.
    static func make(_ program: Program, _ code: LoweredCode) -> NativeCode? {
      NativeEmitter<NativeProcessor.Assembler>.emit(program, code).flatMap { NativeCode($0) }
    }
  }
#endif
