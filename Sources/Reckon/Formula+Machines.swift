public import ReckonMachine

/// The machine that evaluates a formula for single sets of inputs.
extension Formula {
  /// The machine that evaluates from here on.
  ///
  /// - Complexity: O(length of the program).
  public func machine(policy: ErrorPolicy = .strict) -> EvaluationMachine { executable.machine(for: policy) }

  /// Makes what a machine needs now, rather than when the formula has been evaluated often.
  ///
  /// ```swift
  /// let formula = try Formula("a + b * c")
  /// formula.prepare(.native)                     // true on x86-64 with AVX under Linux
  /// ```
  ///
  /// Native code lies in memory of its own, which is written first, then made executable and never written again. It takes a few kilobytes, which are
  /// given back with the formula, and 64 MiB in all formulas of the process at most; past that, and where the system refuses executable
  /// memory, formulas stay with the other machines, with the same results. ``Options/usesNativeCode`` turns it off.
  ///
  /// - Returns: whether that machine evaluates the formula from here on. Formulas of other numbers than doubles have no native code.
  @discardableResult public func prepare(_ machine: EvaluationMachine, policy: ErrorPolicy = .strict) -> Bool {
    switch machine {
    case .native: executable.makeNative(policy)
    case .register, .reference: self.machine(policy: policy) == machine
    }
  }

  /// Makes native code over columns now, four or eight rows at a time, or as many as the processor can; false where columns stay with steps.
  package func prepareRows(policy: ErrorPolicy = .strict, lanes: Int? = nil) -> Bool { executable.makeNativeRows(policy, lanes: lanes) }
}
