import Reckon
import ReckonBytecode
import Testing

@Suite("The verifier")
struct VerifierTests {
  /// A draft of one function with the given instructions; jump operands are instruction indices.
  static func draft(_ instructions: [Instruction], locals: Int = 2, constants: [Double] = [1]) -> Program.Draft {
    var offsets = [0]
    for instruction in instructions { offsets.append(offsets[offsets.count - 1] + instruction.length) }
    var draft = Program.Draft()
    for var instruction in instructions {
      if instruction.opcode.layout == .target { instruction.operand = UInt32(offsets[Int(instruction.operand)]) }
      instruction.encode(into: &draft.code)
    }
    draft.constants = constants.map { .double($0) }
    draft.variables = ["x"]
    draft.sources = [SourceText("x")]
    draft.subroutines = [
      Program.Subroutine(name: "", code: 0..<draft.code.count, parameterCount: 0, localCount: locals)
    ]
    return draft
  }

  static func reason(_ draft: Program.Draft) -> String? {
    do {
      _ = try Program(verifying: draft)
      return nil
    } catch {
      if case .badImage(let reason) = error.kind { return reason.text(in: .english) }
      return error.message
    }
  }

  @Test("a sound program passes, and its stack height and length are known")
  func sound() throws {
    let program = try Program(
      verifying: Self.draft([
        Instruction(.variable), Instruction(.jumpIfFalse, 4), Instruction(.constant), Instruction(.jump, 5),
        Instruction(.variable),
        Instruction(.return),
      ]))
    #expect(program.frames.map(\.stackHeight) == [1] && program.frames.map(\.instructionCount) == [6])
  }

