import Reckon
import ReckonBytecode
import ReckonCatalogue
import ReckonMachine
import Testing

/// The rules for formulas over doubles, by what they compute and by the instructions that they leave.
@Suite("Rules")
struct RuleTests {
  /// The instructions of a formula, without the numbers of values.
  static func instructions(_ text: String, for policy: ErrorPolicy = .strict) throws -> [String] {
    let listing = try Formula(text, variables: ["x", "y", "z"]).program.loweredListing(for: policy)
    return listing.split(separator: "\n").dropFirst(2).map { line in
      String(line.drop { $0 == " " }).replacing(/\bv[0-9]+\b/, with: "_")
    }
  }

  @Test("each rule's example becomes what its row says", arguments: RewriteRule.all.map(\.name))
  func examples(_ name: String) throws {
    let rule = try #require(RewriteRule.all.first { $0.name == name })
    let lines = try Self.instructions(rule.example, for: .ieee)
    #expect(lines.dropLast().map { $0.replacing("_ = ", with: "") }.joined(separator: "; ") == rule.result)
  }

  /// The operations of all rules.
  static var operations: [(name: String, rewrite: OperationRewrite)] {
    RewriteRule.all.compactMap { rule in
      if case .operation(let rewrite) = rule.action { (rule.name, rewrite) } else { nil }
    }
  }

  /// Zeros, subnormal and least normal numbers, numbers about 1, large ones, infinities and NaNs, of both signs.
  static let numbers: [Double] = {
    let sizes = [
      0, 5e-324, 3e-310, .leastNormalMagnitude, 1e-300, 0x1p-1021, 0.1, 0.25, 0.5, 1 - 0x1p-53, 1, 1 + 0x1p-52, 1.5, 2,
      3, 4, 0x1p52, 1e17,
      0x1p1021, 0x1p1022, 0x1p1023, .greatestFiniteMagnitude, .infinity, .nan,
    ]
    return sizes + sizes.map { -$0 }
  }()

  @Test(
    "both sides of each rule are the same bits, and fail alike, for every number", arguments: operations.map(\.name))
  func bits(_ name: String) throws {
    let rule = try #require(Self.operations.first { $0.name == name }).rewrite
    var count = 0
    for x in Self.numbers {
      for c in Self.numbers {
        guard let left = Self.value(rule.left, x, c), let right = Self.value(rule.right, x, c) else { continue }
        count += 1
        #expect(left.bits == right.bits, "x = \(x), c = \(c)")
        #expect(left.fails == right.fails, "x = \(x), c = \(c)")
      }
    }
    #expect(count >= Self.numbers.count)
  }

  /// A side of a rule, the bits of all NaNs being the same; `nil` where there is no such rule for these numbers.
  private static func value(_ term: OperationRewrite.Term, _ x: Double, _ c: Double) -> (bits: UInt64, fails: Bool)? {
    guard let (value, fails) = number(term, x, c) else { return nil }
    return (value.isNaN ? Double.nan.bitPattern : value.bitPattern, fails)
  }

  private static func number(_ term: OperationRewrite.Term, _ x: Double, _ c: Double) -> (Double, Bool)? {
    switch term {
    case .value: return (x, false)
    case .comparison: return (x < c ? 1 : 0, false)
    case .number(let number): return (number, false)
    case .constant: return (c, false)
    case .computed(_, let number): return number(c).map { ($0, false) }
    case .apply(let function, let terms):
      let operands = terms.compactMap { number($0, x, c)?.0 }
      let operation = Operation(function)
      guard operands.count == terms.count,
        let kernel = Catalogue.kernel(ofOperation: operation.code, count: terms.count)
      else {
        return nil
      }
      return operands.withUnsafeBufferPointer { operands in
        var source = RandomSource(seed: 0)
        let result = kernel(operands, random: &source)
        return (result, operation.failure(operands, result: result) != nil)
      }
    }
  }

