public import ReckonMachine

/// The machine that evaluates a formula for single sets of inputs.
extension Formula {
  /// The machine that evaluates subsequent single sets of inputs.
  ///
  /// - Complexity: O(length of the program).
  public func machine(policy: ErrorPolicy = .strict) -> EvaluationMachine { executable.machine(for: policy) }

  /// Compiles for a machine now, rather than after many evaluations.
  ///
  /// ```swift
  /// let formula = try Formula("a + b * c")
  /// formula.prepare(.native)                     // true on x86-64 with AVX under Linux
  /// ```
  ///
  /// Native code is in memory of its own, which is written first, then made executable and never written again (W^X).
  /// It takes a few kilobytes, freed with the formula, and at most 64 MiB for all formulas of the process; beyond that,
  /// and if the system refuses executable memory, formulas stay with the other machines, with the same results.
  /// ``Options/usesNativeCode`` turns it off.
  ///
  /// - Returns: whether that machine evaluates the formula from now on. Formulas over numbers other than doubles have
  ///   no native code.
  @discardableResult public func prepare(_ machine: EvaluationMachine, policy: ErrorPolicy = .strict) -> Bool {
    switch machine {
    case .native: executable.makeNative(policy)
    case .register, .reference: self.machine(policy: policy) == machine
    }
  }

  /// Compiles vectorized native code now, for four or eight rows at a time, or as many as the processor supports; false
  /// if columns stay with steps.
  package func prepareRows(policy: ErrorPolicy = .strict, lanes: Int? = nil) -> Bool {
    executable.makeNativeRows(policy, lanes: lanes)
  }
}
