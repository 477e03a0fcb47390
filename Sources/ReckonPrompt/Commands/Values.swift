import Reckon
import ReckonCalculator
import ReckonTerminal

extension PromptCommand {
  static let digits = PromptCommand(
    "digits", "[COUNT]", "shows more digits of the last value",
    details: """
      Shows N significant digits (default 100) of an exact number, all correct. Ctrl-C ends a long computation. to fix \
      50 and to sig 40 round instead.
      """, examples: [":set mode exact", "√2", ":digits", "1/7", ":digits 60"]
  ) { repl, text in
    guard let count = text.isEmpty ? 100 : Int(text), 1...ExactValue.largestDigits ~= count else {
      throw UsageError(
        "digitsTakesANumberFrom1", "digits takes a number from 1 to \(ExactValue.largestDigits): :digits 100")
    }
    guard let last = repl.session.answers.last else {
      throw UsageError("thereIsNoValueYet", "there is no value yet whose digits could be shown")
    }
    guard case .exact(let value) = last.number, last.exactness == .exact else {
      throw UsageError("lastValueHasNoMoreDigits", "the last value has no further digits: it is not known exactly")
    }
    let isCancelled = repl.isCancelled
    guard let shown = value.text(digits: count, isCancelled: isCancelled) else {
      if isCancelled?() == true { return _ = try repl.reportStopped() }
      throw UsageError(
        "digitsTakeTooLongOrCannotBe", "cannot compute \(count) digits: they take too long or cannot be determined")
    }
    try repl.write(ResultText.formula(last.kind.unit.map { "\(shown) \($0)" } ?? shown, repl.settings))
  }

  static let convert = PromptCommand(
    "convert", "VALUE FROM TO | EXPR", "converts between units and between currencies",
    details: """
      Computes in exact numbers, whatever the setting. Names may be used: :convert d mile. The result is numbered like
      other values and becomes ans.
      """, argument: .expression,
    examples: [
      ":convert 5 km mile", ":convert 3 h + 20 min to min", ":convert 100 °F °C", "d = 42.195 km", ":convert d mile",
    ]
  ) { repl, text in
    repl.defineCurrencies(for: text)
    let converter = Converter(rates: repl.currencies.rates, now: repl.console.now(), scope: repl.session.scope)
    let conversion = try ConversionWords.result(
      text.split(whereSeparator: \.isWhitespace).map(String.init), converter, as: ":convert")
    for remark in conversion.remarks { repl.console.writeError("\(VisibleText.remark(remark))\n") }
    try repl.show(conversion)
  }

  static let time = PromptCommand(
    "time", "EXPR", "measures how long an expression takes to compile and to evaluate",
    details: """
      Each stage is repeated for some tens of milliseconds, and the median is shown. Names with a value are inputs, so
      that they are not folded when the formula is compiled. Cache look-ups are measured too: a program found by its
      text, a result found by its inputs, and the same line at the prompt.
      """, argument: .expression, examples: ["x = 3", ":time sin(x)^2 + 1"]
  ) { repl, text in
    guard !text.isEmpty else { throw UsageError("timeNeedsAnExpression", "time needs an expression: :time sin(2) + 1") }
    let times = try FormulaTimes(of: text, in: repl.session, isCancelled: repl.isCancelled)
    let names = 2 + (times.stages.map { CharacterWidth.of($0.name) }.max() ?? 0)
    let texts = times.stages.map { $0.seconds.map(Stopwatch.text) ?? "–" }
    let width = texts.map(\.count).max() ?? 0
    for (stage, text) in zip(times.stages, texts) {
      let line = CharacterWidth.padded(stage.name, to: names) + CharacterWidth.padded(text, to: width, isRight: true)
      try repl.write(stage.remark.isEmpty ? line : "\(line)  \(stage.remark)")
    }
  }

  static let cache = PromptCommand(
    "cache", "[clear]", "shows the hits and misses of the caches of programs and values",
    details: "Repeated lines reuse their compiled program, or their result if it cannot change.",
    examples: ["2 + 3", "2 + 3", ":cache", ":cache clear"]
  ) { repl, text in
    switch text {
    case "":
      let statistics = repl.session.cacheStatistics
      try repl.say(
        Phrase(
          "valuesFoundComputedPrograms",
          """
          values:   \(statistics.resultHits) found, \(statistics.resultMisses) computed
          programs: \(statistics.programHits) found, \(statistics.programMisses) compiled, \(statistics.programCount) \
          kept, \(statistics.programInvalidations) discarded because a name changed
          """))
    case "clear":
      repl.session.cachesStatements = false
      repl.session.cachesStatements = true
    default: throw UsageError("cacheKnowsNothingButClear", "cache takes only the word clear")
    }
  }
}

extension REPL {
  /// Displays and numbers the value of a conversion.
  fileprivate mutating func show(_ conversion: Converter.Result) throws {
    let result = FormulaResult(conversion.number, conversion.exactness, kind: conversion.form.kind)
    let place = session.keep(
      FormulaResult(conversion.number.converted(to: settings.numberMode), result.exactness, kind: result.kind))
    try write(
      (isInteractive ? mark(place) : "")
        + ResultText.shown(result, conversion.form, isInteractive ? settings : nil).marked)
  }
}
