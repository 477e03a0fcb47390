import ReckonCatalogue

/// Formula parsers that are embedded in programs.
extension Dialect {
  /// muParser over doubles.
  static let muParser = Dialect(
    title: "muParser",
    lexicon: Lexicon(),
    grammar: Grammar(questionLevel: 1, repeatsSigns: false),
    operators: [
      .wholeLogical(["||"], 2, "or"), .wholeLogical(["&&"], 3, "and"),
      .binary(["+"], 6, "+"), .binary(["-"], 6, "-"), .binary(["*"], 7, "*"), .binary(["/"], 7, "/"),
      .sign(["-"], 8, "-"), .sign(["+"], 8, "+"),
      .binary(["^"], 9, "^", isRightAssociative: true),
    ] + ["<", "<=", ">", ">=", "==", "!="].map { .comparison([$0], 5, $0) },
    functions: Function.numbers([
      "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "log2", "log10",
      "ln",
      "exp", "sqrt", "cbrt", "abs",
    ]) + Function.numbers(["log": "ln"])
      // The sign of NaN is 0 there.
      + [.template("rint", "floor($0 + 0.5)"), .template("sign", "if($0 > 0, 1, if($0 < 0, -1, 0))")]
      + Function.numbers(["atan2"], 2...2)
      + Function.numbers(["min", "max"], 1...Int.max) + [
        Function(names: ["sum"], counts: 1...Int.max, meanings: [.numbers(.form(.inTurn("+")))]),
        Function(names: ["avg"], counts: 1...Int.max, meanings: [.numbers(.form(.meanInTurn))]),
      ],
    constants: ["_pi": ("pi", .number), "_e": ("e", .number)], hasTruths: false, isNaNTrue: true)

  /// JavaScript: expressions over numbers, truth values and texts.
  static let javaScript = Dialect(
    title: "JavaScript",
    lexicon: Lexicon(
      textQuotes: [("'", .backslash), ("\"", .backslash)], prefixes: [.hexadecimal, .octal, .binary],
      hasDigitSeparators: true, nameCharacters: ".$",
      otherSigns: ["++", "--", "=>", "=", "??", "<<", ">>", ">>>", "&", "|", "^", "~"]),
    grammar: Grammar(questionLevel: 1),
    operators: [
      .logical(["||"], 2, .infix("or")), .logical(["&&"], 3, .infix("and")),
      .equality(["==="], 7, "=="), .equality(["!=="], 7, "!="), .comparison(["=="], 7, "=="),
      .comparison(["!="], 7, "!="),
      .comparison(["<"], 8, "<"), .comparison(["<="], 8, "<="), .comparison([">"], 8, ">"),
      .comparison([">="], 8, ">="),
      Operator(
        spellings: ["+"], position: .infix, level: 10, meanings: [.numbers(.infix("+")), .texts(.call("concat"))]),
      .binary(["-"], 10, "-"), .binary(["*"], 11, "*"), .binary(["/"], 11, "/"), .call(["%"], 11, "rem"),
      .sign(["-"], 12, "-"), .sign(["+"], 12, "+"),
      Operator(
        spellings: ["!"], position: .prefix, level: 12,
        meanings: [.truths(.prefix("not")), .numbers(.template("$0 == 0 or $0 != $0"), .truth)]),
      Operator(
        spellings: ["**"], position: .infix, level: 13, isRightAssociative: true, refusesSigns: true,
        meanings: [.numbers(.infix("^"))]),
    ],
    functions: Function.numbers(
      [
        "abs", "sqrt", "cbrt", "exp", "expm1", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan",
        "sinh",
        "cosh", "tanh", "asinh", "acosh", "atanh", "floor", "ceil", "trunc", "sign",
      ], prefix: "Math.")
      + Function.numbers(["log": "ln"], prefix: "Math.") + Function.numbers(["atan2", "pow"], 2...2, prefix: "Math.")
      + Function.numbers(["min", "max"], 1...Int.max, prefix: "Math.")
      + Function.numbers(["hypot"], 2...Int.max, prefix: "Math.")
      // Halves are rounded up there, towards infinity.
      + [.template("Math.round", "floor($0 + 0.5)"), .identity("Number")],
    constants: [
      "Math.PI": ("pi", .number), "Math.E": ("e", .number), "true": ("true", .truth), "false": ("false", .truth),
      "Math.SQRT2": ("sqrt(2)", .number), "Math.LN2": ("ln(2)", .number), "Math.LN10": ("ln(10)", .number),
      "Infinity": ("inf", .number), "NaN": ("nan", .number),
    ], hasTruths: true)
}
