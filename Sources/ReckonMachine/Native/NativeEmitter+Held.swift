#if _pointerBitWidth(_64)
  /// Loop-invariant loads of code over columns, which may be kept in registers.
  enum HeldOperand: Hashable {
    case constant(UInt64)
    case input(Int)
  }

  /// Constants and inputs in the registers that no value lies in.
  extension NativeEmitter where Target: ~Copyable {
    /// The register of an operand, if it is kept in one. Counts that it is taken.
    mutating func heldOperand(_ operand: HeldOperand) -> Operand? {
      guard lanes > 1 else { return nil }
      uses[operand, default: 0] += 1
      return held[operand].map { .register($0) }
    }

    /// The operands that are taken most, each with a register that is free, or that values never lie in.
    func mostUsed(takesMarks: Bool) -> [HeldOperand: Int] {
      let all: [Int] = Array(0..<Self.registerCount) + Array(Target.furtherRegisters(lanes: lanes))
      let free = all.filter { register in
        allocation.usedRegisters & 1 << UInt32(register) == 0 && !(takesMarks && register == Self.marks)
      }
      // An input is loaded once for each row at any rate. Those taken equally often are in an order of their own, so that code is always the same.
      let savings = uses.map { operand, count -> (operand: HeldOperand, saving: Int, order: UInt64, kind: Int) in
        switch operand {
        case .constant(let bits): (operand, count, bits, 1)
        case .input(let index): (operand, count - 1, UInt64(index), 0)
        }
      }
      let best = savings.filter { $0.saving > 0 }.sorted { ($1.saving, $0.order, $0.kind) < ($0.saving, $1.order, $1.kind) }
      return Dictionary(uniqueKeysWithValues: zip(best.map { $0.operand }, free))
    }

    /// Loads the constants that are held.
    mutating func loadHeldConstants() {
      for (operand, register) in held.sorted(by: { $0.value < $1.value }) {
        guard case .constant(let bits) = operand else { continue }
        load(register, .memory(assembler.constant(bits, isWide: true)))
      }
    }

    /// Loads the row's inputs that are held.
    mutating func loadHeldInputs() {
      for (operand, register) in held.sorted(by: { $0.value < $1.value }) {
        guard case .input(let index) = operand, let column = columns[index] else { continue }
        load(register, .memory(.indexed(column.register, Target.row, column.distance)))
      }
    }
  }
#endif
