import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

extension LanguageReference {
  /// The entry of a name or symbol, as displayed by help.
  public struct Entry: Sendable {
    /// The kind of an entry.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A function, called with arguments.
      case function
      /// A prefix, infix or postfix operator, a symbol or a word.
      case `operator`
      /// The name of a value.
      case constant
      /// A unit of a quantity.
      case unit
    }

    /// A parameter of a function.
    public struct Parameter: Hashable, Sendable {
      /// The name used in documentation.
      public let name: String
      /// Whether a call may omit it.
      public let isOptional: Bool
      /// Whether it stands for any number of arguments.
      public let isRepeated: Bool

      init(_ name: String, isOptional: Bool = false, isRepeated: Bool = false) {
        self.name = name
        self.isOptional = isOptional
        self.isRepeated = isRepeated
      }
    }

    /// An expression and its result. Angles are in degrees.
    public struct Example: Hashable, Sendable {
      /// The expression.
      public let expression: String
      /// The value as text, or the name of an error's kind; `nil` if the row has none.
      public let result: String?
    }

    enum Row: Sendable {
      case function(Function), constant(Constant), unit(ReckonCatalogue.Unit), `operator`(Operator)
      case scopeUnit(String, topic: String, summary: Phrase)
      case own(OwnName)
    }

    let row: Row
  }
}

extension LanguageReference.Entry {
  /// The kind.
  public var kind: Kind {
    switch row {
    case .function: .function
    case .constant: .constant
    case .unit, .scopeUnit: .unit
    case .operator: .operator
    case .own(let own): own.parameters == nil ? .constant : .function
    }
  }

  /// The preferred name: a unit's symbol, an operator's first spelling.
  public var name: String {
    switch row {
    case .function(let row): row.name
    case .constant(let row): row.name
    case .unit(let row): row.symbol
    case .operator(let row): row.spellings[0]
    case .scopeUnit(let name, _, _): name
    case .own(let own): own.name
    }
  }

  /// Alternative spellings with the same meaning everywhere.
  public var aliases: [String] {
    switch row {
    case .function(let row): row.aliases
    case .constant(let row): row.aliases
    case .unit(let row): row.names.filter { $0 != row.symbol }
    case .operator(let row): Array(row.spellings.dropFirst())
    case .scopeUnit, .own: []
    }
  }

  /// Words that call a function unless otherwise defined, such as `mean` for `avg`.
  public var synonyms: [String] {
    switch row {
    case .function(let row): row.synonyms
    case .constant, .unit, .operator, .scopeUnit, .own: []
    }
  }

  /// All spellings, the preferred one first.
  public var names: [String] { [name] + aliases + synonyms }

  /// The parameters of a function; empty without arguments.
  public var parameters: [Parameter] {
    switch row {
    case .function(let row): row.parameters
    case .own(let own): own.parameters ?? []
    case .constant, .unit, .operator, .scopeUnit: []
    }
  }

  /// Its usage: `log(x[, b])`, `a + b`, `1 km`.
  public var usage: String {
    switch row {
    case .function(let row):
      if case .repeated(.list) = row.form { return "\(row.name)(x in list, term)" }
      return Self.call(row.name, row.parameters)
    case .own(let own): return own.parameters.map { Self.call(own.name, $0) } ?? own.name
    case .constant(let row): return row.name
    case .unit, .scopeUnit: return "1 \(name)"
    case .operator(let row):
      if row.meaning == .conditional { return "c ? a : b" }
      switch row.position {
      case .prefix: return row.spellings[0] + (Catalogue.reservedWords.contains(row.spellings[0]) ? " a" : "a")
      case .infix: return "a \(row.spellings[0]) b"
      case .postfix: return "a\(row.spellings[0])"
      }
    }
  }

  /// A function call as documented.
  static func call(_ name: String, _ parameters: [Parameter]) -> String {
    var text = "\(name)("
    for (index, parameter) in parameters.enumerated() {
      let separator = index == 0 ? "" : ", "
      let repetition = parameter.isRepeated ? ", …" : ""
      text +=
        parameter.isOptional
        ? "[\(separator)\(parameter.name)\(repetition)]" : "\(separator)\(parameter.name)\(repetition)"
    }
    return text + ")"
  }

  /// A one-line summary.
  public var summary: String { summarySentence.description }

  /// The summary as a sentence.
  package var summarySentence: Phrase {
    switch row {
    case .function(let row): row.summarySentence
    case .constant(let row): row.summarySentence
    case .unit(let row): row.summarySentence
    case .operator(let row): row.summarySentence
    case .scopeUnit(_, _, let summary): summary
    case .own(let own): Phrase(verbatim: own.summary())
    }
  }

  /// The kind in a few words: `function of 1 or 2 arguments · exponential`.
  public var headline: String { headlineSentence.description }

  private var headlineSentence: Phrase {
    switch row {
    case .function(let row): Phrase("functionOf", "function of \(row.arityPhrase) · \(topic)")
    case .constant(let row): row.source.isEmpty ? "constant" : "constant of nature"
    case .unit(let row): Phrase("unitOfTopic", "unit · \(row.category.noun)")
    case .operator(let row): Self.name(of: row.position)
    case .scopeUnit(_, let topic, _):
      topic == "unit" ? "unit" : Phrase("unitOfTopic", "unit · \(Phrase(sentence: topic))")
    case .own(let own): own.headline
    }
  }

