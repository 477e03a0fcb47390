import Reckon
import ReckonCalculator
import ReckonStorage
import ReckonSystem
import ReckonTerminal

extension PromptCommand {
  static let history = PromptCommand(
    "history", "[COUNT or WORD]", "lists lines that were entered at the prompt, the newest last",
    details: """
      Of all prompts, 20 lines unless a number says how many; a word chooses those that have it. ↑ brings lines back, and Ctrl-R searches
      them. Lines that begin with a blank are not kept.
      """, examples: ["2 + 3", ":history", ":history 5", ":history sin"]
  ) { repl, text in
    var history = CalculatorFiles(environment: repl.console.environment).lines()
    let lines = history.read()
    for message in history.messages { repl.console.report(Phrase(verbatim: message)) }
    let count = text.isEmpty ? 20 : Int(text)
    if let count, count < 1 { throw UsageError("history takes a number from 1, or a word: :history 50") }
    let all = Array(lines.enumerated())
    let word = text.lowercased()
    let chosen = count.map { Array(all.suffix($0)) } ?? all.filter { $0.element.lowercased().contains(word) }
    if chosen.isEmpty, repl.isInteractive {
      return try repl.say(lines.isEmpty ? "no line has been kept yet" : "no line has \(FormulaError.Kind.shortened(text)) in it")
    }
    let width = "\(chosen.last.map { $0.offset + 1 } ?? 0)".count
    for (index, line) in chosen {
      let number = CharacterWidth.padded("\(index + 1)", to: width, isRight: true)
      let rows = line.replacing("\n", with: "\n" + String(repeating: " ", count: width + 2))
      try repl.write(repl.dimmed(number) + "  \(rows)")
    }
  }
}
