import Reckon
import ReckonBytecode
import Testing

/// What the verifier says of drafts that are sound but for one thing in their tables.
@Suite("The verifier, on tables and on both sides of each bound")
struct VerifierTableTests {
  struct Variant: Sendable {
    let reason: String
    let change: @Sendable (inout Program.Draft) -> Void

    init(_ reason: String, _ change: @escaping @Sendable (inout Program.Draft) -> Void) {
      (self.reason, self.change) = (reason, change)
    }
  }

  /// A formula that calls a function of two parameters: 10 bytes of code, of which the last three are the function's.
  static func draft() -> Program.Draft {
    var draft = VerifierTests.draft(
      [Instruction(.variable), Instruction(.constant), Instruction(.call, 1), Instruction(.return)], locals: 0)
    let start = draft.code.count
    for instruction in [Instruction(.local, 1), Instruction(.return)] { instruction.encode(into: &draft.code) }
    draft.subroutines.append(
      Program.Subroutine(name: "f", code: start..<draft.code.count, parameterCount: 2, localCount: 2))
    draft.sourceMap = [place(0, in: 0, 0..<1)]
    return draft
  }

  static func place(_ offset: Int, in source: Int, _ range: Range<Int>) -> Program.SourceMapEntry {
    Program.SourceMapEntry(
      offset: offset, source: source, range: SourceRange(start: range.lowerBound, end: range.upperBound))
  }

  static func host(_ parameterCount: Int) -> Program.HostSignature {
    Program.HostSignature(name: "h", parameterCount: parameterCount, isPure: true)
  }

  @Test(
    "what is still right passes",
    arguments: [
      Variant("") { _ in },
      Variant("") { $0.subroutines[1].localCount = 2 + 3 },
      Variant("") { $0.variables = ["x", "y"] },
      Variant("") { $0.hosts = [host(0), host(255)] },
      Variant("") { $0.sourceMap = [place(0, in: 0, 0..<1), place(9, in: 0, 1..<1)] },
    ])
  func sound(_ variant: Variant) throws {
    var draft = Self.draft()
    variant.change(&draft)
    let program = try Program(verifying: draft)
    #expect(program.frames.map(\.stackHeight) == [2, 1] && program.frames.map(\.instructionCount) == [4, 2])
  }

  @Test(
    "what is just wrong is refused",
    arguments: [
      Variant("it has no formula") { $0.subroutines = [] },
      Variant("it has no formula") { $0.subroutines[0].parameterCount = 1 },
      Variant("a function has an impossible number of locals") { $0.subroutines[1].localCount = 1 },
      Variant("a function has an impossible number of locals") { $0.subroutines[1].localCount = 2 + 4 },
      Variant("a function has an impossible number of locals") { $0.subroutines[1].parameterCount = -1 },
      Variant("a variable occurs twice") { $0.variables = ["x", "y", "x"] },
      Variant("its constants are of another number mode") { $0.constants.append(Program.Constant(.decimal(.one))) },
      Variant("a host function has an impossible number of parameters") { $0.hosts = [host(256)] },
      Variant("a host function has an impossible number of parameters") { $0.hosts = [host(-1)] },
      Variant("its source map is damaged") { $0.sourceMap = [place($0.code.count, in: 0, 0..<1)] },
      Variant("its source map is damaged") { $0.sourceMap = [place(2, in: 0, 0..<1), place(2, in: 0, 0..<1)] },
      Variant("its source map is damaged") { $0.sourceMap = [place(-1, in: 0, 0..<1)] },
      Variant("its source map is damaged") { $0.sourceMap = [place(0, in: 1, 0..<1)] },
      Variant("its source map is damaged") { $0.sourceMap = [place(0, in: 0, 0..<2)] },
      Variant("it has no formula") { $0.subroutines.swapAt(0, 1) },
      Variant("its functions are not contiguous") { $0.subroutines[1].code = 0..<$0.code.count },
      Variant("its functions are not contiguous") {
        $0.subroutines[1].code = $0.subroutines[1].code.lowerBound..<$0.code.count + 1
      },
      Variant("there is code outside all functions") { $0.code.append(Opcode.return.rawValue) },
      Variant("its functions are not contiguous") { $0.subroutines[1].code = $0.code.count..<$0.code.count },
    ])
  func faults(_ variant: Variant) {
    var draft = Self.draft()
    variant.change(&draft)
    #expect(VerifierTests.reason(draft) == variant.reason)
  }

