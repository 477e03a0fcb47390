#if _pointerBitWidth(_64)
  /// Linear-scan register allocation: the register or spill slot of each value of native code.
  ///
  /// A value stays in one register or slot for its live range. The live range runs from the first definition to the
  /// last use, extended to the end of each loop that the value is live into. Calls clobber all registers: a value that
  /// is live across one is spilled. When registers run out, the value with the longest remaining live range is spilled.
  ///
  /// - Complexity: O(code · registers).
  struct NativeAllocation {
    enum Location: Hashable {
      case register(Int)
      case slot(Int)
    }

    /// The location of each value; `nil` for values that no instruction defines, or that are never computed by
    /// themselves.
    private(set) var locations: [Location?]
    private(set) var slotCount = 0
    /// The registers that hold values, as bits.
    private(set) var usedRegisters: UInt32 = 0

    /// - Parameters:
    ///   - registers: the registers that hold values, as bits; the others hold temporaries.
    ///   - masks: the instructions that are fused with their block's exit.
    init(_ code: LoweredCode.Subroutine, registers: UInt32, _ masks: NativeMasks) {
      locations = Array(repeating: nil, count: code.origins.count)
      let lives = Liveness(code, isFused: { masks.isFused($0) }, calls: { $0.callsFunction })
      // The live values in registers, by register.
      withUnsafeTemporaryAllocation(of: LoweredCode.Value.self, capacity: 32) { holders in
        holders.initialize(repeating: -1)
        scan(lives, registers, holders)
      }
    }

    private mutating func scan(
      _ lives: Liveness, _ registers: UInt32, _ holders: UnsafeMutableBufferPointer<LoweredCode.Value>
    ) {
      var slotEnds: [Int32] = []
      var next = lives.start
      while next >= 0 {
        let value = next
        next = lives[value].next
        let (first, last) = (lives[value].first, lives[value].last)
        if lives.crossesCall(value) {
          // Reuses a slot whose value is dead.
          if let free = slotEnds.firstIndex(where: { $0 < first }) {
            slotEnds[free] = last
            locations[Int(value)] = .slot(free)
          } else {
            slotEnds.append(last)
            locations[Int(value)] = .slot(slotEnds.count - 1)
          }
          continue
        }
        var chosen = -1
        var rest = registers
        while rest != 0 {
          let register = rest.trailingZeroBitCount
          rest &= rest - 1
          if holders[register] < 0 || lives[holders[register]].last < first {
            chosen = register
            break
          }
          if chosen < 0 || lives[holders[register]].last > lives[holders[chosen]].last { chosen = register }
        }
        let holder = holders[chosen]
        if holder >= 0, lives[holder].last >= first {
          // All registers are in use: the value with the longest live range gets a slot of its own from its definition
          // on.
          slotEnds.append(.max)
          guard lives[holder].last > last else {
            locations[Int(value)] = .slot(slotEnds.count - 1)
            continue
          }
          locations[Int(holder)] = .slot(slotEnds.count - 1)
        }
        holders[chosen] = value
        locations[Int(value)] = .register(chosen)
        usedRegisters |= 1 << UInt32(chosen)
      }
      slotCount = slotEnds.count
    }
  }
#endif