  /// The topic for lists: for a function such as `rounding`, for a unit its quantity, `length`; for a scope's name
  /// `scope`.
  public var topic: String {
    switch row {
    case .function(let row): row.topic.rawValue
    case .constant(let row): row.source.isEmpty ? "mathematics" : "nature"
    case .unit(let row): row.category.topic
    case .operator: "operators"
    case .scopeUnit(_, let topic, _): topic
    case .own: "scope"
    }
  }

  /// Example expressions.
  public var examples: [Example] {
    switch row {
    case .function(let row): row.examples.map { Example(expression: $0.expression, result: $0.result) }
    case .operator(let row): row.examples.map { Example(expression: $0.expression, result: $0.result) }
    case .constant(let row): [Example(expression: row.name, result: nil)]
    case .unit(let row): [Example(expression: row.conversionExample, result: nil)]
    case .scopeUnit: []
    case .own(let own): own.examples.map { Example(expression: $0, result: nil) }
    }
  }

  /// The error bound of results over doubles; `nil` for entries that compute nothing, and for names of a scope.
  public var errorBound: ErrorBound? {
    switch row {
    case .function(let row): row.accuracy
    case .constant, .unit, .operator, .scopeUnit, .own: nil
    }
  }

  /// Further facts about a function, in sentences: angles, domain, error bound, the origin of its digits.
  public var remarks: [String] {
    guard case .function(let row) = row else { return [] }
    var remarks: [Phrase] = []
    switch row.angle {
    case .none: break
    case .argument: remarks.append(Phrase("argumentIsInTheAngleUnit", "The argument is in the current angle unit."))
    case .result: remarks.append(Phrase("resultIsInTheAngleUnit", "The result is in the current angle unit."))
    }
    if !row.isTotal { remarks.append(Phrase("needs", "Needs \(row.requirement).")) }
    switch row.accuracy {
    case .exact: remarks.append(Phrase("exact", "Exact."))
    case .ulp(let bound): remarks.append(Phrase("withinULP", "Within \(NumberText.shortest(bound)) ULP."))
    case .ulpForEach(let bound):
      remarks.append(Phrase("withinULPForEachArgument", "Within \(NumberText.shortest(bound)) ULP for each argument."))
    case .backward(let bound):
      remarks.append(
        Phrase(
          "backwardError",
          "The true result for a matrix that differs by at most \(NumberText.shortest(bound)) ULP of its norm for each row."
        ))
    case .ulpOfLargest(let bound):
      remarks.append(
        Phrase("withinULPOfTheLargest", "Within \(NumberText.shortest(bound)) ULP of the largest argument."))
    }
    if let function = Catalogue.exactForm(row.id)?.function {
      remarks.append(Phrase("digitsOfExactNumbers", "Digits of exact numbers: \(function.source)."))
    }
    if !row.isPure { remarks.append(Phrase("returnsADifferentValueOnEach", "Returns a different value on each call.")) }
    return remarks.map { $0.description }
  }

  /// The source of a constant's value or a unit's size; `nil` for entries without one.
  public var source: String? {
    switch row {
    case .constant(let row): row.source.isEmpty ? nil : row.source
    case .unit(let row): row.source
    case .function, .operator, .scopeUnit, .own: nil
    }
  }

  /// The standard uncertainty of a measured constant, with its unit.
  public var uncertainty: String? {
    guard case .constant(let row) = row, case .measured(let uncertainty) = row.precision else { return nil }
    return row.kind.unit.map { "\(uncertainty) \($0)" } ?? uncertainty
  }

  /// A unit's long name, `kilogram`; `nil` for other entries.
  public var longName: String? { if case .unit(let row) = row { row.name } else { nil } }

  /// The unit's symbol with the prefixes that it accepts: `km`, `cm`.
  public var prefixedForms: [String] {
    guard case .unit(let row) = row else { return [] }
    return UnitPrefix.all.filter { row.prefixes.contains($0) }.map { $0.symbols[0] + row.symbol }
  }

  /// The operators with the same precedence, sorted.
  public var equallyTightOperators: [String] {
    guard case .operator(let row) = row else { return [] }
    return Set(
      Catalogue.operators.filter { $0.level == row.level && $0.spellings != row.spellings }.map { $0.spellings[0] }
    ).sorted()
  }

  /// The associativity of an operator; `nil` for other entries and unary operators.
  public var grouping: String? {
    guard case .operator(let row) = row, row.position == .infix else { return nil }
    return
      (row.isRightAssociative
      ? Phrase("fromRightToLeft", "From right to left.") : Phrase("fromLeftToRight", "From left to right."))
      .description
  }

  private static func name(of position: Operator.Position) -> Phrase {
    switch position {
    case .prefix: "prefix operator"
    case .infix: "infix operator"
    case .postfix: "postfix operator"
    }
  }
}

extension LanguageReference.Entry: Hashable {
  /// Whether two entries are the same row: equal kind, topic, names and parameters.
  public static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.names == b.names && a.usage == b.usage && a.topic == b.topic && a.headline == b.headline
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
  }
}
