extension FormulaError.Kind {
  /// The error in one sentence with advice, in the ``Language/current`` language. It quotes no more of the text than
  /// fits, and nothing that a terminal would obey.
  public var message: String { message(in: .current) }

  /// The sentence in a language.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  /// The message as a phrase. Its key is the kind's name, followed by that of a variant where the kind has several
  /// sentences.
  package var sentence: Phrase { english.keyed(.error, name) }

  private func variant(_ variant: String, _ english: Phrase) -> Phrase { english.keyed(.error, "\(name).\(variant)") }

  private var english: Phrase {
    switch self {
    case .unexpectedCharacter("\\", nil): variant("backslash", "‘\\’ is not part of a formula; for a quotient write /")
    case .unexpectedCharacter(let character, nil): "\(Self.quoted(character)) is not part of a formula; remove it"
    case .unexpectedCharacter(let character, let instead?):
      variant("instead", "\(Self.quoted(character)) is not part of a formula; write \(Phrase(sentence: instead))")
    case .invalidEncoding: "these bytes are not UTF-8; save the text as UTF-8"
    case .unexpectedToken(";", let hint) where hint == "close the bracket before it":
      variant("semicolon", "‘;’ does not fit here; between arguments write a comma, or close the bracket before it")
    case .unexpectedToken(let token, let hint) where Self.adviceOnWord(token, hint) != nil:
      "\(Self.quoted(token)) does not fit here; \(Self.adviceOnWord(token, hint) ?? hint)"
    case .unexpectedToken(let token, let hint):
      "\(token == "end of line" ? "‘\(Phrase("end of line"))’" : Phrase(verbatim: Self.quoted(token))) does not fit here; \(hint)"
    case .unexpectedEnd: "the formula ends too early; add what is missing"
    case .unclosedBracket(let closing): "this bracket is never closed; add \(closing)"
    case .unmatchedBracket: "this bracket has no opening bracket; remove it or add ( before it"
    case .badNumber(let reason): reason
    case .misplacedEquals: "= defines a name at the start of a statement; to compare, write =="
    case .limitExceeded(let limit, let maximum): limit.sentence(maximum: maximum)
    case .unknownName(let name, _) where name.hasPrefix("ans(") && name.hasSuffix(")"):
      variant("answer", "there is no value with the number \(Self.shortened(String(name.dropFirst(4).dropLast())))")
    case .unknownName(let name, nil) where Self.withoutModule(name) != nil:
      variant(
        "suggestion", "the name \(Self.quoted(name)) is not known; did you mean \(Self.withoutModule(name) ?? "")?")
    case .unknownName(let name, nil) where Self.taxes.contains(name.lowercased()):
      variant("tax", "the name \(Self.quoted(name)) is not known; write its rate as a percent, as in 100 + 20%")
    case .unknownName(let name, _) where name == "div":
      variant("elsewhere", "the name \(Self.quoted(name)) is not known; write \(Self.functionMeant(by: name) ?? "")")
    case .unknownName(let name, nil): "the name \(Self.quoted(name)) is not known; give it a value or define it"
    case .unknownName(let name, let suggestion?) where Self.isFunctionAlone(suggestion):
      variant(
        "function",
        "the name \(Self.quoted(name)) is not known; did you mean the function \(Self.shortened(suggestion))(…)?")
    case .unknownName(let name, let suggestion?):
      variant("suggestion", "the name \(Self.quoted(name)) is not known; did you mean \(Self.shortened(suggestion))?")
    case .unknownFunction(let name, _) where Self.isWordOfOthers(name):
      variant("word", "the function \(Self.quoted(name)) is not known; \(Self.wordsOfOthers[name] ?? "")")
    case .unknownFunction(let name, _) where Self.functionMeant(by: name) != nil:
      variant(
        "elsewhere", "the function \(Self.quoted(name)) is not known; write \(Self.functionMeant(by: name) ?? "")")
    case .unknownFunction(let name, nil) where Self.withoutModule(name) != nil:
      variant(
        "suggestion", "the function \(Self.quoted(name)) is not known; did you mean \(Self.withoutModule(name) ?? "")?")
    case .unknownFunction(let name, nil):
      "the function \(Self.quoted(name)) is not known; define it, or write * for a product"
    case .unknownFunction(let name, let suggestion?):
      variant(
        "suggestion", "the function \(Self.quoted(name)) is not known; did you mean \(Self.shortened(suggestion))?")
    case .wrongArgumentCount(let function, let expected, let found):
      "\(Self.shortened(function)) takes \(expected), not \(found)"
    case .alreadyDefined(let name): "\(Self.quoted(name)) is defined already; choose another name"
    case .cyclicDefinition(let names):
      "these definitions depend on each other: \(Self.path(names)); break the cycle"
    case .incompatibleUnits(let first, let second) where Self.areTurnsAndAngles(first, second):
      variant(
        "turns",
        "\(Self.shortened(first)) and \(Self.shortened(second)) are of different kinds; for turns write turn/s, as in 5 turn/s to rad/s"
      )
    case .incompatibleUnits(let first, let second):
      "\(Self.shortened(first)) and \(Self.shortened(second)) are of different kinds; use units of the same kind"
    case .mismatchedKinds(let first, let second, let problem, let text, nil):
      if first == Self.date, second == Self.date {
        variant(
          "dates",
          "\(first) and \(second) \(problem): \(Self.shortened(text)); subtract one from the other for the time between them"
        )
      } else if [first, second].contains(Self.date), [first, second].contains("a number") {
        variant(
          "days",
          "\(first) and \(second) \(problem): \(Self.shortened(text)); give the number a unit of time, as in 5 d")
      } else if Self.haveUnits(first, second) {
        variant(
          "units",
          "\(Self.shortened(first)) and \(Self.shortened(second)) \(problem): \(Self.shortened(text)); use units of the same kind"
        )
      } else {
        variant(
          "values",
          "\(Self.shortened(first)) and \(Self.shortened(second)) \(problem): \(Self.shortened(text)); use values of one kind"
        )
      }
    case .mismatchedKinds(let first, let second, let problem, let text, let reading?):
      variant(
        "suggestion",
        """
        \(Self.shortened(first)) and \(Self.shortened(second)) \(problem): \(Self.shortened(text)); did you mean \
        \(Self.shortened(reading))?
        """)
    case .unknownUnit(let name, _) where Self.unitMeant(by: name) != nil:
      variant(
        "suggestion",
        "\(Self.quoted(name)) is neither a unit nor a value; did you mean \(Self.unitMeant(by: name) ?? "")?")
    case .unknownUnit(let name, let suggestion?) where Catalogue.unitAdvice[name] == nil:
      variant(
        "suggestion", "\(Self.quoted(name)) is neither a unit nor a value; did you mean \(Self.shortened(suggestion))?")
    case .unknownUnit(let name, _): "\(Self.quoted(name)) is neither a unit nor a value; \(Self.adviceOnUnit(name))"
    case .missingRate(let currency, nil):
      "there are no exchange rates to convert \(currency) by; multiply by one, as in 1.5 \(currency)/\(currency == "EUR" ? "USD" : "EUR"), or give rates"
    case .missingRate(let currency, let date?):
      variant("date", "the rates of \(date) do not contain \(currency); use another currency, or rates that contain it")
    case .misplacedUnit(let unit, let operation) where unit == Self.date:
      variant(
        "date", "\(Self.shortened(operation)) does not take \(unit); times are added to dates, and dates are subtracted"
      )
    case .misplacedUnit(let unit, let operation):
      "\(Self.shortened(operation)) does not take \(Self.shortened(unit)); divide by a unit to make a plain number, or convert first"
    case .noIntegral(let name?):
      variant(
        "input",
        """
        no integral over \(Self.quoted(name)) was found to within a millionth; give a range in which the formula has values \
        that add up
        """)
    case .noIntegral(nil):
      "no integral was found to within a millionth; give a range in which the formula has values that add up"
    case .noSignChange(let first, let last):
      "the formula is \(first.description) at one bound and \(last.description) at the other; a root needs bounds between which the sign changes"
    case .noEquivalent(let part, let reason):
      "\(Self.quoted(part)) has no equivalent here: \(reason)"
    case .unsolved(let reason): reason
    case .noRoot: "between these bounds the formula changes sign at a jump or a pole; give bounds around a root"
    case .noDerivative(let function):
      "\(Self.quoted(function)) has no derivative in closed form; every function between the input and the result needs one"
    case .unsettledKinds(let function, let most):
      "\(Self.quoted(function)) is called with units that never repeat; give it arguments and results of one kind, or of at most \(most)"
    case .misplacedKind(let kind, let operation, _) where operation == "&" && kind == "a text":
      variant("join", "& does not take a text; concat(a, b) joins texts")
    case .misplacedKind(let kind, let operation, let advice):
      "\(Self.shortened(operation)) does not take \(kind); \(advice)"
    case .missingValue(let name?):
      variant(
        "input", "\(Self.quoted(name)) is missing; give it a value, or write \(Self.shortened(name)) ?? 0 for a default"
      )
    case .missingValue(nil): "a value is missing here; write ?? and a default after it"
    case .noSuchItem(let position, let count):
      "the list has \(count, of: "item"), but no item \(position.description); positions count from 1, or backwards from -1"
    case .differentLengths(let first, let second):
      "lists of \(first) and \(second) items cannot be combined; use lists of the same length"
    case .wrongKind(let found, let expected): "\(found) is given where \(expected) is needed; give \(expected)"
    case .hostFailure(let function, let reason): "\(Self.shortened(function)) failed: \(Self.shortened(reason))"
    case .noValue: "this defines a function but computes nothing; add an expression after ;"
    case .notDifferentiable:
      "there is no derivative here: the value has a corner or a jump; take the derivative at a point nearby"
    case .unmetCondition: "this condition on the arguments does not hold; give arguments that meet it"
    case .divisionByZero(let operation, let operands):
      "division by zero in \(Self.written(operation, operands)); make the divisor other than 0"
    case .domain(let function, let operands, let requirement) where Self.step(function, operands) != nil:
      variant("date", "\(Self.step(function, operands) ?? "") is not a date; \(requirement)")
    case .domain(let function, let operands, let requirement):
      "\(Self.written(function, operands)) is undefined; \(Self.shortened(function)) needs \(requirement)"
    case .overflow(let operation, let operands):
      "\(Self.written(operation, operands)) is too large to represent; use smaller numbers"
    case .noBoundedInteger(let function, let value):
      "\(Self.called(function)) runs over integers, and \(value.description) is not an integer below 2^53; use whole bounds"
    case .stepLimit(let steps): "the evaluation took more than \(steps) steps; make it shorter or raise the step limit"
    case .depthLimit(let depth):
      "function calls are nested deeper than \(depth); end the recursion or raise the depth limit"
    case .cancelled: "the evaluation was cancelled"
    case .deadlinePassed: "the evaluation exceeded its deadline; give it more time or make the formula shorter"
    case .badImage(let reason): "the stored program cannot be used: \(reason); compile it again from its source"
    case .wrongInputCount(let expected, let found):
      "the formula has \(expected, of: "variable") but got \(found, of: "value"); give one for each"
    case .wrongRowCount(let expected, let found):
      "the output has \(expected, of: "row") but a column has \(found); give columns as long as the output"
    case .missingInput(let name): "no value is given for \(Self.quoted(name)); give one"
    case .definedTwice(let name, let first): "\(Self.quoted(name)) is defined already at \(first); choose another name"
    case .unreadableImport(let path, let reason): "\(Self.quoted(path)) cannot be imported: \(reason)"
    case .cyclicImport(let paths):
      "these books import each other: \(Self.path(paths)); break the cycle"
    case .conflictingMode(let path, let mode):
      "\(Self.quoted(path)) computes in \(Phrase(sentence: "\(mode.facts.plural)")), but what uses it does not; set the same mode in both"
    case .dependsOnParameter(let subject, let parameter):
      "\(subject) depends on the parameter \(Self.quoted(parameter)); use only values that depend on no parameter"
    case .noParameter(let name, nil):
      "\(Self.quoted(name)) is not a parameter of the book; only parameters are given values"
    case .noParameter(let name, let suggestion?):
      variant(
        "suggestion", "\(Self.quoted(name)) is not a parameter of the book; did you mean \(Self.shortened(suggestion))?"
      )
    case .missingParameter(let name):
      "the formula book's parameter \(Self.quoted(name)) has no value here and no default; give it one"
    case .outOfRange(let parameter, let value, let condition):
      "\(Self.shortened(parameter)) = \(Self.shortened(value.formulaText)) is out of range; it needs \(Self.shortened(condition))"
    case .missingSource: "it was stored without its text; load it from the text to see or change the text"
    case .missingScope:
      "a stored formula does not contain the meanings of its names; compile its source again, with the scope that it needs"
    case .belowAbsoluteZero(let value, let least):
      "\(value.description) is below absolute zero, which is \(least.description) in this unit; use a higher temperature"
    case .invalidName(let name):
      "\(Self.quoted(name)) cannot be a name; give it at least one character, without back quotes and control characters"
    case .invalidParameterCount(let function, let found):
      "\(Self.quoted(function)) cannot have \(found) parameters; a function has 0 to 255"
    case .invalidArgument(let argument, let problem): "\(Self.quoted(argument)) cannot be used: \(problem)"
    case .notPermitted(let name, let subject):
      "\(Self.quoted(name)) is not permitted here, where formulas may not use \(subject); write the formula without it"
    }
  }