  @Test(
    "divisions by powers of two whose inverse is exact and normal are products; others stay",
    arguments: [
      ("x/4", "_ = * x, 0.25"), ("x/-0.5", "_ = * x, -2"), ("x/3", "_ = / x, 3"), ("x/6", "_ = / x, 6"),
      ("4/x", "_ = / 4, x"),
      // 2^1023 is a double, but its inverse is subnormal.
      ("x/8.98846567431158e307", "_ = / x, 8.98846567431158e307"), ("x/0", "_ = / x, 0"),
    ])
  func reciprocals(_ text: String, _ expected: String) throws {
    #expect(try Self.instructions(text) == [expected, "return _"])
  }

  @Test(
    "differences from a constant are sums",
    arguments: [("x-2", "_ = + x, -2"), ("2-x", "_ = - 2, x"), ("x-y", "_ = - x, y")])
  func constants(_ text: String, _ expected: String) throws {
    #expect(try Self.instructions(text) == [expected, "return _"])
  }

  @Test(
    "sums of products by one factor are a polynomial",
    arguments: [
      ("(7*x+6)*x+5", ["_ = polynomial 7, x, 6, 5"]), ("4+x*(5+(6+7*x)*x)", ["_ = polynomial 7, x, 6, 5, 4"]),
      ("(x*y-2)*y+3", ["_ = polynomial x, y, -2, 3"]), ("(x*y-2)*x+3", ["_ = polynomial y, x, -2, 3"]),
      // Another factor, or a value that is needed twice, ends it.
      ("(x*y-2)*z+3", ["_ = * x, y", "_ = + _, -2", "_ = * _, z", "_ = + _, 3"]),
      ("(7*x+6)*x-y", ["_ = * 7, x", "_ = + _, 6", "_ = * _, x", "_ = - _, y"]),
      ("t = 7*x+6; (t*x+5)+t", ["_ = * 7, x", "_ = + _, 6", "_ = * _, x", "_ = + _, 5", "_ = + _, _"]),
    ])
  func polynomials(_ text: String, _ expected: [String]) throws {
    #expect(try Self.instructions(text) == expected + ["return _"])
  }

  @Test(
    "conditionals of cheap sides are choices, inner ones first",
    arguments: [
      ("x > 0 ? x*2 : y/4", ["_ = > x, 0", "_ = * x, 2", "_ = * y, 0.25", "_ = choose _, _, _"]),
      ("x > 0 and y < 1 ? x : 3", ["_ = > x, 0", "_ = < y, 1", "_ = choose _, _, 0", "_ = choose _, x, 3"]),
      ("x > 0 ? (y > 0 ? 1 : 2) : z", ["_ = > x, 0", "_ = > y, 0", "_ = choose _, 1, 2", "_ = choose _, _, z"]),
    ])
  func choices(_ text: String, _ expected: [String]) throws {
    #expect(try Self.instructions(text) == expected + ["return _"])
  }

  @Test(
    "conditionals of sides that cost more than a branch, call a function or hold a check stay branches",
    arguments: ["x > 0 ? x*y*z+x*2 : y*z*x+3", "x > 0 ? exp(x) : y", "x > 0 ? atan(1/x) : y"])
  func branches(_ text: String) throws {
    #expect(try Formula(text, variables: ["x", "y", "z"]).program.loweredListing().contains("otherwise"))
  }

  @Test("values that nothing needs are not made, and calls that might end a run are")
  func unused() throws {
    // Code that no formula becomes: a product is dropped, and so is a random number.
    let random = Instruction(.applyN, Operation(.random).code, count: 0)
    let program = try LoweringTests.program(
      [
        Instruction(.variable, 0), Instruction(.variable, 1), Instruction(.multiply), Instruction(.pop), random,
        Instruction(.pop),
        Instruction(.variable, 0), Instruction(.return),
      ], locals: 0)
    let listing = program.loweredListing()
    #expect(!listing.contains("* x, y") && listing.contains("random"))
  }
}
