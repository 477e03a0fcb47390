import Reckon
import ReckonCatalogue
import Testing

@Suite("Formulas on exact numbers")
struct ExactFormulaTests {
  private static func formula(_ text: String, limits: Limits = Limits()) throws -> Formula {
    var options = Formula.Options(numberMode: .exact)
    options.limits = limits
    return try Formula(text, options: options)
  }

  /// Whole numbers and fractions from Python, digits from mpmath at 120 digits.
  @Test(
    "values are exact, or right in all digits shown",
    arguments: [
      ("7^77 mod 10", "7"), ("100! mod 101", "100"), ("1/3 + 1/6", "0.5"), ("(1/3)*3", "1"), ("0.1 + 0.2", "0.3"),
      ("2^200 mod 7", "4"),
      ("1/3", "0.3333333333333333333333333333333333…"), ("2/3", "0.6666666666666666666666666666666666…"),
      ("√2^2", "2"), ("(√2)^2", "2"),
      ("√8/√2", "2"), ("ln(e^3)", "3"), ("sin(30°)", "0.5"), ("sin 30", "0.5"), ("asin(0.5)", "30"), ("log 1000", "3"),
      ("log(8, 2)", "3"),
      ("e^(π*√163)", "262537412640768743.9999999999992500…"), ("1e40 mod 7", "4"),
      ("gcd(2^100, 6^50)", "1125899906842624"),
      ("nCr(100, 50)", "100891344545564193334812497256"), ("-7 // 2", "-4"), ("-7 mod 3", "2"), ("-7 rem 3", "-1"),
      ("1 << 100", "1267650600228229401496703205376"), ("~(1 << 70)", "-1180591620717411303425"),
      ("(1 << 70) & (1 << 70) - 1", "0"), ("floor(e^50)", "5184705528587072464087"), ("round(2/3, 4)", "0.6667"),
      ("round(-2.5)", "-3"),
      ("2 < √5", "1"), ("π == π", "1"), ("√2 + √3 > 3.14", "1"),
      ("max(√2, 1.4, 1.41)", "1.414213562373095048801688724209698…"),
      ("Σ(k, 1, 10, 1/k) - 7381/2520", "0"), ("median(1/3, 1/2, 1/7)", "0.3333333333333333333333333333333333…"),
      ("f(n) = n < 2 ? n : f(n-1) + f(n-2); f(15)", "610"), ("hypot(3, 4)", "5"), ("8^(2/3)", "4"),
      ("x = 1/7; 7x", "1"),
      ("50!/(49!)", "50"), ("0.000001", "0.000001"), ("1e-9", "1e-9"), ("φ^2 - φ", "1"), ("avg(1, 2, 4) * 3", "7"),
      ("10% of 50", "5"),
      ("200 + 10%", "220"), ("if(1/3 < 0.33333333333333333333333333333333333, 1, 2)", "2"),
    ])
  func values(text: String, expected: String) throws {
    #expect(try Self.formula(text).result().number.description == expected, "\(text)")
  }

