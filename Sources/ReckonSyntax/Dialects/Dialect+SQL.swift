import ReckonCatalogue

extension Dialect {
  /// DuckDB: expressions over doubles, truth values and texts; NULL propagates as a missing value.
  static let duckDB = Dialect(
    title: "DuckDB",
    lexicon: Lexicon(
      hasCase: false, textQuotes: [("'", .doubled)], nameQuotes: ["\""], hasDigitSeparators: true,
      otherSigns: ["::"], joinsSigns: true),
    grammar: Grammar(refusesChains: true, queryLevel: 6),
    operators: [
      .truths(["or"], 1, "or"), .truths(["and"], 2, "and"),
      Operator(
        spellings: ["not"], position: .prefix, level: 3, isLoose: true,
        meanings: [.numbers(.prefix("not"), .truth)]),
      .comparison(["="], 5, "=="), .comparison(["=="], 5, "=="), .comparison(["<>"], 5, "!="),
      .comparison(["!="], 5, "!="),
      .comparison(["<"], 5, "<"), .comparison(["<="], 5, "<="), .comparison([">"], 5, ">"),
      .comparison([">="], 5, ">="),
      Operator(
        spellings: ["||"], position: .infix, level: 7,
        meanings: [Meaning(operands: [.text], target: .call("concat"), result: .text)]),
      .binary(["+"], 8, "+"), .binary(["-"], 8, "-"), .binary(["*"], 9, "*"), .binary(["/"], 9, "/"),
      .call(["%"], 9, "rem"),
      .binary(["^"], 10, "^"), .binary(["**"], 10, "^"),
      .sign(["-"], 11, "-"), .sign(["+"], 11, "+"),
    ],
    functions: Function.numbers([
      "abs", "sqrt", "cbrt", "exp", "ln", "log2", "log10", "sin", "cos", "tan", "cot", "asin", "acos", "atan", "sinh",
      "cosh",
      "tanh", "asinh", "acosh", "atanh", "floor", "ceil", "trunc", "sign", "gamma", "lgamma",
    ]) + Function.numbers(["ceiling": "ceil", "log": "log10"])
      + Function.numbers(["atan2": "atan2", "pow": "pow", "power": "pow", "fmod": "rem"], 2...2)
      + Function.numbers(["greatest": "max", "least": "min"], 1...Int.max)
      + [
        .template("degrees", "$0 * (180 / pi)"), .template("radians", "$0 * (pi / 180)"), .template("pi", "pi", 0...0),
        .texts("length", "length", .number), .texts("upper", "upper", .text), .texts("lower", "lower", .text),
        .texts("trim", "trim", .text), .identity("cast:double"),
        Function(
          names: ["coalesce"], counts: 2...2,
          meanings: [Meaning(operands: [.any], target: .infix("??"), result: .number)]),
        Function(
          names: ["if"], counts: 3...3,
          meanings: [Meaning(operands: [.truth, .any, .any], target: .call("if"), result: .number)]),
      ],
    constants: ["true": ("true", .truth), "false": ("false", .truth), "null": ("missing", .missing)],
    hasTruths: true, isNaNTrue: true)
}
