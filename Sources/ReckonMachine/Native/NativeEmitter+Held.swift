#if _pointerBitWidth(_64)
  /// A loop-invariant or row operand of code over columns that may be held in a register rather than reloaded.
  enum HeldOperand: Hashable {
    case constant(UInt64)
    case input(Int)
  }

  /// Constants and inputs held in registers that no value occupies.
  extension NativeEmitter where Target: ~Copyable {
    /// The register of an operand, if it is held in one. Counts the use.
    mutating func heldOperand(_ operand: HeldOperand) -> Operand? {
      guard lanes > 1 else { return nil }
      uses[operand, default: 0] += 1
      return held[operand].map { .register($0) }
    }

    /// The operands with the most uses, each with a register that no value occupies.
    func mostUsed(takesMarks: Bool) -> [HeldOperand: Int] {
      let all: [Int] = Array(0..<Self.registerCount) + Array(Target.furtherRegisters(lanes: lanes))
      let free = all.filter { register in
        allocation.usedRegisters & 1 << UInt32(register) == 0 && !(takesMarks && register == Self.marks)
      }
      // An input is loaded once per row in any case. Ties are broken in a fixed order, so that the code is
      // deterministic.
      let savings = uses.map { operand, count -> (operand: HeldOperand, saving: Int, order: UInt64, kind: Int) in
        switch operand {
        case .constant(let bits): (operand, count, bits, 1)
        case .input(let index): (operand, count - 1, UInt64(index), 0)
        }
      }
      let best = savings.filter { $0.saving > 0 }.sorted {
        ($1.saving, $0.order, $0.kind) < ($0.saving, $1.order, $1.kind)
      }
      return Dictionary(uniqueKeysWithValues: zip(best.map { $0.operand }, free))
    }

    /// Loads the held constants.
    mutating func loadHeldConstants() {
      for (operand, register) in held.sorted(by: { $0.value < $1.value }) {
        guard case .constant(let bits) = operand else { continue }
        load(register, .memory(assembler.constant(bits, isWide: true)))
      }
    }

    /// Loads the row's held inputs.
    mutating func loadHeldInputs() {
      for (operand, register) in held.sorted(by: { $0.value < $1.value }) {
        guard case .input(let index) = operand, let column = columns[index] else { continue }
        load(register, .memory(.indexed(column.register, Target.row, column.distance)))
      }
    }
  }
#endif
