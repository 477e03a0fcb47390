#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// The translation of instructions, each rounded separately.
  extension PTXEmitter {
    mutating func write(_ instruction: LoweredCode.Instruction) throws(PTXProgram.Refusal) {
      let values = operands(instruction)
      let operands = values.map { operand($0) }
      switch instruction.action {
      case .apply(let operation): set(instruction.result, try apply(operation, instruction, operands))
      case .choose:
        set(instruction.result, choose(compare("ne.f64", operands[0], Self.literal(0.0)), operands[1], operands[2]))
      case .polynomial:
        var sum = operands[0]
        for term in operands.dropFirst(2) { sum = make("add.rn.f64", make("mul.rn.f64", sum, operands[1]), term) }
        set(instruction.result, sum)
      case .check: leave(where: compare("ge.u64", magnitude(operands[0]), Self.literal(Double.infinity.bitPattern)))
      case .bound:
        leave(where: compare("geu.f64", magnitude(operands[0]), Self.literal(0x1p53)))
        leave(where: compare("neu.f64", make("cvt.rzi.f64.f64", operands[0]), operands[0]))
      case .accumulate:
        let (sum, compensation) = accumulate(operands[0], operands[1], operands[2])
        set(instruction.result, sum)
        set(instruction.result + 1, compensation)
      case .total:
        // A non-finite compensation is omitted.
        let isLost = compare("ge.u64", magnitude(operands[1]), Self.literal(Double.infinity.bitPattern))
        set(instruction.result, choose(isLost, operands[0], make("add.rn.f64", operands[0], operands[1])))
      case .lane, .host, .call, .deliver:
        preconditionFailure("a kernel has been refused for it, or calls have been joined")
      }
    }

    mutating func magnitude(_ operand: String) -> String { make("and.b64", operand, Self.literal(~(UInt64(1) << 63))) }

    mutating func choose(_ predicate: String, _ a: String, _ b: String) -> String { make("selp.b64", a, b, predicate) }

    private mutating func truth(_ predicate: String) -> String {
      choose(predicate, Self.literal(1.0), Self.literal(0.0))
    }

    /// As in CompensatedSum: the sum is subtracted from the larger term first.
    private mutating func accumulate(_ total: String, _ compensation: String, _ term: String) -> (String, String) {
      let sum = make("add.rn.f64", total, term)
      let isLarger = compare("ge.f64", magnitude(total), magnitude(term))
      let first = make("add.rn.f64", make("sub.rn.f64", total, sum), term)
      let second = make("add.rn.f64", make("sub.rn.f64", term, sum), total)
      return (sum, make("add.rn.f64", choose(isLarger, first, second), compensation))
    }

    private mutating func apply(
      _ code: UInt32, _ instruction: LoweredCode.Instruction, _ operands: [String]
    ) throws(PTXProgram.Refusal) -> String {
      guard let inline = InlineFunction(instruction) else { return try define(code, operands) }
      return write(inline, operands)
    }

    private mutating func write(_ inline: InlineFunction, _ operands: [String]) -> String {
      switch inline {
      case .pair(let pair): return make(Self.arithmetic(pair.packed), operands[0], operands[1])
      case .condition(let condition): return truth(predicate(condition, operands))
      case .negate: return make("xor.b64", operands[0], Self.literal(UInt64(1) << 63))
      case .magnitude: return magnitude(operands[0])
      case .squareRoot: return make("sqrt.rn.f64", operands[0])
      case .rounded(let rounding): return make("cvt.\(Self.mode(rounding)).f64.f64", operands[0])
      case .roundedAwayFromZero:
        let half = Self.literal((0.5).nextDown.bitPattern)
        let signed = make("or.b64", make("and.b64", operands[0], Self.literal(UInt64(1) << 63)), half)
        return make("cvt.rzi.f64.f64", make("add.rn.f64", signed, operands[0]))
      case .minimum: return extremum("lt.f64", "or.b64", operands)
      case .maximum: return extremum("gt.f64", "and.b64", operands)
      case .clamp:
        let (x, low, high) = (operands[0], operands[1], operands[2])
        let lower = choose(compare("lt.f64", x, low), low, x)
        let held = choose(compare("gt.f64", x, high), high, lower)
        let isOrdered = choose(compare("le.f64", low, high), held, Self.literal(Double.nan))
        return choose(compare("eq.f64", x, x), isOrdered, Self.literal(Double.nan))
      }
    }

    /// The minimum or the maximum of numbers: of zeros with opposite signs, -0 is the lesser; NaN if one is NaN.
    private mutating func extremum(_ comparison: String, _ zeros: String, _ operands: [String]) -> String {
      operands.dropFirst().reduce(into: operands[0]) { found, other in
        let isEqual = compare("eq.f64", found, other)
        let same = choose(isEqual, make(zeros, found, other), Self.literal(Double.nan))
        let second = choose(compare(comparison, other, found), other, same)
        found = choose(compare(comparison, found, other), found, second)
      }
    }

    private mutating func predicate(_ condition: NativeMasks.Condition, _ operands: [String]) -> String {
      switch condition {
      case .comparison(let comparison): compare(Self.comparison(comparison), operands[0], operands[1])
      case .truth: compare("ne.f64", operands[0], Self.literal(0.0))
      // The complement of truth, also for NaN.
      case .not: compare("equ.f64", operands[0], Self.literal(0.0))
      }
    }

    private static func arithmetic(_ instruction: VectorInstruction) -> String {
      switch instruction {
      case .add: "add.rn.f64"
      case .subtract: "sub.rn.f64"
      case .multiply: "mul.rn.f64"
      case .divide: "div.rn.f64"
      default: preconditionFailure("arithmetic has four operations")
      }
    }

    private static func comparison(_ comparison: MaskComparison) -> String {
      switch comparison {
      case .less: "lt.f64"
      case .lessOrEqual: "le.f64"
      case .greater: "gt.f64"
      case .greaterOrEqual: "ge.f64"
      case .equal: "eq.f64"
      case .notEqual: "neu.f64"
      case .notLessOrEqual, .ordered, .orderedNotEqual: preconditionFailure("formulas do not compare so")
      }
    }

    private static func mode(_ rounding: RoundingByte) -> String {
      switch rounding {
      case .nearestEven: "rni"
      case .down: "rmi"
      case .up: "rpi"
      case .towardZero: "rzi"
      }
    }

    // MARK: Elementary functions

    /// Writes the definition of a function.
    private mutating func define(_ code: UInt32, _ operands: [String]) throws(PTXProgram.Refusal) -> String {
      let nodes = operands.map { EmittedNumber(LaneNode(.register($0))) }
      guard let operation = Operation(code: code), let result = Elementary.defined(operation, nodes) else {
        throw .function(Catalogue.row(Operation.function(ofCode: code)).name)
      }
      return register(result.node)
    }

    /// The register of a node, which is emitted if it has none yet.
    private mutating func register(_ node: LaneNode) -> String {
      if let known = node.register { return known }
      let result: String
      switch node.kind {
      case .register(let known): result = known
      case .constant(let bits): result = Self.literal(bits)
      case .tested:
        let test = register(node.operands[0])
        leave(where: compare("ge.s64", test, "0"))
        result = register(node.operands[1])
      case .entry(let table, let perRow, let place):
        let row = make("shl.b64", register(node.operands[0]), "\(3 + perRow.trailingZeroBitCount)")
        let address = make("add.u64", address(ofTable: table), row)
        result = make("ld.global.nc.b64", "[\(address)+\(8 * place)]")
      case .operation(let action): result = write(action, node.operands.map { register($0) })
      case .value, .impossible:
        preconditionFailure("definitions are of registers, and of what instructions are made for")
      }
      node.register = result
      return result
    }

    private mutating func write(_ action: LoweredCode.Action, _ operands: [String]) -> String {
      switch action {
      case .apply(let code):
        guard let inline = InlineFunction(code, operandCount: operands.count) else {
          preconditionFailure("definitions call no functions")
        }
        return write(inline, operands)
      case .lane(let operation):
        switch operation {
        case .and: return make("and.b64", operands[0], operands[1])
        case .or: return make("or.b64", operands[0], operands[1])
        case .xor: return make("xor.b64", operands[0], operands[1])
        case .addWords: return make("add.u64", operands[0], operands[1])
        case .subtractWords: return make("sub.u64", operands[0], operands[1])
        case .shiftLeft(let count): return make("shl.b64", operands[0], "\(count)")
        case .shiftRight(let count): return make("shr.u64", operands[0], "\(count)")
        case .chooseBySign: return choose(compare("lt.s64", operands[0], "0"), operands[2], operands[1])
        case .multiplyAdd: return make("fma.rn.f64", operands[0], operands[1], operands[2])
        case .entry, .pairs, .unpack, .guarded:
          preconditionFailure("definitions have no guards and no addresses of their own")
        }
      default: preconditionFailure("definitions are of functions and of operations on lanes")
      }
    }
  }
#endif
