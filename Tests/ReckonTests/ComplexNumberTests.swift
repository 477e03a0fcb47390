import Reckon
import Testing

/// Complex numbers beyond what the golden file holds: inputs, sessions, books and stored forms.
@Suite("Complex numbers")
struct ComplexNumberTests {
  /// Values by hand: cos(acos(0.8)) is 0.8 and sin 0.6; asin(0.5) is 30°.
  @Test(
    "what takes no complex number takes functions of real numbers as they are among real numbers",
    arguments: [
      ("230∠acos(0.8)", "184 + 138i"), ("pf = 0.8; 230∠acos(pf)", "184 + 138i"), ("p = acos(4/5); 5∠p", "4 + 3i"),
      ("f(x) = acos(x); g(x) = 2f(x); 25∠g(4/5)", "7 + 24i"), ("floor(asin(1/2)) + i", "30 + i"),
      ("x = 4; root(i, sqrt(x))^2", "i"), ("x = 4; (x > sqrt(x)) ? 2i : 1", "2i"), ("x = 4; max(sqrt(x), 1)∠90", "2i"),
      ("[asin(1/2), 2][1] + i", "30 + i"), ("x = 0 - 4; sqrt(x) + i", "3i"), ("2∠abs(sqrt(0 - 4)*45)", "2i"),
    ])
  func realOperands(text: String, value: String) throws {
    let options = Formula.Options(angleUnit: .degrees, numberMode: .double)
    let result = try Formula(text, variables: [], options: options).result()
    let (real, imaginary) = try #require(result.value.complexParts)
    let expected = try #require(try Formula(value, variables: [], options: options).result().value.complexParts)
    #expect(abs(real.double - expected.0.double) < 1e-12 && abs(imaginary.double - expected.1.double) < 1e-12)
  }

  @Test("a part that is a sum is written whole, whatever sign it begins with")
  func sumsOfTerms() throws {
    let exact = Formula.Options(angleUnit: .degrees, numberMode: .exact)
    for text in [
      "10∠15", "10∠-15", "(sqrt(2) - sqrt(3)) + (sqrt(3) - sqrt(2))*i", "(1 - sqrt(2))*i", "1∠75", "i*(-sqrt(2)/2)",
    ] {
      let written = try Formula(text, variables: [], options: exact).result().written
      let difference = try Formula("(\(text)) - (\(written))", variables: [], options: exact).result()
      let parts = try #require(difference.value.complexParts)
      #expect(parts.0.double == 0 && parts.1.double == 0, "\(text) is written as \(written)")
    }
  }

  @Test(
    "outside of where they are defined they are errors there, and what is complex by itself is refused",
    arguments: [
      ("3∠acos(2)", "acos(2) is undefined"), ("x = 0 - 4; sqrt(x) mod 2 + i", "sqrt(-4) is undefined"),
      ("i mod 2", "mod does not take a complex number"),
      ("x = 2; (sqrt(x)*i) mod 2", "mod does not take a complex number"),
    ])
  func realOperandsRefused(text: String, message: String) throws {
    do {
      _ = try Formula(text, variables: []).result()
      Issue.record("\(text) has a value")
    } catch { #expect("\(error)".contains(message), "\(error)") }
  }

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

  /// Formulas of x and y; a stored program has no parts, so that the reference machine alone computes its value.
  static let formulas = [
    "(x + i*y)*(3 - 2i)", "1/(x + i*y)", "(x + i)/(y - i)", "sqrt(x + i*y)", "ln(x - i*y)", "(x + i*y)^3",
    "(x + i)^(y/7)",
    "exp(i*x)/(1 + y*i)", "asin(x + i*y)", "x > 0 ? x + i*sqrt(y) : conj(y + i)", "a = 1/x; b = x + i; y*b",
    "x*(1 + i)/y + i*ln(y)", "Σ(k, 1, 4, (x + k*i)^k)", "f(z, n) = n == 0 ? 1 : z*f(z, n - 1); f(x + i*y, 3)",
    "x + 1e308*10i*y", "x∠y", "(x + i*y) m / (2 s)",
  ]
  static let inputs = [-3.0, -1, 0, 0.1, 2, 1e200, .infinity]

  @Test(
    "a complex value has the bits and errors of the reference machine", arguments: formulas,
    [ErrorPolicy.strict, .ieee])
  func sameAsReference(text: String, policy: ErrorPolicy) throws {
    let formula = try Formula(text, variables: ["x", "y"])
    let reference = try Formula(image: formula.image)
    let options = EvaluationOptions(policy: policy)
    for x in Self.inputs {
      for y in Self.inputs {
        func outcome(_ formula: Formula) -> Result<FormulaResult, FormulaError> {
          Result { () throws(FormulaError) in
            try formula.result(of: [.number(.double(x)), .number(.double(y))], options: options)
          }
        }
        switch (outcome(formula), outcome(reference)) {
        case (.success(let found), .success(let expected)):
          #expect(found.value.hasSameBits(as: expected.value) && found.kind == expected.kind, "\(x) \(y)")
        case (.failure(let found), .failure(let expected)): #expect(found == expected)
        case (let found, let expected): Issue.record("\(x) \(y): \(found) instead of \(expected)")
        }
      }
    }
  }

  @Test("rows of complex values are those of single evaluations, and a row fails in both parts", arguments: formulas)
  func columns(text: String) throws {
    let formula = try Formula(text, variables: ["x", "y"])
    let pairs = (0..<2_000).map { (Self.inputs[$0 % 6], Self.inputs[$0 / 6 % 6]) }
    var (x, y) = (pairs.map(\.0), pairs.map(\.1))
    let expected = pairs.map { try? formula.result(of: [.number(.double($0)), .number(.double($1))]) }
    if text.hasPrefix("f(") { return }
    let failed = UnsafeMutableBufferPointer<Bool>.allocate(capacity: pairs.count)
    defer { failed.deallocate() }
    // The parts may take the place of the columns that they are computed from.
    let report = try x.withUnsafeMutableBufferPointer { x in
      try y.withUnsafeMutableBufferPointer { y in
        try formula.evaluate(
          columns: [InputColumn(UnsafeBufferPointer(x)), InputColumn(UnsafeBufferPointer(y))], real: OutputColumn(x),
          imaginary: OutputColumn(y), failures: failed, threads: 2)
      }
    }
    #expect(report.failureCount == expected.count { $0 == nil })
    #expect(report.firstFailure?.row == expected.firstIndex { $0 == nil })
    for (row, result) in expected.enumerated() {
      let parts = result?.value.complexParts ?? (.double(.nan), .double(.nan))
      #expect(
        Value.complex(.double(x[row]), .double(y[row])).hasSameBits(as: .complex(parts.0, parts.1)), "\(pairs[row])")
      #expect(failed[row] == (result == nil))
    }
  }

  @Test("a formula that is not complex has one column of results, and one that draws numbers none of parts")
  func noParts() throws {
    for text in ["x + 1", "x + i*random()"] {
      var row = [1.0]
      #expect(throws: FormulaError.self) {
        try row.withUnsafeMutableBufferPointer { row in
          try Formula(text, variables: ["x"]).evaluate(
            columns: [InputColumn(uniform: 2)], real: OutputColumn(row), imaginary: OutputColumn(row))
        }
      }
    }
  }
}
