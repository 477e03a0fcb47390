import Reckon
import ReckonCalculator
import ReckonPage
import ReckonTerminal

// Answers texts as the library's own surfaces do, for Tests/Integration/surfaces.py: a request a line of input,
// surface, mode and text separated by U+001F, with U+001D for line breaks of the text, and one JSON object per line of
// output. The one argument is the text of a file of exchange rates.

let now = Timestamp(secondsSince1970: 1_700_000_000)
let ratesText = CommandLine.arguments[1]
let rates = try RateReader.read(Array(ratesText.utf8), now: now)

extension JSONObject {
  mutating func add(_ error: FormulaError) {
    add("error", error.kind.name)
    add("message", error.message)
    add("place", "\(error.range.start) \(error.range.end)")
  }

  private static func text(ofItem item: Value, _ kind: ValueKind) -> String {
    if case .number(let number) = item {
      number.description
    } else {
      FormulaResult(value: item, form: ResultForm(kind)).written
    }
  }

  mutating func add(_ result: FormulaResult) {
    add("written", result.written)
    add("number", optional: result.isNumeric ? result.number.description : nil)
    if case .list(let items) = result.value {
      add("items", texts: items.map { Self.text(ofItem: $0, result.kind.itemKind) })
    }
    add("unit", optional: result.kind.unit)
    add("exactness", optional: result.exactness.name)
    add("exactnessNote", optional: result.exactness.note(result.number.mode)?.description)
  }
}

struct Surfaces {
  let mode: NumberMode
  var options: Formula.Options { Formula.Options(numberMode: mode) }
  var scope: Scope {
    var scope = Scope()
    scope.rates = rates.exchangeRates
    return scope
  }
  var settings: CalculatorSettings {
    var settings = CalculatorSettings()
    settings.numberMode = mode
    return settings
  }

  func formula(_ text: String) -> JSONObject {
    var answer = JSONObject()
    do throws(FormulaError) {
      let formula = try Formula(text, variables: [], scope: scope, options: options)
      let result = try formula.result(of: [])
      answer.add(result)
      answer.add("plain", ResultText.value(result, formula.program.resultForm))
      answer.add("shown", ResultText.shown(result, formula.program.resultForm, settings).marked)
      answer.add("rates", optional: formula.program.ratesDate)
      answer.add("notes", texts: formula.notes.map { $0.message })
      answer.add("kind", "\(formula.kind)")
    } catch { answer.add(error) }
    return answer
  }

  /// The last statement's value, and the lines that a conversation shows for all.
  func session(_ text: String) -> JSONObject {
    var answer = JSONObject()
    var session = FormulaSession(scope: scope, options: options)
    session.continuesFromAnswer = true
    do throws(FormulaError) {
      let outcomes = try session.run(text)
      answer.add("lines", texts: outcomes.map { ResultText.line($0, settings) })
      let equations = outcomes.map { outcome in
        outcome.result.map { ResultText.equation($0, outcome.form, settings) } ?? ""
      }
      answer.add("equations", texts: equations)
      // What a script writes: nothing for definitions.
      let values = outcomes.filter { $0.definition == nil }
      answer.add(
        "plainLines", texts: values.compactMap { outcome in outcome.result.map { ResultText.value($0, outcome.form) } })
      answer.add("notes", texts: outcomes.flatMap { $0.notes.map { $0.message } })
      answer.add("defines", optional: outcomes.contains { $0.definition != nil } ? "yes" : nil)
      answer.add("statements", "\(outcomes.count)")
      if let last = outcomes.last, let result = last.result {
        answer.add(result)
        answer.add("shown", ResultText.shown(result, last.form, settings).marked)
        answer.add("rates", optional: outcomes.last { $0.ratesDate != nil }?.ratesDate)
      }
    } catch { answer.add(error) }
    return answer
  }

  /// A cell with the last of the texts that `; ` separates, beside cells of the values that those before it define.
  func sheet(_ text: String) -> JSONObject {
    var answer = JSONObject()
    var sheet = Sheet(scope: scope, options: options)
    var cells: [(name: String, text: String?)] = []
    var rest = text[...]
    while let end = rest.firstRange(of: "; "), let sign = rest[..<end.lowerBound].firstRange(of: " = "),
      !rest[..<sign.lowerBound].contains("(")
    {
      cells.append(
        (String(rest[..<sign.lowerBound].replacing("`", with: "")), String(rest[sign.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    do throws(FormulaError) {
      try sheet.edit(cells + [("A1", String(rest))])
      if let result = try sheet.result(of: "A1") { answer.add(result) }
    } catch { answer.add(error) }
    return answer
  }

  /// The text pasted into the keypad, and `=` where it is a number that is being typed.
  func paste(_ text: String) -> JSONObject {
    var answer = JSONObject()
    var settings = settings
    settings.isFirstLaunch = false
    var keypad = CalculatorSession(
      services: CalculatorServices(
        history: HistoryInMemory(), settings: SettingsInMemory(settings), rates: RatesInMemory(rates), now: { now },
        secondsFromUTC: { _ in 0 }))
    keypad.paste(text)
    if keypad.state.refusal == nil, keypad.history.isEmpty { keypad.press(.equals) }
    if case .notPasted(.pasteFails(let failure))? = keypad.state.refusal {
      if case .formula(let kind) = failure.kind {
        answer.add("error", kind.name)
      } else {
        answer.add("error", "keypad")
      }
      answer.add("message", failure.message)
    } else if let refusal = keypad.state.refusal {
      answer.add("error", "refused")
      answer.add("message", refusal.message)
    } else {
      answer.add("shown", keypad.shownNumber.marked)
      answer.add("unit", optional: keypad.unit)
      answer.add("notes", texts: keypad.state.remarks)
      // The keypad gives its number as text that the language reads.
      if let value = keypad.value {
        do throws(FormulaError) {
          answer.add("number", try Formula(value, variables: [], options: options).result(of: []).number.description)
        } catch { answer.add(error) }
      }
    }
    return answer
  }

  /// What the page's conversation answers, which is JSON already.
  func page(_ text: String) -> String {
    var page = Page()
    _ = page.answer(PageOperation.setClock.rawValue, ["\(now.secondsSince1970)", "0"])
    _ = page.answer(PageOperation.setRates.rawValue, [ratesText])
    _ = page.answer(PageOperation.set.rawValue, ["number-mode", mode.rawValue])
    return page.answer(PageOperation.run.rawValue, [text])
  }
}

extension StringProtocol {
  /// The parts between separators, each of which may have joined what follows it into one character.
  func parts(_ separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map {
      String(String.UnicodeScalarView($0))
    }
  }
}

// Only surfaces.py asks. A request that is none is a mistake there: the end of the answers shows it, where an answer
// could be counted as a surface's.
while let line = readLine() {
  let fields = line.parts("\u{1F}")
  guard fields.count == 3, let mode = NumberMode(rawValue: fields[1]) else {
    fatalError("a request is a surface, a mode and a text")
  }
  let surfaces = Surfaces(mode: mode)
  let text = fields[2].parts("\u{1D}").joined(separator: "\n")
  switch fields[0] {
  case "formula": print(surfaces.formula(text).text)
  case "session": print(surfaces.session(text).text)
  case "sheet": print(surfaces.sheet(text).text)
  case "paste": print(surfaces.paste(text).text)
  case "page": print(surfaces.page(text))
  default: fatalError("there is no surface \(fields[0])")
  }
}
