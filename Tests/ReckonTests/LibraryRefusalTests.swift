import Foundation
import Reckon
import Synchronization
import Testing

@Suite("What the library refuses")
struct LibraryRefusalTests {
  @Test(
    "a function has 0 to 255 parameters",
    arguments: [(-1, false), (0, true), (255, true), (256, false), (300, false), (.min, false)])
  func parameterCounts(_ count: Int, _ isGood: Bool) throws {
    if isGood {
      #expect(try HostFunction("f", parameterCount: count) { _ in 1 }.parameterCount == count)
    } else {
      let error = #expect(throws: FormulaError.self) { try HostFunction("f", parameterCount: count) { _ in 1 } }
      #expect(error?.kind == .invalidParameterCount(function: "f", found: count))
    }
  }

  @Test("a name that no formula could use is refused", arguments: ["", "`", "a`b", "a\nb", "\u{7f}", "\u{0}"])
  func names(_ name: String) throws {
    let function = #expect(throws: FormulaError.self) { try HostFunction(name) { 1 } }
    #expect(function?.kind == .invalidName(name))
    let value = #expect(throws: FormulaError.self) { try Engine().set(name, to: 1) }
    #expect(value?.kind == .invalidName(name))
    let input = #expect(throws: FormulaError.self) { try Formula("1", variables: ["a", name]) }
    #expect(input?.kind == .invalidName(name))
  }

  @Test(
    "names that formulas can write are taken", arguments: ["a", "_1", "größe", "unit price", "π2", "1x", " a", "+"])
  func goodNames(_ name: String) throws {
    let engine = Engine()
    try engine.set(name, to: 4)
    #expect(try engine.evaluate("`\(name)` + 1") == 5)
    try engine.set(name, to: nil)
    try engine.add(try HostFunction(name) { 2 * $0 })
    #expect(try engine.evaluate("`\(name)`(4)") == 8)
    #expect(try Formula("2*`\(name)`", variables: [name]).evaluate(4) == 8)
    #expect(try Formula("2*`\(name)`").evaluate([name: 4]) == 8)
  }

  @Test(
    "a function of values takes 0 to 255 of them, whatever range is given",
    arguments: [
      (-1...3, false), (0...0, true), (3...255, true), (0...256, false), (300...300, false), (Int.min...Int.max, false),
    ])
  func arityRanges(_ arity: ClosedRange<Int>, _ isGood: Bool) throws {
    let function = Result { try HostFunction("f", arity: arity, returns: .number) { _ throws(HostFunctionError) in 1 } }
    #expect(((try? function.get()) != nil) == isGood)
    let open = Result {
      try HostFunction("f", arity: arity.lowerBound..., returns: .number) { _ throws(HostFunctionError) in 1 }
    }
    #expect(((try? open.get()) != nil) == (0...255 ~= arity.lowerBound))
    if case .failure(let error as FormulaError) = open {
      #expect(error.kind == .invalidParameterCount(function: "f", found: arity.lowerBound))
    }
  }

  @Test("an input is named once, and units and defaults are those of inputs")
  func inputs() throws {
    let twice = #expect(throws: FormulaError.self) { try Formula("a", variables: ["a", "b", "a"]) }
    #expect(twice?.kind == .alreadyDefined("a"))
    let unit = #expect(throws: FormulaError.self) { try Formula("distance/time", units: ["distanse": "km"]) }
    #expect(unit?.kind == .unknownName("distanse", suggestion: "distance"))
    let other = #expect(throws: FormulaError.self) { try Formula("a", variables: ["a"], defaults: ["b": 1]) }
    #expect(other?.kind == .unknownName("b", suggestion: nil) && other?.source.text == "b")
    // An input that the text does not use is one all the same.
    #expect(try Formula("a", variables: ["a", "b"], units: ["b": "km"], defaults: ["b": 1]).evaluate(["a": 2]) == 2)
  }

