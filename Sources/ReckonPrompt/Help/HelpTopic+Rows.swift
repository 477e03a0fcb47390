import Reckon

extension HelpTopic {
  /// All text topics, in listing order.
  package static let all: [HelpTopic] = [
    numbers, names, definitions, answers, percent, words, products, precedence, logic, sums, matrices, complex,
    uncertainty, angles,
    quantities, dates,
    conversions, comments, dialects,
  ]

  private static let numbers = HelpTopic(
    "numbers", "how numbers are written, and how exact they are",
    """
    Decimals have a point, exponents an e; groups of three digits are separated by _ or, outside a function's
    brackets, by commas. 0x, 0o and 0b begin hexadecimal, octal and binary numbers. 2e with no digits after it is two
    times e.

    The prompt computes in exact numbers: 0.1 + 0.2 is 0.3, √2^2 is 2, every digit shown is right, and … means that
    more follow. :digits 200 shows more digits of the last value. ≈ marks a value that was rounded, for example by to
    fix 2, or that depends on measured constants. :set number-mode decimal computes in decimals of 34 digits, :set
    number-mode double in binary.
    """,
    [
      Example("0.1 + 0.2", "0.3"), Example("1,234.5 + 1_000", "2234.5"), Example("0xFF + 0b1010", "265"),
      Example("1.5e3", "1500"),
    ])

  private static let names = HelpTopic(
    "names", "how names are written",
    """
    A name is a letter or _, followed by letters, digits and _, in any script; case matters. Other names are written
    in back quotes. A name is never split: ab is not a times b. A backslash, the name of a symbol and Tab write
    symbols that keyboards lack: \\pi, \\sqrt, \\le, \\alpha, \\^2.

    The names of functions, and words that are operators, cannot be defined. The name of a constant can; the
    definition then hides the constant.
    """,
    [
      Example("größe = 2; größe^2", "4"), Example("`unit price` = 3; 2 * `unit price`", "6"),
      Example("x₁ = 4; x₁ / 2", "2"),
      Example("sin = 3", "alreadyDefined"),
    ])

  private static let definitions = HelpTopic(
    "definitions", also: ["=", ":="], "values and functions with names",
    """
    A name, = and an expression define a value; a name with parameters in brackets defines a function, which may call
    itself. ; or Enter ends a statement.

    A definition stays in effect: when a value that it uses changes, it is computed again. If it was written with :=,
    it is then shown as well.
    """,
    [
      Example("x = 3; x^2 + 1", "10"), Example("f(a, b) = a^2 + b; f(3, 1)", "10"),
      Example("price = 20; total := 3 * price; price = 25; total", "75"),
      Example("g(n) = n < 2 ? 1 : n * g(n - 1); g(5)", "120"),
      Example("2 + (x = 3)", "misplacedEquals"),
    ])

  private static let answers = HelpTopic(
    "ans", "the last value, and those before it",
    """
    ans is the last value, and ans(3) is value number 3. A line that begins with an operator continues from the last
    value: * 2, + 5, to hex. So does - 5 with a space, while -5 is a number.
    """,
    [Example("2 + 3; ans * 2", "10"), Example("6 * 7; 1 + 1; ans(1) + ans(2)", "44")])

  private static let percent = HelpTopic(
    "percent", "what % means",
    """
    After a number, % means hundredths. When a percentage is added or subtracted, it is taken of the value before it;
    in brackets it is a plain number. Before another operand, % is the remainder.
    """,
    [
      Example("200 + 10%", "220"), Example("50 + 20% + 10%", "66"), Example("20% of 50", "10"),
      Example("200 + (10%)", "200.1"),
      Example("10 % 3", "1"),
    ])

