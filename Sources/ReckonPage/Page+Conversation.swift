import Reckon
import ReckonCalculator
import ReckonCatalogue
import ReckonMachine

/// The answers about text in the language: values, statements, completion, help and plots.
extension Page {
  /// One formula by itself, in shortest text that reads back: what tests hold against the library.
  func evaluated(_ text: String, angleUnit: String, numberMode: String) -> String {
    var options = Formula.Options()
    options.angleUnit = AngleUnit.allCases.first { $0.abbreviation == angleUnit } ?? .degrees
    options.numberMode = NumberMode(rawValue: numberMode) ?? .exact
    var object = JSONObject()
    do throws(FormulaError) {
      let formula = try Formula(text, variables: [], options: options)
      let result = try formula.result()
      object.add("value", result.number.formulaText())
      if options.numberMode == .double { object.add("bits", String(result.number.double.bitPattern, radix: 16)) }
      object.add("shown", DisplayFormat.result(result, form: formula.program.resultForm, settings: settings).marked)
      object.add("exact", result.exactness == .exact)
    } catch { object.add("error", json: Self.error(error).text) }
    return object.text
  }

  /// Runs statements; what they define stays.
  mutating func ran(_ text: String) -> String {
    var object = JSONObject()
    do throws(FormulaError) {
      let outcomes = try conversation.run(text)
      object.add("outcomes", json: JSONObject.array(outcomes.map { outcome($0) }))
    } catch { object.add("error", json: Self.error(error).text) }
    return object.text
  }

  private func outcome(_ outcome: Session.Outcome) -> String {
    var object = JSONObject()
    object.add("source", outcome.source)
    object.add("defines", optional: outcome.definition)
    if let result = outcome.result {
      object.add("shown", DisplayFormat.result(result, form: outcome.form, settings: settings).equation)
    }
    object.add("changes", texts: outcome.changes.map { $0.name })
    object.add("rates", optional: outcome.ratesDate)
    return object.text
  }

  /// The definitions and calculations of the conversation as a formula book.
  var book: String {
    var object = JSONObject()
    do throws(FormulaError) { object.add("book", try conversation.bookText()) } catch {
      object.add("error", json: Self.error(error).text)
    }
    return object.text
  }

  private var names: [(name: String, summary: String)] {
    Catalogue.functions.filter { $0.isNamed }.map { ($0.name, $0.summary) } + Catalogue.constants.map { ($0.name, "") }
  }

  func completions(_ beginning: String) -> String {
    let found = beginning.isEmpty ? [] : names.filter { $0.name.hasPrefix(beginning) }.sorted { $0.name < $1.name }.prefix(12)
    return JSONObject.array(
      found.map { name in
        var object = JSONObject()
        object.add("name", name.name)
        object.add("summary", name.summary)
        return object.text
      })
  }

  func help(_ name: String) -> String {
    guard let row = Catalogue.functions.first(where: { $0.isNamed && ($0.name == name || $0.aliases.contains(name)) }) else {
      return Self.failure("there is no function \(name)")
    }
    var object = JSONObject()
    object.add("name", row.name)
    object.add("summary", row.summary)
    object.add(
      "examples",
      json: JSONObject.array(
        row.examples.map { example in
          var object = JSONObject()
          object.add("expression", example.expression)
          object.add("result", example.result)
          return object.text
        }))
    return object.text
  }

  /// A formula of `x` at `count` points from `from` to `to`; `null` where it has no value.
  func samples(_ text: String, _ from: String, _ to: String, _ count: String) -> String {
    guard let first = Double(from), let last = Double(to), let count = Int(count), first < last, 2...100_000 ~= count else {
      return Self.failure("a plot goes from a number to a larger one")
    }
    var object = JSONObject()
    do throws(FormulaError) {
      let formula = try Formula(
        text, variables: ["x"], scope: conversation.scope, options: Formula.Options(angleUnit: .radians, numberMode: .double))
      let step = (last - first) / Double(count - 1)
      let result = try formula.evaluate(columns: [(0..<count).map { first + Double($0) * step }])
      object.add("values", json: JSONObject.array(result.values.map { $0.isFinite ? $0.description : "null" }))
    } catch { object.add("error", json: Self.error(error).text) }
    return object.text
  }
}