  /// erfc 800 by mpmath. What these functions add to so small a number is behind its first 500,000 digits.
  @Test(
    "numbers far smaller than any digit asked for are not lost in functions that hardly change them",
    arguments: ["", "asinh", "atanh", "log1p", "expm1", "sinh", "tanh"])
  func small(function: String) throws {
    #expect(
      try Self.formula("\(function)(erfc 800)").result().number.description
        == "2.398372612295927045447233091674592…e-277952")
    #expect(
      try Self.formula("\(function)(-erfc 800)").result().number.description
        == "-2.398372612295927045447233091674592…e-277952")
  }

  /// By mpmath; a number of 10^11 bits before the point or behind it must cost no more than its exponent.
  @Test(
    "numbers with exponents of twelve digits are worked with like others",
    arguments: [
      ("asin(exp(-10^11))", "2.709816402927114086636771053994742…e-43429448189"),
      ("acos(exp(-10^11))", "90.00000000000000000000000000000000…"),
      ("lgamma(exp(10^11))", "2.114378651284975902244308165889441…e43429448201"),
    ])
  func exponents(text: String, expected: String) throws {
    #expect(try Self.formula(text).result().number.description == expected, "\(text)")
  }

  /// By whole numbers of Python. The factorials and powers are too long to be worked out unless a question needs all of
  /// their digits.
  @Test(
    "a question that needs all digits of a long number has them",
    arguments: [
      ("700000! mod 1000003", "426941"), ("(3*700000! + 5) mod 1000003", "280825"),
      ("-(700000!) mod 1000003", "573062"),
      ("700000! mod -1000003", "-573062"), ("700000! mod (10^30+57)", "608241513579125946469130044966"),
      ("900000! mod 7", "0"),
      ("frac(3^5000000/7)", "0.2857142857142857142857142857142857…"), ("(700000! + 1) - 700000!", "1"),
      ("gcd(700000! + 1, 2^70)", "1"),
      ("round((700000! + 1)/7, 3) mod 5", "0.143"), ("sin(700000! + 30)", "0.5"), ("sin((700000! + 210)/7)", "0.5"),
    ])
  func allDigits(text: String, expected: String) throws {
    #expect(try Self.formula(text).result().number.description == expected, "\(text)")
  }

  /// By hand: (y + 1/3) - y is 1/3, however many digits y has before the point.
  @Test(
    "a difference of numbers with tens of thousands of digits is right, or an error: never 0.000… where it is not small"
  )
  func cancelled() throws {
    var limits = Limits()
    limits.steps = 1_000_000_000
    let long = "y = exp(100000 * sin(1 [rad])); "
    #expect(
      try Self.formula(long + "(y + 1/3) - y", limits: limits).result().number.description
        == "0.3333333333333333333333333333333333…")
    #expect(try Self.formula(long + "y + 1/3 > y", limits: limits).result().number.description == "1")
    let longer = "y = exp(exp(20)); "
    for question in ["(y + 1/3) - y", "y + 1/3 > y"] {
      do throws(FormulaError) {
        let value = try Self.formulaValue(longer + question)
        Issue.record("\(question) is \(value)")
      } catch { #expect(error.kind.name == "limitExceeded") }
    }
    #expect(
      try Self.formula("√(3 + 2√2) - 1 - √2").result().number.description == "0.0000000000000000000000000000000000…")
  }

  @Test(
    "what has no value, or none within limits, says so",
    arguments: [
      ("1/0", "divisionByZero"), ("1 mod 0", "divisionByZero"), ("√-1", "domain"), ("ln 0", "domain"),
      ("tan 90", "domain"),
      ("asin 2", "domain"), ("(-7)^(1/2)", "domain"), ("(-7)^328.5", "domain"), ("(1 - √2)^1.5", "domain"),
      ("0.5 & 1", "domain"),
      ("gamma(-2)", "domain"), ("9^9^9^9", "limitExceeded"), ("(10^9)!", "limitExceeded"),
      ("2^(2^40)", "limitExceeded"), ("√(3 + 2√2) == 1 + √2", "limitExceeded"),
      ("1/(√(3 + 2√2) - 1 - √2)", "limitExceeded"), ("1 << 10^9", "limitExceeded"), ("e^10^20", "limitExceeded"),
      ("sin(e^10^11)", "limitExceeded"),
      ("gamma(-e^10^11)", "limitExceeded"), ("lgamma(-e^10^11)", "limitExceeded"),
    ])
  func errors(text: String, kind: String) {
    do throws(FormulaError) {
      let value = try Self.formulaValue(text)
      Issue.record("\(text) is \(value)")
    } catch { #expect(error.kind.name == kind, "\(text): \(error)") }
  }

  private static func formulaValue(_ text: String) throws(FormulaError) -> NumericValue {
    try Formula(text, options: Formula.Options(numberMode: .exact)).result().number
  }

  @Test("a result keeps more digits than were shown, and goes into the next formula as it is")
  func digits() throws {
    let root = try Self.formula("√2").result().number
    guard case .exact(let value) = root else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    #expect(value.text(digits: 50) == "1.4142135623730950488016887242096980785696718753769…")
    #expect(try Self.formula("x^2").result(of: [.number(root)]).number.description == "2")
    #expect(try Self.formula("x").result(of: [0.1]).number.description == "0.1")
  }

  @Test("a stored program gives the same value")
  func images() throws {
    for text in ["√2 * 1e50 + 1/7", "φ^x", "3 km to mi", "0.1x"] {
      let formula = try Self.formula(text)
      let inputs = formula.variables.map { _ in Value.number(.exact(ExactValue(3))) }
      #expect(
        try Formula(image: formula.image).result(of: inputs).number == formula.result(of: inputs).number, "\(text)")
    }
  }

  @Test("a limit of bits and of digits holds at its value and not beyond")
  func limits() throws {
    var limits = Limits()
    limits.numberBits = 1_000
    #expect(try Self.formula("2^999", limits: limits).result().number.isFinite)
    #expect(throws: FormulaError.self) { try Self.formula("2^1001", limits: limits).result() }
    limits = Limits()
    limits.decidingDigits = 100
    #expect(throws: FormulaError.self) {
      try Self.formula("√2 + √3 > √(5 + 2√6)", limits: limits).result()
    }
  }

  @Test("an evaluation ends soon after it is cancelled, inside of an operation too")
  func cancellation() throws {
    let formula = try Self.formula("(10^7)! mod 7")
    var random = RandomSource(seed: 0)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: FormulaError.self) {
      try formula.result(options: EvaluationOptions(isCancelled: { clock.now - start > .milliseconds(20) }))
    }
  }
}

