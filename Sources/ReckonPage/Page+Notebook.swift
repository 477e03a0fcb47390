import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonMachine

/// The notebook: lines that are run one after the other, whose names are those of the keys.
extension Page {
  /// The most milliseconds of a step of evaluation, after which the page is answered.
  private static let longestStep = 12.0
  /// The most columns of a result beside its line; the digits that follow are shown on demand.
  static let resultWidth = 22
  /// The most digits that are shown on demand.
  private static let mostDigits = 1_000

  /// Puts lines in the place of others and runs the next lines that are not up to date.
  mutating func notebookAnswer(_ fields: [String]) -> String {
    guard fields.count >= 4, let start = Int(fields[0]), let removed = Int(fields[1]), let most = Int(fields[2]),
      let limit = Double(fields[3]), 0...notebook.lines.count ~= start, 0...notebook.lines.count - start ~= removed
    else { return Self.failure(Phrase("thereIsNoLine", "there is no such line")) }
    let new = Array(fields.dropFirst(4))
    if removed > 0 || !new.isEmpty { notebook.replace(start..<start + removed, with: new) }
    let first = notebook.evaluatedCount
    if !notebook.isEvaluated {
      var base = base
      base.continueAnswers(of: conversation)
      base.continuesFromAnswer = true
      base.numberLines()
      let milliseconds = milliseconds
      let stepEnd = milliseconds.map { $0() + Self.longestStep }
      // Running lines reads the rest of the page.
      var notebook = Notebook()
      swap(&notebook, &self.notebook)
      notebook.evaluate(from: base) { count in
        count >= first + most || stepEnd.map { milliseconds?() ?? 0 > $0 } ?? false
      } _: { line, session, hasValueAbove in
        let deadline = milliseconds.map { clock in
          let end = clock() + limit
          return EvaluationOptions.Deadline { clock() >= end }
        }
        return outcome(of: line, in: &session, hasValueAbove, EvaluationOptions(deadline: deadline))
      }
      swap(&notebook, &self.notebook)
      if var session = self.notebook.session {
        session.continueAnswers(of: conversation)
        conversation = session
      }
    }
    var object = JSONObject()
    object.add("first", first)
    object.add("count", notebook.lines.count)
    object.add(
      "results", json: JSONObject.array(notebook.outcomes[first..<notebook.evaluatedCount]) { add($1, to: &$0) })
    return object.text
  }

  private func outcome(
    of line: String, in session: inout FormulaSession, _ hasValueAbove: Bool, _ options: EvaluationOptions
  ) -> Notebook.LineOutcome {
    guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { return .none }
    guard let text = read(line) else { return .ambiguousComma }
    let lastAnswer = session.answer(session.answerCount)
    let shift = session.continued(text).text.utf8.count - text.utf8.count
    do throws(FormulaError) {
      // With an error none of several statements has an effect.
      var trial = text.contains(";") ? session : nil
      let outcomes: [FormulaSession.Outcome]
      if trial != nil {
        outcomes = try trial?.run(text, options: options) ?? []
        if let trial { session = trial }
      } else {
        outcomes = try session.run(text, options: options)
      }
      guard let last = outcomes.last else { return .none }
      let dates = outcomes.compactMap { $0.ratesDate }.prefix(1).map { Phrase("ratesOf", "rates of \($0)").description }
      let mayUseAnswer = last.continuesFromAnswer || text.contains(Self.answerName)
      return .value(
        last, remarks: outcomes.flatMap { $0.notes.map { message(of: $0) } } + dates,
        answer: mayUseAnswer ? lastAnswer : nil,
        isFromOutside: !hasValueAbove)
    } catch { return .failure(error, shift: shift) }
  }

  private static let answerName = "ans"

  private func add(_ outcome: Notebook.LineOutcome, to object: inout JSONObject) {
    switch outcome {
    case .none: break
    case .ambiguousComma: object.add("error", CalculatorError.Kind.ambiguousComma.sentence.description)
    case .failure(let error, let shift):
      object.add("error", message(of: error))
      object.add("start", max(0, error.range.start - shift))
      object.add("end", max(0, error.range.end - shift))
      if error.isIncomplete { object.add("incomplete", true) }
      if error.kind == .deadlinePassed { object.add("slow", true) }
      if case .missingRate(_, date: nil) = error.kind { object.add("needsRates", true) }
      if !error.notes.isEmpty { object.add("remarks", texts: error.notes.map { message(of: $0) }) }
    case .value(let outcome, let remarks, _, _):
      object.add("defines", optional: outcome.definition)
      let (text, isCut) = resultText(of: outcome)
      object.add("shown", optional: text)
      if isCut { object.add("more", true) }
      if !outcome.changes.isEmpty { object.add("changes", texts: outcome.changes.map { $0.name }) }
      if !remarks.isEmpty { object.add("remarks", texts: remarks) }
    }
  }

