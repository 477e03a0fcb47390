#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Building blocks of elementary functions in code over columns, and a function's slow path after the loop.
  extension NativeEmitter where Target: ~Copyable {
    /// The slow way of a function of some rows.
    struct SlowWay {
      let start: NativeBuffer.Label
      let end: NativeBuffer.Label
      let kernel: Int
      let operands: [Operand]
      let result: Int
    }

    mutating func lane(_ operation: LaneOperation, _ instruction: LoweredCode.Instruction) {
      let result = target(instruction.result)
      switch operation {
      case .and: combine(.and, instruction, result)
      case .or: combine(.or, instruction, result)
      case .xor: combine(.xor, instruction, result)
      case .addWords: combine(.addWords, instruction, result)
      case .subtractWords: combine(.subtractWords, instruction, result, isCommutative: false)
      case .shiftLeft(let count): shift(.shiftLeft, count, instruction, result)
      case .shiftRight(let count): shift(.shiftRight, count, instruction, result)
      case .chooseBySign: chooseBySign(instruction, result)
      case .multiplyAdd: multiplyAdd(instruction, result)
      case .entry(let table, let place): entry(table, place, instruction, result)
      case .pairs(let table, let place, let ofOddLanes): pairs(table, place, ofOddLanes, instruction, result)
      case .unpack(let isUpper):
        let even = register(operand(value(0, of: instruction)), Self.scratch)
        assembler.unpack(
          result, even, register(operand(value(1, of: instruction)), Self.secondScratch), isUpper: isUpper)
      case .guarded(let code): guarded(code, instruction, result)
      }
      settle(instruction.result, result)
    }

    private mutating func combine(
      _ operation: VectorInstruction, _ instruction: LoweredCode.Instruction, _ result: Int, isCommutative: Bool = true
    ) {
      var (a, b) = (operand(value(0, of: instruction)), operand(value(1, of: instruction)))
      if isCommutative, case .memory = a, case .register = b { (a, b) = (b, a) }
      let first = register(a, b == .register(result) ? Self.scratch : result)
      logic(operation, result, first, b)
    }

    private mutating func shift(
      _ operation: VectorInstruction, _ count: UInt8, _ instruction: LoweredCode.Instruction, _ result: Int
    ) {
      let operand = register(operand(value(0, of: instruction)), Self.scratch)
      assembler.emit(operation, isWide: true, result, .register(operand), byte: count)
    }

    private mutating func chooseBySign(_ instruction: LoweredCode.Instruction, _ result: Int) {
      let chooser = chooser(value(0, of: instruction))
      let first = register(operand(value(1, of: instruction)), Self.scratch)
      assembler.choose(result, by: chooser, first, operand(value(2, of: instruction)))
    }

    /// The chooser with the uppermost bits of a value. There are two, for two groups of rows side by side; where there
    /// are no registers for choosers, the value's own.
    private mutating func chooser(_ value: LoweredCode.Value) -> Int {
      guard Target.hasChoosers(lanes: lanes) else { return register(operand(value), Self.secondScratch) }
      if let index = choosers.lastIndex(of: value), index >= choosers.count - 2 { return 2 + index & 1 }
      let number = 2 + choosers.count & 1
      choosers.append(value)
      assembler.keepChooser(number, register(operand(value), Self.scratch))
      return number
    }

    /// The instructions overwrite a factor or the addend; a result without a register of its own is the first scratch
    /// register.
    private mutating func multiplyAdd(_ instruction: LoweredCode.Instruction, _ result: Int) {
      var (a, b) = (operand(value(0, of: instruction)), operand(value(1, of: instruction)))
      let addend = operand(value(2, of: instruction))
      if case .memory = a { swap(&a, &b) }
      if b == .register(result) { swap(&a, &b) }
      if a == .register(result) {
        assembler.emit(.multiplyAdd, isWide: true, result, register(addend, Self.secondScratch), b, byte: nil)
      } else {
        load(result, addend)
        assembler.emit(.addProduct, isWide: true, result, register(a, Self.secondScratch), b, byte: nil)
      }
    }

    private mutating func entry(_ table: Int, _ place: Int, _ instruction: LoweredCode.Instruction, _ result: Int) {
      let row = register(operand(value(0, of: instruction)), Self.scratch)
      take(table)
      let taken = result == row ? Self.thirdScratch : result
      assembler.gather(taken, row, distance: Int32(8 * place))
      load(result, .register(taken))
    }

    private mutating func pairs(
      _ table: Int, _ place: Int, _ ofOddLanes: Bool, _ instruction: LoweredCode.Instruction, _ result: Int
    ) {
      let row = register(operand(value(0, of: instruction)), Self.scratch)
      take(table)
      assembler.takePairs(
        result, row, distance: Int32(8 * place), ofOddLanes: ofOddLanes, spare: Self.secondScratch)
    }

    private mutating func take(_ table: Int) {
      if self.table != table { assembler.takeTable(at: table) }
      self.table = table
    }

    private mutating func guarded(_ code: UInt32, _ instruction: LoweredCode.Instruction, _ result: Int) {
      let count = instruction.operands.count - 2
      guard let kernel = Operation(code: code)?.vectorKernel(for: count) else {
        preconditionFailure("functions with definitions on lanes have kernels of eight rows")
      }
      let slow = SlowWay(
        start: assembler.makeLabel(), end: assembler.makeLabel(), kernel: unsafeBitCast(kernel, to: Int.self),
        operands: (0..<count).map { operand(value(2 + $0, of: instruction)) }, result: result)
      let test = register(operand(value(0, of: instruction)), Self.scratch)
      let signs = bits(1 << 63)
      assembler.emit(.testSigns, isWide: true, test, signs)
      assembler.jump(.signIsMissing, to: slow.start)
      load(result, operand(value(1, of: instruction)))
      assembler.place(slow.end)
      slowWays.append(slow)
      // Calls overwrite choosers.
      choosers = []
    }

    /// The bytes of a vector register.
    private var vectorSize: Int32 { Int32(8 * lanes) }
    /// The registers with values, and with marks or findings.
    private var savedRegisters: [Int] {
      (0..<32).filter { allocation.usedRegisters & 1 << UInt32($0) != 0 || $0 == Self.marks }
    }
    /// The bytes that slow ways need on the stack: eight rows of two numbers, the kernel's arguments, those registers,
    /// and the general ones.
    var slowBytes: Int32 {
      2 * Self.eightRows + Self.argumentBytes + vectorSize * Int32(savedRegisters.count) + Int32(8 * Target.kept.count)
    }
    private static var eightRows: Int32 { 64 }
    private static var argumentBytes: Int32 { Int32(MemoryLayout<VectorArguments>.size) }

    /// Emits the slow ways: all registers are saved, and the kernel is called for eight rows, which are the same again
    /// where there are fewer.
    mutating func emitSlowWays() {
      let rows = vectorSize * Int32(allocation.slotCount)
      let arguments = rows + 2 * Self.eightRows
      let vectors = arguments + Self.argumentBytes
      let saved = savedRegisters
      let general = vectors + vectorSize * Int32(saved.count)
      func memory(_ distance: Int32) -> Operand { .memory(.at(Target.stack, distance)) }
      for slow in slowWays {
        assembler.place(slow.start)
        assembler.note("eight rows by their kernel")
        for (index, operand) in slow.operands.enumerated() {
          let number = register(operand, Self.scratch)
          let start = rows + Self.eightRows * Int32(index)
          for distance in stride(from: start, to: start + Self.eightRows, by: Int(vectorSize)) {
            store(number, memory(distance))
          }
        }
        for (index, register) in saved.enumerated() { store(register, memory(vectors + vectorSize * Int32(index))) }
        for (index, register) in Target.kept.enumerated() {
          assembler.emit(.store, register, memory(general + Int32(8 * index)))
        }
        // The kernels have instructions without the upper halves of registers, which wait for those that are not clear.
        assembler.endPacked()
        emitArguments(at: arguments, rows: rows)
        assembler.emit(.address, Target.argument(0), memory(arguments))
        assembler.move(Target.argument(1), 8)
        assembler.callFunction(at: slow.kernel)
        for (index, register) in Target.kept.enumerated() {
          assembler.emit(.load, register, memory(general + Int32(8 * index)))
        }
        for (index, register) in saved.enumerated() { load(register, memory(vectors + vectorSize * Int32(index))) }
        loadHeldConstants()
        loadHeldInputs()
        load(slow.result, memory(rows))
        assembler.jump(to: slow.end)
      }
    }

    /// Writes ``VectorArguments`` of one or two operands, of which the first is overwritten with the results.
    private mutating func emitArguments(at start: Int32, rows: Int32) {
      func memory(_ member: VectorArguments.Member) -> Operand {
        .memory(.at(Target.stack, start + Int32(8 * member.rawValue)))
      }
      assembler.emit(.address, Target.temporary, .memory(.at(Target.stack, rows)))
      assembler.emit(.store, Target.temporary, memory(.destination))
      assembler.emit(.store, Target.temporary, memory(.a))
      assembler.emit(.address, Target.temporary, .memory(.at(Target.stack, rows + Self.eightRows)))
      assembler.emit(.store, Target.temporary, memory(.b))
      assembler.move(Target.temporary, 8)
      assembler.emit(.store, Target.temporary, memory(.aStep))
      assembler.emit(.store, Target.temporary, memory(.bStep))
    }
  }
#endif
