/// A row of the catalogue: one way to write something with a symbol.
package struct Operator: Sendable {
  /// The binding strength of an operator, loosest first.
  package enum Level: UInt8, Comparable, Sendable, CaseIterable, BitwiseCopyable {
    case sequence, conversion, conditional, fallback, or, and, not, comparison, range, bitOr, bitXor, bitAnd, shift,
      additive,
      multiplicative
    /// A built-in function without brackets, which takes what is as tight as a tight product; and the sign of uncertain
    /// values.
    case bareCall
    case tightProduct, prefix, power, postfix

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  package enum Position: String, Sendable { case prefix, infix, postfix }

  package enum Meaning: Sendable, Hashable {
    /// Applies a function to the operands.
    case apply(Function.ID)
    /// `+x`: the operand itself.
    case identity
    /// `+` and `-` between operands: a function, with the percent rules.
    case additive(Function.ID)
    /// `5.02 ± 0.03`: the left side, known with the right one as its standard uncertainty.
    case uncertain
    /// A comparison, which chains with its neighbors.
    case comparison(Function.ID)
    case and, or
    /// `x%`: hundredths.
    case percent
    /// `a of b`: a product, or a share when a is a percent.
    case of
    /// `c ? a : b`
    case conditional
    /// `x to unit`
    case conversion
    /// `x ?? y`: y where x is missing.
    case fallback
    /// `1..5`
    case range
    /// `x in [1, 2]`
    case membership
  }

  package let spellings: [String]
  package let position: Position
  package let level: Level
  package let isRightAssociative: Bool
  package let meaning: Meaning
  package var summary: String { summarySentence.description }
  /// The same as a sentence.
  package let summarySentence: Phrase
  package let examples: [Example]

  init(
    _ spellings: [String], _ position: Position, _ level: Level, rightAssociative: Bool = false, _ meaning: Meaning,
    _ summary: String,
    _ examples: [Example] = []
  ) {
    self.spellings = spellings
    self.position = position
    self.level = level
    isRightAssociative = rightAssociative
    self.meaning = meaning
    summarySentence = Phrase(.operator, "\(position.rawValue) \(spellings[0])", summary)
    self.examples = examples
  }
}

extension Catalogue {
  /// All operators. A spelling may stand in one prefix, one infix and one postfix row.
  package static let operators: [Operator] = [
    Operator(
      ["!"], .postfix, .postfix, .apply(.fact), "factorial",
      [Example("5!", "120"), Example("0.5!", "0.8862269254527580")]),
    Operator(["!!"], .postfix, .postfix, .apply(.doubleFact), "double factorial", [Example("5!!", "15")]),
    Operator(
      ["%"], .postfix, .postfix, .percent, "percent", [Example("200 + 10%", "220"), Example("10% + 20%", "30%")]),
    Operator(
      ["°"], .postfix, .postfix, .apply(.degrees), "degrees, whatever the angle unit", [Example("sin(30°)", "0.5")]),

    Operator(
      ["'"], .postfix, .postfix, .apply(Function.ID(.transpose)), "transpose, directly after a name or a bracket",
      [Example("[1, 2; 3, 4]'", "[[1, 3], [2, 4]]")]),

    Operator(
      ["^", "**"], .infix, .power, rightAssociative: true, .apply(.power), "to the power of",
      [Example("2^3^2", "512"), Example("2^-1", "0.5")]),

    Operator(
      ["∠"], .infix, .tightProduct, .apply(.polar), "the complex number with a magnitude and an angle",
      [Example("2∠90°", "2i"), Example("arg(2∠90°)", "90")]),

    Operator(["-", "−"], .prefix, .prefix, .apply(.negate), "negation", [Example("-2^2", "-4")]),
    Operator(["+"], .prefix, .prefix, .identity, "the number itself", [Example("+3", "3")]),
    Operator(["√"], .prefix, .prefix, .apply(.sqrt), "square root", [Example("√2^2", "2")]),
    Operator(["∛"], .prefix, .prefix, .apply(.cbrt), "cube root", [Example("∛8", "2")]),
    Operator(["~"], .prefix, .prefix, .apply(.bitNot), "bitwise complement", [Example("~0", "-1")]),
    Operator(["!"], .prefix, .prefix, .apply(.not), "not", [Example("!0", "true")]),

    Operator(
      ["±", "+/-"], .infix, .bareCall, .uncertain,
      "a value with its standard uncertainty, which results inherit; a percent is taken of the value",
      [Example("value(5.02 ± 0.03)", "5.02"), Example("uncertainty(50 ± 2%)", "1")]),

    Operator(
      ["*", "×", "·", "⋅", "∙"], .infix, .multiplicative, .apply(.multiply), "product", [Example("2 × 3", "6")]),
    Operator(["/", "÷", "∕"], .infix, .multiplicative, .apply(.divide), "quotient", [Example("1/4", "0.25")]),
    // Among numbers and lists the same as without the point.
    Operator(
      [".*"], .infix, .multiplicative, .apply(.multiply), "product of matrices, element by element",
      [Example("[1, 2; 3, 4] .* [5, 6; 7, 8]", "[[5, 12], [21, 32]]")]),
    Operator(
      ["./"], .infix, .multiplicative, .apply(.divide), "quotient of matrices, element by element",
      [Example("[1, 2; 3, 4] ./ [2, 2; 4, 8]", "[[0.5, 1], [0.75, 0.5]]")]),
    Operator(
      ["//"], .infix, .multiplicative, .apply(.floorDivide), "quotient rounded down", [Example("-7 // 2", "-4")]),
    Operator(
      ["%", "rem"], .infix, .multiplicative, .apply(.remainder), "remainder with the dividend's sign",
      [Example("10 % 3", "1"), Example("-7 rem 3", "-1")]),
    Operator(
      ["mod"], .infix, .multiplicative, .apply(.modulo), "remainder with the divisor's sign", [Example("-7 mod 3", "2")]
    ),
    Operator(["of"], .infix, .multiplicative, .of, "a share of", [Example("20% of 50", "10")]),

    Operator(
      ["+"], .infix, .additive, .additive(.add), "sum", [Example("1 + 2", "3"), Example("50 + 20% + 10%", "66")]),
    Operator(["-", "−"], .infix, .additive, .additive(.subtract), "difference", [Example("200 - 10%", "180")]),

    Operator(
      [".."], .infix, .range, .range, "the whole numbers from one to the other", [Example("1..4", "[1, 2, 3, 4]")]),

    Operator(["<<"], .infix, .shift, .apply(.shiftLeft), "shift left", [Example("1 << 4", "16")]),
    Operator([">>"], .infix, .shift, .apply(.shiftRight), "shift right", [Example("16 >> 2", "4")]),
    Operator(["&"], .infix, .bitAnd, .apply(.bitAnd), "bits of both", [Example("6 & 3", "2")]),
    Operator(["xor"], .infix, .bitXor, .apply(.bitXor), "bits of one only", [Example("6 xor 3", "5")]),
    Operator(["|"], .infix, .bitOr, .apply(.bitOr), "bits of either", [Example("6 | 3", "7")]),

    Operator(["<"], .infix, .comparison, .comparison(.less), "less", [Example("1 < 2 < 3", "true")]),
    Operator(["<=", "≤"], .infix, .comparison, .comparison(.lessOrEqual), "at most", [Example("2 ≤ 2", "true")]),
    Operator([">"], .infix, .comparison, .comparison(.greater), "greater", [Example("1 > 2", "false")]),
    Operator([">=", "≥"], .infix, .comparison, .comparison(.greaterOrEqual), "at least", [Example("2 >= 3", "false")]),
    Operator(["=="], .infix, .comparison, .comparison(.equal), "equal", [Example("1 == 1", "true")]),
    Operator(["!=", "≠"], .infix, .comparison, .comparison(.notEqual), "not equal", [Example("5 != 5", "false")]),

    Operator(
      ["∈"], .infix, .comparison, .membership, "whether a value is among the items of a list; also spelled in",
      [Example("2 in [1, 2, 3]", "true"), Example("\"FR\" ∈ [\"UK\", \"US\"]", "false")]),

    Operator(["not", "¬"], .prefix, .not, .apply(.not), "not", [Example("not 1 == 2", "true")]),
    Operator(
      ["&&", "and", "∧"], .infix, .and, .and, "both; the right side is evaluated only if the left is true",
      [Example("1 and 0", "false")]),
    Operator(
      ["||", "or", "∨"], .infix, .or, .or, "either; the right side is evaluated only if the left is not true",
      [Example("0 or 2", "true")]),
    Operator(
      ["??"], .infix, .fallback, rightAssociative: true, .fallback, "the right side where the left side is missing",
      [Example("missing ?? 3", "3"), Example("2 ?? 3", "2")]),
    Operator(
      ["?"], .infix, .conditional, rightAssociative: true, .conditional, "choice", [Example("1 < 2 ? 3 : 4", "3")]),
    Operator(
      ["to", "in"], .infix, .conversion, .conversion,
      "conversion to a unit, or to another notation: hex, oct, bin, frac, sci, eng, dms, fix 2",
      [
        Example("5 km to m", "5000 m"), Example("100 °C in °F", "212 °F"), Example("3 h + 20 min to min", "200 min"),
        Example("255 to hex", "255"),
      ]),
  ]

  /// The operators' levels, associativity and meaning by number, without their text, so that copying costs nothing.
  package static let operatorLevels = operators.map { $0.level }
  package static let operatorMeanings = operators.map { $0.meaning }
  package static let rightAssociativeOperators = operators.map { $0.isRightAssociative }
  /// Whether an operator takes matrices element by element.
  package static let elementwiseOperators = operators.map { $0.spellings[0] == ".*" || $0.spellings[0] == "./" }

  /// Words that are not names unless they stand in back quotes.
  package static let reservedWords: Set<String> = Set(
    operators.flatMap { $0.spellings }.filter { $0.unicodeScalars.allSatisfy { $0.properties.isAlphabetic } } + ["if"])
}
