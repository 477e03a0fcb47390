import ReckonCatalogue
import Reckon

/// The article that lists operators, functions, constants and units, from the rows of the catalogue.
enum ReferenceText {
  /// The article's path in the package.
  static let path = "Sources/Reckon/Reckon.docc/Reference.md"

  static var article: String {
    """
    # Language reference

    Every operator, function, constant and unit of the language.

    ## Overview

    `swift run generate-documents` writes this article from the catalogue that the compiler reads. A test fails when
    it is out of date, and another test runs every example. <doc:Language> explains how the parts fit together.
    ``LanguageReference`` gives the same entries to programs, and `:help NAME` shows them at the prompt.

    Examples are in doubles, and angles in degrees. A name such as `divisionByZero` in place of a value is the kind of
    the error. An error bound is given in ULP, units in the last place of a double; *exact* means that only the result
    is rounded.

    ## Operators

    The tightest operators come first. The operators of a group bind equally tightly. Two forms without a sign rank
    between prefix operators and products: a number directly before a name (`2x`), and then a function without
    brackets (`sin 30`).

    \(operators)

    Reserved words, which are names only in back quotes: \(list(Catalogue.reservedWords.sorted())).

    ## Words

    Words that people write in place of signs. They are read only in texts that cannot be read without them, names in
    scope take precedence, and they are not read where unknown names become inputs.

    | words | meaning |
    |---|---|
    \(words)

    Words with operands between them fill a statement, a bracket or an argument. `|` separates alternatives, and `?`
    follows words that may be omitted. An operand is any expression `{A}`, a single operand `{A.}`, a percent `{A%}`,
    a fraction `{A/}`, a number `{A#}` or `{A!}`, a time of day `{A:}` or a later one `{A>}`, a date `{A@}`, a month
    `{A^}`, a unit `{A~}`, a time with its unit `{A&}`, a rate `{A$}` per time, `{B-}` of amounts such as A, or `{B*}`
    per such an amount. `{H}` is a list called `holidays` where there is one, as the last argument.

    | words | formula |
    |---|---|
    \(wordPatterns)

    Nouns that say what a number is are ignored, with a note, where a text cannot be read with them: before a number,
    after a quantity with a unit or an amount of money, and, together with other words, before a colon at the
    beginning. A noun after a plain number is an error, as in `5 apples`. These are the nouns:

    \(Catalogue.nounList.sorted().joined(separator: ", ")).

    ## Functions

    \(functions)

    ## Constants

    | name | also | value |
    |---|---|---|
    \(constants)

    ## Constants of nature

    Values are those of CODATA 2022. A name in scope hides them.

    | name | also | what it is | value | standard uncertainty |
    |---|---|---|---|---|
    \(constantsOfNature)

    ## Units

    *Base* is the coherent SI unit, the degree for angles and the bit for data. Units marked *SI* take all SI
    prefixes, those marked *k…* the prefixes from kilo upwards, and those marked *data* the binary prefixes as well.

    \(units)

    """
  }

  private static var operators: String {
    Operator.Level.allCases.reversed().compactMap { level -> String? in
      let rows = LanguageReference.allOperators.filter { $0.level == level }
      if rows.isEmpty { return nil }
      let lines = rows.map { entry in
        row([code(entry.usage), list(entry.aliases), entry.summary, examples(entry)])
      }
      let grouping = rows.compactMap { $0.grouping }.first.map { " \($0)" } ?? ""
      return
        "**\(title(level)).**\(grouping)\n\n| written | also | meaning | examples |\n|---|---|---|---|\n\(lines.joined(separator: "\n"))"
    }.joined(separator: "\n\n")
  }

  private static var words: String {
    var spellings: [(meaning: Word.Meaning, words: [String])] = []
    for word in Catalogue.words {
      let spelling = word.words.joined(separator: " ")
      if let last = spellings.last, last.meaning == word.meaning {
        spellings[spellings.count - 1].words.append(spelling)
      } else {
        spellings.append((word.meaning, [spelling]))
      }
    }
    return spellings.map { row([list($0.words), Self.text(of: $0.meaning)]) }.joined(separator: "\n")
  }

  private static var wordPatterns: String {
    Catalogue.wordPatterns.map { row([code($0.spelling), code($0.meaning)]) }.joined(separator: "\n")
  }

  private static func text(of meaning: Word.Meaning) -> String {
    switch meaning {
    case .signs(let signs): code(signs)
    case .scale(let exponent): "\(code("e\(exponent)")) at the number before it"
    case .fraction(let numerator, let denominator): code("\(numerator)/\(denominator)")
    case .behind(let before, let after): code("\(before)a\(after)")
    case .between(let before, let signs, let after): code("\(before)a\(signs)b\(after)")
    case .changed(let sign): "\(code("p% … b")) is \(code("b \(sign) p%"))"
    case .amid(let before, let signs, let after):
      "\(code("\(before)a\(signs)b\(after)")), of everything before and after it"
    case .list(let function): "\(code("\(function)(…)")), up to the bracket, `to` or the end"
    case .converted(let form): "\(code("(…) to \(form)")), up to the bracket, `to` or the end"
    case .unitPower(let power): "the unit after it to the power of \(power)"
    case .betweenQuantities(let before, let signs, let after):
      "\(code("\(before)a\(signs)b\(after)")), of quantities with units"
    case .price: "times a price, which is per unit of the quantity before it if it names no unit"
    case .hundredths(let unit, _): "hundredths of \(code(unit)), directly after a number"
    case .ignored: "ignored after an operand"
    case .perUnit: "per the unit after it, as in \(code("£12 an hour"))"
    case .counted: "ignored after a number, otherwise one of them, as in \(code("90 tablets / (3 tablets/day)"))"
    case .time: "a day, a time or a clock, as <doc:UnitsAndDates> describes"
    case .question: "ignored: begins a question, which may end with `?`"
    }
  }

