import Reckon

/// What the language and the prompt do that no row of another table says: texts of help, each with examples that are run as tests.
struct HelpTopic: Sendable {
  let name: String
  let summary: String
  let paragraphs: [String]
  let examples: [Example]

  init(_ name: String, _ summary: String, _ paragraphs: [String], _ examples: [Example]) {
    self.name = name
    self.summary = summary
    self.paragraphs = paragraphs
    self.examples = examples
  }

  var page: HelpPage { HelpPage(name, summary, paragraphs.map { .text($0) } + [.examples(examples.map(\.expression))]) }

  /// All topics, in the order in which help lists them. An example's result is what stands behind `=` or ≈, or the name of an error's kind.
  static let all: [HelpTopic] = [
    HelpTopic(
      "numbers", "how numbers are written",
      [
        "Decimals with a point, exponents with e, groups of three digits apart by _ or, outside of a function's brackets, by commas. 0x, 0o and 0b begin hexadecimal, octal and binary numbers. 2e without digits behind it is two times e.",
        "The prompt computes in decimals of 34 digits: sums, products and roots are exact to the last digit, and 0.1 + 0.2 is 0.3. ≈ marks values in which functions took part that give 15 digits. :set number-mode double computes in binary instead.",
      ],
      [Example("0.1 + 0.2", "0.3"), Example("1,234.5 + 1_000", "2234.5"), Example("0xFF + 0b1010", "265"), Example("1.5e3", "1500")]),
    HelpTopic(
      "names", "how names are written",
      [
        "A letter or _, then letters, digits and _, of any script; case matters. Other names stand in back quotes. A name is never split: ab is not a times b. A backslash, a sign's name and Tab write what keyboards do not have: \\pi, \\sqrt, \\le, \\alpha, \\^2.",
        "The names of functions and the words of operators cannot be defined; those of constants can, which hides the constant.",
      ],
      [
        Example("größe = 2; größe^2", "4"), Example("`unit price` = 3; 2 * `unit price`", "6"),
        Example("π", "3.141592653589793238462643383279503"),
      ]),
    HelpTopic(
      "definitions", "values and functions with names",
      [
        "A name, = and an expression define a value; a name with parameters in brackets defines a function. ; or Enter ends a statement, and the last one's value is the result. A function may call itself, and finds the names that it uses when it is called."
      ],
      [
        Example("x = 3; x^2 + 1", "10"), Example("f(a, b) = a^2 + b; f(3, 1)", "10"),
        Example("g(n) = n < 2 ? 1 : n * g(n - 1); g(5)", "120"),
        Example("y = 3 = 4", "misplacedEquals"),
      ]),
    HelpTopic(
      "percent", "what % means",
      [
        "Behind a number, % makes hundredths. Added or subtracted, a percentage is taken of what stands before it; in brackets it is a plain number. Before another operand, % is the remainder."
      ],
      [
        Example("200 + 10%", "220"), Example("50 + 20% + 10%", "66"), Example("20% of 50", "10"), Example("200 + (10%)", "200.1"),
        Example("10 % 3", "1"),
      ]),
    HelpTopic(
      "products", "where no sign is needed to multiply",
      [
        "A number directly before a name, a function or a root multiplies, and binds tighter than a division: 1/2x is 1/(2x). Brackets multiply as * does. Two names, or two numbers, side by side are an error: nothing is guessed. Where a reading could surprise, a note tells what was read and how to write the other."
      ],
      [
        Example("x = 4; 1/2x", "0.125"), Example("6/2(1+2)", "9"), Example("2√9", "6"), Example("2 sin 30 cos 60", "0.5"),
        Example("1 2", "unexpectedToken"),
      ]),
    HelpTopic(
      "precedence", "which operators bind tighter",
      [
        "From tight to loose: " + Operator.Level.allCases.reversed().compactMap(HelpTopic.operators).joined(separator: ", then ")
          + ". A power binds tighter than a sign before it, and goes from right to left."
      ],
      [Example("-2^2", "-4"), Example("2^3^2", "512"), Example("2 + 3 * 4", "14"), Example("not 1 == 2", "1")]),
    HelpTopic(
      "logic", "comparing and choosing",
      [
        "Comparisons give 1 or 0, and every number but 0 is true. They chain as in mathematics. Of a choice, and of and and or, only the side that counts is evaluated."
      ],
      [
        Example("1 < 2 < 3", "1"), Example("2 > 1 and 3 > 4", "0"), Example("5 > 3 ? 10 : 1/0", "10"), Example("if(0, 1, 2)", "2"),
      ]),
    HelpTopic(
      "sums", "sums and products over a name",
      [
        "Σ and Π, also written sum and product, take a name, the first and the last whole number that it stands for, and what to add or multiply. With numbers only they take those."
      ],
      [Example("Σ(k, 1, 10, k^2)", "385"), Example("product(k, 1, 5, k)", "120"), Example("sum(1, 2, 3)", "6")]),
    HelpTopic(
      "angles", "degrees, radians and gradians",
      [
        "The prompt shows the unit in which functions take and give angles; :set angle-unit changes it. A number with ° is in degrees whatever the unit. In degrees, sines and cosines of quarters and thirds of a turn are exact. Functions of one argument need no brackets: sin 30."
      ],
      [Example("sin 30", "0.5"), Example("cos(60°)", "0.5"), Example("atan 1", "45"), Example("tan 90", "domain")]),
    HelpTopic(
      "conversions", "units, and other ways to write a number",
      [
        "to or in, at the end, converts to a unit; there, and only there, names mean units. Units are multiplied, divided and raised to powers; those of different kinds cannot be added. :help units lists them.",
        "Other ways to write a number: " + Vocabulary.notations.map(\.names[0]).joined(separator: ", ") + ".",
      ],
      [
        Example("5 km to m", "5000 m"), Example("100 °C to °F", "212 °F"), Example("3 h + 20 min to min", "200 min"),
        Example("36 km/h to m/s", "10 m/s"), Example("255 to hex", "0xff"), Example("0.75 to frac", "3/4"),
        Example("1 kg to m", "incompatibleUnits"),
      ]),
    HelpTopic(
      "comments", "remarks in the text", ["# begins a remark that goes on to the end of the line."], [Example("1 + 1 # two", "2")]),
  ]

  /// The signs of a level, loosely described; nothing for a level without operators.
  private static func operators(_ level: Operator.Level) -> String? {
    let spellings = Catalogue.operators.filter { $0.level == level }.map { $0.spellings[0] }
    switch level {
    case .tightProduct: return "products as in 2x"
    case .bareCall: return "functions without brackets"
    case .prefix: return "signs and roots before a number (\(spellings.joined(separator: " ")))"
    case .sequence: return nil
    case .conversion, .conditional, .or, .and, .not, .comparison, .bitOr, .bitXor, .bitAnd, .shift, .additive, .multiplicative, .power,
      .postfix:
      return spellings.isEmpty ? nil : spellings.joined(separator: " ")
    }
  }
}
