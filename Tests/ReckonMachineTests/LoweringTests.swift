import Reckon
import ReckonBytecode
import ReckonMachine
import Testing

@Suite("Lowered code")
struct LoweringTests {
  /// A program of one function with two inputs and the given instructions; jump operands are instruction indices.
  static func program(_ instructions: [Instruction], locals: Int, constants: [Double] = []) throws -> Program {
    var offsets = [0]
    for instruction in instructions { offsets.append(offsets[offsets.count - 1] + instruction.length) }
    var draft = Program.Draft()
    for var instruction in instructions {
      if instruction.opcode.layout == .target { instruction.operand = UInt32(offsets[Int(instruction.operand)]) }
      instruction.encode(into: &draft.code)
    }
    draft.constants = constants.map { .double($0) }
    draft.variables = ["x", "y"]
    draft.sources = [SourceText("x")]
    draft.subroutines = [
      Program.Subroutine(name: "", code: 0..<draft.code.count, parameterCount: 0, localCount: locals)
    ]
    return try Program(verifying: draft)
  }

  /// The values of the reference machine and of register code for x = 3 and y = 5.
  static func values(_ program: Program, steps: Int = 1000) throws -> (reference: Double?, registers: Double?) {
    var limits = Limits()
    limits.steps = steps
    var context = EvaluationContext(limits: limits, random: RandomSource(seed: 1))
    var other = context
    let inputs = [3.0, 5]
    let reference = try? inputs.withUnsafeBufferPointer {
      try ReferenceMachine.run(program, $0, mode: .checked, in: &context)
    }
    return (reference, Machine.registerValue(program, inputs, in: &other))
  }

  @Test("loops one behind the other use the same locals, so that hundreds of them are lowered like one")
  func manyLoops() throws {
    func sums(_ count: Int) -> String { (0..<count).map { "Σ(k, 1, 3, k*x + \($0))" }.joined(separator: " + ") }
    let program = try Formula(sums(400), variables: ["x"]).program
    #expect(program.draft.subroutines[0].localCount <= 8)
    #expect(!program.loweredListing().contains("not lowered"))
    // Of 400 sums of three terms: 6x + 3n each.
    #expect(try Formula(sums(400), variables: ["x"]).evaluate(2) == 400 * 12 + 3 * 399 * 200)
    #expect(program.fastestMachine.hasPrefix("steps on a frame, since"))
    #expect(try Formula(sums(3), variables: ["x"]).program.fastestMachine.hasPrefix("native code"))
  }

  @Test("code that repeats and never returns is lowered, and ends at its limit")
  func endless() throws {
    let program = try Self.program([Instruction(.variable, 0), Instruction(.pop), Instruction(.loop, 0)], locals: 0)
    #expect(program.loweredListing().contains("a loop"))
    let (reference, registers) = try Self.values(program)
    #expect(reference == nil && registers == nil)
  }

  /// A loop that exchanges two locals `count` times and gives their difference.
  static func exchanging(_ count: Double) throws -> Program {
    try program(
      [
        Instruction(.variable, 0), Instruction(.store, 0), Instruction(.variable, 1), Instruction(.store, 1),
        Instruction(.constant, 0),
        Instruction(.store, 2),
        Instruction(.local, 2), Instruction(.jumpIfFalse, 17),
        Instruction(.local, 0), Instruction(.local, 1), Instruction(.store, 0), Instruction(.store, 1),
        Instruction(.local, 2), Instruction(.constant, 1), Instruction(.subtract), Instruction(.store, 2),
        Instruction(.loop, 6),
        Instruction(.local, 0), Instruction(.local, 1), Instruction(.subtract), Instruction(.return),
      ], locals: 3, constants: [count, 1])
  }

  @Test("values that a loop exchanges are moved at once", arguments: [0, 1, 2, 7])
  func exchange(count: Int) throws {
    let (reference, registers) = try Self.values(try Self.exchanging(Double(count)))
    #expect(reference == (count % 2 == 0 ? -2 : 2) && registers == reference)
  }

