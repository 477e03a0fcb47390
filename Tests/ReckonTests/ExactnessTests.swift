import Reckon
import Testing

/// How exact results of decimal mode are, and that names, answers, books and host functions pass it on. Values are from
/// Python's integers.
@Suite("Exactness")
struct ExactnessTests {
  static let decimals = Formula.Options(numberMode: .decimal)

  static func result(_ text: String, scope: Scope = Scope()) throws -> FormulaResult {
    try Formula(text, variables: [], scope: scope, options: decimals).result()
  }

  @Test(
    "a rounded number is marked, an exact one is not",
    arguments: [
      ("0.1 + 0.2", .exact), ("30!", .exact), ("40!", .rounded), ("2^112", .exact), ("2^113", .rounded),
      ("10^34 + 1", .rounded),
      ("9999999999999999999999999999999999 + 1", .exact), ("1 + 1e-40", .rounded), ("1e34 / 7", .rounded),
      ("1e34 / 8", .exact),
      ("12345678901234567890123456789012345 - 1", .rounded), ("1e40 // 3", .rounded), ("7 // 3", .exact),
      ("round(1/3, 2)", .rounded),
      ("min(1, 1/3)", .rounded), ("avg(1, 2)", .exact), ("avg(1, 1, 2)", .rounded), ("stdev(1, 3)", .rounded),
      ("stdev(1, 2, 3)", .exact),
      ("7% of 0.3", .exact), ("5 km to mile", .rounded), ("5 km to m", .exact), ("pi", .rounded), ("ln 2", .rounded),
      ("1/3 + ln 2", .rounded), ("sin 30", .exact), ("sqrt 2", .rounded), ("sqrt 4", .exact),
      ("1/3 > 0 ? 1 : 2", .rounded),
      ("Σ(k, 1, 10, 0.1)", .exact), ("Σ(k, 1, 3, 1/k)", .rounded), ("f(x) = x / 3; f(3)", .exact),
      ("f(x) = x / 3; f(4)", .rounded),
      ("not (1/3)", .rounded), ("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", .rounded),
    ] as [(String, Exactness)])
  func marks(_ text: String, _ exactness: Exactness) throws {
    for isOptimized in [true, false] {
      var options = Self.decimals
      options.isOptimized = isOptimized
      let formula = try Formula(text, variables: [], options: options)
      #expect(try formula.result().exactness == exactness, "\(text)")
      // A stored program keeps the marks of its constants.
      #expect(try Formula(image: formula.image).result().exactness == exactness, "\(text)")
    }
  }

  @Test(
    "an operation on digits that were rounded away is an error that says so",
    arguments: [
      "7^77 mod 10", "2^200 mod 7", "2^200 rem 7", "1234567890123456789012345678901234567890 mod 97", "gcd(2^200, 6)",
      "frac(1e34/7)",
      "sin(2^200)", "(-1)^(1e40/7)", "exp(100) mod 10",
    ])
  func lost(_ text: String) {
    let error = #expect(throws: FormulaError.self) { try Self.result(text) }
    #expect(error?.kind.name == "domain" && error?.message.contains("rounded away") == true, "\(error?.message ?? "")")
  }

  @Test("names and answers pass on how exact their values are")
  func names() throws {
    var session = FormulaSession(options: Self.decimals)
    let outcomes = try session.run("x = 1/3; x - x + 0.3; y = 2; y + 1; ans(2) * 1")
    #expect(outcomes.map { $0.result?.exactness } == [.rounded, .rounded, .exact, .exact, .rounded])
    var scope = Scope()
    scope[result: "big"] = try Self.result("7^77")
    #expect(try Self.result("big - big", scope: scope).exactness == .rounded)
    #expect(throws: FormulaError.self) { try Self.result("big mod 10", scope: scope) }
    scope[number: "big"] = .decimal(Decimal128(7))
    #expect(try Self.result("big mod 10", scope: scope) == Self.result("7"))
  }

  @Test("parameters of books pass on how exact their defaults are, stored or not")
  func books() throws {
    let book = try FormulaBook("set mode decimal\nparameter p = 7^77\nlast = p mod 10\nless = p - 1\nhalf = 1/2")
    for book in [book, try FormulaBook(image: book.image())] {
      #expect(throws: FormulaError.self) { try book.result(of: "last") }
      #expect(try book.result(of: "less").exactness == .rounded && book.result(of: "half").exactness == .exact)
    }
  }

  @Test("a host's function on doubles is approximate, one with a form on decimals as exact as it says")
  func hosts() throws {
    var scope = Scope()
    try scope.add(HostFunction("half") { $0 / 2 })
    #expect(try Self.result("half(3)", scope: scope) == FormulaResult(.decimal(Decimal128("1.5")!), .approximate))
    try scope.add(
      HostFunction("half") { $0 / 2 }.withDecimals { arguments, exactness in
        exactness = .exact
        return arguments[0] / Decimal128(2)
      })
    #expect(
      try Self.result("half(1234567890123456789012345678901)", scope: scope)
        == FormulaResult(.decimal(Decimal128("617283945061728394506172839450.5")!), .exact))
    #expect(try Self.result("half(1/3)", scope: scope).exactness == .rounded)
    #expect(try Formula("half(3)", variables: [], scope: scope).evaluate() == 1.5)
  }

  // π/2 by mpmath to 40 digits: 1.570796326794896619231321691639751442099.
  @Test("the angle of a point beyond the doubles has 34 digits")
  func angles() throws {
    var options = Self.decimals
    options.angleUnit = .radians
    #expect(
      try Formula("atan2(1e310, -1e10)", variables: [], options: options).result().number
        == .decimal(Decimal128("1.570796326794896619231321691639751")!))
  }
}