  /// An operation as it would be typed, with its operands' values: `1 / 0`, `sqrt(-1)`.
  static func written(_ operation: String, _ operands: [NumericValue]) -> String {
    let numbers = operands.prefix(4).map { $0.description }
    let isSymbol = !(operation.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false)
    if isSymbol, numbers.count == 2 { return "\(numbers[0]) \(operation) \(numbers[1])" }
    if isSymbol, numbers.count == 1 {
      let isPostfix = Catalogue.operators.contains { $0.position == .postfix && $0.spellings.contains(operation) }
      return isPostfix ? "\(numbers[0])\(operation)" : "\(operation)\(numbers[0])"
    }
    return "\(shortened(operation))(\(numbers.joined(separator: ", "))\(operands.count > 4 ? ", …" : ""))"
  }

  private static func adviceOnUnit(_ name: String) -> Phrase {
    Catalogue.unitAdvice[name] ?? Phrase("checkItsSpelling", "check its spelling, or give it a value")
  }

  /// Whether two kinds as messages call them are of numbers, so that units could make them fit.
  private static func haveUnits(_ first: Phrase, _ second: Phrase) -> Bool {
    ![first, second].contains { ["a text", "a list", "a matrix", "a missing value"].contains($0) }
  }

  /// Names that follow each other; of many, the first and the last.
  private static func path(_ names: [String]) -> String {
    let shown = names.count <= 8 ? names : Array(names.prefix(6)) + ["…"] + Array(names.suffix(1))
    return shown.map(shortened).joined(separator: " → ")
  }

