#if _pointerBitWidth(_64)
  /// Writes instructions of arm64 as bytes. Packed ones work on two doubles.
  package struct ArmAssembler: NativeTarget, ~Copyable {
    typealias Operand = VectorOperand<ArmRegister>
    typealias Memory = MemoryOperand<ArmRegister>

    package var buffer: NativeBuffer
    /// The offsets of jumps to labels, and the bit fields of their displacements.
    private var jumps: [(place: Int, label: NativeBuffer.Label, field: Field)] = []
    /// The register into which constants are loaded.
    private var references: [(place: Int, entry: NativeConstants.Entry)] = []

    /// Registers for what lies between the instructions that one of the vocabulary becomes: calls overwrite them too.
    static let firstWord = ArmRegister.x16
    static let secondWord = ArmRegister.x17
    static let firstVector = 30
    static let secondVector = 31

    package init(lists: Bool = false, lanes: Int = 2) { buffer = NativeBuffer(lists: lists, lanes: lanes) }

    // MARK: Encoding

    /// Adds an instruction.
    ///
    /// - Parameters:
    ///   - first: the register in bits 0 to 4, or the condition of a jump.
    ///   - second: the register in bits 5 to 9.
    ///   - third: the register in bits 16 to 20.
    ///   - number: the distance, the number to add, by how many bits to shift, or the sixteen bits with their place
    ///   above.
    package mutating func emit(
      _ instruction: ArmInstruction, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, number: Int = 0
    ) {
      append(instruction, first, second, third, number: number)
      if buffer.lists { buffer.list(buffer.count - 4, text(instruction, first, second, third, number)) }
    }

    private mutating func append(_ instruction: ArmInstruction, _ first: Int, _ second: Int, _ third: Int, number: Int)
    {
      let row = instruction.row
      let (a, b, c) = (UInt32(first), UInt32(second) << 5, UInt32(third) << 16)
      let operands: UInt32 =
        switch row.shape {
        case .three, .extended, .indexed: a | b | c
        case .two, .sourceBelowZero, .shifted: a | b
        case .sources: b | c
        case .same: a | b | UInt32(second) << 16
        case .upper: a | c
        case .source, .sourceAndZero: b
        case .shiftLeft: a | b | UInt32(64 + number) << 16
        case .shiftRight: a | b | UInt32(128 - number) << 16
        case .distance(let unit): a | b | UInt32(number / unit) << 10
        case .near: a | b | (UInt32(truncatingIfNeeded: number) & 0x1FF) << 12
        case .number: a | b | UInt32(number) << 10
        case .push, .pop: a | UInt32(second) << 10
        case .sixteenBits: a | UInt32(number) << 5
        case .literal, .jumpIf: a | (Field.nineteen.bits(number) ?? 0)
        case .jump: Field.twentySix.bits(number) ?? 0
        case .address: a | (Field.address.bits(number) ?? 0)
        case .none: 0
        }
      buffer.append(Int32(bitPattern: row.bits | operands))
    }

    /// The bits of an instruction that hold a distance.
    enum Field {
      case nineteen, twentySix, address

      /// A distance in bytes, in its place; `nil` where it is too far.
      func bits(_ distance: Int) -> UInt32? {
        let bits = UInt32(truncatingIfNeeded: distance)
        switch self {
        case .nineteen: return -1 << 20..<1 << 20 ~= distance ? (bits >> 2 & 0x7FFFF) << 5 : nil
        case .twentySix: return -1 << 27..<1 << 27 ~= distance ? bits >> 2 & 0x3FF_FFFF : nil
        case .address: return -1 << 20..<1 << 20 ~= distance ? (bits >> 2 & 0x7FFFF) << 5 | (bits & 3) << 29 : nil
        }
      }
    }

    /// The code with its jumps and constants settled; `nil` where one lies beyond a mebibyte.
    package consuming func finished() -> [UInt8]? {
      // Behind the code, where it would not be executed in any case, the bits of no instruction.
      buffer.fill(0, toMultipleOf: 16)
      let start = buffer.count
      for (place, label, field) in jumps {
        guard let bits = field.bits(buffer.place(of: label) - place) else { return nil }
        buffer.set(bits, at: place)
      }
      for (place, entry) in references {
        guard let bits = Field.nineteen.bits(start + buffer.constants.offset(of: entry) - place) else { return nil }
        buffer.set(bits, at: place)
      }
      return buffer.finished()
    }

    // MARK: Memory

    /// The instructions that load or store one kind of registers, by how they find the address.
    struct Access {
      let distance: ArmInstruction
      let near: ArmInstruction
      let indexed: ArmInstruction
      /// `nil` for those that store.
      let literal: ArmInstruction?
      let size: Int

      static let load = Access(distance: .load, near: .loadNear, indexed: .loadIndexed, literal: .loadLiteral, size: 8)
      static let store = Access(distance: .store, near: .storeNear, indexed: .storeIndexed, literal: nil, size: 8)
      static let loadDouble = Access(
        distance: .loadDouble, near: .loadDoubleNear, indexed: .loadDoubleIndexed, literal: .loadDoubleLiteral, size: 8)
      static let storeDouble = Access(
        distance: .storeDouble, near: .storeDoubleNear, indexed: .storeDoubleIndexed, literal: nil, size: 8)
      static let loadPair = Access(
        distance: .loadPair, near: .loadPairNear, indexed: .loadPairIndexed, literal: .loadPairLiteral, size: 16)
      static let storePair = Access(
        distance: .storePair, near: .storePairNear, indexed: .storePairIndexed, literal: nil, size: 16)
    }

    mutating func access(_ access: Access, _ register: Int, _ memory: Memory) {
      switch memory {
      case .at(let base, let distance):
        let (base, distance) = (Int(base.rawValue), Int(distance))
        if distance >= 0, distance.isMultiple(of: access.size), distance < 4096 * access.size {
          emit(access.distance, register, base, number: distance)
        } else if -256..<256 ~= distance {
          emit(access.near, register, base, number: distance)
        } else {
          move(Self.secondWord, distance)
          emit(access.indexed, register, base, Int(Self.secondWord.rawValue))
        }
      case .indexed(let base, let index, let distance):
        guard distance == 0 else { preconditionFailure("rows begin at their distance") }
        emit(access.indexed, register, Int(base.rawValue), Int(index.rawValue))
      case .constant(let entry):
        guard let literal = access.literal else { preconditionFailure("constants are not written") }
        references.append((buffer.count, entry))
        append(literal, register, 0, 0, number: 0)
        if buffer.lists {
          buffer.list(buffer.count - 4, text(literal, register, constant: buffer.constants.bits(of: entry)))
        }
      }
    }

    // MARK: Jumps

    package mutating func jump(to label: NativeBuffer.Label) { jump(.jump, 0, to: label, .twentySix) }

    package mutating func jump(through memory: MemoryOperand<ArmRegister>) {
      access(.load, Int(Self.firstWord.rawValue), memory)
      emit(.jumpThrough, 0, Int(Self.firstWord.rawValue))
    }

    package mutating func jump(_ condition: NativeCondition, to label: NativeBuffer.Label) {
      let (first, second) = condition.flags
      jump(.jumpIf, Int(first.rawValue), to: label, .nineteen)
      if let second { jump(.jumpIf, Int(second.rawValue), to: label, .nineteen) }
    }

    mutating func address(_ register: ArmRegister, of label: NativeBuffer.Label) {
      jump(.addressOf, Int(register.rawValue), to: label, .address)
    }

    private mutating func jump(
      _ instruction: ArmInstruction, _ first: Int, to label: NativeBuffer.Label, _ field: Field
    ) {
      jumps.append((buffer.count, label, field))
      append(instruction, first, 0, 0, number: 0)
      if buffer.lists { buffer.list(buffer.count - 4, text(instruction, first, label: label)) }
    }

    /// The address lies behind the code.
    package mutating func callFunction(at address: Int) {
      access(.load, Int(Self.firstWord.rawValue), constant(UInt64(UInt(bitPattern: address)), isWide: false))
      emit(.call, 0, Int(Self.firstWord.rawValue))
    }

    package mutating func `return`() { emit(.return) }
    package mutating func endPacked() {}
  }

  extension NativeCondition {
    /// The conditions of which one must hold, after `fcmp`, `cmp`, `subs` or `tst`.
    var flags: (ArmCondition, ArmCondition?) {
      switch self {
      case .unordered: (.vs, nil)
      case .equalOrUnordered: (.eq, .vs)
      case .equal, .zero: (.eq, nil)
      case .notEqual, .notZero: (.ne, nil)
      // Of doubles these two hold for NaN as well, which sets the flag of overflow alone.
      case .notGreater, .lessOrEqual: (.le, nil)
      case .notGreaterOrEqual, .less: (.lt, nil)
      case .greaterOrEqual: (.ge, nil)
      case .greater: (.gt, nil)
      case .above: (.hi, nil)
      case .signIsMissing: (.pl, nil)
      }
    }
  }
#endif
