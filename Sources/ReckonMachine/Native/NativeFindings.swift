#if _pointerBitWidth(_64)
  /// The accumulator of strict code for rows: bits are set if a result is not finite or a row is marked.
  ///
  /// It is in the marks register or, where that holds the marks of rows, on the stack; at the end it is written to the
  /// memory whose address precedes it.
  struct Findings {
    /// The stack offset of the address.
    let start: Int32
    let isInRegister: Bool

    /// The number of bytes on the stack.
    func size(lanes: Int) -> Int32 { 16 + (isInRegister ? 0 : Int32(8 * lanes)) }
  }

  extension NativeEmitter where Target: ~Copyable {
    /// The register that accumulates a row's marks or, where no row is marked, findings.
    static var marks: Int { 11 }

    private func address(of findings: Findings) -> Operand { .memory(.at(Target.stack, findings.start)) }

    private func sum(of findings: Findings) -> Operand {
      findings.isInRegister ? .register(Self.marks) : .memory(.at(Target.stack, findings.start + 16))
    }

    mutating func beginFindings() {
      guard let findings else { return }
      assembler.emit(.load, Target.temporary, .memory(.at(Target.argument(0), Int32(8 * BatchCode.findings))))
      assembler.emit(.store, Target.temporary, address(of: findings))
      logic(.xor, Self.marks, Self.marks, .register(Self.marks))
      if !findings.isInRegister { store(Self.marks, sum(of: findings)) }
    }

    /// Accumulates the finding for a result: x - x is +0 for a finite number, otherwise NaN.
    mutating func addToFindings(_ value: Int) {
      guard let findings else { return }
      subtract(Self.secondScratch, value, .register(value))
      if findings.isInRegister { return logic(.or, Self.marks, Self.marks, .register(Self.secondScratch)) }
      logic(.or, Self.secondScratch, Self.secondScratch, .register(Self.marks))
      logic(.or, Self.secondScratch, Self.secondScratch, sum(of: findings))
      store(Self.secondScratch, sum(of: findings))
    }

    mutating func endFindings() {
      guard let findings else { return }
      assembler.emit(.load, Target.temporary, address(of: findings))
      store(register(sum(of: findings), Self.scratch), .memory(.at(Target.temporary, 0)))
    }

    /// Marks the rows in which a value is not finite.
    mutating func mark(_ value: LoweredCode.Value) {
      // A truth value is finite, and a mask has the bits of NaN.
      if masks.isMask(value) { return }
      let register = register(operand(value), Self.scratch)
      subtract(Self.scratch, register, .register(register))
      logic(.or, Self.marks, Self.marks, .register(Self.scratch))
    }
  }
#endif
