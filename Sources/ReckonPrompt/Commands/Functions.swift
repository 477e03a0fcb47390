import Reckon
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let plot = PromptCommand(
    "plot", "FUNCTION[, …] [FROM TO] [FILE.svg]", "draws functions of x",
    details: """
      A function is an expression in x, or the name of a function of one argument; several are separated by commas.
      The bounds are two words without spaces outside brackets, such as -2π. Without bounds it draws from -10 to 10,
      or two turns if angles are used. If the last word is a file name that ends in .svg, the plot is written to that
      file. Curves are not joined across poles, and poles do not flatten the rest; where a function has no value there is a gap.
      """, argument: .expression,
    examples: [
      ":plot sin -360 360", ":plot x^2 - 3, 2x + 1 -5 5", "f(t) = t^3 - t", ":plot f -2 2", ":plot tan, 1/x",
      ":plot sin, cos -360 360 waves.svg",
    ]
  ) { repl, text in
    let request = try PlotRequest(text, in: repl.session)
    repl.report(request.functions.flatMap(\.formula.notes))
    let plot = try FunctionPlot(request.functions, over: request.range, isCancelled: repl.isCancelled)
    if let file = request.file {
      try repl.save(SVGPlot(plot).text, to: file)
      return try repl.say(Phrase("written", "\(file) written"))
    }
    for line in TerminalPlot(plot, size: repl.plotSize).lines(repl.colorDepth) { try repl.write(line) }
  }

  static let table = PromptCommand(
    "table", "FUNCTION[, …] FROM TO [STEP]", "shows values of functions of x in a table",
    details: """
      A function is an expression in x, or the name of a function of one argument; several are separated by commas.
      Bounds and step are words without spaces outside brackets. Points are exact: steps of 0.1 give 0.1, 0.2, 0.3.
      Without a step there are about twenty rows. A dash marks a missing value; the reason is given below.
      """, argument: .expression,
    examples: [":table x^2, x^3 0 1 0.1", ":table sin, cos 0 360 30", "f(t) = 1/t", ":table f -2 2 1"]
  ) { repl, text in
    let table = try ValueTable(text, in: repl.session)
    repl.report(table.functions.flatMap(\.formula.notes))
    try table.write(to: repl.console, repl.isInteractive ? repl.settings : nil, isCancelled: repl.isCancelled)
  }

  static let solve = PromptCommand(
    "solve", "EQUATION [for NAME] [FROM TO]", "solves an equation numerically",
    details: """
      The unknown is x, the only undefined name, or the name after ‘for’. A formula without = is set equal to 0.
      Both sides have units of the same kind, which determines the unit of the unknown: v = 100 km / (2 h) is a speed.
      It searches between the bounds, by default within two turns if angles are used, otherwise from -10^12 to 10^12. \
      A solution between two sampled points can be missed. x = 2 is exact, x ≈ 1.4142135623730951 is rounded. \
      Solutions are numbered like other values, and ans is the last of them.
      """, argument: .expression,
    examples: [
      ":solve x^2 = 2", ":solve 2t + 3 = 10", ":solve cos x = x 0 90", "p = 1000",
      ":solve p * (1 + r/100)^10 = 2p for r",
      ":solve x km = 5 mile",
    ]
  ) { repl, text in
    let request = try SolveRequest(text, in: repl.session)
    repl.report(request.equation.notes)
    let function = try request.function(endingBy: repl.isCancelled)
    var search = RootSearch(function, in: request.range)
    try repl.show(try search.run(), of: function, request)
  }
}

extension REPL {
  /// Writes a picture; only existing pictures are overwritten.
  fileprivate func save(_ text: String, to path: String) throws {
    let path = try self.path(path)
    if System.exists(path) {
      let begin = try BookFiles.beginning(of: path, console).prefix(200)
      guard begin.isEmpty || String(decoding: begin, as: UTF8.self).contains("<svg") else {
        throw UsageError(
          "isThereAlreadyAndNoPicture", "\(path) already exists and is not a picture; choose another name")
      }
    }
    try write(text, to: path)
  }

  /// The size of a plot: the window's width and two thirds of its height, or 80 × 20 without a window.
  fileprivate var plotSize: TerminalSize {
    guard console.outputIsTerminal, console.inputDescriptor != nil else { return TerminalSize(columns: 80, rows: 20) }
    let window = TerminalSize(descriptor: 1, environment: console.environment)
    return TerminalSize(columns: window.columns, rows: min(max(window.rows * 2 / 3, 10), 32))
  }

  /// The maximum number of solutions to display.
  private static let mostRoots = 50

  fileprivate mutating func show(_ findings: RootFindings, of function: FormulaFunction, _ request: SolveRequest) throws
  {
    let name = request.equation.unknown
    let searched = FunctionPlot.text(request.range)
    guard findings.isDefined else {
      let place = request.range.lowerBound / 2 + request.range.upperBound / 2
      let reason = Result { () throws(FormulaError) in try function.checkValue(at: place) }
      let ending: Phrase = if case .failure(let error) = reason { ": \(error.message)" } else { "" }
      throw UsageError(
        "noSideOfTheEquationHasAValue", "neither side of the equation has a value from \(searched)\(ending)")
    }
    guard !findings.roots.isEmpty || !findings.ranges.isEmpty else {
      throw UsageError(
        "noSolutionWasFound", "no solution was found from \(searched); try other bounds, as in :solve x^2 = 2 0 5")
    }
    for range in findings.ranges {
      if try function.underflows(in: range, within: request.range) {
        let place = FunctionPlot.text(range)
        try say(
          Phrase(
            "fromTheDifferenceOfTheSides",
            "\(name) from \(place): the difference of the sides is too small for doubles there, which does not make it 0"
          ))
        continue
      }
      try say(
        range == request.range
          ? Phrase(
            "anyFromSolvesItAsFar", "any \(name) from \(searched) solves it, as far as numbers of 16 digits can tell")
          : Phrase(
            "fromTheSidesAreTheSameThere",
            "\(name) from \(FunctionPlot.text(range)): the sides are the same there, as far as numbers of 16 digits can tell"
          ))
    }
    for root in findings.roots.prefix(Self.mostRoots) {
      let value = root.value(session.options.numberMode, of: request.equation.kind)
      let touches = root.kind == .touching ? "  (\(Phrase("the sides touch")))" : ""
      let place = session.keep(value)
      let mark = isInteractive ? mark(place) : ""
      let equation = ResultText.equation(value, value.form, isInteractive ? settings : nil)
      try write("\(mark)\(name) \(equation)\(touches)")
    }
    let rest = findings.roots.count - Self.mostRoots
    if rest > 0 { try say(Phrase("andMore", "and \(rest) more")) }
    let remark: Phrase =
      request.isBounded
      ? Phrase("searchedFrom", "searched from \(searched)")
      : Phrase("searchedFromThereMayBeMore", "searched from \(searched); there may be more elsewhere")
    console.writeError("\(remark)\n")
  }
}
