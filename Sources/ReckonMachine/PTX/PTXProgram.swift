#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// A formula as a kernel in PTX, the assembly language of NVIDIA's GPUs, which the driver compiles.
  ///
  /// The kernel computes one row after the other in each of its threads, and each row's result has the bits that the
  /// processor's machines give: every operation is rounded by itself, nothing is contracted or flushed to zero, and
  /// elementary functions have the same definitions. A row that fails, or for which a function has no short way, is
  /// marked and left to the processor: evaluate the formula for it.
  public struct PTXProgram: Hashable, Sendable {
    /// The text, of version 7.0 for `sm_75` and newer.
    public let text: String
    /// The name of the kernel.
    ///
    /// Its parameters are all of 64 bits, in this order: the addresses of a column of doubles for each of the formula's
    /// inputs, of the results, of a byte for each row, which becomes 1 where the row is left to the processor and
    /// otherwise 0, and of a count, to which the number of these rows is added; the number of rows; and the steps that
    /// loops may take in a row. Columns and results may not overlap.
    public let name: String

    /// Why a formula has no kernel.
    public enum Refusal: Error, Hashable, Sendable {
      /// The name is not one of PTX: a letter, and letters, digits and signs `_` behind it.
      case name
      /// It does not compute with doubles, or holds texts, lists or missing values, or searches.
      case values
      /// It draws random numbers, calls functions of the host, or gives further results.
      case effects
      /// A function calls itself, or what replaces the calls would be too long.
      case calls
      /// The function of this name has no definition that a GPU could follow.
      case function(String)
    }

    /// - Throws: a refusal.
    /// - Complexity: O(length of the program with the bodies of the functions that it calls).
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
