#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  extension Program {
    /// The native code for strict runs, for single evaluations and over columns, annotated with the lowered
    /// instructions.
    package var nativeListing: String {
      guard NativeProcessor.current.isSuitable else {
        #if arch(arm64)
          return "none: the system refuses executable memory, or the cache of instructions cannot be cleared"
        #else
          return "none: the processor has no AVX, or the system refuses executable memory"
        #endif
      }
      let lowered = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try self.lowered(for: .strict, &poll)
      }
      guard NativeEmitter<NativeProcessor.Assembler>.takes(self), let lowered,
        let code = NativeEmitter<NativeProcessor.Assembler>.emit(self, lowered, lists: true)
      else {
        return "none: the formula is long, or computes with other numbers than doubles"
      }
      let scalar = "for one set of inputs, \(code.bytes.count) bytes\n" + Self.text(code.lines, code.bytes)
      let lanes = NativeProcessor.current.lanes
      let rows = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try NativeEmitter<NativeProcessor.Assembler>.emitRows(
          self, lowered, for: .strict, lanes: lanes, expands: NativeProcessor.current.hasWords, lists: true, &poll)
      }
      guard let rows else { return scalar }
      let groups = rows.groups == 1 ? "" : ", in two groups"
      return scalar + "\nfor \(lanes * rows.groups) rows at a time\(groups), \(rows.bytes.count) bytes\n"
        + Self.text(rows.lines, rows.bytes)
    }

    private static func text(_ lines: [NativeBuffer.ListedLine], _ bytes: [UInt8]) -> String {
      lines.map { line in
        if line.bytes.isEmpty { return "  \(line.text)" }
        let code = bytes[line.bytes].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
        let number = String(line.bytes.lowerBound, radix: 16)
        return "  " + String(repeating: " ", count: max(0, 4 - number.count)) + number + "  " + line.text
          + String(repeating: " ", count: max(1, 52 - line.text.count)) + code
      }.joined(separator: "\n")
    }
  }
#else
  import ReckonBytecode

  extension Program {
    /// Native code is not supported here.
    package var nativeListing: String { "none: this system has no native code" }
  }
#endif
