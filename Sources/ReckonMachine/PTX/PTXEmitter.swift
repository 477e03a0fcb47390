#if _pointerBitWidth(_64)
  import ReckonBytecode
  import ReckonCatalogue

  /// Emits the kernel of a formula.
  ///
  /// Registers are virtual, one for each value and temporary, all untyped 64-bit words; the driver's compiler allocates
  /// them. Blocks are emitted in order, with labels and branches.
  struct PTXEmitter {
    private let program: Program
    private let constants: [Program.Constant]
    let code: LoweredCode.Subroutine
    private let name: String
    private let isStrict: Bool
    private var lines: [String] = []
    /// The number of registers and predicates. The first registers are those of the code's values.
    private var registerCount: Int
    private var predicateCount = 0
    private var tables: [[Double]] = []
    private var inputs: [String] = []

    init(_ program: Program, _ code: LoweredCode.Subroutine, name: String, isStrict: Bool) {
      (self.program, self.code, self.name, self.isStrict) = (program, code, name, isStrict)
      (constants, registerCount) = (program.constants, code.origins.count)
    }

    // MARK: Text

    mutating func emit(_ line: String) { lines.append("\t" + line) }
    private mutating func place(_ label: String) { lines.append(label + ":") }

    mutating func makeRegister() -> String {
      registerCount += 1
      return "%v\(registerCount - 1)"
    }

    mutating func makePredicate() -> String {
      predicateCount += 1
      return "%p\(predicateCount - 1)"
    }

    /// The result of an instruction, in a new register.
    mutating func make(_ instruction: String, _ operands: String...) -> String {
      let result = makeRegister()
      emit("\(instruction) \(result), \(operands.map { Self.spelled($0, for: instruction) }.joined(separator: ", "));")
      return result
    }

    /// A predicate that a comparison sets.
    mutating func compare(_ comparison: String, _ a: String, _ b: String) -> String {
      let result = makePredicate()
      emit("setp.\(comparison) \(result), \(Self.spelled(a, for: comparison)), \(Self.spelled(b, for: comparison));")
      return result
    }

    /// Leaves the row to the CPU if a predicate holds.
    mutating func leave(where predicate: String) { emit("@\(predicate) bra LEFT;") }

    static func literal(_ number: Double) -> String { "0d" + hexadecimal(number.bitPattern) }
    static func literal(_ bits: UInt64) -> String { "0x" + hexadecimal(bits) }

    /// A literal in the form for instructions on doubles or on words; registers unchanged.
    private static func spelled(_ operand: String, for instruction: String) -> String {
      guard operand.utf8.count == 18, operand.hasPrefix("0") else { return operand }
      return (instruction.hasSuffix(".f64") ? "0d" : "0x") + operand.dropFirst(2)
    }

    private static func hexadecimal(_ bits: UInt64) -> String {
      let digits = String(bits, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The register with the address of a table in the kernel's module.
    mutating func address(ofTable table: [Double]) -> String {
      let number = tables.firstIndex(of: table) ?? tables.count
      if number == tables.count { tables.append(table) }
      return make("mov.u64", "\(name)_table\(number)")
    }

    // MARK: Values

    func operand(_ value: LoweredCode.Value) -> String {
      switch code.origins[Int(value)] {
      case .made: "%v\(value)"
      case .constant(let index): Self.literal(constants[index].double)
      case .double(let number): Self.literal(number)
      case .zero: Self.literal(0.0)
      case .input(let index): inputs[index]
      }
    }

    func operands(_ instruction: LoweredCode.Instruction) -> [LoweredCode.Value] {
      Array(code.operands[instruction.operands])
    }

    /// Gives a value what a register or a literal holds.
    mutating func set(_ value: LoweredCode.Value, _ operand: String) { emit("mov.b64 %v\(value), \(operand);") }

    // MARK: The kernel

    /// The text of the kernel.
    mutating func kernel() throws(PTXProgram.Refusal) -> String {
      let columns = program.variables.indices.map { "\(name)_column\($0)" }
      let parameters = columns + ["output", "left", "count", "rows", "steps"].map { "\(name)_\($0)" }
      var addresses: [String] = []
      for parameter in parameters { addresses.append(make("ld.param.u64", "[\(parameter)]")) }
      for index in columns.indices { addresses[index] = make("cvta.to.global.u64", addresses[index]) }
      let last = Array(addresses[columns.count...])
      let (output, left, count) = (
        make("cvta.to.global.u64", last[0]), make("cvta.to.global.u64", last[1]), make("cvta.to.global.u64", last[2])
      )
      let (rows, steps) = (last[3], last[4])
      for (register, source) in zip(["%r0", "%r1", "%r2", "%r3"], ["%ctaid.x", "%ntid.x", "%tid.x", "%nctaid.x"]) {
        emit("mov.u32 \(register), \(source);")
      }
      let row = make("mul.wide.u32", "%r0", "%r1")
      emit("add.u64 \(row), \(row), \(make("cvt.u64.u32", "%r2"));")
      let stride = make("mul.wide.u32", "%r3", "%r1")
      place("ROW")
      emit("@\(compare("ge.u64", row, rows)) bra END;")
      let distance = make("shl.b64", row, "3")
      for address in addresses.prefix(columns.count) {
        inputs.append(make("ld.global.nc.b64", "[\(make("add.u64", address, distance))]"))
      }
      let stepsLeft = make("mov.b64", steps)
      let result = makeRegister()
      for block in code.blocks.indices {
        if code.blocks.count > 1 { place("B\(block)") }
        for number in code.blocks[block].instructions { try write(code.instructions[number]) }
        writeExit(of: block, result: result, stepsLeft: stepsLeft)
      }
      place("DONE")
      if isStrict { leave(where: compare("ge.u64", magnitude(result), Self.literal(Double.infinity.bitPattern))) }
      let place = make("add.u64", output, distance)
      let mark = make("add.u64", left, row)
      emit("st.global.b64 [\(place)], \(result);")
      emit("st.global.u8 [\(mark)], 0;")
      emit("bra NEXT;")
      self.place("LEFT")
      emit("add.u64 \(place), \(output), \(distance);")
      emit("add.u64 \(mark), \(left), \(row);")
      emit("st.global.b64 [\(place)], \(Self.literal(Double.nan));")
      emit("st.global.u8 [\(mark)], 1;")
      emit("red.global.add.u64 [\(count)], 1;")
      self.place("NEXT")
      emit("add.u64 \(row), \(row), \(stride);")
      emit("bra ROW;")
      self.place("END")
      emit("ret;")
      return text(parameters)
    }

    private func text(_ parameters: [String]) -> String {
      var text = ".version 7.0\n.target sm_75\n.address_size 64\n\n"
      for (number, table) in tables.enumerated() {
        let words = table.map { Self.literal($0.bitPattern) }.joined(separator: ", ")
        text += ".global .align 8 .b64 \(name)_table\(number)[\(table.count)] = {\(words)};\n"
      }
      text +=
        ".visible .entry \(name)(\n" + parameters.map { "\t.param .u64 \($0)" }.joined(separator: ",\n") + "\n)\n{\n"
      text += "\t.reg .b64 %v<\(registerCount)>;\n\t.reg .b32 %r<4>;\n\t.reg .pred %p<\(predicateCount)>;\n\n"
      return text + lines.joined(separator: "\n") + "\n}\n"
    }

    // MARK: Ends of blocks

    private mutating func writeExit(of block: Int, result: String, stepsLeft: String) {
      switch code.blocks[block].exit {
      case .return(let value):
        emit("mov.b64 \(result), \(operand(value));")
        emit("bra DONE;")
      case .jump(let edge): follow(edge)
      case .branch(let condition, let edge, otherwise: let other):
        // The second edge is taken for 0 and for NaN.
        let isTrue = compare("ne.f64", operand(condition), Self.literal(0.0))
        let label = "O\(block)"
        emit("@!\(isTrue) bra \(label);")
        follow(edge)
        place(label)
        follow(other)
      case .repeat(let edge, let steps):
        emit("sub.s64 \(stepsLeft), \(stepsLeft), \(steps);")
        leave(where: compare("le.s64", stepsLeft, "0"))
        follow(edge)
      }
    }

    /// Emits the moves of an edge: all arguments are read before a parameter is written.
    private mutating func follow(_ edge: LoweredCode.Edge) {
      var moves: [(parameter: LoweredCode.Value, register: String)] = []
      for (argument, parameter) in zip(code.operands[edge.arguments], code.blocks[edge.block].parameters)
      where argument != parameter {
        moves.append((parameter, operand(argument)))
      }
      if moves.count > 1 {
        for index in moves.indices { moves[index].register = make("mov.b64", moves[index].register) }
      }
      for move in moves { set(move.parameter, move.register) }
      emit("bra B\(edge.block);")
    }
  }
#endif
