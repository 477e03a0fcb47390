import Foundation
import Reckon
import ReckonCatalogue
import Testing

@Suite("Values and errors as JSON")
struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("a value is written as what JSON has for it, and comes back with all its bits")
  func values() throws {
    let third = try Formula("1/3", options: Formula.Options(numberMode: .exact)).result().value
    let cases: [(Value, String)] = [
      (1.5, "1.5"), (-2, "-2"), (true, "true"), (false, "false"), ("EU", "\"EU\""), (.missing, "null"),
      ([119, .missing, 238], "[119,null,238]"), (["a", "b"], "[\"a\",\"b\"]"), ([], "[]"),
      (.instant(1_700_000_000), "{\"instant\":1700000000}"),
      (.number(.decimal(try #require(Decimal128("0.1")))), "{\"decimal\":\"0.1\"}"),
      (.instant(.decimal(try #require(Decimal128("0.1")))), "{\"instant\":{\"decimal\":\"0.1\"}}"),
      (third, "{\"exact\":\"1/3\"}"), (.number(.double(.infinity)), "{\"double\":\"inf\"}"),
      (.number(.double(-.infinity)), "{\"double\":\"-inf\"}"),
    ]
    for (value, text) in cases {
      #expect(try json([value]) == "[\(text)]")
      #expect(try decoded([Value].self, "[\(text)]") == [value])
    }
    let nan = try decoded([Value].self, try json([Value.number(.double(.nan))]))
    #expect(nan.first?.number?.double.isNaN == true)
    for number in [-0.0, 5e-324, Double.greatestFiniteMagnitude, 0.1 + 0.2, 1e22, 123_456_789_012_345_680] {
      let back = try decoded([Value].self, try json([Value.number(.double(number))]))
      #expect(back.first?.number?.double.bitPattern == number.bitPattern)
    }
  }

  @Test("a JSON object is the inputs of a formula")
  func inputs() throws {
    let row = try decoded([String: Value].self, #"{"region": "EU", "prices": [119, 238], "note": null}"#)
    let net = try Formula("region == \"EU\" ? sum(prices)/1.19 : sum(prices)")
    #expect(try net.result(of: row).number == 300)
  }

  @Test(
    "what is no value is refused",
    arguments: [#"{"instant": "x"}"#, #"{"decimal": "x"}"#, #"{"double": "1"}"#, "{}", #"{"x": 1}"#])
  func refusals(_ text: String) throws {
    #expect(throws: DecodingError.self) { try decoded([Value].self, "[\(text)]") }
  }

  @Test("an error has the form that its documentation shows")
  func documentedForm() throws {
    let error = try #require(#expect(throws: FormulaError.self) { try Formula("3 + siin(2)") })
    #expect(
      try json(error)
        == #"{"kind":{"unknownFunction":{"_0":"siin","suggestion":"sin"}},"message":"the function ‘siin’ is not known; did you mean sin?","origins":[],"range":{"end":8,"start":4},"source":{"firstLine":1,"text":"3 + siin(2)"}}"#
    )
  }

  /// An error of each kind, with arguments of each type that kinds have.
  static let kinds: [FormulaError.Kind] = [
    .unexpectedCharacter("×", instead: "*"), .unexpectedCharacter("§", instead: nil), .invalidEncoding,
    .unexpectedToken("end of line", hint: "close the quoted name with another `"), .unexpectedEnd, .unclosedBracket(),
    .unmatchedBracket,
    .badNumber("this number is too large; the largest is about \("1e308")"), .misplacedEquals,
    .limitExceeded(.callDepth, maximum: 7),
    .unknownName("a", suggestion: "b"), .unknownFunction("f", suggestion: nil),
    .wrongArgumentCount(function: "f", expected: "\(2, of: "argument")", found: 1), .alreadyDefined("a"),
    .cyclicDefinition(["a", "b"]),
    .incompatibleUnits("\("km") (\(Phrase("length")))", "s"),
    .mismatchedKinds(first: "a length", second: "a time", problem: "do not add", text: "1 m + 1 s", reading: "x"),
    .mismatchedKinds(first: "a length", second: "a time", problem: "do not add", text: "1 m + 1 s", reading: nil),
    .unknownUnit("a", suggestion: nil), .missingRate(currency: "KRW", date: nil),
    .missingRate(currency: "KRW", date: "2026-01-01"),
    .misplacedUnit("km", operation: "!"), .misplacedKind("a text", operation: "&", advice: "x"),
    .unsettledKinds(function: "f", most: 9),
    .noDerivative(function: "gcd"), .noIntegral("x"), .noIntegral(nil), .noSignChange(-1, .exact(3)), .noRoot,
    .unsolved(Phrase("noNumberSolves", "no \("x") was found that solves it")), .noValue,
    .definedTwice("a", first: "b:1"), .unreadableImport("a", reason: "x"), .cyclicImport(["a"]),
    .conflictingMode("a", mode: .decimal),
    .dependsOnParameter("a range", parameter: "p"), .noParameter("a", suggestion: nil), .missingParameter("a"),
    .notPermitted("random", subject: "random numbers"), .divisionByZero(operation: "/", operands: [1, .double(-0.0)]),
    .domain(function: "ln", operands: [.double(-.infinity)], requirement: "x > 0"),
    .overflow(operation: "*", operands: [.decimal(Decimal128("1e6000") ?? .zero)]),
    .noBoundedInteger(function: "Σ", value: 0.5),
    .stepLimit(1),
    .depthLimit(2), .cancelled, .deadlinePassed, .belowAbsoluteZero(-1, least: 0), .missingValue("a"),
    .missingValue(nil),
    .noSuchItem(position: 4, count: 3), .differentLengths(1, 2), .wrongKind(found: "a text", expected: "a number"),
    .hostFailure(function: "f", reason: "why"), .unmetCondition,
    .outOfRange(parameter: "p", value: ["a", .missing], condition: "p > 1"),
    .badImage("it is longer than its content"), .wrongInputCount(expected: 1, found: 2),
    .wrongRowCount(expected: 1, found: 2),
    .missingInput("a"), .missingSource, .missingScope, .invalidName(""),
    .invalidParameterCount(function: "f", found: -1),
    .invalidArgument("a", problem: "it is NULL; give an address"),
  ]

  @Test("an error of each kind comes back as it was, in every language")
  func errors() throws {
    // The list has every kind that has a page of its own.
    let documented = Set(Self.kinds.map { $0.name })
    #expect(documented.count > 55 && Self.kinds.count > documented.count)
    for kind in Self.kinds {
      let source = SourceText("a + 1\nb", name: "x.reckon", firstLine: 3)
      let error = FormulaError(
        kind, at: SourceRange(start: 0, end: 5), but: SourceRange(start: 1, end: 4), in: source,
        origins: [FormulaError.Origin("a", at: SourceRange(start: 0, end: 1), in: source)])
      let back = try decoded(FormulaError.self, try json(error))
      #expect(back == error && back.places == error.places && back.snippet == error.snippet)
      for language in Language.allCases { #expect(back.message(in: language) == error.message(in: language)) }
    }
  }

  @Test("an error with places outside of its text, or of no text, can be shown")
  func hostileErrors() throws {
    let text = #"""
      {"kind":{"noRoot":{}},"range":{"start":90,"end":4294967295},"gap":{"start":91,"end":95},
       "source":{"text":"é","firstLine":9223372036854775807}}
      """#
    let error = try decoded(FormulaError.self, text)
    #expect(!error.description.isEmpty && error.places.count == 2 && error.origins.isEmpty)
    #expect(error.source.position(of: .min).line == .max && error.source.position(of: .max).column == 2)
  }

  @Test(
    "a range that no text has, and a gap outside of its range, are refused",
    arguments: [(90, -7), (7, 6), (-1, 3), (0, 4_294_967_296), (Int.max, Int.min)])
  func ranges(_ start: Int, _ end: Int) {
    let range = #"{"start": \#(start), "end": \#(end)}"#
    #expect(throws: DecodingError.self) { try decoded(SourceRange.self, range) }
    let error = #"{"kind":{"noRoot":{}},"range":{"start":4,"end":9},"gap":\#(range),"source":{"text":"1"}}"#
    #expect(throws: DecodingError.self) { try decoded(FormulaError.self, error) }
  }
}
