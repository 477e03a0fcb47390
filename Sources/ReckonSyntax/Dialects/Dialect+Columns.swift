import ReckonCatalogue

extension Dialect {
  /// The operators that numexpr and pandas.eval share with Python; truth values are joined by bitwise operators.
  private static func operators(_ more: [Operator]) -> [Operator] {
    [
      joining(["|"], 4, truths: .infix("or"), numbers: .infix("|")),
      joining(["&"], 6, truths: .infix("and"), numbers: .infix("&")),
      .binary(["+"], 8, "+"), .binary(["-"], 8, "-"), .binary(["*"], 9, "*"),
      .sign(["-"], 10, "-"), .sign(["+"], 10, "+"),
      Operator(
        spellings: ["~"], position: .prefix, level: 10, meanings: [.truths(.prefix("not")), .numbers(.prefix("~"))]),
      .binary(["**"], 11, "^", isRightAssociative: true),
    ] + ["<", "<=", ">", ">=", "==", "!="].map { .comparison([$0], 3, $0) } + more
  }

  private static func joining(
    _ spellings: [String], _ level: Int, truths: Target, numbers: Target
  ) -> Operator {
    Operator(
      spellings: spellings, position: .infix, level: level, meanings: [.truths(truths), .numbers(numbers)])
  }

  /// A constant subexpression: Python evaluates it before the columns.
  private static func ofConstants(_ target: Target) -> Meaning {
    Meaning(operands: [.numeric], isOfConstants: true, target: target, result: .number)
  }

  private static let elementary = [
    "sqrt", "exp", "expm1", "log10", "log1p", "sin", "cos", "tan", "sinh", "cosh", "tanh", "abs", "floor", "ceil",
  ]
  private static let renamed = [
    "log": "ln", "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arcsinh": "asinh", "arccosh": "acosh",
    "arctanh": "atanh",
  ]

  /// numexpr: expressions over columns of doubles.
  static let numexpr = Dialect(
    title: "numexpr",
    lexicon: Lexicon(
      textQuotes: [("'", .backslash), ("\"", .backslash)], prefixes: [.hexadecimal, .octal, .binary],
      hasDigitSeparators: true),
    grammar: Grammar(refusesChains: true),
    // Division by a constant multiplies by its reciprocal there; remainders and floor divisions use the rounded
    // quotient: 8 % 0.1 is 0.
    operators: operators([
      Operator(
        spellings: ["/"], position: .infix, level: 9,
        meanings: [
          Meaning(operands: [.numeric], isByConstant: true, target: .template("$0 * (1 / $1)"), result: .number),
          .numbers(.infix("/")),
        ]),
      .binary(["<<"], 7, "<<"), .binary([">>"], 7, ">>"),
      joining(["^"], 5, truths: .infix("!="), numbers: .call("bitxor")),
      Operator(
        spellings: ["%"], position: .infix, level: 9,
        meanings: [ofConstants(.call("mod")), .numbers(.template("$0 - floor($0 / $1) * $1"))]),
      Operator(
        spellings: ["//"], position: .infix, level: 9,
        meanings: [ofConstants(.infix("//")), .numbers(.template("floor($0 / $1)"))]),
    ]),
    functions: Function.numbers(elementary) + Function.numbers(renamed)
      + Function.numbers(["log2", "trunc", "sign"]) + Function.numbers(["round": "roundeven"])
      + Function.numbers(["arctan2": "atan2", "fmod": "rem", "hypot": "hypot"], 2...2)
      + [
        Function(
          names: ["where"], counts: 3...3,
          meanings: [Meaning(operands: [.truth, .numeric, .numeric], target: .call("if"), result: .number)])
      ],
    constants: ["True": ("true", .truth), "False": ("false", .truth)], hasTruths: true)

  /// pandas.eval: expressions over columns of doubles and truth values.
  static let pandas = Dialect(
    title: "pandas.eval",
    lexicon: Lexicon(
      textQuotes: [("'", .backslash), ("\"", .backslash)], nameQuotes: ["`"],
      prefixes: [.hexadecimal, .octal, .binary],
      hasDigitSeparators: true),
    grammar: Grammar(chainsComparisons: true, hasLists: true),
    operators: operators(
      [
        .binary(["/"], 9, "/"), .call(["%"], 9, "mod"), .binary(["//"], 9, "//"),
        .logical(["or"], 0, .infix("or")), .logical(["and"], 1, .infix("and")),
        Operator(
          spellings: ["not"], position: .prefix, level: 2, isLoose: true, meanings: [.truths(.prefix("not"))]),
        Operator(
          spellings: ["in"], position: .infix, level: 3, isComparison: true,
          meanings: [Meaning(operands: [.any, .list], target: .infix("∈"), result: .truth)]),
        Operator(
          spellings: ["not in"], position: .infix, level: 3, isComparison: true,
          meanings: [Meaning(operands: [.any, .list], target: .template("not ($0 ∈ $1)"), result: .truth)]),
      ]),
    functions: Function.numbers(elementary) + Function.numbers(renamed)
      + Function.numbers(["arctan2": "atan2"], 2...2),
    constants: ["True": ("true", .truth), "False": ("false", .truth)], hasTruths: true)
}
