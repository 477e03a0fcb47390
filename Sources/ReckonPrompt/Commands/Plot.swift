import Reckon
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let plot = PromptCommand(
    "plot", "FUNCTION[, …] [FROM TO] [FILE.svg]", "draws functions of x",
    details: """
      A function is an expression in x, or the name of a function of one argument; several are separated by commas. The bounds are two words \
      without blanks outside of brackets, such as -2π. Without bounds it draws -10 to 10, or two turns where angles take part.
      With a file's name that ends in .svg at the end, the plot is written there.
      Poles are not joined and do not flatten the rest; where a function has no value there is a gap.
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
}

extension REPL {
  /// Writes a picture; of the files that are there already it takes the place of pictures only.
  fileprivate func save(_ text: String, to path: String) throws {
    let path = try self.path(path)
    if System.exists(path) {
      let begin = try BookFiles.beginning(of: path, console).prefix(200)
      guard begin.isEmpty || String(decoding: begin, as: UTF8.self).contains("<svg") else {
        throw UsageError("isThereAlreadyAndNoPicture", "\(path) is there already and no picture; draw under another name")
      }
    }
    try write(text, to: path)
  }

  /// The room for a plot: the window's width and two thirds of its height, or 80 × 20 where there is no window.
  fileprivate var plotSize: TerminalSize {
    guard console.outputIsTerminal, console.inputDescriptor != nil else { return TerminalSize(columns: 80, rows: 20) }
    let window = TerminalSize(descriptor: 1, environment: console.environment)
    return TerminalSize(columns: window.columns, rows: min(max(window.rows * 2 / 3, 10), 32))
  }
}
