import Reckon
import ReckonBytecode
import ReckonMachine
import Testing

/// The rules that machines on doubles apply to lowered code, by the instructions that they leave.
@Suite("Rules of lowered code")
struct RuleTests {
  /// The instructions of a formula of one block, without the numbers of values.
  static func instructions(_ text: String) throws -> [String] {
    let listing = try Formula(text, variables: ["x", "y", "z"]).program.loweredListing
    return listing.split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: " ").map { word in
        let name = word.prefix { $0 != "," }
        return name.hasPrefix("v") && Int(name.dropFirst()) != nil ? "_" + word.dropFirst(name.count) : String(word)
      }.joined(separator: " ")
    }
  }

  @Test(
    "divisions by powers of two whose inverse is exact and normal are products; others stay",
    arguments: [
      ("x/4", "_ = * x, 0.25"), ("x/-0.5", "_ = * x, -2"), ("x/3", "_ = / x, 3"), ("x/6", "_ = / x, 6"), ("4/x", "_ = / 4, x"),
      // 2^1023 is a double, but its inverse is subnormal.
      ("x/8.98846567431158e307", "_ = / x, 8.98846567431158e307"), ("x/0", "_ = / x, 0"),
    ])
  func reciprocals(_ text: String, _ expected: String) throws {
    #expect(try Self.instructions(text) == [expected, "return _"])
  }

  @Test("differences from a constant are sums", arguments: [("x-2", "_ = + x, -2"), ("2-x", "_ = - 2, x"), ("x-y", "_ = - x, y")])
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
    #expect(try Formula(text, variables: ["x", "y", "z"]).program.loweredListing.contains("otherwise"))
  }

  @Test("values that nothing needs are not made, and calls that might end a run are")
  func unused() throws {
    // Code that no formula becomes: a product is dropped, and so is a random number.
    let random = Instruction(.applyN, Operation(.random).code, count: 0)
    let program = try LoweringTests.program(
      [
        Instruction(.variable, 0), Instruction(.variable, 1), Instruction(.multiply), Instruction(.pop), random, Instruction(.pop),
        Instruction(.variable, 0), Instruction(.return),
      ], locals: 0)
    let listing = program.loweredListing
    #expect(!listing.contains("* x, y") && listing.contains("random"))
  }
}
