import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonSystem
import ReckonTerminal

extension Command {
  static let eval = Command(
    "eval", usage: "[EXPR…]",
    summary: """
      Evaluates expressions, or the lines of standard input, and prints one value per line.

      Numbers are exact: 0.1 + 0.2 is 0.3. A book's settings apply to its formulas, and --jsonl computes in doubles
      unless an option says otherwise.
      """,
    flags: [FormulaFlags.define, FormulaFlags.book, FormulaFlags.angle, EvalCommand.decimalMark]
      + FormulaFlags.numberModes(byDefault: .exact) + [
        EvalCommand.digits, FormulaFlags.ieee, EvalCommand.json, EvalCommand.jsonLines, FormulaFlags.seed,
        FormulaFlags.steps,
        FormulaFlags.limit, FormulaFlags.timeZone, FormulaFlags.noNative, FormulaFlags.uncertain,
        FormulaFlags.dialect,
      ], run: { try EvalCommand.run($0, $1) })
}

/// `reckon eval`.
enum EvalCommand {
  static let digits = Flag<Int>(
    "--digits", "COUNT", "show this many digits of exact numbers with infinitely many, instead of 34",
    from: 1...ExactValue.largestDigits)
  static let decimalMark = Flag<CalculatorSettings.DecimalMark>(
    "--decimal-mark", "MARK", "point (default) or comma: with comma, 1,5 is a number and ; separates arguments",
    oneOf: [.point, .comma], named: \.rawValue)
  static let json = Switch(
    "--json", "print one JSON object per expression: its value, or its error with kind, message and position")
  fileprivate static let jsonLines = Switch(
    "--jsonl", "read one JSON request per line; write one JSON answer per line")

  /// - Parameter isWithoutName: whether the tool was called without a command, where words may be parts of one
  ///   expression.
  static func run(_ arguments: Arguments, _ console: Console, isWithoutName: Bool = false) throws -> ExitCode {
    let console = try arguments.inTimeZone(console, byDefault: nil)
    let books = try arguments.books(console)
    var session = try arguments.session(books, console, byDefault: arguments.has(jsonLines) ? .double : .exact)
    let texts = isWithoutName ? try TypedExpressions(arguments.words, in: &session, console).texts : arguments.words
    var unused = try arguments.unusedNames(books, in: texts)
    let digits = try arguments[digits]
    guard digits == nil || session.options.numberMode == .exact else {
      throw UsageError("digitsIsForExactNumbers", "--digits is for exact numbers; add --exact")
    }
    if arguments.has(jsonLines) {
      guard arguments.words.isEmpty else {
        throw UsageError("jsonlReadsItsRequests", "--jsonl reads its requests from standard input")
      }
      return try JSONLines.answer(console, &session, books, &unused)
    }
    var code = ExitCode.success
    var currencies = Currencies()
    var hasHint = false
    let isJSON = arguments.has(json)
    /// The line that answers a formula, or an equation.
    func answer(_ text: String) throws(FormulaError) -> String {
      func say(_ notes: [FormulaNote], _ ratesDate: String?, _ result: FormulaResult) {
        for note in notes { console.report(note) }
        currencies.report(ratesDate, console)
        if let note = result.exactness.note(result.number.mode) { console.report(note: note) }
      }
      let formula: Formula
      do throws(FormulaError) {
        formula = try Formula(text, variables: [], scope: session.scope, options: session.options)
      } catch {
        guard let outcome = try session.solution(of: text), let solution = ResultText.solution(outcome, nil) else {
          throw error
        }
        if isJSON { return JSONAnswer.text(outcome) }
        for note in outcome.notes { console.report(note) }
        return solution
      }
      let result = try formula.result(options: EvaluationOptions(policy: session.policy), using: &session.random)
      if isJSON { return JSONAnswer.text(result, formula.program, warning: currencies.warning(console)) }
      say(formula.notes + (result.uncertainty?.notes ?? []), formula.program.ratesDate, result)
      return ResultText.value(result, formula.program.resultForm, digits: digits)
    }
    var settings = CalculatorSettings()
    settings.decimalMark = try arguments[decimalMark] ?? .point
    let dialect = try arguments[FormulaFlags.dialect]
    var hasBook = false
    /// An error of what is evaluated as one of what was typed.
    var placed: (FormulaError) -> FormulaError = { $0 }
    func translated(_ text: String) throws(FormulaError) -> String {
      placed = { $0 }
      guard let dialect else { return text }
      let translation = try dialect.translation(of: text, in: session.scope, limits: .tool)
      placed = translation.placedInSource
      if translation.callsDefinitions, !hasBook, let book = dialect.book {
        session.currentScope.add(book)
        hasBook = true
      }
      return translation.text
    }
    /// Names within ranges of cells are written nowhere.
    func checkUnused() throws { if dialect?.bookName == nil { try unused.check() } }
    func evaluate(_ typed: String) throws {
      let text = dialect == nil ? try TypedFormula.text(typed, in: session, settings) : typed
      currencies.define(in: &session.currentScope, for: text, console)
      var failed = ExitCode.success
      var line: String?
      do throws(FormulaError) {
        line = try answer(try translated(text))
      } catch {
        let error = placed(error)
        failed = ExitCode(error)
        if isJSON {
          line = JSONAnswer.text(error)
        } else {
          console.report(error)
          Currencies.reportMissing(error, console)
          console.reportComplexValue(of: text, error, in: session, by: FormulaFlags.complex.option.name)
        }
      }
      // Where nothing can be written any more, lines that may never end are not read on.
      if let line { try console.write((isJSON ? line : ResultText.formula(line, settings)) + "\n") }
      if failed != .success, !hasHint, JSONMember.isObject(text) {
        hasHint = true
        let request = "{\"expr\": …, \"vars\": {…}}"
        console.report(
          note: Phrase(
            "thatIsAJSONObject", "that is a JSON object; --jsonl reads requests from standard input: \(request)"))
      }
      code = max(code, failed)
    }
    if !texts.isEmpty {
      try checkUnused()
      for expression in texts { try evaluate(expression) }
    } else if console.inputIsTerminal {
      throw UsageError("evalNeedsAnExpression", "eval needs an expression: reckon eval '2 + 3'")
    } else {
      while let line = try console.readLine() {
        guard line.count <= InputLines.longest else {
          let limit = FormulaError.Kind.limitExceeded(.sourceBytes, maximum: session.options.limits.sourceBytes)
          console.report(FormulaError(limit, at: SourceRange(start: 0, end: 0), in: SourceText("")))
          code = .usage
          continue
        }
        guard let text = String(validating: line, as: UTF8.self) else {
          console.report(FormulaError.invalidEncoding(in: line))
          code = .usage
          continue
        }
        if text.allSatisfy(\.isWhitespace) || text.drop(while: \.isWhitespace).hasPrefix("#") { continue }
        unused.read(text)
        try evaluate(text)
      }
      try checkUnused()
    }
    return code
  }
}
