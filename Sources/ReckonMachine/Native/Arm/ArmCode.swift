#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A program's code for arm64, whatever processor this is: tests execute it in an emulator.
  package struct ArmCode {
    package let bytes: [UInt8]
    /// Whether it reads the context.
    package let usesContext: Bool

    /// The code for one evaluation: a function of the addresses of inputs, frame and context; see ``NativeCode/Entry``.
    package init?(_ program: Program, for policy: ErrorPolicy) {
      guard NativeEmitter<ArmAssembler>.takes(program), let lowered = Self.lowered(program, policy),
        let code = NativeEmitter<ArmAssembler>.emit(program, lowered)
      else { return nil }
      (bytes, usesContext) = (code.bytes, code.usesContext)
    }

    /// The code over columns: a function of a table of addresses and of a number of rows.
    package init?(rowsOf program: Program, for policy: ErrorPolicy) {
      guard NativeEmitter<ArmAssembler>.takes(program), let lowered = Self.lowered(program, policy) else { return nil }
      let emitted = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try NativeEmitter<ArmAssembler>.emitRows(program, lowered, for: policy, lanes: 2, expands: true, &poll)
      }
      guard let code = emitted else { return nil }
      (bytes, usesContext) = (code.bytes, false)
    }

    private static func lowered(_ program: Program, _ policy: ErrorPolicy) -> LoweredCode? {
      CancellationPoll.uninterrupted { (poll) throws(FormulaError) in try program.lowered(for: policy, &poll) }
    }

    /// The helpers that it may call when a run reaches a limit, by their addresses in this process: each takes the
    /// address of the context.
    package static var helpers: (stop: Int, poll: Int, enter: Int) {
      (
        NativeHelper.address(NativeHelper.stop), NativeHelper.address(NativeHelper.poll),
        NativeHelper.address(NativeHelper.enter)
      )
    }

    /// Offsets of the context's fields that the code reads, in bytes.
    package static var contextOffsets: (steps: Int, nextPoll: Int, callsLeft: Int, memoryEnd: Int) {
      (Int(NativeHelper.steps), Int(NativeHelper.nextPoll), Int(NativeHelper.callsLeft), Int(NativeHelper.memoryEnd))
    }
  }
#endif
