#if _pointerBitWidth(_64)
  /// How the emitter's vector instructions are written.
  ///
  /// Of its sixteen registers the upper eight are `v16` to `v23`: calls preserve the lower halves of `v8` to `v15`,
  /// which native code leaves alone.
  extension ArmAssembler {
    private static func number(_ register: Int) -> Int { register < 8 ? register : register + 8 }

    /// A source in a register; what lies in memory is loaded first.
    private mutating func source(_ operand: Operand, _ isWide: Bool) -> Int {
      switch operand {
      case .register(let register): return Self.number(register)
      case .memory(let memory):
        access(isWide ? .loadPair : .loadDouble, Self.secondVector, memory)
        return Self.secondVector
      }
    }

    package mutating func emit(
      _ instruction: VectorInstruction, isWide: Bool, _ first: Int, _ second: Int?, _ last: VectorOperand<ArmRegister>,
      byte: UInt8?
    ) {
      let result = Self.number(first)
      let a = second.map(Self.number) ?? result
      if emitShorter(instruction, isWide, result, a, last) { return }
      switch instruction {
      case .loadScalar: access(.loadDouble, result, last)
      case .storeScalar: access(.storeDouble, result, last)
      case .load: access(.loadPair, result, last)
      case .store: access(.storePair, result, last)
      case .move: emit(.move, result, source(last, isWide))
      case .addScalar: emit(.addDouble, result, a, source(last, isWide))
      case .subtractScalar: emit(.subtractDouble, result, a, source(last, isWide))
      case .multiplyScalar: emit(.multiplyDouble, result, a, source(last, isWide))
      case .divideScalar: emit(.divideDouble, result, a, source(last, isWide))
      case .rootScalar: emit(.rootDouble, result, source(last, isWide))
      case .add: emit(.addPair, result, a, source(last, isWide))
      case .subtract: emit(.subtractPair, result, a, source(last, isWide))
      case .multiply: emit(.multiplyPair, result, a, source(last, isWide))
      case .divide: emit(.dividePair, result, a, source(last, isWide))
      case .root: emit(.rootPair, result, source(last, isWide))
      case .addProduct: emit(.addProductOfPairs, result, a, source(last, isWide))
      case .multiplyAdd:
        emit(.move, Self.firstVector, a)
        emit(.addProductOfPairs, Self.firstVector, result, source(last, isWide))
        emit(.move, result, Self.firstVector)
      case .minimumScalar: choose(.greaterDouble, result, a, source(last, isWide), isLesser: true)
      case .maximumScalar: choose(.greaterDouble, result, a, source(last, isWide), isLesser: false)
      case .minimum: choose(.greaterPair, result, a, source(last, isWide), isLesser: true)
      case .maximum: choose(.greaterPair, result, a, source(last, isWide), isLesser: false)
      case .compareScalar: compare(isPair: false, byte, result, a, source(last, isWide))
      case .compare: compare(isPair: true, byte, result, a, source(last, isWide))
      case .compareUnordered: emit(.compareDoubles, 0, result, source(last, isWide))
      case .roundScalar: emit(Self.rounding(byte, isPair: false), result, source(last, isWide))
      case .round: emit(Self.rounding(byte, isPair: true), result, source(last, isWide))
      case .and: emit(.and, result, a, source(last, isWide))
      case .andNot: emit(.clear, result, source(last, isWide), a)
      case .or: emit(.or, result, a, source(last, isWide))
      case .xor: emit(.xor, result, a, source(last, isWide))
      case .blend: blend(result, Self.number(Int(byte ?? 0)), source(last, isWide), a)
      case .addWords: emit(.addWords, result, a, source(last, isWide))
      case .subtractWords: emit(.subtractWords, result, a, source(last, isWide))
      case .shiftLeft: emit(.shiftWordsLeft, result, source(last, isWide), number: Int(byte ?? 0))
      case .shiftRight: emit(.shiftWordsRight, result, source(last, isWide), number: Int(byte ?? 0))
      case .testSigns: testSigns(result)
      case .wordOf:
        guard case .register(let word) = last else { preconditionFailure("words of vectors go into registers") }
        emit(.wordOf, word, result)
      }
    }

    private static var table: Int { Int(ArmRegister.x28.rawValue) }

    mutating func takeTable(at address: Int) {
      access(.load, Self.table, constant(UInt64(UInt(bitPattern: address)), isWide: false))
    }

    mutating func gather(_ result: Int, _ index: Int, distance: Int32) {
      preconditionFailure("numbers of tables are taken as pairs")
    }

    /// Of two lanes one is even and one odd: each has one pair.
    mutating func takePairs(_ result: Int, _ index: Int, distance: Int32, ofOddLanes: Bool, spare: Int) {
      let word = Int(Self.firstWord.rawValue)
      emit(ofOddLanes ? .upperWordOf : .wordOf, word, Self.number(index))
      emit(.shiftLeftThree, word, word)
      if distance > 0 { emit(.addNumber, word, word, number: Int(distance)) }
      emit(.loadPairIndexed, Self.number(result), Self.table, word)
    }

    mutating func unpack(_ result: Int, _ even: Int, _ odd: Int, isUpper: Bool) {
      emit(isUpper ? .joinUpper : .joinLower, Self.number(result), Self.number(even), Self.number(odd))
    }

    private mutating func access(_ access: Access, _ register: Int, _ operand: Operand) {
      guard case .memory(let memory) = operand else { preconditionFailure("registers are moved") }
      self.access(access, register, memory)
    }

    /// The flag of the sign says whether both have the uppermost bit; the operand with that bit is not needed.
    private mutating func testSigns(_ register: Int) {
      emit(.wordOf, Int(Self.firstWord.rawValue), register)
      emit(.upperWordOf, Int(Self.secondWord.rawValue), register)
      emit(.testBits, 0, Int(Self.firstWord.rawValue), Int(Self.secondWord.rawValue))
    }

    /// Writes what has an instruction of its own with some constant; false for all else.
    private mutating func emitShorter(
      _ instruction: VectorInstruction, _ isWide: Bool, _ result: Int, _ a: Int, _ last: Operand
    ) -> Bool {
      guard case .memory(.constant(let entry)) = last else { return false }
      switch (instruction, buffer.constants.bits(of: entry)) {
      case (.compareUnordered, 0): emit(.compareDoubleWithZero, 0, a)
      case (.xor, 1 << 63): emit(isWide ? .negatePair : .negateDouble, result, a)
      case (.and, ~(1 << 63)): emit(isWide ? .magnitudePair : .magnitudeDouble, result, a)
      default: return false
      }
      return true
    }

    mutating func extremum(isLesser: Bool, isWide: Bool, _ result: Int, _ a: Int, _ b: Operand) -> Bool {
      let second = source(b, isWide)
      let lesser: ArmInstruction = isWide ? .minimumPair : .minimumDouble
      let greater: ArmInstruction = isWide ? .maximumPair : .maximumDouble
      emit(isLesser ? lesser : greater, Self.number(result), Self.number(a), second)
      return true
    }

    /// The lesser or the greater of two, and `b` where neither is, also where one is NaN.
    private mutating func choose(_ greater: ArmInstruction, _ result: Int, _ a: Int, _ b: Int, isLesser: Bool) {
      emit(greater, Self.firstVector, isLesser ? b : a, isLesser ? a : b)
      emit(.choose, Self.firstVector, a, b)
      emit(.move, result, Self.firstVector)
    }

    mutating func choose(_ result: Int, by chooser: Int, _ first: Int, _ second: Operand) {
      emit(.negativeWords, Self.firstVector, Self.number(chooser))
      blend(Self.number(result), Self.firstVector, source(second, true), Self.number(first))
    }

    /// `a` under the mask, otherwise `b`: the instruction depends on which of them the result replaces.
    private mutating func blend(_ result: Int, _ mask: Int, _ a: Int, _ b: Int) {
      switch result {
      case b: emit(.insertIfTrue, result, a, mask)
      case a: emit(.insertIfFalse, result, b, mask)
      default:
        if result != mask { emit(.move, result, mask) }
        emit(.choose, result, a, b)
      }
    }

    private mutating func compare(isPair: Bool, _ byte: UInt8?, _ result: Int, _ a: Int, _ b: Int) {
      guard let comparison = byte.flatMap({ MaskComparison(rawValue: $0) }) else {
        preconditionFailure("comparisons have a number")
      }
      let (equal, greaterOrEqual, greater): (ArmInstruction, ArmInstruction, ArmInstruction) =
        isPair ? (.equalPair, .greaterOrEqualPair, .greaterPair) : (.equalDouble, .greaterOrEqualDouble, .greaterDouble)
      switch comparison {
      case .equal: emit(equal, result, a, b)
      case .less: emit(greater, result, b, a)
      case .lessOrEqual: emit(greaterOrEqual, result, b, a)
      case .greater: emit(greater, result, a, b)
      case .greaterOrEqual: emit(greaterOrEqual, result, a, b)
      case .notEqual:
        emit(equal, result, a, b)
        emit(.not, result, result)
      case .notLessOrEqual:
        emit(greaterOrEqual, result, b, a)
        emit(.not, result, result)
      case .ordered:
        emit(equal, Self.firstVector, a, a)
        emit(equal, result, b, b)
        emit(.and, result, result, Self.firstVector)
      case .orderedNotEqual:
        emit(greater, Self.firstVector, a, b)
        emit(greater, result, b, a)
        emit(.or, result, result, Self.firstVector)
      }
    }

    private static func rounding(_ byte: UInt8?, isPair: Bool) -> ArmInstruction {
      switch byte.flatMap({ RoundingByte(rawValue: $0) }) {
      case .nearestEven: isPair ? .roundPair : .roundDouble
      case .down: isPair ? .floorPair : .floorDouble
      case .up: isPair ? .ceilingPair : .ceilingDouble
      case .towardZero: isPair ? .truncatePair : .truncateDouble
      case nil: preconditionFailure("what rounds says how")
      }
    }
  }
#endif