  @Test(
    "each fault is found",
    arguments: [
      ([Instruction(.add), Instruction(.return)], "the stack underflows"),
      ([Instruction(.constant), Instruction(.constant), Instruction(.return)], "the stack holds more than the result"),
      ([Instruction(.constant)], "a function does not end"),
      ([Instruction(.constant, 1), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.variable, 1), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.local, 2), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.total, 1), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.host, 0), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.call, 0), Instruction(.return)], "the formula calls itself"),
      ([Instruction(.found), Instruction(.return)], "no search is open"),
      ([Instruction(.settle), Instruction(.return)], "no attempt is open"),
      (
        [
          Instruction(.attempt, 3), Instruction(.constant), Instruction(.return), Instruction(.constant),
          Instruction(.return),
        ],
        "a search or an attempt is left open"
      ),
      (
        [Instruction(.constant), Instruction(.attempt, 2), Instruction(.return)],
        "searches or attempts are not balanced"
      ),
      (
        [
          Instruction(.constant), Instruction(.constant), Instruction(.seek, 3), Instruction(.attempt, 6),
          Instruction(.found),
          Instruction(.settle), Instruction(.constant), Instruction(.return),
        ], "no search is open"
      ),
      (
        [
          Instruction(.constant), Instruction(.constant), Instruction(.seek, 3), Instruction(.constant),
          Instruction(.return),
        ],
        "a search or an attempt is left open"
      ),
      (
        [
          Instruction(.constant), Instruction(.constant), Instruction(.seek, 2), Instruction(.found),
          Instruction(.return),
        ],
        "it uses an unknown search method"
      ),
      (
        [
          Instruction(.variable), Instruction(.jumpIfFalse, 5), Instruction(.constant), Instruction(.constant),
          Instruction(.seek, 3),
          Instruction(.constant), Instruction(.return),
        ], "searches or attempts are not balanced"
      ),
      ([Instruction(.call, 1), Instruction(.return)], "an index lies outside of its table"),
      ([Instruction(.constant), Instruction(.apply1, 0xFFFF), Instruction(.return)], "it applies an unknown function"),
      (
        [Instruction(.constant), Instruction(.apply1, Operation(.sin).code), Instruction(.return)],
        "it applies an unknown function"
      ),
      (
        [Instruction(.constant), Instruction(.apply1, Operation(.hypot).code), Instruction(.return)],
        "a function has the wrong number of operands"
      ),
      (
        [Instruction(.constant), Instruction(.applyN, Operation(.sum).code, count: 1), Instruction(.return)],
        "an instruction is not in its shortest form"
      ),
      (
        [Instruction(.constant), Instruction(.return), Instruction(.constant), Instruction(.return)],
        "there is unreachable code"
      ),
      (
        [Instruction(.constant), Instruction(.jumpIfFalse, 0), Instruction(.constant), Instruction(.return)],
        "the stack at a jump does not match its target"
      ),
      (
        [
          Instruction(.variable), Instruction(.jumpIfFalse, 3), Instruction(.constant), Instruction(.constant),
          Instruction(.return),
        ],
        "the stack is not balanced"
      ),
      ([Instruction(.constant), Instruction(.loop, 0)], "a loop does not lead back to where it began"),
      ([Instruction(.constant), Instruction(.jump, 3), Instruction(.return)], "a jump leads out of its function"),
    ])
  func faults(_ instructions: [Instruction], _ reason: String) {
    #expect(Self.reason(Self.draft(instructions)) == reason)
  }

  @Test("a jump into the middle of an instruction is found")
  func middle() {
    var draft = Self.draft([
      Instruction(.variable), Instruction(.jumpIfFalse, 2), Instruction(.constant), Instruction(.return),
    ])
    draft.code[3] += 1
    #expect(Self.reason(draft) == "a jump ends inside an instruction")
  }

  @Test("unknown opcodes, cut operands and overlong integers are found")
  func bytes() {
    for code: [UInt8] in [
      [0xFF], [Opcode.constant.rawValue], [Opcode.constant.rawValue, 0x80], [Opcode.constant.rawValue, 0x80, 0],
    ] {
      var draft = Self.draft([], locals: 0)
      draft.code = code
      draft.subroutines[0].code = 0..<code.count
      #expect(Self.reason(draft) == "there is an unknown instruction")
    }
  }

  @Test(
    "functions have no more parameters than their callers have code for, but for some to spare",
    arguments: [(0, true), (1, false)])
  func parameters(_ excess: Int, _ isSound: Bool) {
    let most = 1 << 20
    for counts in [[most], [most / 2, most / 2], [most - 1, 1, 0]] {
      var draft = Self.draft([Instruction(.constant), Instruction(.return)], locals: 0)
      for (index, count) in counts.enumerated() {
        let start = draft.code.count
        for instruction in [Instruction(.constant), Instruction(.return)] { instruction.encode(into: &draft.code) }
        // Each function has three bytes of code, and so has the formula.
        let claimed = count + (index == 0 ? 3 * (counts.count + 1) + excess : 0)
        draft.subroutines.append(
          Program.Subroutine(name: "f", code: start..<draft.code.count, parameterCount: claimed, localCount: claimed))
      }
      #expect(Self.reason(draft) == (isSound ? nil : "its functions have too many parameters"))
    }
  }

  @Test("every instruction encodes and decodes as itself", arguments: Opcode.allCases)
  func encoding(_ opcode: Opcode) {
    for operand: UInt32 in [0, 1, 127, 128, 16_383, 16_384, .max] {
      let layout = opcode.layout
      let instruction = Instruction(
        opcode, layout == .none ? 0 : operand,
        count: layout == .operationAndCount || layout == .valuesAndCount ? operand : 0)
      var code: [UInt8] = []
      instruction.encode(into: &code)
      var offset = 0
      #expect(Instruction.decode(code, at: &offset) == instruction)
      #expect(offset == code.count && code.count == instruction.length)
    }
  }

  @Test("an instruction of its own does what its function's row does")
  func dedicated() throws {
    let specials: [Double] = [0, -0.0, 1, -1, 2.5, .infinity, -.infinity, .nan, 1e308, 5e-324]
    for opcode in Opcode.allCases {
      guard let function = opcode.dedicatedFunction else { continue }
      guard case .fixed(let count) = opcode.pops else { continue }
      for left in specials {
        for right in specials {
          let operands = count == 1 ? [left] : [left, right]
          let draft = Self.draft(
            operands.indices.map { Instruction(.constant, UInt32($0)) } + [Instruction(opcode), Instruction(.return)],
            constants: operands)
          let formula = try Formula(program: Program(verifying: draft))
          let result = try formula.evaluate(0, options: .ieee)
          var random = RandomSource(seed: 0)
          let row = try #require(Catalogue.row(function).kernel(for: count))
          let kernel = row(in: nil)
          let value = operands.withUnsafeBufferPointer { kernel($0, random: &random) }
          #expect(result.bitPattern == value.bitPattern || result.isNaN && value.isNaN, "\(opcode) \(operands)")
        }
      }
    }
  }
}
