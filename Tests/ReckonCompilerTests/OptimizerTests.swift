import Reckon
import Testing

@Suite("The optimiser")
struct OptimizerTests {
  static func listing(_ text: String) throws -> String { try Formula(text).program.disassembly }

  @Test("constants are folded, but not where that would hide a failure")
  func folding() throws {
    #expect(try Self.listing("sin(30) + 2*3").components(["constant", "return"]))
    #expect(try Self.listing("1/(2-2)").contains("divide"))
    #expect(try Self.listing("random() + 1").contains("random"))
  }

  @Test("common parts are computed once")
  func sharing() throws {
    let listing = try Self.listing("sin(x)*sin(x) + sin(x)")
    #expect(listing.split(separator: "\n").count { $0.contains("sin") } == 1)
    #expect(try Self.listing("random() - random()").split(separator: "\n").count { $0.contains("random") } == 2)
  }

  @Test(
    "nothing is rewritten that could change a bit of a result",
    arguments: [
      ("x*0", .infinity, Double.nan), ("x/x", 0, .nan), ("x-x", .infinity, .nan), ("x+0", -0.0, 0.0), ("0-x", 0, 0.0),
      ("x*1", -0.0, -0.0),
      ("x-0", -0.0, -0.0), ("x-(-0)", -0.0, 0.0),
      ("x+(-0)", -0.0, -0.0), ("-0+x", -0.0, -0.0), ("(x+1e16)-1e16", 1, 0), ("x^0.5", -.infinity, .infinity),
      ("0*x", -1, -0.0),
      ("if(x > 0, 0, -0)", -1, -0.0),
    ] as [(String, Double, Double)])
  func bits(_ text: String, _ x: Double, _ expected: Double) throws {
    for isOptimized in [true, false] {
      var options = Formula.Options()
      options.isOptimized = isOptimized
      let result = try Formula(text, options: options).evaluate(x, options: .ieee)
      #expect(result.bitPattern == expected.bitPattern || result.isNaN && expected.isNaN, "\(text) gives \(result)")
    }
  }

  @Test("only the needed branch is kept when the condition is known, and the other one is still checked for meaning")
  func branches() throws {
    #expect(!(try Self.listing("1 < 2 ? x : sin(y)").contains("sin")))
    #expect(throws: FormulaError.self) { try Formula("1 ? 2 : siin(3)") }
  }

  @Test("small functions are inlined, recursive ones are called")
  func inlining() throws {
    #expect(!(try Self.listing("f(x) = x^2; f(y) + f(3)").contains("call")))
    #expect(try Self.listing("f(n) = n < 1 ? 0 : f(n - 1); f(y)").contains("call"))
  }

  @Test(
    "a constant is stored once, however many there are and however often it stands",
    arguments: [1, 15, 16, 17, 18, 19, 40])
  func constants(_ count: Int) throws {
    let terms = (0..<3 * count).map { "x\($0)*\($0 % count).5" }
    #expect(try Formula(terms.joined(separator: " + ")).program.constants.count == count)
  }

  @Test("doubling through functions stays small")
  func doubling() throws {
    var text = "f0(x) = x + 1;"
    for index in 1..<60 { text += "f\(index)(x) = f\(index - 1)(f\(index - 1)(x));" }
    #expect(try Formula(text + "f59(y)").program.codeSize < 1 << 20)
  }
}

extension String {
  /// Whether the mnemonics of a disassembly are just these.
  fileprivate func components(_ mnemonics: [String]) -> Bool {
    split(separator: "\n").dropFirst().map { String($0.split(separator: " ")[1]) } == mnemonics
  }
}
