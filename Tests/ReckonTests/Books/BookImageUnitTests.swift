import Reckon
import Testing

/// A stored book takes its parameters in any unit of their kinds, as its text does. Values by hand.
@Suite("Formula books: units of stored books")
struct BookImageUnitTests {
  private static let text = """
    parameter flow: m^3/h = 3 m^3/h where flow <= 10 m^3/h
    parameter hours: h = 2 h
    parameter warmth: °C = 20 °C
    parameter slope: ° = 30°
    parameter use: L/100km = 8 L/100km
    parameter price: EUR = 10 EUR
    parameter day: date = 2024-01-31
    parameter share = 25%
    volume = flow * hours to m^3
    perMinute = flow to L/min
    double = volume + volume
    isWarm = warmth > 300 K
    above = warmth - 20 °C to K
    inFahrenheit = warmth to °F
    rise = tan(slope)
    consumption = use to km/L
    dollars = 2*price to USD
    later = day + 1 month
    part = 100*share
    scaled(x: m) = x*hours/1 h to m
    """

  private static func books(_ mode: NumberMode) throws -> [FormulaBook] {
    let book = try FormulaBook(
      "set mode \(mode)\n" + text, rates: ExchangeRates(perEuro: ["USD": "1.25"], on: "2026-01-01"))
    return [book, try FormulaBook(image: book.image()), try FormulaBook(image: book.image(keepingSource: false))]
  }