  private static let words = HelpTopic(
    "words", "words and equations",
    """
    If a line cannot be read otherwise, words replace signs: plus, times, squared, square root of, half of, percent,
    20% off 50, 30 as % of 120, average of 3, 4, 5. 3 million and 1.5k are numbers, m2 is m², 2 1/2 is two and a half,
    70 in to ft in is a mixed number. A name that you define hides a word. A line with an unknown word is rejected: 5
    apples is never 5. A line with = that defines nothing is an equation for the one undefined name in it, and ans is
    its solution; solve, in front, takes several linear equations: solve x + y = 3, x - y = 1. :solve searches between
    bounds that you give. derive x^3 + sin x and integrate x^2 show formulas.
    """,
    [
      Example("20% off 50", "40"), Example("square root of 9", "3"), Example("average of 3, 4, 5", "4"),
      Example("2 1/2 + 1", "3.5"),
      Example("3 million / 4", "750000"), Example("3x + 2 = 11", "3"), Example("x km = 5 mile", "8.04672"),
    ])

  private static let matrices = HelpTopic(
    "matrix", "rows and columns of numbers, and systems of equations",
    """
    Commas separate the elements of a row, semicolons the rows: A = [1, 2; 3, 4]. A list is a column to the right of a
    matrix and a row to its left: A*v, v*A. A*B, A^3 and A^-1 are matrix operations; .* and ./ work element by
    element; A' is A transposed. A[2, 1] is an element, A[2] a row, A[.., 1] a column. All elements have one unit:
    with A in Ω and b in V, solve(A, b) is in A. :help matrices lists the functions. Two plain lists are multiplied
    element by element.
    """,
    [
      Example("[1, 2; 3, 4] * [5, 6]", "[17, 39]"), Example("[1, 2; 3, 4]^2", "[[7, 10], [15, 22]]"),
      Example("solve([2, 1; 1, 3], [3, 5])", "[0.8, 1.4]"), Example("A = [1, 2; 3, 4]; A[.., 1]", "[1, 3]"),
      Example("det([1, 2; 3, 4])", "-2"),
    ])

  private static let complex = HelpTopic(
    "complex", "numbers with an imaginary part",
    """
    i and j are the imaginary unit unless you have defined these names: (3 + 4i)*2. r∠θ has a magnitude and an angle;
    abs, arg, re, im and conj take a number apart. A unit belongs to the whole number: (3 + 4i) Ω. In formulas with a
    complex number, and everywhere with --complex or :set complex yes, functions give complex numbers outside their
    real domains: sqrt(-4) is 2i, and powers and roots have their principal values. Complex numbers have no order: z <
    w is an error, but z == w is not.
    """,
    [
      Example("(3 + 4i)*2", "6 + 8i"), Example("(1 + i)^8", "16"), Example("abs(3 + 4i)", "5"),
      Example("10∠60° / 2∠60°", "5"), Example("sqrt(2i)", "1 + i"), Example("1 + i < 2", "misplacedKind"),
    ])

  private static let uncertainty = HelpTopic(
    "uncertainty", also: ["±"], "measured values, and how uncertain results are",
    """
    5.02 ± 0.03 cm is a value with its standard uncertainty; +/- means the same, and the uncertainty of 5 cm ± 2% is
    2% of the value. Each uncertainty is an independent source, and results keep track of all their sources: with x =
    5 ± 0.1, x - x is 0. Uncertainties are of first order; a note appears where that is not enough. They are shown to
    two digits, and the value to the same decimal place.

    value(x), uncertainty(x) and relative(x) give the parts, contributions(y) the share of each source. With the
    option --uncertain, measured constants have their uncertainties, and 5.02(3) is 5.02 ± 0.03.
    """,
    [
      Example("value(5.02 ± 0.03)", "5.02"), Example("x = 5 ± 0.1; uncertainty(x * x)", "1"),
      Example("x = 5 ± 0.1; x - x", "0"),
      Example("uncertainty(50 cm ± 2%)", "1 cm"), Example("relative(50 ± 1)", "0.02"),
    ])

  private static let products = HelpTopic(
    "products", "where no sign is needed to multiply",
    """
    A number directly before a name, a function or a root multiplies, and binds tighter than a division: 1/2x is
    1/(2x). Brackets multiply as * does. Two names, or two numbers, side by side are an error: nothing is guessed. If
    a reading could be a surprise, a note says how the text was read and how to write the other reading.
    """,
    [
      Example("x = 4; 1/2x", "0.125"), Example("6/2(1+2)", "9"), Example("2√9", "6"), Example("2 sin 30 cos 60", "0.5"),
      Example("1 2", "unexpectedToken"),
    ])

