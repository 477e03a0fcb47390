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
      var lives = Lives(code, isFused, calls)
      lives.extend(over: code)
      scan(lives, registers)
    }

    private mutating func scan(_ lives: Lives, _ registers: [Int]) {
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

    /// From where to where in the code values are needed. What an instruction reads it reads at an even position, what it writes at the next.
    private struct Lives {
      var first: [Int]
      var last: [Int]
      /// The values that have places, by where they are written first.
      var order: [Int] = []
      private var starts: [Int] = []
      private var ends: [Int] = []
      private var callPositions: [Int] = []

      init(_ code: LoweredCode.Subroutine, _ isFused: [Bool], _ calls: (LoweredCode.Instruction) -> Bool) {
        first = Array(repeating: .max, count: code.origins.count)
        last = Array(repeating: -1, count: code.origins.count)
        var position = 0
        for block in code.blocks {
          starts.append(position)
          position += 2 * block.instructions.count + 2
          ends.append(position)
          position += 2
        }
        for (index, block) in code.blocks.enumerated() {
          for parameter in block.parameters { write(parameter, at: starts[index] + 1) }
          for (offset, number) in block.instructions.enumerated() {
            let instruction = code.instructions[number]
            let position = isFused[number] ? ends[index] : starts[index] + 2 + 2 * offset
            for operand in code.operands[instruction.operands] { read(operand, at: position) }
            if isFused[number] { continue }
            if calls(instruction) { callPositions.append(position) }
            for result in 0..<instruction.action.resultCount {
              write(instruction.result + LoweredCode.Value(result), at: position + 1)
            }
          }
          for edge in code.edges(of: index) {
            for argument in code.operands[edge.arguments] { read(argument, at: ends[index]) }
            for parameter in code.blocks[edge.block].parameters { write(parameter, at: ends[index] + 1) }
          }
          switch block.exit {
          case .return(let value), .branch(let value, _, otherwise: _): read(value, at: ends[index])
          case .jump(let edge): if let value = code.returned(along: edge) { read(value, at: ends[index]) }
          case .repeat: break
          }
        }
        order = code.origins.indices.filter { code.origins[$0] == .made && first[$0] < .max }
        order.sort { first[$0] < first[$1] }
      }

      private mutating func write(_ value: LoweredCode.Value, at position: Int) {
        first[Int(value)] = min(first[Int(value)], position)
        last[Int(value)] = max(last[Int(value)], position)
      }

      private mutating func read(_ value: LoweredCode.Value, at position: Int) { last[Int(value)] = max(last[Int(value)], position) }

      /// Values that loops find are needed until these end.
      mutating func extend(over code: LoweredCode.Subroutine) {
        for index in code.blocks.indices {
          guard let end = code.blocks[index].loopEnd else { continue }
          for value in order where first[value] < starts[index] && last[value] >= starts[index] {
            last[value] = max(last[value], ends[end] + 1)
          }
        }
      }

      func crossesCall(_ value: Int) -> Bool {
        // The first call behind the place that writes the value.
        var (low, high) = (0, callPositions.count)
        while low < high {
          let middle = (low + high) / 2
          if callPositions[middle] <= first[value] { low = middle + 1 } else { high = middle }
        }
        return low < callPositions.count && callPositions[low] < last[value]
      }
    }
  }
#endif
