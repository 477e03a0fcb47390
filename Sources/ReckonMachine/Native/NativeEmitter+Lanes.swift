#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// What elementary functions are made of in code over columns, and the slow way of a function, behind the loop.
  extension NativeEmitter where Target: ~Copyable {
    /// The slow way of a function of some rows.
    struct SlowWay {
      let start: NativeBuffer.Label
      let end: NativeBuffer.Label
      let kernel: Int
      let operand: Operand
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
      case .chooseByLowestBit: chooseByLowestBit(instruction, result)
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

    private mutating func chooseByLowestBit(_ instruction: LoweredCode.Instruction, _ result: Int) {
      let chooser = chooser(value(0, of: instruction))
      let first = register(operand(value(1, of: instruction)), Self.scratch)
      assembler.choose(result, by: chooser, first, operand(value(2, of: instruction)))
    }

    /// The chooser with the lowest bits of a value. There are two, for two groups of rows side by side.
    private mutating func chooser(_ value: LoweredCode.Value) -> Int {
      if let index = choosers.lastIndex(of: value), index >= choosers.count - 2 { return 2 + index & 1 }
      let number = 2 + choosers.count & 1
      choosers.append(value)
      assembler.keepChooser(number, register(operand(value), Self.scratch), ones: bits(1))
      return number
    }

    private mutating func guarded(_ code: UInt32, _ instruction: LoweredCode.Instruction, _ result: Int) {
      guard case .unary(let kernel)? = Catalogue.kernel(ofOperation: code, count: 1) else {
        preconditionFailure("functions with definitions on lanes have kernels of one operand")
      }
      let slow = SlowWay(
        start: assembler.makeLabel(), end: assembler.makeLabel(), kernel: unsafeBitCast(kernel, to: Int.self),
        operand: operand(value(2, of: instruction)), result: result)
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
    private var savedRegisters: [Int] { (0..<32).filter { allocation.usedRegisters & 1 << UInt32($0) != 0 || $0 == Self.marks } }
    /// The bytes that slow ways need on the stack: rows of a number, those registers, and the general ones.
    var slowBytes: Int32 { vectorSize * Int32(1 + savedRegisters.count) + Int32(8 * Target.kept.count) }

    /// Emits the slow ways: all registers are saved, and the kernel is called for each row.
    mutating func emitSlowWays() {
      let rows = vectorSize * Int32(allocation.slotCount)
      let vectors = rows + vectorSize
      let saved = savedRegisters
      let general = vectors + vectorSize * Int32(saved.count)
      func memory(_ distance: Int32) -> Operand { .memory(.at(Target.stack, distance)) }
      for slow in slowWays {
        assembler.place(slow.start)
        assembler.note("row by row")
        let number = register(slow.operand, Self.scratch)
        store(number, memory(rows))
        for (index, register) in saved.enumerated() { store(register, memory(vectors + vectorSize * Int32(index))) }
        for (index, register) in Target.kept.enumerated() { assembler.emit(.store, register, memory(general + Int32(8 * index))) }
        // The kernels have instructions without the upper halves of registers, which wait for those that are not clear.
        assembler.endPacked()
        for row in 0..<Int32(lanes) {
          assembler.emit(.loadScalar, 0, memory(rows + 8 * row))
          assembler.callFunction(at: slow.kernel)
          assembler.emit(.storeScalar, 0, memory(rows + 8 * row))
        }
        for (index, register) in Target.kept.enumerated() { assembler.emit(.load, register, memory(general + Int32(8 * index))) }
        for (index, register) in saved.enumerated() { load(register, memory(vectors + vectorSize * Int32(index))) }
        loadHeldConstants()
        loadHeldInputs()
        load(slow.result, memory(rows))
        assembler.jump(to: slow.end)
      }
    }
  }
#endif
