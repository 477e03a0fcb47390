#if _pointerBitWidth(_64)
  /// Where strict code for rows gathers what it finds of all of them: bits where a result is not finite or a row is marked.
  ///
  /// That is the register of marks or, where rows have marks there, the stack; at the end it goes to the memory whose address lies in front.
  struct Findings {
    /// The stack slot of the address.
    let start: Int32
    let isInRegister: Bool

    /// The bytes that this takes of the stack.
    func size(lanes: Int) -> Int32 { 16 + (isInRegister ? 0 : Int32(8 * lanes)) }
  }

  extension NativeEmitter where Target: ~Copyable {
    /// The register in which a row's marks are gathered or, where no row is marked, findings.
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

    /// Adds what a result tells: less itself, a finite number is +0 and anything else NaN.
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
      // A truth value is finite, and the bits of a mask are those of NaN.
      if masks.isMask(value) { return }
      let register = register(operand(value), Self.scratch)
      subtract(Self.scratch, register, .register(register))
      logic(.or, Self.marks, Self.marks, .register(Self.scratch))
    }
  }
#endif
