import Reckon
import ReckonTerminal

extension PromptCommand {
  static let time = PromptCommand(
    "time", "EXPR", "measures how long an expression takes to compile and to evaluate",
    details: """
      Each stage is run as often as it takes to mean something, some tens of milliseconds, and the median is shown. Names that have a value \
      are inputs, so that they are not computed with when the formula is compiled. The caches' part is measured too: a program that is found \
      by its text, a result that is found by its inputs, and the same line at the prompt.
      """, argument: .expression, examples: ["x = 3", ":time sin(x)^2 + 1"]
  ) { repl, text in
    guard !text.isEmpty else { throw UsageError("time needs an expression: :time sin(2) + 1") }
    let times = try FormulaTimes(of: text, in: repl.session, isCancelled: repl.isCancelled)
    let names = 2 + (times.stages.map { CharacterWidth.of($0.name) }.max() ?? 0)
    let texts = times.stages.map { $0.seconds.map(Stopwatch.text) ?? "–" }
    let width = texts.map(\.count).max() ?? 0
    for (stage, text) in zip(times.stages, texts) {
      let line = CharacterWidth.padded(stage.name, to: names) + CharacterWidth.padded(text, to: width, isRight: true)
      try repl.write(stage.remark.isEmpty ? line : "\(line)  \(stage.remark)")
    }
  }
}
