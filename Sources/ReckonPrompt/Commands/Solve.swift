import Reckon
import ReckonTerminal

extension PromptCommand {
  static let solve = PromptCommand(
    "solve", "EQUATION [for NAME] [FROM TO]", "finds where both sides of an equation are the same",
    details: """
      The unknown is x, or the only name that nothing is known of, or the one that is named behind ‘for’. A formula without = is to be 0.
      Sides with units are of one kind, and the unknown has the unit that makes them so: v = 100 km / (2 h) is a speed.
      Solutions are looked for between the bounds, otherwise within two turns where angles take part, or from -10^12 to 10^12. What lies \
      between the points at which it looks can be missed. x = 2 is exact, x ≈ 1.4142135623730951 is rounded. Solutions are numbered like \
      other values, so that ans is the last of them.
      """, argument: .expression,
    examples: [
      ":solve x^2 = 2", ":solve 2t + 3 = 10", ":solve cos x = x 0 90", "p = 1000", ":solve p * (1 + r/100)^10 = 2p for r",
      ":solve x km = 5 mile",
    ]
  ) { repl, text in
    let request = try SolveRequest(text, in: repl.session)
    repl.report(request.equation.notes)
    var equation = request.equation
    equation.isCancelled = repl.isCancelled
    var search = RootSearch(equation, in: request.range)
    try repl.show(try search.run(), request)
  }
}

extension REPL {
  /// How many solutions are shown.
  private static let mostRoots = 50

  fileprivate mutating func show(_ findings: RootFindings, _ request: SolveRequest) throws {
    let name = request.equation.unknown
    let searched = FunctionPlot.text(request.range)
    guard findings.isDefined else {
      let place = request.range.lowerBound / 2 + request.range.upperBound / 2
      let reason = request.equation.failure(at: place)
      let ending: Phrase = reason.map { ": \($0.message)" } ?? ""
      throw UsageError("no side of the equation has a value from \(searched)\(ending)")
    }
    guard !findings.roots.isEmpty || !findings.ranges.isEmpty else {
      throw UsageError("no solution was found from \(searched); try other bounds, as in :solve x^2 = 2 0 5")
    }
    for range in findings.ranges {
      if try request.equation.underflows(in: range, within: request.range) {
        let place = FunctionPlot.text(range)
        try say("\(name) from \(place): the difference of the sides is too small for doubles there, which does not make it 0")
        continue
      }
      try say(
        range == request.range
          ? "any \(name) from \(searched) solves it, as far as numbers of 16 digits tell"
          : "\(name) from \(FunctionPlot.text(range)): the sides are the same there, as far as numbers of 16 digits tell")
    }
    for root in findings.roots.prefix(Self.mostRoots) {
      let value = root.value(session.options.numberMode, in: request.equation.unit)
      let touches = root.kind == .touching ? "  (\(Phrase("the sides touch")))" : ""
      let place = session.keep(value)
      let mark = isInteractive ? mark(place) : ""
      let equation = ResultText.equation(value, value.form, isInteractive ? settings : nil)
      try write("\(mark)\(name) \(equation)\(touches)")
    }
    let rest = findings.roots.count - Self.mostRoots
    if rest > 0 { try say("and \(rest) more") }
    let remark: Phrase = request.isBounded ? "searched from \(searched)" : "searched from \(searched); there may be more elsewhere"
    console.writeError("\(remark)\n")
  }
}
