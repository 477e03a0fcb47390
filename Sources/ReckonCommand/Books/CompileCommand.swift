import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let compile = Command(
    "compile", usage: "BOOK --output FILE",
    summary: "Compiles a formula book into one file, which --book takes like the book itself; - is standard input.",
    flags: [CompileCommand.output, CompileCommand.strip, FormulaFlags.limit], words: [.file], run: { try CompileCommand.run($0, $1) })
}

/// `reckon compile`.
enum CompileCommand {
  fileprivate static let output = Flag<String>(
    "--output", "FILE", Phrase("where to write it; the file appears only when it is whole").keyed(.option, "compile --output"),
    words: .file)
  fileprivate static let strip = Switch("--strip", "leave the text out: errors then have no places, and there are no examples")

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let path = arguments.words.first, arguments.words.count == 1 else {
      throw UsageError(
        "compileNeedsOneFormulaBook", "compile needs one formula book: reckon compile pricing.reckon --output pricing.image")
    }
    guard let output = try arguments[output] else {
      throw UsageError("compileNeedsAPlace", "compile needs a place for the result: --output FILE")
    }
    let image = try BookFiles.book(path, console, limits: try arguments.limits()).image(keepingSource: !arguments.has(strip))
    let target = try OutputTarget(path: output, console: console)
    do {
      try image.withUnsafeBytes(target.write)
      try target.finish()
    } catch {
      target.abandon()
      throw error
    }
    return .success
  }
}