  static func quoted(_ text: String) -> String { "‘\(shortened(text))’" }

  private static func shortened(_ phrase: Phrase) -> Phrase { phrase.mapTexts(VisibleText.part) }

  /// A function by its name, or a phrase of the language, which has blanks where no name has any.
  private static func called(_ name: String) -> Phrase {
    name.contains(" ") ? Phrase(sentence: name) : Phrase(verbatim: name)
  }

  /// A part of a text as messages show it.
  package static func shortened(_ text: String) -> String { VisibleText.part(text) }
}

extension Limits.Kind {
  func sentence(maximum: Int) -> Phrase { english(maximum).keyed(.exceededLimit, name) }

  private func english(_ maximum: Int) -> Phrase {
    switch self {
    case .sourceBytes: "the source is longer than \(maximum) bytes; split it or raise the limit"
    case .bookBytes: "the book and what it imports are longer than \(maximum) bytes; split it or raise the limit"
    case .identifierBytes: "a name is longer than \(maximum) bytes; shorten it"
    case .literalBytes: "a number is longer than \(maximum) bytes; shorten it"
    case .nesting:
      "brackets and operators are nested deeper than \(maximum); name a part of the formula and use the name"
    case .nodes: "the formula has more than \(maximum) parts; split it or raise the limit"
    case .programBytes: "the compiled formula is larger than \(maximum) bytes; split it or raise the limit"
    case .linkedNodes:
      "these formulas together use more than \(maximum) parts of other definitions; split the text or raise the limit"
    case .steps: FormulaError.Kind.stepLimit(maximum).sentence
    case .numberBits: "this number would have more than \(maximum) bits; use smaller numbers or raise the limit"
    case .decidingDigits:
      "\(maximum) digits are not enough to decide this: the numbers are equal or nearly so; compare with a tolerance, or raise the limit"
    case .callDepth: FormulaError.Kind.depthLimit(maximum).sentence
    case .callValues: "function calls hold more than \(maximum) values; end the recursion or raise the limit"
    case .textBytes: "a text is longer than \(maximum) bytes; shorten it or raise the limit"
    case .listItems: "a list has more than \(maximum) items; shorten it or raise the limit"
    case .valueBytes: "texts and lists take more than \(maximum) bytes; use fewer or raise the limit"
    case .updates: "more than \(maximum) values depend on what this text changes; run it in parts or raise the limit"
    }
  }
}

extension FormulaError: CustomStringConvertible {
  /// The error in one sentence with advice, in the ``Language/current`` language.
  public var message: String { kind.message }
  /// The sentence in a language.
  public func message(in language: Language) -> String { kind.message(in: language) }
  /// The name to offer in place of a mistyped one.
  public var suggestion: String? { kind.suggestion }
  /// Whether more text could make the formula right.
  public var isIncomplete: Bool { kind.isIncomplete }

  /// The source line and, under it, carets that mark the place.
  public var snippet: String { source.snippet(of: range, but: gap) }

  /// The message followed by the snippet, and where the names in it are defined.
  public var description: String {
    ([message, snippet].filter { !$0.isEmpty } + origins.map { $0.description }).joined(separator: "\n")
  }
}
