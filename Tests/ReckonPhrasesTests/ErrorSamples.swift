import Reckon
import ReckonCatalogue
import ReckonNumbers
import ReckonPhrases

/// An error of each kind, and of each of the sentences that a kind has.
enum ErrorSamples {
  static let kinds: [FormulaError.Kind] =
    [
      .unexpectedCharacter("×", instead: "*"), .unexpectedCharacter("§", instead: nil),
      .unexpectedCharacter("\\", instead: nil),
      .unexpectedToken(";", hint: "close the bracket before it"), .unknownName("meen", suggestion: "avg"),
      .unknownFunction("def", suggestion: nil), .unknownFunction("comb", suggestion: nil),
      .unknownName("div", suggestion: nil),
      .mismatchedKinds(
        first: "a date", second: "a date", problem: Phrase("doNotAdd", "do not add"), text: "a + b", reading: nil),
      .mismatchedKinds(
        first: "a date", second: "a number", problem: Phrase("doNotAdd", "do not add"), text: "a + b", reading: nil),
      .misplacedUnit("a date", operation: "*"),
      .misplacedKind("a text", operation: "&", advice: Phrase("giveItLists", "give it lists")),
      .invalidEncoding,
      .unexpectedToken("end of line", hint: "a list"), .unexpectedToken(")", hint: "a list"), .unexpectedEnd,
      .unclosedBracket(),
      .unmatchedBracket, .badNumber(Phrase("numberHasOneDecimalPoint", "a number has one decimal point")),
      .misplacedEquals,
      .unknownName("a", suggestion: nil), .unknownName("a", suggestion: "b"),
      .unknownName("ans(3)", suggestion: nil), .unknownName("vat", suggestion: nil),
      .incompatibleUnits("Hz (\(Phrase("frequency")))", "rad/s (\(Phrase("time"))⁻¹·\(Phrase("angle")))"),
      .unknownName("km", suggestion: "1 km"),
      .unknownFunction("f", suggestion: nil),
      .unknownFunction("f", suggestion: "g"),
      .wrongArgumentCount(function: "f", expected: "\(2, of: "argument")", found: 1),
      .alreadyDefined("a"), .cyclicDefinition(["a", "b"]), .incompatibleUnits("length", "time"),
      mismatch("length", "time", nil),
      mismatch("a text", "a number", nil), mismatch("length", "time", "x"), .unknownUnit("a", suggestion: nil),
      .unknownUnit("a", suggestion: "b"), .unknownUnit("Np", suggestion: "b"), .missingRate(currency: "KRW", date: nil),
      .missingRate(currency: "KRW", date: "2026-01-01"), .misplacedUnit("length", operation: "a loop"),
      .misplacedKind("a text", operation: "a loop", advice: Phrase("giveItLists", "give it lists")),
      .unsettledKinds(function: "f", most: 9), .noDerivative(function: "gcd"), .noIntegral("x"), .noIntegral(nil),
      .noSignChange(-1, .exact(3)), .noRoot, .unsolved(Phrase("noNumberSolves", "no \("x") was found that solves it")),
      .noValue,
      .definedTwice("a", first: "b:1"), .unreadableImport("a", reason: "a text"),
      .cyclicImport(["a"]), .conflictingMode("a", mode: .decimal), .dependsOnParameter("a list", parameter: "p"),
      .noParameter("a", suggestion: nil), .noParameter("a", suggestion: "b"), .missingParameter("a"),
      .noEquivalent(
        "&&",
        reason: Phrase(
          "roundingOfBinary", "it rounds the binary number there, but the decimal number that is shown here")),
      .notPermitted("random", subject: "random numbers"),
      .divisionByZero(operation: "/", operands: [1, .double(-0.0)]),
      .domain(function: "ln", operands: [-1], requirement: "x > 0"),
      .domain(
        function: Catalogue.row(.laterMonths).name, operands: [-1, 1],
        requirement: Catalogue.row(.laterMonths).requirement),
      .overflow(operation: "*", operands: [1, 2]), .noBoundedInteger(function: "Σ", value: 0.5), .stepLimit(1),
      .depthLimit(2), .cancelled,
      .deadlinePassed, .belowAbsoluteZero(-1, least: 0), .missingValue("a"), .missingValue(nil),
      .noSuchItem(position: 4, count: 3),
      .differentLengths(1, 2), .wrongKind(found: "a text", expected: "a number"),
      .hostFailure(function: "f", reason: "3"),
      .notDifferentiable, .unmetCondition, .outOfRange(parameter: "p", value: ["a", .missing], condition: "p > 1"),
      .badImage("a text"),
      .wrongInputCount(expected: 1, found: 2), .wrongRowCount(expected: 1, found: 2), .missingInput("a"),
      .missingSource, .missingScope,
      .invalidName("a"), .invalidParameterCount(function: "f", found: -1), .invalidArgument("a", problem: "a text"),
    ] + Limits.Kind.allCases.map { .limitExceeded($0, maximum: 7) }

  private static func mismatch(_ first: Phrase, _ second: Phrase, _ reading: Phrase?) -> FormulaError.Kind {
    .mismatchedKinds(
      first: first, second: second, problem: Phrase("doNotAdd", "do not add"), text: "a + b", reading: reading)
  }
}
