import Reckon
import ReckonCalculator
import ReckonTerminal

extension PromptCommand {
  static let convert = PromptCommand(
    "convert", "VALUE FROM TO | EXPR", "converts between units and between currencies",
    details: """
      Computes in exact numbers, whatever the setting. Names may take part: :convert d mile. The result is numbered \
      like other values, so that ans is it.
      """, argument: .expression,
    examples: [":convert 5 km mile", ":convert 3 h + 20 min to min", ":convert 100 °F °C", "d = 42.195 km", ":convert d mile"]
  ) { repl, text in
    repl.defineCurrencies(for: text)
    let converter = Converter(rates: repl.currencies.rates, now: repl.console.now(), scope: repl.session.scope)
    let conversion = try ConversionWords.result(text.split(whereSeparator: \.isWhitespace).map(String.init), converter, as: ":convert")
    for remark in conversion.remarks { repl.console.writeError("\(VisibleText.remark(remark))\n") }
    try repl.show(conversion)
  }
}

extension REPL {
  /// Shows the value of a conversion, and numbers it.
  fileprivate mutating func show(_ conversion: Converter.Result) throws {
    let result = FormulaResult(conversion.number, conversion.exactness, kind: conversion.form.kind)
    let place = session.keep(FormulaResult(conversion.number.converted(to: settings.numberMode), result.exactness, kind: result.kind))
    try write((isInteractive ? mark(place) : "") + ResultText.shown(result, conversion.form, isInteractive ? settings : nil).marked)
  }
}
