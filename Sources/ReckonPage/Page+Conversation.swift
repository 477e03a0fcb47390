import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonMachine

/// The answers about text in the language: values, statements, completion, help and plots.
extension Page {
  /// One formula by itself, its value in the shortest text that reads back: what tests hold against the library.
  ///
  /// - Parameter inputs: `name=value` pairs, separated by U+001E; a value is read as a number of the mode.
  func evaluated(_ text: String, angleUnit: String, numberMode: String, inputs: String) -> String {
    var options = Formula.Options()
    options.angleUnit = AngleUnit.allCases.first { $0.abbreviation == angleUnit } ?? .degrees
    options.numberMode = NumberMode(rawValue: numberMode) ?? .exact
    var names: [String] = []
    var values: [Value] = []
    for pair in inputs.unicodeScalars.split(separator: "\u{1E}") {
      guard let sign = pair.lastIndex(of: "="),
        let value = Self.number(String(pair[sign...].dropFirst()), options.numberMode)
      else {
        return Self.failure(Phrase("inputIsANameAndANumber", "an input is a name, = and a number"))
      }
      names.append(String(pair[..<sign]))
      values.append(.number(value))
    }
    var object = JSONObject()
    do throws(FormulaError) {
      let formula = try Formula(text, variables: names, scope: conversation.scope, options: options)
      let result = try formula.result(of: values)
      object.add("value", Self.written(result, formula.kind))
      object.add("exactness", Self.name(result.exactness))
      object.add("notes", texts: formula.notes.map { $0.kind.rawValue })
    } catch { object.add(error) }
    return object.text
  }

  private static func number(_ text: String, _ mode: NumberMode) -> NumericValue? {
    switch mode {
    case .double: Double(text).map { .double($0) }
    case .decimal, .exact: Decimal128(text).map { .decimal($0) }
    }
  }

  private static func name(_ exactness: Exactness) -> String {
    switch exactness {
    case .exact: "exact"
    case .rounded: "rounded"
    case .approximate: "approximate"
    }
  }

  private static func written(_ result: FormulaResult, _ kind: ValueKind) -> String {
    switch kind {
    case .number: result.isNumeric ? result.number.description : result.written
    case .percent: "\(result.number) as percent"
    case .truth: result.number.double == 1 ? "true" : result.number.double == 0 ? "false" : "\(result.number) as truth"
    case .instant: result.written
    case .quantity(let unit): ResultForm.text(result.number.description, of: unit)
    case .text, .list, .complex, .missing: result.written
    }
  }

  /// Runs statements: all of them, or with an error none. What they define stays, and history keeps their
  /// calculations.
  mutating func ran(_ text: String) -> String {
    guard let text = read(text) else { return ambiguousComma(in: text) }
    var object = JSONObject()
    do throws(FormulaError) {
      var session = conversation
      let outcomes = try session.run(text)
      conversation = session
      for outcome in outcomes {
        guard let result = outcome.result else { continue }
        calculator.take(
          result, form: outcome.form, ratesDate: outcome.ratesDate,
          of: outcome.definition == nil ? outcome.source : nil,
          usesAnswer: outcome.number.flatMap { session.answer($0 - 1) }?.isNumeric ?? false)
      }
      // The day of the rates is said with the first conversion by them.
      let dated = outcomes.firstIndex { $0.ratesDate != nil && $0.ratesDate != statedRates }
      let date = dated.flatMap { outcomes[$0].ratesDate }
      if let date { statedRates = date }
      object.add(
        "outcomes",
        json: JSONObject.array(outcomes.enumerated()) { object, outcome in
          let remark = outcome.offset == dated ? date.map { Phrase("ratesOf", "rates of \($0)").description } : nil
          add(outcome.element, remarks: remark.map { [$0] } ?? [], to: &object)
        })
    } catch { add(error, to: &object) }
    return object.text
  }

  private func add(_ outcome: FormulaSession.Outcome, remarks: [String], to object: inout JSONObject) {
    object.add("source", shown(outcome.source, isFormula: true))
    object.add("defines", optional: outcome.definition)
    let equation = { shown(DisplayFormat.result($0, form: $1, settings: settings).equation) }
    if let answer = outcome.answer(equation) {
      object.add("shown", "⇒ \(answer)")
    } else if let result = outcome.result {
      object.add("shown", equation(result, outcome.form))
    }
    object.add("changes", texts: outcome.changes.map { $0.name })
    object.add("remarks", texts: outcome.notes.map { message(of: $0) } + remarks)
  }

  /// The most completions that the page lists.
  private static let mostCompletions = 12

  /// The completions at an offset of a text that is being typed, in bytes of UTF-8; at its end without an offset.
  func completions(_ text: String, at offset: String) -> String {
    // Places stay where they are.
    let found = FormulaAssistant(conversation).completions(of: read(text) ?? text, at: Int(offset) ?? text.utf8.count)
    var object = JSONObject()
    object.add("start", found?.range.start ?? 0)
    object.add("end", found?.range.end ?? 0)
    let candidates = JSONObject.array((found?.candidates ?? []).prefix(Self.mostCompletions)) { object, candidate in
      object.add("name", candidate.name)
      object.add("kind", candidate.kind.rawValue)
      object.add("insertion", candidate.insertion)
      object.add("summary", candidate.summary)
    }
    object.add("candidates", json: candidates)
    return object.text
  }

  /// Help on a name of the language or of the conversation.
  func help(_ name: String) -> String {
    guard let entry = LanguageReference(conversation.scope).entries(named: name).first else {
      return Self.failure(Phrase("nothingIsCalled", "nothing is called \(name)"))
    }
    var object = JSONObject()
    object.add("name", entry.name)
    object.add("usage", entry.usage)
    object.add("headline", entry.headline)
    object.add("summary", entry.summary)
    let examples = JSONObject.array(entry.examples) { object, example in
      object.add("expression", shown(example.expression, isFormula: true))
      if let result = example.result {
        object.add("result", message(of: result, in: example.expression) ?? shown(result))
      }
    }
    object.add("examples", json: examples)
    return object.text
  }

  /// The message of an error that an example is to show by the name of its kind; `nil` where it has a value.
  private func message(of kind: String, in expression: String) -> String? {
    var session = FormulaSession(scope: freshScope)
    do throws(FormulaError) { try session.run(expression) } catch {
      return error.kind.name == kind ? message(of: error) : nil
    }
    return nil
  }
}
