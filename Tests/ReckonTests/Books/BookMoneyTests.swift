import Reckon
import Testing

/// Money in formula books: by the rates that the host gives.
@Suite("Money in books")
struct BookMoneyTests {
  private static let rates = try! ExchangeRates(
    perEuro: ["USD": "1.25", "KRW": "1500", "GBP": "0.8"], on: "2023-11-14")

  private static let text = """
    price = 20 EUR
    # What three cost over there.
    total = price * 3 to KRW
    > total = 90000 KRW
    > total = 60 EUR
    parameter fee: USD = 5 USD where fee >= 0 €
    due = price + fee
    > due = 24 EUR
    > fee = 10 €; due = 30 €
    half = price / 2
    > half = 10 EUR
    share = price / (50 $)
    > share = 0.5
    cost(x: EUR) = 2x
    > cost($100) = 160 EUR
    """

  private static let modes = [NumberMode.double, .decimal, .exact]

  private static func book(_ mode: NumberMode, _ rates: ExchangeRates? = rates) throws -> FormulaBook {
    try FormulaBook((mode == .double ? "" : "set mode \(mode.rawValue)\n") + text, rates: rates)
  }

  @Test("amounts convert by the rates of the host, and the results tell their day", arguments: modes)
  func converts(_ mode: NumberMode) throws {
    let book = try Self.book(mode)
    #expect(book.rates?.date == "2023-11-14")
    #expect(try book.evaluate("total") == 90_000)
    #expect(try book.formula(named: "total").kind == .quantity(unit: "KRW"))
    #expect(try book.formula(named: "total").program.ratesDate == "2023-11-14")
    #expect(try book.evaluate("due") == 24 && book.evaluate("due", ["fee": 12.5]) == 30)
    #expect(try book.ratesDate(of: "due") == "2023-11-14" && book.ratesDate(of: "share") == "2023-11-14")
    #expect(try book.ratesDate(of: "half") == nil && book.ratesDate(of: "price") == nil)
    let outcomes = book.runExamples()
    #expect(outcomes.count == 7 && outcomes.allSatisfy { $0.isMet }, "\(outcomes.filter { !$0.isMet })")
    #expect(outcomes.map { $0.ratesDate != nil } == [true, true, true, true, false, true, true])
  }

  @Test("a value tells the day of the rates also where only a definition that it uses converts")
  func uses() throws {
    let book = try FormulaBook(
      "a = 20 EUR to KRW\nb = a * 2\nc = b + b * a / (1 KRW)\nd = c + 1 KRW\ne = 3 KRW\n", rates: Self.rates)
    for name in ["a", "b", "c", "d"] { #expect(try book.ratesDate(of: name) == "2023-11-14", "\(name)") }
    #expect(try book.ratesDate(of: "e") == nil)
  }

  @Test("a stored book keeps the rates that its programs hold")
  func stored() throws {
    let book = try FormulaBook(image: Self.book(.double).image())
    #expect(try book.evaluate("total") == 90_000 && book.formula(named: "total").program.ratesDate == "2023-11-14")
  }

  @Test(
    "a formula that uses a stored book tells the day of the rates that the book was stored with",
    arguments: [true, false])
  func usesStored(_ keepsSource: Bool) throws {
    var scope = Scope()
    scope.add(try FormulaBook(image: Self.book(.double).image(keepingSource: keepsSource)))
    for text in ["total", "total * 2", "share + 1"] {
      #expect(try Formula(text, variables: [], scope: scope).program.ratesDate == "2023-11-14", "\(text)")
    }
    #expect(try Formula("half", variables: [], scope: scope).program.ratesDate == nil)
  }

  @Test("a changed book keeps its rates")
  func changed() throws {
    var book = try Self.book(.double)
    try book.define("price = 30 EUR")
    #expect(try book.evaluate("total") == 135_000)
  }

  @Test("formulas and conversations with a book convert by its rates unless they have their own")
  func scopes() throws {
    var scope = Scope()
    scope.add(try Self.book(.double))
    #expect(try Formula("total + 1 EUR", variables: [], scope: scope).evaluate() == 91_500)
    scope.rates = try ExchangeRates(perEuro: ["KRW": "1000", "USD": "1.25"], on: "2023-11-15")
    let formula = try Formula("total", variables: [], scope: scope)
    #expect(try formula.evaluate() == 60_000 && formula.program.ratesDate == "2023-11-15")
    var session = FormulaSession()
    try session.load(try Self.book(.double))
    let outcome = try #require(try session.run("total").last)
    #expect(outcome.result?.number == 90_000)
  }

  @Test("without rates a currency meets no other, and the error says so", arguments: modes)
  func withoutRates(_ mode: NumberMode) throws {
    let lines = [
      ("a = 20 EUR\nb = a to KRW\n", "a to KRW"), ("a = 20 € + 5 $\n", "20 € + 5 $"),
      ("parameter p: USD = 20 EUR\n", "20 EUR"),
      ("a = 20 EUR/(4 GBP)\n", "20 EUR/(4 GBP)"),
    ]
    for (text, part) in lines {
      let refusal = #expect(throws: FormulaBookError.self) {
        try FormulaBook((mode == .double ? "" : "set mode \(mode.rawValue)\n") + text)
      }
      let error = try #require(refusal?.errors.first)
      #expect(refusal?.errors.count == 1)
      guard case .missingRate(_, date: nil) = error.kind else {
        Issue.record("\(error.message)")
        continue
      }
      #expect(error.source.slice(error.range) == part)
    }
  }

  @Test("amounts of one currency need no rates", arguments: modes)
  func ownCurrency(_ mode: NumberMode) throws {
    let text = """
      price = 20 EUR
      total = price * 3
      > total = 60 EUR
      wage = 30 €/h * 8 h
      > wage = 240 EUR
      fuel = 1.6 EUR/l * 5 l/100km to EUR/km
      > fuel = 0.08 EUR/km
      ratio = $90 / $30
      > ratio = 3
      most = max($1, $2.5)
      > most = 2.5 USD
      """
    let book = try FormulaBook((mode == .double ? "" : "set mode \(mode.rawValue)\n") + text)
    #expect(book.failedExamples.isEmpty, "\(book.failedExamples)")
    #expect(try book.ratesDate(of: "fuel") == nil)
  }

  @Test("a currency that the rates do not hold is one by itself")
  func unknownRate() throws {
    let scope = {
      var scope = Scope()
      scope.rates = Self.rates
      return scope
    }()
    #expect(try Formula("3 * 20 CHF", variables: [], scope: scope).evaluate() == 60)
    let error = #expect(throws: FormulaError.self) { try Formula("20 CHF to EUR", variables: [], scope: scope) }
    #expect(error?.kind == .missingRate(currency: "CHF", date: "2023-11-14"))
    #expect(
      error?.message == "the rates of 2023-11-14 do not contain CHF; use another currency, or rates that contain it")
    let other = #expect(throws: FormulaError.self) { try Formula("20 CHF to EUR", variables: []) }
    #expect(
      other?.message
        == "there are no exchange rates to convert CHF by; multiply by one, as in 1.5 CHF/EUR, or give rates")
  }
}
