import ReckonCatalogue

extension Dialect {
  /// ExprTk over doubles: expressions without assignments, loops and vectors.
  static let exprTk = Dialect(
    title: "ExprTk",
    lexicon: Lexicon(
      hasCase: false, textQuotes: [("'", .backslash)],
      otherSigns: [":=", "+=", "-=", "*=", "/=", "%=", "<=>", "==="]),
    grammar: Grammar(questionLevel: 1, impliesProducts: true),
    operators: [
      .truths(["or", "|"], 2, "or"), .numbers("nor", 2, "$0 == 0 and $1 == 0"),
      .numbers("xor", 2, "($0 == 0) != ($1 == 0)"),
      .numbers("xnor", 2, "($0 == 0) == ($1 == 0)"), .truths(["and", "&"], 3, "and"),
      .numbers("nand", 3, "$0 == 0 or $1 == 0"),
      .comparison(["=", "=="], 5, "=="), .comparison(["<>", "!="], 5, "!="), .comparison(["<"], 5, "<"),
      .comparison(["<="], 5, "<="), .comparison([">"], 5, ">"), .comparison([">="], 5, ">="),
      .binary(["+"], 7, "+"), .binary(["-"], 7, "-"), .binary(["*"], 8, "*"), .binary(["/"], 8, "/"),
      .call(["%"], 8, "rem"), .sign(["-"], 9, "-"), .sign(["+"], 9, "+"),
      .binary(["^"], 10, "^", isRightAssociative: true),
    ],
    functions: Function.numbers([
      "abs", "acos", "acosh", "asin", "asinh", "atan", "atanh", "ceil", "cos", "cosh", "cot", "csc", "erf", "erfc",
      "exp", "expm1", "floor", "log10", "log1p", "log2", "sec", "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
    ]) + Function.numbers(["log": "ln"])
      + Function.numbers(["atan2": "atan2", "hypot": "hypot", "mod": "rem", "pow": "pow"], 2...2)
      + Function.numbers(["min", "max"], 1...Int.max)
      + [
        .inTurn("sum", "+"), .inTurn("mul", "*"), .inTurn("mand", "and", .truth), .inTurn("mor", "or", .truth),
        Function(names: ["avg"], counts: 1...Int.max, meanings: [.numbers(.form(.meanInTurn))]),
        Function(
          names: ["not"], counts: 1...1, meanings: [Meaning.numbers(.prefix("not"), .truth)]),
        Function(
          names: ["if"], counts: 3...3,
          meanings: [Meaning(operands: [.numeric, .any, .any], target: .call("if"), result: .number)]),
        // Halves are rounded away from zero, by a sum that is itself rounded.
        .template("round", "if($0 < 0, ceil($0 - 0.5), floor($0 + 0.5))"),
        .template("sgn", "if($0 > 0, 1, if($0 < 0, -1, 0))"), .template("frac", "$0 - trunc($0)"),
        .template("clamp", "if($1 < $0, $0, if($1 > $2, $2, $1))", 3...3),
        Function(
          names: ["inrange"], counts: 3...3,
          meanings: [Meaning.numbers(.template("not ($1 < $0 or $1 > $2)"), .truth)]),
        Function(
          names: ["equal"], counts: 2...2,
          meanings: [Meaning.numbers(.template("abs($0 - $1) <= max(1, abs($0), abs($1)) * 1e-10"), .truth)]),
        Function(
          names: ["not_equal"], counts: 2...2,
          meanings: [Meaning.numbers(.template("abs($0 - $1) > max(1, abs($0), abs($1)) * 1e-10"), .truth)]),
        .template("logn", "ln($0) / ln($1)", 2...2),
        .template("sinc", "if(abs($0) >= 2.220446049250313e-16, sin($0) / $0, 1)"),
        .template("ncdf", "0.5 * erfc(-($0 / sqrt(2)))"),
        .template("deg2rad", "$0 * (pi / 180)"), .template("rad2deg", "$0 * (180 / pi)"),
        .template("deg2grad", "$0 * (10 / 9)"), .template("grad2deg", "$0 * (9 / 10)"),
      ],
    constants: [
      "pi": ("pi", .number), "inf": ("inf", .number), "epsilon": ("1e-10", .number), "true": ("true", .truth),
      "false": ("false", .truth),
    ], hasTruths: false, isNaNTrue: true)
}

extension Dialect.Operator {
  /// An operator of numbers as truth values that is written as a template here.
  fileprivate static func numbers(_ spelling: String, _ level: Int, _ text: String) -> Dialect.Operator {
    Dialect.Operator(
      spellings: [spelling], position: .infix, level: level, meanings: [.numbers(.template(text), .truth)])
  }
}

extension Dialect.Function {
  /// A function of any number of values, written with an operator between them here.
  fileprivate static func inTurn(
    _ name: String, _ sign: String, _ result: Dialect.Kinds = .number
  ) -> Dialect.Function {
    Dialect.Function(
      names: [name], counts: 1...Int.max, meanings: [.numbers(.form(.inTurn(sign)), result)])
  }
}
