import Reckon
import ReckonCalculator
import ReckonCatalogue

/// The calculator's answers: its state, keys, settings, history and conversions.
extension Page {
  /// All that the page shows of the calculator.
  var state: String {
    var object = JSONObject()
    object.add("display", calculator.display)
    object.add("approximate", !calculator.shownNumber.isExact)
    object.add("expression", calculator.expression)
    object.add(
      "lines",
      json: JSONObject.array(
        calculator.lines.map { line in
          var object = JSONObject()
          object.add("operation", line.operation)
          object.add("operand", line.operand)
          return object.text
        }))
    if let error = calculator.error {
      object.add("error", error.message)
      if let range = error.range {
        object.add("errorStart", range.lowerBound)
        object.add("errorEnd", range.upperBound)
      }
    }
    object.add("memory", optional: calculator.memory)
    object.add("unit", optional: calculator.unit)
    object.add("value", optional: calculator.value)
    object.add("panel", optional: calculator.panel?.rawValue)
    object.add("refusal", optional: calculator.refusal)
    object.add("remarks", texts: calculator.remarks)
    object.add("tips", texts: calculator.tips)
    object.add("furtherDigits", calculator.hasFurtherDigits)
    object.add("earlierDigits", calculator.showsFurtherDigits)
    object.add("angle", settings.angleUnit.abbreviation)
    object.add("style", settings.entryStyle.rawValue)
    object.add("pending", optional: calculator.pendingOperation?.rawValue)
    object.add("historyCount", calculator.history.count)
    return object.text
  }

  static var keys: String {
    JSONObject.array(
      Key.allCases.map { key in
        var object = JSONObject()
        object.add("name", key.rawValue)
        object.add("glyph", key.glyph)
        object.add("kind", key.kind.rawValue)
        object.add("press", key.press)
        object.add("spoken", key.spokenName)
        return object.text
      })
  }

  var settingsList: String {
    JSONObject.array(
      Setting.all.filter { !$0.isOfPrompt }.map { setting in
        var object = JSONObject()
        object.add("name", setting.name)
        object.add("summary", setting.summary)
        object.add("value", setting.get(settings))
        object.add("allowed", setting.allowed)
        object.add("choices", texts: setting.choices)
        return object.text
      })
  }

  mutating func set(_ name: String, to value: String) -> String {
    guard let setting = Setting.named(name) else { return Self.failure("there is no setting \(name)") }
    var isTaken = false
    calculator.changeSettings { isTaken = setting.set(&$0, value) }
    guard isTaken else { return Self.failure(setting.refusal(of: value)) }
    var options = conversation.options
    options.angleUnit = settings.angleUnit
    options.numberMode = settings.numberMode
    conversation.options = options
    return state
  }

  var historyList: String {
    let format = DisplayFormat(settings, width: 40)
    return JSONObject.array(
      calculator.history.map { entry in
        var object = JSONObject()
        object.add("id", entry.id)
        object.add("expression", entry.expression)
        object.add("result", entry.shown(format).marked)
        object.add("angle", entry.angleUnit.abbreviation)
        object.add("milliseconds", json: "\(entry.time.milliseconds)")
        return object.text
      })
  }

  func converted(_ value: String, from: String, to: String) -> String {
    do throws(FormulaError) {
      let result = try Converter(rates: rates, now: now).convert(value, from: from, to: to)
      let shown = DisplayFormat.result(result.number, form: result.form, settings: settings)
      var object = JSONObject()
      object.add("text", shown.marked)
      object.add("value", result.value)
      object.add("remarks", texts: result.remarks)
      return object.text
    } catch {
      var object = JSONObject()
      object.add("error", json: Self.error(error).text)
      return object.text
    }
  }

  var unitList: String {
    var object = JSONObject()
    object.add(
      "categories",
      json: JSONObject.array(
        Converter.categories.map { category in
          var object = JSONObject()
          object.add("title", category.title)
          object.add("units", texts: category.units)
          return object.text
        }))
    object.add("currencies", texts: Converter(rates: rates, now: now).currencies)
    object.add("date", optional: rates?.date)
    object.add("warning", optional: rates?.warning(on: now))
    return object.text
  }
}