  private static func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-14 * max(1, abs(expected))
  }

  private static let cases: [(formula: String, given: String, unit: String, number: Double, value: Double)] = [
    ("volume to m^3", "flow", "L/s", 1, 7.2), ("volume to L", "flow", "L/min", 100, 12000),
    ("perMinute", "flow", "L/s", 2, 120),
    ("double to m^3", "hours", "min", 90, 9), ("double to m^3", "hours", "s", 3600, 6),
    ("above", "warmth", "K", 300, 6.85),
    ("above", "warmth", "°F", 86, 10), ("isWarm ? 1 : 0", "warmth", "°F", 86, 1),
    ("isWarm ? 1 : 0", "warmth", "K", 300, 0),
    ("inFahrenheit", "warmth", "K", 273.15, 32), ("rise", "slope", "rad", 0, 0), ("rise", "slope", "grad", 50, 1),
    ("consumption", "use", "km/L", 20, 20), ("consumption", "use", "L/100km", 5, 20),
    ("dollars", "price", "USD", 5, 10),
    ("dollars", "price", "EUR", 4, 10), ("scaled(3 m) to m", "hours", "min", 120, 6),
  ]

  @Test(
    "a unit keeps its powers in a stored book, whatever they are", arguments: [NumberMode.double, .decimal, .exact])
  func powers(mode: NumberMode) throws {
    let units = ["m/s²²", "s^17", "kg^127", "m^-128", "kg^3/m^40", "EUR^20"]
    let text = units.enumerated().map { "v\($0) = 9.5 \($1)\n" }.joined()
    let rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2026-01-01")
    let book = try FormulaBook("set mode \(mode)\n" + text, rates: rates)
    for (kind, other) in [
      ("stored", try FormulaBook(image: book.image())),
      ("stripped", try FormulaBook(image: book.image(keepingSource: false))),
    ] {
      for index in units.indices {
        func value(_ book: FormulaBook) throws -> String {
          var scope = Scope()
          scope.rates = rates
          scope.add(book)
          return try Formula("v\(index)", scope: scope, options: Formula.Options(numberMode: mode)).result().written
        }
        #expect(try value(other) == value(book), "\(kind): \(units[index])")
        #expect(try value(other).hasPrefix("9.5 "), "\(kind): \(units[index])")
      }
    }
  }

  @Test(
    "an input in another unit of a parameter's kind gives the same value",
    arguments: [NumberMode.double, .decimal, .exact])
  func inputs(mode: NumberMode) throws {
    for (kind, book) in zip(["text", "stored", "stripped"], try Self.books(mode)) {
      for example in Self.cases {
        var scope = Scope()
        scope.rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2026-01-01")
        scope.add(book)
        let formula = try Formula(
          example.formula, variables: [example.given], units: [example.given: example.unit], scope: scope,
          options: Formula.Options(numberMode: mode))
        let value = try formula.result(of: [.number(.double(example.number))]).number.double
        #expect(Self.isNear(value, example.value), "\(kind), \(example): \(value)")
        // The stored form of that formula gives the same.
        let stored = try Formula(image: formula.image)
        #expect(try stored.result(of: [.number(.double(example.number))]).number.double == value, "\(kind), \(example)")
        // So do engines, and columns of doubles.
        if mode == .double {
          let columns = try formula.evaluate(columns: [[example.number, example.number]]).values
          #expect(columns.allSatisfy { Self.isNear($0, example.value) }, "\(kind), \(example): \(columns)")
        }
      }
    }
  }

  @Test(
    "a difference of temperatures is no value of a parameter that is a temperature",
    arguments: ["9 Δ°F", "20 °C - 11 °C"])
  func differences(text: String) throws {
    for mode in [NumberMode.double, .decimal, .exact] {
      var session = FormulaSession(options: Formula.Options(numberMode: mode))
      try session.load(try Self.books(mode)[0])
      do throws(FormulaError) {
        try session.run("warmth = \(text)")
        Issue.record("\(text) is taken")
      } catch { #expect(error.kind.name == "incompatibleUnits") }
      try session.run("warmth = 300 K")
    }
  }

  @Test("so does a value of the scope", arguments: [NumberMode.double, .decimal, .exact])
  func values(mode: NumberMode) throws {
    for (kind, book) in zip(["text", "stored", "stripped"], try Self.books(mode)) {
      for example in Self.cases {
        var scope = Scope()
        scope.rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2026-01-01")
        scope.add(book)
        let options = Formula.Options(numberMode: mode)
        try scope.define("\(example.given) = \(example.number) [\(example.unit)]", options: options)
        let value = try Formula(example.formula, variables: [], scope: scope, options: options).result(of: []).number
          .double
        #expect(Self.isNear(value, example.value), "\(kind), \(example): \(value)")
      }
    }
  }

  @Test("a stored book with its text is used as its text is, to the last bit and to the unit of what it gives")
  func likeItsText() throws {
    let book = try FormulaBook("parameter flow: m^3/h\nparameter hours\nvolume = flow*hours\n")
    var results: [FormulaResult] = []
    for book in [book, try FormulaBook(image: book.image())] {
      var scope = Scope()
      scope.add(book)
      let formula = try Formula(
        "volume", variables: ["flow", "hours"], units: ["flow": "L/s", "hours": "min"], scope: scope)
      results.append(try formula.result(of: [.number(.double(0.1)), .number(.double(0.7))]))
    }
    #expect(results[0] == results[1] && results[1].kind == .quantity(unit: "L"))
  }

  @Test("beside dates months are no days: a stored book steps as its text does, or refuses where it is programs alone")
  func spans() throws {
    let text = """
      parameter span: month = 2 month
      parameter wait: d = 3 d
      due = 2024-01-31 + span
      kept = wait
      last = 2024-01-31 + kept
      """
    let book = try FormulaBook(text)
    let stripped = try FormulaBook(image: book.image(keepingSource: false))
    for (formula, name, unit, number, expected) in [
      ("due", "span", "d", 45, "2024-03-16"), ("due", "span", "year", 1, "2025-01-31"),
      ("last", "wait", "month", 1, "2024-02-29"),
      ("last", "wait", "week", 2, "2024-02-14"), ("last", "wait", "h", 48, "2024-02-02"),
    ] as [(String, String, String, Double, String)] {
      func due(_ book: FormulaBook) throws -> String {
        var scope = Scope()
        scope.add(book)
        return try Formula(formula, variables: [name], units: [name: unit], scope: scope).result(of: [
          .number(.double(number))
        ]).written
      }
      #expect(try due(book) == expected && due(FormulaBook(image: book.image())) == expected)
      if (name == "span") == ["year", "month"].contains(unit) {
        #expect(try due(stripped) == expected)
      } else {
        #expect(throws: FormulaError.self) { try due(stripped) }
      }
    }
  }

  @Test("what is of another kind, or has no rate, is refused as by the text")
  func refusals() throws {
    for book in try Self.books(.double) {
      var scope = Scope()
      scope.add(book)
      for (formula, unit) in [("volume", "m"), ("above", "s"), ("rise", "kg")] {
        let name = ["volume": "flow", "above": "warmth", "rise": "slope"][formula]!
        #expect(throws: FormulaError.self, "\(formula)") {
          try Formula(formula, variables: [name], units: [name: unit], scope: scope)
        }
      }
      scope.rates = try ExchangeRates(perEuro: [:], on: "2026-01-02")
      let error = #expect(throws: FormulaError.self) {
        try Formula("2*price to EUR; dollars", variables: ["price"], units: ["price": "USD"], scope: scope)
      }
      #expect(
        error.map { if case .missingRate = $0.kind { true } else { false } } ?? false, "\(String(describing: error))")
    }
  }
}