  private static let precedence = HelpTopic(
    "precedence", "which operators bind tighter",
    """
    From tightest to loosest: \(levels).

    A power binds tighter than a sign before it, and groups from right to left.
    """,
    [Example("-2^2", "-4"), Example("2^3^2", "512"), Example("2 + 3 * 4", "14"), Example("not 1 == 2", "true")])

  /// All precedence levels with their operators.
  private static var levels: Phrase {
    let levels = Operator.Level.allCases.reversed().compactMap(signs)
    return levels.dropFirst().reduce(levels.first ?? "") { Phrase("then", "\($0), then \($1)") }
  }

  /// The operators of a level; `nil` if it has none.
  private static func signs(_ level: Operator.Level) -> Phrase? {
    let spellings = Catalogue.operators.filter { $0.level == level }.map { $0.spellings[0] }.joined(separator: " ")
    switch level {
    case .tightProduct: return Phrase("productsAsIn2x", "products as in 2x")
    case .bareCall: return Phrase("functionsWithoutBracketsAnd", "functions without brackets and \(spellings)")
    case .prefix: return Phrase("signsAndRootsBeforeANumber", "signs and roots before a number (\(spellings))")
    case .sequence: return nil
    default: return spellings.isEmpty ? nil : Phrase(verbatim: spellings)
    }
  }

  private static let logic = HelpTopic(
    "logic", "comparing and choosing",
    """
    Comparisons give true or false, which are 1 and 0 in arithmetic; every number but 0 is true. They chain as in
    mathematics. c ? a : b and if(c, a, b) choose a value; like and and or, they evaluate only the side that is
    needed.
    """,
    [
      Example("1 < 2 < 3", "true"), Example("2 > 1 and 3 > 4", "false"), Example("5 > 3 ? 10 : 1/0", "10"),
      Example("if(0, 1, 2)", "2"),
    ])

  private static let sums = HelpTopic(
    "sums", "sums and products over a name",
    """
    Σ and Π take a name, the first and the last whole number that it stands for, and the term to add or multiply. sum
    and product do the same if the name is undefined; given values, they add or multiply these.
    """,
    [Example("Σ(k, 1, 10, k^2)", "385"), Example("product(k, 1, 5, k)", "120"), Example("sum(1, 2, 3)", "6")])

  private static let angles = HelpTopic(
    "angles", "degrees, radians and gradians",
    """
    The prompt shows the unit in which functions take and return angles; :set angle-unit changes it. A number with °
    is in degrees whatever the unit. In degrees, the functions of angles such as 30, 45 and 90 are exact. A function
    of one argument needs no brackets: sin 30.
    """,
    [Example("sin 30", "0.5"), Example("cos(60°)", "0.5"), Example("atan 1", "45"), Example("tan 90", "domain")])

  private static let quantities = HelpTopic(
    "quantities", also: ["money", "kinds"], "numbers with units",
    """
    A unit after a number belongs to it, and the value keeps its unit, also under a name and as ans. Sums have the
    unit of their first term; products and quotients are simplified. A length and a time cannot be added. 5 ft 3 in is
    one number; a / before a number divides. Temperatures are points: the difference of two is a span.

    A name in scope is never a unit: after m = 5, 3 m is 15, and 3 [m] are three metres. f(x: km) defines a function
    that takes a length in any unit. Amounts of money, such as $100 or 20 EUR, are quantities too; reckon rates update
    fetches the rates that convert them.
    """,
    [
      Example("100 km / 2 h", "50 km/h"), Example("3 m + 20 cm", "3.2 m"),
      Example("d = 5 km; d / 2 h to m/s", "0.6944444444444444444444444444444444… m/s"),
      Example("12 V / 3 ohm", "4 A"), Example("10 kWh / 2 kW", "5 h"), Example("1500 W * 8 h * $0.12/kWh", "$1.44"),
      Example("1 h 30 min * 3", "4 h 30 min"), Example("5 ft 3 in to cm", "160.02 cm"), Example("20 °C + 5 K", "25 °C"),
      Example("f(x: km) = 2x; f(300 m)", "0.6 km"), Example("3 m < 200 cm", "false"),
      Example("3 m + 2 s", "mismatchedKinds"),
    ])