extension ExactFormulaTests {
  /// From mpmath at 120 digits.
  @Test(
    "units carry exact values, those with π too",
    arguments: [
      ("1 rad to deg", "57.29577951308232087679815481410517…"), ("180° to rad", "3.141592653589793238462643383279502…"),
      ("sin(30°)", "0.5"),
      ("1 ft / 7 to m", "0.04354285714285714285714285714285714…"),
      ("100 km / 3 h", "33.33333333333333333333333333333333…"),
      ("sin(π/6 rad)", "0.5"), ("2024-01-31 + 1 month - 2024-01-01 to d", "59"), ("10% * 3", "0.3"),
      ("1 pc to au", "206264.8062470963551564733573307786…"),
    ])
  func units(text: String, expected: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    let result = try formula.result()
    #expect(result.number.description == expected && result.exactness == .exact, "\(text)")
  }

  @Test(
    "each row of numbers has an exact form but those of chance and choice, and comparisons, which machines make of the order"
  )
  func rows() {
    let without = Catalogue.functions.filter {
      Catalogue.exactForm($0.id) == nil && (!$0.kernels.isEmpty || !$0.mayBeDefined)
    }.map(\.name)
    #expect(Set(without) == ["random", "randint", "if", "iferror", "iserror", "<", "<=", ">", ">=", "==", "!="])
  }

  @Test("a row with values that are no fractions names the function whose digits they are")
  func sources() throws {
    let rows = try [["1/3", "5/7", "11/13"], ["7/3", "9/7", "29/13"]].map { row in
      try row.map { ExactNumber.rational(try #require(Rational($0))) }
    }
    var found: Set<Real.Function> = []
    for row in Catalogue.functions {
      guard let form = Catalogue.exactForm(row.id) else { continue }
      if let function = form.function { found.insert(function) }
      for operands in rows {
        for count in 1...3 where row.accepts(count) {
          var work = Work()
          let value = try operands.withUnsafeBufferPointer {
            try form.kernel(UnsafeBufferPointer(rebasing: $0[..<count]), .radians, &work)
          }
          #expect(!value.isFinite || value.rational != nil || form.function != nil, "\(row.name)")
        }
      }
    }
    // What no row names are parts of those that are named.
    #expect(Set(Real.Function.allCases).subtracting(found) == [.sum, .sineOfPiTimes])
  }

  /// Every pure function of one to three numbers, but those of dates and those that are of two numbers and more.
  private static let calls: [String] = Catalogue.functions.filter {
    $0.isNamed && $0.isPure && Catalogue.exactForm($0.id) != nil && $0.topic != .calendar
  }.flatMap { row in
    (1...3).filter { row.accepts($0) && ($0 > 1 || row.id != .stdev && row.id != .variance) }.map { count in
      "\(row.name)(\(["x", "y", "z"].prefix(count).joined(separator: ", ")))"
    }
  }

  /// What a double holds has a power of two as its denominator, and decimals a product of those of 2 and 5: thirds and
  /// sevenths have neither, and nothing that is computed from them has one by chance that is long.
  @Test("no function falls back to doubles or decimals: 50 digits are not those of one", arguments: calls)
  func noFallback(call: String) throws {
    let operands: [[ExactNumber]] = try [
      ["1/3", "5/7", "11/13"], ["7/3", "9/7", "29/13"], ["-2/3", "5/7", "1/3"], ["7", "3", "5"],
    ].map {
      try $0.map { .rational(try #require(Rational($0))) }
    }
    var count = 0
    for unit in AngleUnit.allCases {
      let variables = ["x", "y", "z"].filter { call.contains($0 + ",") || call.contains($0 + ")") }
      let formula = try Formula(
        call, variables: variables, options: Formula.Options(angleUnit: unit, numberMode: .exact))
      for row in operands {
        let values = row.prefix(variables.count).map { NumericValue.exact(ExactValue($0)) }
        guard
          case .success(let result) =
            (Result { () throws(FormulaError) in try formula.result(of: values.map { .number($0) }) })
        else {
          continue
        }
        count += 1
        #expect(result.exactness == .exact, "\(call)")
        guard case .exact(let number) = result.number, let fraction = number.number.rational else { continue }
        // A short fraction is a value that the function has; digits that a double or decimal ends with are long.
        #expect(fraction.numerator.bitWidth + fraction.denominator.bitWidth < 48, "\(call) in \(unit) is \(fraction)")
      }
    }
    #expect(count > 0, "\(call)")
  }
}