  /// The result of a line as it is shown beside it, and whether more of it can be shown.
  private func resultText(of outcome: FormulaSession.Outcome) -> (text: String?, isCut: Bool) {
    guard let result = outcome.result else { return (nil, false) }
    let whole = wholeText(of: outcome)
    guard whole.count > Self.resultWidth || whole.contains("…"), result.isNumeric, outcome.solves.isEmpty else {
      return (whole, whole.count > 4 * Self.resultWidth)
    }
    switch outcome.form {
    case .plain, .unit: break
    case .percent, .truth, .instant, .instantShown, .mixed, .value, .complex, .notation: return (whole, false)
    }
    guard let fitted = DisplayFormat(settings, width: Self.resultWidth).fitted(result, form: outcome.form) else {
      return (whole, false)
    }
    let text = shown(fitted.equation)
    return (text, text != whole || whole.contains("…"))
  }

  private func wholeText(of outcome: FormulaSession.Outcome) -> String {
    let equation = { shown(DisplayFormat.result($0, form: $1, settings: settings).equation) }
    if let answer = outcome.answer(equation) { return "⇒ \(answer)" }
    return outcome.result.map { equation($0, outcome.form) } ?? ""
  }

  // MARK: One line

  /// The outcome of a line's last statement, if it has a value.
  private func value(ofLine index: Int) -> (outcome: FormulaSession.Outcome, result: FormulaResult)? {
    guard notebook.outcomes.indices.contains(index), index < notebook.evaluatedCount,
      case .value(let outcome, _, _, _) = notebook.outcomes[index], let result = outcome.result
    else { return nil }
    return (outcome, result)
  }

  /// All that there is to say about a line's result: with up to so many digits, and as an operand.
  func lineAnswer(_ index: Int) -> String {
    guard let (outcome, result) = value(ofLine: index) else {
      return Self.failure(Phrase("thereIsNoLine", "there is no such line"))
    }
    var object = JSONObject()
    let further = DisplayFormat.further(result, form: outcome.form, settings: settings, digits: Self.mostDigits)
    object.add("whole", further.map { shown($0.equation) } ?? wholeText(of: outcome))
    object.add("operand", shown(DisplayFormat.operand(result, form: outcome.form), isFormula: true))
    object.add("name", optional: outcome.definition)
    return object.text
  }

  /// Makes a line's value the last answer, and its calculation an entry of history.
  ///
  /// - Returns: the line with a number in the place of an answer from outside, which will soon be another; `nil` where
  ///   it has none.
  mutating func enter(_ index: Int) -> String? {
    guard let (outcome, result) = value(ofLine: index),
      case .value(_, _, let answer, let isFromOutside) = notebook.outcomes[index]
    else { return nil }
    let operand = answer.map { DisplayFormat.operand($0, form: $0.form) }
    func fixed(_ text: String) -> String { operand.map { calculator.withAnswer($0, in: text) } ?? text }
    calculator.take(
      result, form: outcome.form, ratesDate: outcome.ratesDate,
      of: outcome.definition == nil ? fixed(outcome.source) : nil)
    _ = conversation.keep(result)
    let line = notebook.lines[index], new = fixed(outcome.continuesFromAnswer ? outcome.source : line)
    return isFromOutside && new != line ? new : nil
  }

  /// The sum of the values of some lines.
  func total(of indexes: [Int]) -> String {
    let values = indexes.compactMap { value(ofLine: $0) }.filter { $0.result.isNumeric }
    var object = JSONObject()
    object.add("count", values.count)
    guard !values.isEmpty else { return object.text }
    let sum = values.map { "(\(DisplayFormat.operand($0.result, form: $0.outcome.form)))" }.joined(separator: " + ")
    var session = FormulaSession(scope: freshScope, options: conversation.options)
    do throws(FormulaError) {
      guard let outcome = try session.run(sum).last, let result = outcome.result else { return object.text }
      let exactness = values.map { $0.result.exactness }.reduce(result.exactness) { max($0, $1) }
      let shown = DisplayFormat(settings, width: Self.resultWidth)
        .fitted(FormulaResult(result.number, exactness, form: result.form), form: outcome.form)
      object.add("shown", optional: shown.map { self.shown($0.equation) })
      object.add("operand", self.shown(DisplayFormat.operand(result, form: outcome.form), isFormula: true))
    } catch { object.add("error", message(of: error)) }
    return object.text
  }
}
