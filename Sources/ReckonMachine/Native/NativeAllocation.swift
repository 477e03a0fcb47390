#if _pointerBitWidth(_64)
  /// Which register or slot of the stack each value of native code lies in, by linear scan over the blocks.
  ///
  /// A value lies in one place for all of its life, which reaches from the first place in the code that writes it to the last that reads it, and
  /// to the end of a loop that finds it. Calls use all registers: a value that is needed behind one lies in a slot. Where registers run out,
  /// the value that is needed longest goes into a slot.
  ///
  /// - Complexity: O(code · registers).
  struct NativeAllocation {
    enum Location: Hashable {
      case register(Int)
      case slot(Int)
    }

    /// For each value its place; `nil` for those that instructions do not make or that are never made by themselves.
    private(set) var locations: [Location?]
    private(set) var slotCount = 0
    /// The registers that hold values, as bits.
    private(set) var usedRegisters: UInt32 = 0

    /// - Parameters:
    ///   - registers: those that hold values; the others are for intermediate results.
    ///   - isFused: for each instruction whether it is computed with what ends its block.
    ///   - calls: whether an instruction calls a function.
    init(
      _ code: LoweredCode.Subroutine, registers: [Int], isFused: [Bool], calls: (LoweredCode.Instruction) -> Bool
    ) {
      locations = Array(repeating: nil, count: code.origins.count)
      let lives = Liveness(code, isFused: { isFused[$0] }, calls: calls)
      scan(lives, registers)
    }

    private mutating func scan(_ lives: Liveness, _ registers: [Int]) {
      // The values that lie in registers and are still needed, by register.
      var holders = [Int](repeating: -1, count: registers.count)
      var slotEnds: [Int] = []
      for value in lives.order {
        let (first, last) = (lives.first[value], lives.last[value])
        if lives.crossesCall(value) {
          // A slot that is free from here on serves as well as a new one.
          if let free = slotEnds.firstIndex(where: { $0 < first }) {
            slotEnds[free] = last
            locations[value] = .slot(free)
          } else {
            slotEnds.append(last)
            locations[value] = .slot(slotEnds.count - 1)
          }
          continue
        }
        var chosen = -1
        for register in holders.indices {
          if holders[register] < 0 || lives.last[holders[register]] < first {
            chosen = register
            break
          }
          if chosen < 0 || lives.last[holders[register]] > lives.last[holders[chosen]] { chosen = register }
        }
        let holder = holders[chosen]
        if holder >= 0, lives.last[holder] >= first {
          // All are taken: whichever is needed longest lies in a slot of its own, from its beginning on.
          slotEnds.append(.max)
          guard lives.last[holder] > last else {
            locations[value] = .slot(slotEnds.count - 1)
            continue
          }
          locations[holder] = .slot(slotEnds.count - 1)
        }
        holders[chosen] = value
        locations[value] = .register(registers[chosen])
        usedRegisters |= 1 << UInt32(registers[chosen])
      }
      slotCount = slotEnds.count
    }
  }
#endif
