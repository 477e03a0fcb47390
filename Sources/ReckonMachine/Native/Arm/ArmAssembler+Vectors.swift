#if _pointerBitWidth(_64)
  /// How the emitter's vector instructions are written.
  ///
  /// Of its sixteen registers the upper eight are `v16` to `v23`: calls preserve the lower halves of `v8` to `v15`, which native code leaves alone.
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
      _ instruction: VectorInstruction, isWide: Bool, _ first: Int, _ second: Int?, _ last: VectorOperand<ArmRegister>, byte: UInt8?
    ) {
      let result = Self.number(first)
      switch instruction {
      case .loadScalar, .storeScalar, .load, .store:
        guard case .memory(let memory) = last else { preconditionFailure("registers are moved") }
        return access(Self.access(instruction), result, memory)
      case .wordOf:
        guard case .register(let word) = last else { preconditionFailure("words of vectors go into registers") }
        return emit(.wordOf, word, result)
      case .testSigns:
        // The other operand is the uppermost bits, which the flag of the sign is anyway.
        emit(.wordOf, Int(Self.firstWord.rawValue), result)
        emit(.upperWordOf, Int(Self.secondWord.rawValue), result)
        return emit(.testBits, 0, Int(Self.firstWord.rawValue), Int(Self.secondWord.rawValue))
      default: break
      }
      let b = source(last, isWide)
      let a = second.map(Self.number) ?? result
      switch instruction {
      case .move: emit(.move, result, b)
      case .addScalar: emit(.addDouble, result, a, b)
      case .subtractScalar: emit(.subtractDouble, result, a, b)
      case .multiplyScalar: emit(.multiplyDouble, result, a, b)
      case .divideScalar: emit(.divideDouble, result, a, b)
      case .rootScalar: emit(.rootDouble, result, b)
      case .add: emit(.addPair, result, a, b)
      case .subtract: emit(.subtractPair, result, a, b)
      case .multiply: emit(.multiplyPair, result, a, b)
      case .divide: emit(.dividePair, result, a, b)
      case .root: emit(.rootPair, result, b)
      case .minimumScalar: choose(.greaterDouble, b, a, result, a, b)
      case .maximumScalar: choose(.greaterDouble, a, b, result, a, b)
      case .minimum: choose(.greaterPair, b, a, result, a, b)
      case .maximum: choose(.greaterPair, a, b, result, a, b)
      case .compareScalar, .compare: compare(isPair: instruction == .compare, byte, result, a, b)
      case .compareUnordered: emit(.compareDoubles, 0, result, b)
      case .roundScalar, .round: emit(Self.rounding(byte, isPair: instruction == .round), result, b)
      case .and: emit(.and, result, a, b)
      case .andNot: emit(.clear, result, b, a)
      case .or: emit(.or, result, a, b)
      case .xor: emit(.xor, result, a, b)
      case .blend: blend(result, Self.number(Int(byte ?? 0) >> 4), b, a)
      case .addWords: emit(isWide ? .addWords : .addWord, result, a, b)
      case .subtractWords: emit(isWide ? .subtractWords : .subtractWord, result, a, b)
      case .shiftLeft: emit(.shiftWordsLeft, result, b, number: Int(byte ?? 0))
      case .shiftRight: emit(.shiftWordsRight, result, b, number: Int(byte ?? 0))
      case .loadScalar, .storeScalar, .load, .store, .wordOf, .testSigns: preconditionFailure("these are emitted above")
      }
    }

    private static func access(_ instruction: VectorInstruction) -> Access {
      switch instruction {
      case .loadScalar: .loadDouble
      case .storeScalar: .storeDouble
      case .load: .loadPair
      default: .storePair
      }
    }

    mutating func extremum(isLesser: Bool, isWide: Bool, _ result: Int, _ a: Int, _ b: Operand) -> Bool {
      let second = source(b, isWide)
      emit(
        isLesser ? isWide ? .minimumPair : .minimumDouble : isWide ? .maximumPair : .maximumDouble, Self.number(result), Self.number(a),
        second)
      return true
    }

    /// `a` where the first of two compared is greater, otherwise `b`, also where one is NaN.
    private mutating func choose(_ greater: ArmInstruction, _ first: Int, _ second: Int, _ result: Int, _ a: Int, _ b: Int) {
      emit(greater, Self.firstVector, first, second)
      emit(.choose, Self.firstVector, a, b)
      emit(.move, result, Self.firstVector)
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
      guard let comparison = byte.flatMap({ MaskComparison(rawValue: $0) }) else { preconditionFailure("comparisons have a number") }
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