  private static var functions: String {
    Function.Topic.allCases.compactMap { topic -> String? in
      let rows = LanguageReference.builtInFunctions.filter { $0.topic == topic.rawValue }
      if rows.isEmpty { return nil }
      let lines = rows.map { entry in
        row([
          code(entry.usage), list(entry.aliases + entry.synonyms), entry.summary, requirement(entry), bound(entry),
          examples(entry),
        ])
      }
      let head = "| call | also | meaning | needs | error bound | examples |\n|---|---|---|---|---|---|"
      return "### \(topic.rawValue.capitalizedFirst)\n\n\(head)\n\(lines.joined(separator: "\n"))"
    }.joined(separator: "\n\n")
  }

  private static var constants: String {
    Catalogue.constants.map { row([code($0.name), list($0.aliases), code($0.digits ?? "\($0.value)")]) }.joined(
      separator: "\n")
  }

  private static var constantsOfNature: String {
    LanguageReference.builtInConstants.filter { $0.topic == "nature" }.map { entry in
      let constant = Catalogue.constantsOfNature.first { $0.name == entry.name }
      let value = constant.map { "\($0.digits ?? "\($0.value)") \($0.kind.unit ?? "")" } ?? ""
      return row([code(entry.name), list(entry.aliases), entry.summary, value, entry.uncertainty ?? "exact"])
    }.joined(separator: "\n")
  }

  private static var units: String {
    UnitCategory.allCases.compactMap { category -> String? in
      let rows = Catalogue.units.filter { $0.category == category }
      if rows.isEmpty { return nil }
      let lines = rows.map { unit in
        row([code(unit.symbol), list(unit.names.filter { $0 != unit.symbol }), size(unit), prefixes(unit), unit.source])
      }
      let head = "| unit | also | in the base | prefixes | source |\n|---|---|---|---|---|"
      return "### \(category.title)\n\n\(head)\n\(lines.joined(separator: "\n"))"
    }.joined(separator: "\n\n")
  }

  private static func size(_ unit: ReckonCatalogue.Unit) -> String {
    let ratio = "\(unit.ratio)"
    if unit.isReciprocal { return "1 / (x × \(ratio))" }
    return unit.offset.map { "(x + \($0)) × \(ratio)" } ?? ratio
  }

  private static func prefixes(_ unit: ReckonCatalogue.Unit) -> String {
    switch unit.prefixes {
    case .none: ""
    case .si: "SI"
    case .siFromKilo: "k…"
    case .data: "data"
    }
  }

  private static func requirement(_ entry: LanguageReference.Entry) -> String {
    entry.remarks.first { $0.hasPrefix("Needs ") }.map { String($0.dropFirst(6).dropLast()) } ?? ""
  }

  private static func bound(_ entry: LanguageReference.Entry) -> String {
    switch entry.errorBound {
    case .exact: "exact"
    case .ulp(let bound): NumberText.shortest(bound)
    case .ulpForEach(let bound): "\(NumberText.shortest(bound)) for each argument"
    case .backward(let bound): "backward, \(NumberText.shortest(bound)) for each row"
    case .ulpOfLargest(let bound): "\(NumberText.shortest(bound)) of the largest argument"
    case nil: ""
    }
  }

  private static func examples(_ entry: LanguageReference.Entry) -> String {
    entry.examples.map { example in code(example.expression) + (example.result.map { " = \(code($0))" } ?? "") }.joined(
      separator: ", ")
  }

  private static func title(_ level: Operator.Level) -> String {
    switch level {
    case .sequence: "Sequence"
    case .conversion: "Conversion"
    case .conditional: "Choice"
    case .fallback: "Default"
    case .or: "Or"
    case .and: "And"
    case .not: "Not"
    case .comparison: "Comparison"
    case .range: "Range"
    case .bitOr: "Bits of either"
    case .bitXor: "Bits of one"
    case .bitAnd: "Bits of both"
    case .shift: "Shifts"
    case .additive: "Sums"
    case .multiplicative: "Products"
    case .bareCall: "Functions without brackets"
    case .tightProduct: "Tight products"
    case .prefix: "Prefix"
    case .power: "Powers"
    case .postfix: "Postfix"
    }
  }

  private static func row(_ cells: [String]) -> String {
    "| "
      + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }.joined(
        separator: " | ") + " |"
  }

  private static func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }
  private static func list(_ names: [String]) -> String { names.map(code).joined(separator: " ") }
}

extension LanguageReference.Entry {
  /// How tightly an operator binds; `nil` for anything else.
  fileprivate var level: Operator.Level? {
    Catalogue.operators.first { kind == .operator && $0.spellings == names && $0.summary == summary }?.level
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