  private static let dates = HelpTopic(
    "dates", also: ["instants"], "days, times of day, and the time between them",
    """
    Four, two and two digits joined by - are a day, optionally with T and a time of day, which is wall-clock time
    unless Z or an offset such as +09:00 follows. Dates can be subtracted, and times can be added to them. Whole
    months and years are calendar months and years, ending on the last day of a month that is too short; shorter times
    are added after them. With spaces, 2024 - 12 - 25 is a difference of numbers.

    year(d) and similar functions give the parts of a date, if the brackets contain a date and the name is not defined
    otherwise; 5 hour(2) is still a time. :help calendar lists them. The period in startof(d, month) is a word.

    17:05, 9:30:15 and 3pm are times of day: two of them can be subtracted, and adding a time to one gives another.
    27.11.2026, Nov 27, 2026 and 2026-W48-5 are dates too, and so are tomorrow, next friday, 3 weeks ago and in 10
    days. A zone or city may follow a time: 14:30 Berlin to Tokyo, now in Seoul.
    """,
    [
      Example("2024-12-25 - 2024-11-23", "32 d"), Example("2024-01-31 + 1 month", "2024-02-29"),
      Example("weekday(2024-12-25)", "3"),
      Example("2024-03-01T14:30 - 90 min", "2024-03-01T13:00"), Example("2024-01-31 + 1 month 3 d", "2024-03-03"),
      Example("2024-03-01 < 2024-04-01", "true"), Example("month(2024-11-29)", "11"),
      Example("startof(2024-11-29, month)", "2024-11-01"), Example("date(2024, 11, 29) + 1 wk", "2024-12-06"),
      Example("17:05 - 9:30", "7 h 35 min"), Example("12:30 + 45 min", "13:15"),
      Example("27.11.2026 + 30 d", "2026-12-27"),
      Example("2026-11-27 - 1990-03-14 to y mo d", "36 yr 8 mo 13 d"),
      Example("business days from 2026-12-23 to 2027-01-05", "10"), Example("2026-12-25 to weekday", "Friday"),
      Example("2023-02-29", "badNumber"),
    ])

  private static let conversions = HelpTopic(
    "conversions", also: ["currency", "currencies", "hexadecimal", "formats"],
    "units, and other ways to write a number",
    """
    to or in converts to a unit; the conversion extends to the end, a comma or a closing bracket. Units can be
    multiplied, divided and raised to powers. :help units lists them, :help quantities describes what else they do,
    and :convert 5 km mile converts too.

    Other notations may follow to as well: \(Vocabulary.notations.map(\.names[0]).joined(separator: ", ")).
    """,
    [
      Example("5 km to m", "5000 m"), Example("100 °C to °F", "212 °F"), Example("3 h + 20 min to min", "200 min"),
      Example("36 km/h to m/s", "10 m/s"), Example("255 to hex", "0xFF"), Example("0.75 to frac", "3/4"),
      Example("2/3 to fix 2", "0.67"),
      Example("1 kg to m", "incompatibleUnits"),
    ])

  private static let dialects = HelpTopic(
    "dialects", "formulas of other languages",
    """
    reckon translate --from NAME translates a formula of another language into one of Reckon with the same value, and
    reckon eval --dialect NAME evaluates it. The names are python, pandas (pandas.eval), numexpr, duckdb (its SQL
    expressions), javascript, muparser, exprtk and excel. In excel, cells such as A1 are names of values, and some
    functions come from the book excel. In these languages angles are in radians and numbers are doubles; an
    arithmetic error is an infinity or a NaN if the language has it so. Anything without an equivalent here is an
    error that names it. Python's -7 % 3 is mod(-7, 3) here, and JavaScript's is rem(-7, 3):
    """,
    [Example("mod(-7, 3)", "2"), Example("rem(-7, 3)", "-1")])

  private static let comments = HelpTopic(
    "comments", "comments in the text", "# begins a comment that extends to the end of the line.",
    [Example("1 + 1 # two", "2")])
}
