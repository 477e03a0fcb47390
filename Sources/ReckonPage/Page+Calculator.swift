import Reckon
import ReckonCalculator
import ReckonCatalogue

/// The calculator's answers: its state, keys, settings, history and conversions.
extension Page {
  /// All that the page shows of the calculator.
  ///
  /// - Parameters:
  ///   - messages: what the person should know beside it.
  ///   - enteredLine: the line of the notebook that was entered, where it is another one now.
  func state(messages: [String] = [], enteredLine: String? = nil) -> String {
    var object = JSONObject()
    object.add("line", optional: enteredLine)
    object.add("notebookWaits", !notebook.isEvaluated)
    // Text that is being typed is in the form in which people write here already.
    let written = { (text: String) in calculator.isTypingText ? text : shown(text, isFormula: true) }
    object.add("display", calculator.isTypingText ? calculator.display : shown(calculator.display))
    object.add("approximate", !calculator.shownNumber.isExact)
    object.add("expression", written(calculator.expression))
    let lines = JSONObject.array(calculator.lines) { object, line in
      object.add("operation", line.operation)
      object.add("operand", written(line.operand))
    }
    object.add("lines", json: lines)
    if let error = calculator.error {
      object.add("error", message(error.sentence))
      if let range = error.range {
        object.add("errorStart", range.lowerBound)
        object.add("errorEnd", range.upperBound)
      }
    }
    object.add("memory", optional: calculator.memory.map { shown($0) })
    if let memory = calculator.savedMemory {
      object.add("memoryText", memory.text)
      object.add("memoryExactness", Int(memory.exactness.rawValue))
    }
    object.add("unit", optional: calculator.unit)
    object.add("value", optional: calculator.value)
    object.add("panel", optional: calculator.state.panel?.rawValue)
    object.add("refusal", optional: calculator.state.refusal?.message)
    object.add("remarks", texts: calculator.state.remarks)
    object.add("messages", texts: messages)
    object.add("decimalComma", calculator.usesDecimalComma)
    object.add("tips", texts: calculator.tips)
    object.add("furtherDigits", calculator.hasFurtherDigits)
    object.add("earlierDigits", calculator.showsFurtherDigits)
    object.add("angle", settings.angleUnit.abbreviation)
    object.add("style", settings.entryStyle.rawValue)
    object.add("pending", optional: calculator.pendingOperation?.rawValue)
    object.add("historyCount", calculator.history.count)
    object.add("newestEntry", calculator.history.first?.id ?? 0)
    return object.text
  }

  static var keys: String {
    JSONObject.array(CalculatorKey.allCases) { object, key in
      object.add("name", key.rawValue)
      object.add("glyph", key.glyph)
      object.add("kind", key.kind.rawValue)
      object.add("press", key.press)
      object.add("spoken", key.spokenName)
    }
  }

  var settingsList: String {
    JSONObject.array(Setting.ofCalculator) { object, setting in
      object.add("name", setting.name)
      object.add("summary", setting.summary)
      object.add("value", setting.get(settings))
      object.add("allowed", setting.allowed)
      object.add("choices", texts: setting.choices)
    }
  }

  /// Changes a setting; gives what is wrong with the value.
  mutating func set(_ name: String, to value: String) -> String? {
    guard let setting = Setting.named(name) else {
      return Self.failure(Phrase("thereIsNoSetting", "there is no setting \(name)"))
    }
    var isTaken = false
    changeSettings { isTaken = setting.set(&$0, value) }
    return isTaken ? nil : Self.failure(setting.refusal(of: value))
  }

  /// Changes settings; each entry style has its own calculation, which is resumed with it.
  mutating func changeSettings(_ change: (inout CalculatorSettings) -> Void) {
    let before = calculator
    calculator.changeSettings(change)
    if settings.entryStyle != before.settings.entryStyle {
      if let otherCalculation { calculator.resumeCalculation(of: otherCalculation) }
      otherCalculation = before
    }
    followSettings()
  }

  var historyList: String {
    let format = DisplayFormat(settings, width: 40)
    return JSONObject.array(calculator.history) { object, entry in
      object.add("id", entry.id)
      object.add("expression", entry.expression)
      object.add("shown", shown(entry.expression, isFormula: true))
      object.add("result", shown(entry.shown(format).marked))
      object.add("angle", entry.angleUnit.abbreviation)
      object.add("milliseconds", json: "\(entry.time.milliseconds)")
    }
  }

  /// The history in a form in which it leaves the page.
  func exportedHistory(_ form: String) -> String {
    var object = JSONObject()
    if form == "book" {
      do throws(FormulaError) { object.add("text", try historyBook()) } catch {
        return Self.failure(Phrase(verbatim: error.message))
      }
    } else if let format = HistoryFormat(rawValue: form) {
      object.add("text", calculator.history.exported(as: format))
    } else {
      return Self.failure(Phrase("thereIsNoForm", "there is no form \(form)"))
    }
    return object.text
  }

  /// A book whose examples are the calculations of history, oldest first, each in its angle unit.
  private func historyBook() throws(FormulaError) -> String {
    var session = FormulaSession(scope: freshScope, options: conversation.options)
    for entry in calculator.history.reversed() {
      session.options.angleUnit = entry.angleUnit
      // What has no value any more, such as money without rates, is no example.
      _ = try? session.run(entry.expression)
    }
    return try session.bookText()
  }

  func converted(_ value: String, from: String, to: String) -> String {
    guard let value = read(value) else { return ambiguousComma(in: value) }
    do throws(FormulaError) {
      let converter = Converter(rates: rates, now: now, scope: conversation.scope)
      let result = try converter.convert(value, from: from, to: to)
      var object = JSONObject()
      let number = FormulaResult(result.number, result.exactness, form: result.form)
      let text = DisplayFormat(settings, width: Self.resultWidth).fitted(number, form: result.form)
      object.add("text", shown((text ?? DisplayFormat.result(number, form: result.form, settings: settings)).marked))
      object.add("value", result.value)
      object.add("remarks", texts: result.remarks)
      return object.text
    } catch {
      var object = JSONObject()
      add(error, to: &object)
      return object.text
    }
  }

  var unitList: String {
    let categories = JSONObject.array(Converter.categories) { object, category in
      object.add("title", category.title)
      object.add("units", texts: category.units)
    }
    var object = JSONObject()
    object.add("categories", json: categories)
    object.add("currencies", texts: Converter(rates: rates, now: now).currencies)
    object.add("date", optional: rates?.date)
    object.add("warning", optional: rates?.warning(on: now))
    return object.text
  }
}