  @Test("a rate is a number above 0, and 1 for the euro", arguments: ["abc", "-2", "0", "", "1/0", "nan", "inf", "1e"])
  func rates(_ rate: String) throws {
    let error = #expect(throws: FormulaError.self) {
      try ExchangeRates(perEuro: ["KRW": "1500", "USD": rate], on: "2026-01-01")
    }
    #expect(
      error?.kind.name == "invalidArgument"
        && error?.message.hasPrefix("‘USD’ cannot be used: its rate is ‘\(rate)’") == true)
    #expect(throws: FormulaError.self) { try ExchangeRates(perEuro: ["EUR": "2"], on: "2026-01-01") }
    #expect(try ExchangeRates(perEuro: ["EUR": "1", "USD": "1.25"], on: "2026-01-01").date == "2026-01-01")
  }

  @Test("a number is not taken for a text or a list, nor texts for numbers in a list")
  func kinds() throws {
    for (text, units, given, expected) in [
      ("a", ["a": "text"], 3 as Value, "a text for ‘a’"), ("b; a", ["a": "text"], true, "a text for ‘a’"),
      ("a", ["a": "list"], 3, "a list for ‘a’"),
      ("a", ["a": "text list"], [1, 2], "a list for ‘a’"), ("a == \"x\"", [:], 3, "a text for ‘a’"),
    ] {
      let formula = try Formula(text, variables: text.hasPrefix("b") ? ["b", "a"] : ["a"], units: units)
      let error = #expect(throws: FormulaError.self) {
        try formula.result(of: text.hasPrefix("b") ? [1, given] : [given])
      }
      #expect(
        error?.kind.name == "wrongKind" && error?.message.contains(expected) == true, "\(text): \(error?.message ?? "")"
      )
    }
    #expect(throws: FormulaError.self) { try Formula("a", units: ["a": "text"]).evaluate(3) }
    #expect(try Formula("a", units: ["a": "text"]).result(of: ["a": .missing]).value == .missing)
    #expect(try Formula("a", units: ["a": "text list"]).result(of: [["x", .missing]]).value == ["x", .missing])
    #expect(try Formula("a", units: ["a": "list"]).result(of: [[]]).value == [])
    let named = #expect(throws: FormulaError.self) { try Formula("region == \"EU\" ? x : 2x").evaluate(["x": 1]) }
    #expect(named?.kind.name == "invalidArgument" && named?.message.contains("result(of:)") == true)
  }

  @Test("a definition that takes the place of an input is noted")
  func hiddenInputs() throws {
    let formula = try Formula("qty = 5; 2 qty", variables: ["qty", "price"])
    #expect(try formula.evaluate(1, 1) == 10 && formula.notes.map { $0.kind } == [.hiddenInput])
    #expect(formula.notes.first?.range == SourceRange(start: 0, end: 7))
    #expect(try Formula("total = 5; 2 total * qty", variables: ["qty"]).notes.allSatisfy { $0.kind != .hiddenInput })
    #expect(try Formula("f(qty) = 2 qty; f(qty)", variables: ["qty"]).notes.allSatisfy { $0.kind != .hiddenInput })
  }

  @Test("a stored formula has its text, and says what its derivative needs")
  func storedFormulas() throws {
    let stored = try Formula(image: Formula("x^2", variables: ["x"]).image)
    #expect(stored.source == "x^2")
    for call in [{ try stored.derivative(by: "x") as Any }, { try stored.gradient() }, { try stored.text(.latex) }] {
      let error = #expect(throws: FormulaError.self) { try call() }
      #expect(error?.kind == .missingScope)
    }
    let bare = try Formula(
      program: Program(image: Formula("x^2", variables: ["x"]).program.image(keepingSource: false)))
    let error = #expect(throws: FormulaError.self) { try bare.derivative(by: "x") }
    #expect(error?.kind == .missingSource)
  }

  /// What other languages write, and what the message says to write.
  static let foreign: [(text: String, part: String, hint: String)] = [
    ("1 <> 2", "<>", "write !="), ("x => 2", "=>", "write >="), ("x =< 2", "=<", "write <="),
    ("1 + (x === 2)", "===", "write =="),
    ("x !== 2", "!==", "write !="), ("'apple'", "'apple'", "a text has double quotes: \"apple\""),
    ("x == 'say \"hi\"'", "'say \"hi\"'", "\"say \\\"hi\\\"\""),
    ("$A$1 + 1", "$A$1", "a cell is written without $: A1"),
    ("2*B$12", "B$12", ": B12"), ("$AB3", "$AB3", ": AB3"), ("x > 1 AND y < 2", "AND", "lower case: and"),
    ("1 OR 2", "OR", "lower case: or"),
    ("NOT x", "NOT", "lower case: not"), ("x Mod 3", "Mod", "lower case: mod"),
    ("AND(x, y)", "AND", "between two values: a and b"),
    ("and(x, y)", "and", "between two values: a and b"), ("NOT(x)", "NOT", "lower case: not x"),
    ("=A1*2", "=", "leave it out and write A1*2"),
    ("price * 3", "price", "it is a function: write price(x)"),
    ("2 + pair", "pair", "it is a function: write pair(x, y)"),
    ("f(a) = 2a; f + 1", "f", "it is a function: write f(a)"),
  ]

  @Test("a message about another language's spelling says what to write", arguments: foreign)
  func foreignSpellings(_ text: String, _ part: String, _ hint: String) throws {
    var scope = Scope()
    try scope.add(HostFunction("price") { 2 * $0 })
    try scope.add(HostFunction("pair") { $0 + $1 })
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: ["x", "y", "A1"], scope: scope) }
    let shown = error.map { String(text.utf8.dropFirst($0.range.start).prefix($0.range.end - $0.range.start)) ?? "" }
    #expect(shown == part && error?.message.hasSuffix(hint) == true, "\(text): \(error?.message ?? "no error")")
    #expect(error?.message(in: .korean) != error?.message(in: .english))
  }

  @Test("names and amounts in that spelling keep their meaning")
  func ownSpellings() throws {
    #expect(try Formula("AND + NOT*2", variables: ["AND", "NOT"]).evaluate(1, 2) == 5)
    #expect(try Formula("2 AND", variables: ["AND"]).evaluate(4) == 8)
    #expect(try Formula("5' + 0 ft to ft", variables: []).evaluate() == 5)
    #expect(try Formula("$5 + $6", variables: []).evaluate() == 11)
    #expect(try Formula("x != 2 and x >= 2", variables: ["x"]).evaluate(3) == 1)
    #expect(try Formula("\"it's\" == \"it's\"", variables: []).evaluate() == 1)
  }

  @Test("a second number of parameters does not replace the first")
  func arities() throws {
    var scope = Scope()
    try scope.add(HostFunction("f") { $0 })
    let error = #expect(throws: FormulaError.self) { try scope.add(HostFunction("f") { $0 + $1 }) }
    #expect(error?.kind == .alreadyDefined("f"))
    #expect(try Formula("f(3)", scope: scope).evaluate() == 3)
    try scope.add(HostFunction("f") { 2 * $0 })
    #expect(try Formula("f(3)", scope: scope).evaluate() == 6)
    scope.remove("f")
    try scope.add(HostFunction("f") { $0 + $1 })
    #expect(try Formula("f(3, 4)", scope: scope).evaluate() == 7)
    let engine = Engine(scope: scope)
    #expect(throws: FormulaError.self) { try engine.add(HostFunction("f") { $0 }) }
    #expect(try engine.evaluate("f(3, 4)") == 7)
    // Of functions that are given for a stored program the one that fits is found.
    let image = try Formula("f(3, 4)", scope: scope).image
    let both = [try HostFunction("f") { $0 }, try HostFunction("f") { $0 * $1 }]
    #expect(try Formula(image: image, functions: both).evaluate() == 12)
  }

  @Test("arrays of columns give values and a report, however many there are, on a small stack")
  func manyColumns() throws {
    let count = 100_000
    let names = (0..<count).map { "c\($0)" }
    let formula = try Formula("c0 + 10*c15 + 100*c16 + 1000*c99999", variables: names)
    let columns = (0..<count).map { [Double($0 % 10), Double($0 % 7)] }
    let result = Mutex<Formula.ColumnResult?>(nil)
    let thread = Thread { result.withLock { $0 = try? formula.evaluate(columns: columns) } }
    thread.stackSize = 1 << 18
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.002) }
    // The last digits of the columns' numbers, and their rests by seven: 0, 1, 2 and 4.
    let expected: [Double] = [9650, 4210]
    let found = result.withLock { $0 }
    #expect(found?.values == expected && found?.report.failureCount == 0)
  }

  @Test("rows that fail are in the report, and the others have their values", arguments: [ErrorPolicy.strict, .ieee])
  func report(_ policy: ErrorPolicy) throws {
    let result = try Formula("1/x", variables: ["x"]).evaluate(
      columns: [[1, 0, 4, 0]], options: EvaluationOptions(policy: policy))
    #expect(result.values[0] == 1 && result.values[2] == 0.25 && !result.values[1].isFinite)
    #expect(result.report.failureCount == (policy == .strict ? 2 : result.report.failureCount))
    if policy == .strict {
      #expect(result.report.firstFailure?.row == 1 && result.report.firstFailure?.error.kind.name == "divisionByZero")
    }
    let ragged = #expect(throws: FormulaError.self) {
      try Formula("a + b", variables: ["a", "b"]).evaluate(columns: [[1], [1, 2]])
    }
    #expect(ragged?.kind == .wrongRowCount(expected: 1, found: 2))
  }
}