  @Test("a function without code is refused")
  func empty() {
    var draft = Self.draft()
    draft.subroutines.append(
      Program.Subroutine(name: "g", code: draft.code.count..<draft.code.count, parameterCount: 0, localCount: 0))
    #expect(VerifierTests.reason(draft) == "a function does not end")
  }

  @Test(
    "instructions that ask for one thing more than there is are refused",
    arguments: [
      ([Instruction(.constant), Instruction(.add), Instruction(.return)], "the stack underflows"),
      ([Instruction(.constant), Instruction(.pop), Instruction(.return)], "the stack underflows"),
      ([Instruction(.constant), Instruction(.bound, 3), Instruction(.return)], "an index lies outside of its table"),
      (
        [Instruction(.constant), Instruction(.accumulate, 1), Instruction(.constant), Instruction(.return)],
        "an index lies outside of its table"
      ),
      (
        [
          Instruction(.variable), Instruction(.jumpIfFalse, 3), Instruction(.loop, 3), Instruction(.constant),
          Instruction(.return),
        ],
        "a loop does not lead back to where it began"
      ),
      (
        [Instruction(.variable), Instruction(.variable), Instruction(.loop, 1)],
        "a loop does not lead back to where it began"
      ),
      (
        [Instruction(.constant), Instruction(.jump, 1), Instruction(.return)],
        "the stack at a jump does not match its target"
      ),
      (
        [
          Instruction(.variable), Instruction(.jumpIfFalse, 4), Instruction(.constant), Instruction(.jump, 4),
          Instruction(.return),
        ],
        "the stack at a jump does not match its target"
      ),
    ])
  func instructions(_ instructions: [Instruction], _ reason: String) {
    #expect(VerifierTests.reason(VerifierTests.draft(instructions)) == reason)
  }

  @Test("a jump into an instruction that lies behind is found as well")
  func middle() {
    // The jump goes to the operand of `constant`, which is reached first by falling through.
    var draft = VerifierTests.draft([
      Instruction(.variable), Instruction(.jumpIfFalse, 2), Instruction(.constant), Instruction(.return),
    ])
    draft.code[3] += 1
    #expect(VerifierTests.reason(draft) == "a jump ends inside an instruction")
  }

  @Test("the size of exactly the limit passes, one byte less does not")
  func size() throws {
    let draft = Self.draft()
    // By the documentation of the limit: code, constants and tables.
    let size =
      draft.code.count + 8 * draft.constants.count + 16 * draft.sourceMap.count + 8 * draft.variables.count + 32 * 2
    var limits = Limits()
    limits.programBytes = size
    #expect(throws: Never.self) { try Program(verifying: draft, limits: limits) }
    limits.programBytes = size - 1
    let error = #expect(throws: FormulaError.self) { try Program(verifying: draft, limits: limits) }
    #expect(error?.kind == .limitExceeded(.programBytes, maximum: size - 1))
  }

  @Test(
    "a program is pure unless it calls a host's function that is not, or draws random numbers",
    arguments: [true, false])
  func purity(_ isPure: Bool) throws {
    var draft = VerifierTests.draft([Instruction(.host), Instruction(.return)])
    draft.hosts = [Program.HostSignature(name: "h", parameterCount: 0, isPure: isPure)]
    #expect(try Program(verifying: draft).isPure == isPure)
  }
}
