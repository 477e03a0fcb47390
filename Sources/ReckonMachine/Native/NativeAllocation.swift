#if _pointerBitWidth(_64)
  /// The register or spill slot of each value of native code, by linear scan over the blocks.
  ///
  /// A value has one location for its whole live range. The live range runs from the first definition to the last use,
  /// extended to the end of each loop that the value is live into. Calls clobber all registers: a value that is live
  /// across a call is spilled. When registers run out, the value whose live range ends last is spilled.
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
    ///   - registers: those that hold values, as bits; the others are for intermediate results.
    ///   - masks: which instructions are computed with what ends their block.
    init(_ code: LoweredCode.Subroutine, registers: UInt32, _ masks: NativeMasks) {
      locations = Array(repeating: nil, count: code.origins.count)
      let lives = Liveness(code, isFused: { masks.isFused($0) }, calls: { $0.callsFunction })
      // The values that lie in registers and are still needed, by register.
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
          // A slot that is free from here on serves as well as a new one.
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
          // All are taken: whichever is needed longest lies in a slot of its own, from its beginning on.
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
