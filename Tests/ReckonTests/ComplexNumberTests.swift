import Reckon
import Testing

/// Complex numbers beyond what the golden file holds: inputs, sessions, books and stored forms.
@Suite("Complex numbers")
struct ComplexNumberTests {
  @Test("an input is declared as complex, with or without a unit")
  func inputs() throws {
    let square = try Formula("z^2 + i", variables: ["z"], units: ["z": "complex"])
    #expect(try square.result(of: ["z": .complex(.double(1), .double(2))]).written == "-3 + 5i")
    let voltage = try Formula("z * 2 A to V", variables: ["z"], units: ["z": "Ω complex"])
    #expect(voltage.kind == .complex(.quantity(unit: "V")))
    #expect(try voltage.result(of: ["z": .complex(.double(3), .double(-4))]).written == "(6 - 8i) V")
    #expect(throws: FormulaError.self) { try square.result(of: ["z": "two"]) }
    #expect(throws: FormulaError.self) { try square.result(of: ["z": [1, 2, 3]]) }
  }

  @Test("a formula of complex numbers that ends in a real one is a program of numbers")
  func realPrograms() throws {
    let size = try Formula("abs((x + i*y)/(1 + 2i))", variables: ["x", "y"])
    #expect(size.kind == .number && !size.program.disassembly.contains("list"))
    #expect(try size.evaluate(3, 4) == 5 / 5.0.squareRoot())
  }

  @Test(
    "real formulas are the same programs with and without complex numbers in the language",
    arguments: ["a + b*c", "sqrt(a)", "a^b"])
  func unchanged(text: String) throws {
    #expect(try Formula(text).variables == Formula(text, variables: nil).variables)
    #expect(try !Formula(text).program.disassembly.contains("list"))
  }

  @Test("i is an input where inputs are found in the text")
  func weakName() throws {
    #expect(try Formula("2i").variables == ["i"])
    #expect(try Formula("2i", variables: []).result().written == "2i")
  }

  @Test("what a session computes from a complex number follows its definition")
  func session() throws {
    var session = FormulaSession()
    let first = try session.run("z = 3 + 4i; w = 2z; w")
    #expect(first.last?.result?.written == "6 + 8i")
    _ = try session.run("z = 1 - i")
    #expect(try session.run("w").last?.result?.written == "2 - 2i")
    #expect(try session.run("ans * i").last?.result?.written == "2 + 2i")
    _ = try session.run("z = 5")
    #expect(try session.run("w").last?.result?.written == "10")
    _ = try session.run("i = 3")
    #expect(try session.run("2i").last?.result?.written == "6")
  }

  @Test("a book computes with complex numbers")
  func book() throws {
    let book = try FormulaBook(
      """
      parameter f: Hz = 50
      ω = 2*pi*f
      Z = 100 Ω + i*ω*(1 H)
      impedance(r: Ω, l: H) = r + i*ω*l
      > re(Z) = 100 Ω
      > impedance(3 Ω, 0 H) = 3 Ω
      > conj(impedance(3 Ω, 0 H)) = 3 Ω
      > re(impedance(3 Ω, 1 H)) = 3 Ω
      """)
    let z = try book.result(of: "Z")
    #expect(z.kind.partKind != nil)
    #expect(abs((z.value.complexParts?.imaginary.double ?? 0) - 100 * Double.pi) < 1e-10)
  }
}
