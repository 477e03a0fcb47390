import ReckonCatalogue

extension Dialect {
  /// Python: expressions over floats, integers, truth values, texts and lists, with the functions of `math`.
  static let python = Dialect(
    title: "Python",
    lexicon: Lexicon(
      textQuotes: [("'", .backslash), ("\"", .backslash)], prefixes: [.hexadecimal, .octal, .binary],
      hasDigitSeparators: true, nameCharacters: "."),
    grammar: Grammar(ifElseLevel: 1, chainsComparisons: true, hasLists: true),
    operators: [
      .logical(["or"], 2, .infix("or")),
      .logical(["and"], 3, .infix("and")),
      Operator(
        spellings: ["not"], position: .prefix, level: 4, isLoose: true,
        meanings: [.truths(.prefix("not")), .numbers(.template("$0 == 0"), .truth)]),
      .comparison(["<"], 5, "<"), .comparison(["<="], 5, "<="), .comparison([">"], 5, ">"),
      .comparison([">="], 5, ">="), .comparison(["=="], 5, "=="), .comparison(["!="], 5, "!="),
      Operator(
        spellings: ["in"], position: .infix, level: 5, isComparison: true,
        meanings: [
          Meaning(operands: [.any, .list], target: .infix("∈"), result: .truth),
          Meaning(operands: [.text, .text], target: .template("contains($1, $0)"), result: .truth),
        ]),
      Operator(
        spellings: ["not in"], position: .infix, level: 5, isComparison: true,
        meanings: [
          Meaning(operands: [.any, .list], target: .template("not ($0 ∈ $1)"), result: .truth),
          Meaning(operands: [.text, .text], target: .template("not contains($1, $0)"), result: .truth),
        ]),
      .binary(["|"], 6, "|"), .call(["^"], 7, "bitxor"), .binary(["&"], 8, "&"),
      .binary(["<<"], 9, "<<"), .binary([">>"], 9, ">>"),
      Operator(
        spellings: ["+"], position: .infix, level: 10, meanings: [.numbers(.infix("+")), .texts(.call("concat"))]),
      .binary(["-"], 10, "-"), .binary(["*"], 11, "*"), .binary(["/"], 11, "/"), .binary(["//"], 11, "//"),
      .call(["%"], 11, "mod"),
      .sign(["-"], 12, "-"), .sign(["+"], 12, "+"), .sign(["~"], 12, "~"),
      Operator(
        spellings: ["**"], position: .infix, level: 13, isRightAssociative: true, meanings: [.numbers(.infix("^"))]),
    ],
    functions: [
      .list("sum", "sum"), .list("min", "min"), .list("max", "max"), .list("math.fsum", "sum"), .identity("float"),
      .template("round", "roundeven($0)"),
      .none(
        "round", 2...2,
        Phrase("roundingOfBinary", "it rounds the binary number there, but the decimal number that is shown here")),
      .template("int", "trunc($0)"), .infix("pow", "^"), .template("math.degrees", "$0 * 180 / pi"),
      .template("math.radians", "$0 * pi / 180"), .texts("len", "length", .number),
      .template("math.log", "ln($0) / ln($1)", 2...2),
    ] + Function.numbers(["abs"]) + Function.numbers(["min", "max"], 2...Int.max)
      + Function.numbers(
        [
          "sqrt", "cbrt", "exp", "exp2", "expm1", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan",
          "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "floor", "ceil", "trunc", "gamma", "lgamma", "erf", "erfc",
        ], prefix: "math.")
      + Function.numbers(["fabs": "abs", "log": "ln", "factorial": "fact"], prefix: "math.")
      + Function.numbers(
        ["fmod": "rem", "pow": "pow", "atan2": "atan2", "comb": "nCr", "perm": "nPr"], 2...2, prefix: "math.")
      + Function.numbers(["gcd", "lcm", "hypot"], 2...Int.max, prefix: "math."),
    constants: [
      "True": ("true", .truth), "False": ("false", .truth), "math.pi": ("pi", .number), "math.e": ("e", .number),
      "math.tau": ("tau", .number), "None": ("missing", .missing),
    ],
    hasTruths: true)
}
