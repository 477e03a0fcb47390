#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula as a kernel in PTX, the assembly language of NVIDIA's GPUs, which the driver compiles.
  ///
  /// The kernel computes one row after the other in each of its threads, and each row's result has the same bits as on
  /// the CPU: every operation is rounded separately, nothing is contracted or flushed to zero, and elementary functions
  /// have the same definitions. A row that fails, or for which a function has no fast path, is marked and left to the
  /// CPU: evaluate the formula for it.
  public struct PTXProgram: Hashable, Sendable {
    /// The source text, in PTX version 7.0 for `sm_75` and newer.
    public let text: String
    /// The name of the kernel.
    ///
    /// Its parameters are all 64-bit, in this order: the addresses of a column of doubles for each of the formula's
    /// inputs, of the results, of one byte per row, set to 1 if the row is left to the CPU and otherwise to 0, and of a
    /// counter, to which the number of these rows is added; the number of rows; and the step limit of loops per row.
    /// Columns and results must not overlap.
    public let name: String

    /// The reason why a formula has no kernel.
    public enum Refusal: Error, Hashable, Sendable {
      /// The name is not a PTX identifier: a letter, followed by letters, digits and underscores.
      case name
      /// It does not compute with doubles, or holds texts, lists or missing values, or searches.
      case values
      /// It draws random numbers, calls host functions, or returns further results.
      case effects
      /// A function is recursive, or the code with inlined calls would be too long.
      case calls
      /// The function of this name has no definition for a GPU.
      case function(String)
    }

    /// - Throws: a ``Refusal``.
    /// - Complexity: O(length of the program with all calls inlined).
    package init(_ program: Program, name: String, policy: ErrorPolicy) throws(Refusal) {
      let isName = name.utf8.first.map { Self.isLetter($0) } ?? false
      guard isName, name.utf8.allSatisfy({ Self.isLetter($0) || 48...57 ~= $0 || $0 == 95 }) else { throw .name }
      guard program.numberMode == .double, !program.holdsValues, !program.searches else { throw .values }
      guard program.isPure, program.hostFunctionCount == 0, program.resultCount == 0 else { throw .effects }
      let lowered = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try program.lowered(for: policy, &poll)
      }
      guard let lowered else { throw .values }
      let joined = CancellationPoll.uninterrupted { (poll) throws(FormulaError) in
        try lowered.joiningCalls(of: program, &poll)
      }
      guard let code = joined?.code else { throw .calls }
      var emitter = PTXEmitter(program, code, name: name, isStrict: policy == .strict)
      text = try emitter.kernel()
      self.name = name
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
  }
#endif
