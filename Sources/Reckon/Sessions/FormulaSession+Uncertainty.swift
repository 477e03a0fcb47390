import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// A statement that depends on uncertain values, with its compile context.
struct UncertainText {
  let tree: SyntaxTree
  let index: Int
  let angleUnit: AngleUnit
  let definitions: Definitions
  let sources: [UncertaintySource]
  /// The serial number of its text.
  let serial: Int
  let random: RandomSource
  /// Whether it asks for uncertainties itself.
  let isMeasured: Bool
}

/// Uncertainties of statements' values: a statement is recompiled with its sources as inputs, and differentiated with
/// respect to them.
extension FormulaSession {
  /// The uncertainty of a value; `nil` if it has none.
  ///
  /// - Throws: `cancelled`, `limitExceeded`.
  /// - Complexity: that of compiling the statement and its derivatives, and of ``UncertaintyPropagation``.
  mutating func uncertainty(
    of result: FormulaResult, _ text: UncertainText, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Uncertainty? {
    guard result.mayBeUncertain else { return nil }
    let propagation = try UncertaintyPropagation(by: [], sources: text.sources.count) {
      (differentiates) throws(FormulaError) in
      var options = CompilerOptions(self.options, variables: [])
      (options.angleUnit, options.numberMode) = (text.angleUnit, .double)
      (options.tracksSources, options.differentiatesSources) = (true, differentiates)
      options.isCancelled = isCancelled
      let compiled = try Compiler.compile(
        text.tree, statements: text.index..<text.index + 1, definitions: text.definitions, options: options)
      return try formula(of: compiled, text.angleUnit)
    }
    var options = EvaluationOptions(policy: .ieee, endingBy: isCancelled)
    options.random = text.random
    var uncertainty = try propagation.uncertainty(
      origins(of: text), isMeasured: text.isMeasured, at: text.tree.statements[text.index].range, options)
    if let found = uncertainty, found.contributions.count == 1 {
      uncertainty = found.typed(as: text.tree.uncertainLiteral(of: text.index))
    }
    execution.notes += uncertainty?.notes ?? []
    return uncertainty
  }

  private mutating func origins(of text: UncertainText) -> UncertaintyPropagation.Origins {
    var origins = UncertaintyPropagation.Origins()
    for (number, source) in text.sources.enumerated() {
      let input = UncertaintySource.inputName(number)
      switch source {
      case .name(_, let known): origins.add(known, input: input)
      case .literal(let owner, let book, let known, let number, let literal):
        let serial = known ?? owner.map { newSerial(ofText: $0, inBook: book) } ?? text.serial
        let name = owner ?? definedName(text)
        origins.add(
          UncertaintyOrigin(owner: serial, number: number), name.map { "\($0): \(literal)" } ?? literal, input: input, 1
        )
      }
    }
    return origins
  }

  private func definedName(_ text: UncertainText) -> String? {
    if case .value(let name)? = text.tree.statements[text.index].defines { name } else { nil }
  }

  /// The serial number of the text of a function or value; `nil` for one that has none yet.
  func serial(ofText owner: String, inBook book: Int) -> Int? {
    if book < 0, let definition = inForce[owner], definition.serial > 0 { return definition.serial }
    return execution.serials[Self.key(ofText: owner, inBook: book)]
  }

  private mutating func newSerial(ofText owner: String, inBook book: Int) -> Int {
    let key = Self.key(ofText: owner, inBook: book)
    if let known = execution.serials[key] { return known }
    execution.serial += 1
    execution.serials[key] = execution.serial
    return execution.serial
  }

  private static func key(ofText owner: String, inBook book: Int) -> String { book < 0 ? owner : "\(book)/\(owner)" }

  // MARK: Contributions

  /// The uncertainty budget of a value, for a text that is `contributions(y)`: a table of sources and their shares in
  /// the variance, largest first; `nil` for other texts.
  mutating func contributions(_ list: TokenList, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError)
    -> Outcome?
  {
    let tokens = list.tokens
    guard let end = tokens.indices.last, end > 3, list.name(of: tokens[0]) == Self.contributionsWord,
      tokens[1].kind == .leftBracket,
      tokens[end - 1].kind == .rightBracket, case let scope = names, !scope.hides(Self.contributionsWord)
    else { return nil }
    var depth = 0
    for token in tokens[1..<end - 1] {
      depth += token.kind.nesting
      guard depth > 0, token.kind != .semicolon, token.kind != .newline, token.kind != .equals else { return nil }
    }
    let whole = SourceRange(start: tokens[0].range.start, end: tokens[end - 1].range.end)
    let tree = try Parser.tree(
      of: EquationTokens(list: list, sides: [2..<end - 1]).side(0), scope: scope, limits: options.limits,
      isCancelled: isCancelled)
    execution.serial += 1
    execution.notes = []
    execution.updatesLeft = options.limits.updates
    execution.definitionBudget = DefinitionBudget(options.limits)
    let evaluated = try evaluate(tree, 0, options.angleUnit, isCancelled)
    guard let uncertainty = evaluated.result.uncertainty, uncertainty.standard > 0 else {
      throw FormulaError(
        .unexpectedToken(
          list.source.brief(tree.statements[0].range),
          hint: Phrase("hasNoUncertainty", "its value has no uncertainty; give one with ±, as in 5.02 ± 0.03")),
        at: tree.statements[0].range, in: list.source)
    }
    let rows = uncertainty.contributions.map { (source: $0.source, share: uncertainty.share(of: $0)) }.sorted {
      $0.share > $1.share
    }
    let width = rows.map { $0.source.count }.max() ?? 0
    let lines = rows.map { row in
      let blanks = String(repeating: " ", count: width - row.source.count + 3)
      return "\(row.source)\(blanks)\(Decimal128(row.share * 100, significantDigits: 3).description)%"
    }
    let result = FormulaResult(value: .text(lines.joined(separator: "\n")), .exact, form: .value(.text))
    return Outcome(
      definition: nil, isFormula: true, result: result, form: result.form, ratesDate: evaluated.ratesDate,
      notes: tree.notes + execution.notes, source: String(list.source.slice(whole)), number: nil,
      continuesFromAnswer: false, changes: [])
  }

  /// The word that requests contributions.
  package static let contributionsWord = "contributions"
}