  @Test("a loop may lead back to the first instruction, and change what lies on the stack below it")
  func first() throws {
    // Counts y down to 0 on the stack, which no compiler does.
    let program = try Self.program(
      [
        Instruction(.local, 0), Instruction(.constant, 0), Instruction(.add), Instruction(.tee, 0),
        Instruction(.variable, 1),
        Instruction(.less), Instruction(.jumpIfFalse, 8), Instruction(.loop, 0), Instruction(.local, 0),
        Instruction(.return),
      ], locals: 1, constants: [2])
    #expect(try Self.values(program) == (6, 6))
    let stack = try Self.program(
      [
        Instruction(.variable, 0),
        Instruction(.constant, 0), Instruction(.multiply), Instruction(.tee, 0), Instruction(.local, 0),
        Instruction(.constant, 1),
        Instruction(.less), Instruction(.jumpIfFalse, 9), Instruction(.loop, 1), Instruction(.return),
      ], locals: 1, constants: [2, 100])
    #expect(try Self.values(stack) == (96 * 2, 96 * 2))
  }

  @Test("a sum of which nothing is needed overwrites nothing that a loop needs")
  func unusedSum() throws {
    let program = try Self.program(
      [
        Instruction(.variable, 0), Instruction(.accumulate, 1), Instruction(.constant, 0), Instruction(.store, 0),
        Instruction(.local, 0), Instruction(.jumpIfFalse, 11),
        Instruction(.local, 0), Instruction(.constant, 1), Instruction(.subtract), Instruction(.store, 0),
        Instruction(.loop, 4),
        Instruction(.variable, 1), Instruction(.return),
      ], locals: 3, constants: [3, 1])
    #expect(try Self.values(program) == (5, 5))
  }

  @Test("a loop that charges more steps than there are is left to the reference machine")
  func steps() throws {
    let program = try Self.exchanging(7)
    let enough = try #require(
      (0..<1000).first { steps in (try? Self.values(program, steps: steps).reference) ?? nil != nil })
    #expect(try Self.values(program, steps: enough) == (2, 2))
    #expect(try Self.values(program, steps: enough - 1) == (nil, nil))
  }

  @Test("what is the same on all ways is no parameter, and neither is what nothing needs")
  func parameters() throws {
    let listing = try Formula("t = x*2; u = x > 1 ? exp(t) : t - 1; sum(k, 1, 3, k*t) + u").program.loweredListing()
    #expect(
      listing
        == """
        formula
          block 0:
            v3 = * x, 2
            check v3
            v5 = > x, 1
            if v5 go to 1, otherwise to 2
          block 1:
            v6 = exp v3
            go to 3(v6)
          block 2:
            v7 = + v3, -1
            go to 3(v7)
          block 3(v8):
            go to 4(1, 0, 0)
          block 4(v11, v12, v13), a loop:
            v14 = <= v11, 3
            if v14 go to 5, otherwise to 6
          block 5:
            v15 = * v11, v3
            v16, v17 = accumulate v12, v13, v15
            v18 = + v11, 1
            go back to 4(v18, v16, v17), 29 steps
          block 6:
            v19 = total v12, v13
            v20 = + v19, v8
            return v20
        """)
  }
}

@Suite("Moves that happen all at once")
struct ParallelMoveTests {
  /// What lies in places after moves one after the other, which begin with their own numbers.
  static func after(_ moves: [(from: Int, to: Int)], _ count: Int) -> [Int] {
    var places = Array(0..<count)
    for move in moves { places[move.to] = places[move.from] }
    return places
  }

  @Test("places that exchange their values, chains, and values that go to several places", arguments: 0..<2_000)
  func random(seed: Int) {
    var generator = RandomSource(seed: UInt64(seed))
    let count = 1 + Int(generator.next() % 9)
    // The last place is the spare one.
    let targets = (0..<count).filter { _ in generator.next() % 3 > 0 }
    let moves = targets.map { (from: Int(generator.next() % UInt64(count)), to: $0) }
    var expected = Array(0...count)
    for move in moves { expected[move.to] = move.from }
    let sequence = ParallelMove.sequence(moves, through: count)
    #expect(Self.after(sequence, count + 1).dropLast() == expected.dropLast())
    #expect(sequence.count <= moves.count + moves.count / 2)
  }
}
