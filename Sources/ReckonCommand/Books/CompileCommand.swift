import Reckon
import ReckonPrompt
import ReckonTerminal

extension Command {
  static let compile = Command(
    "compile", usage: "BOOK --output FILE",
    summary: "Compiles a formula book into one file, which --book accepts like the book itself; - is standard input.",
    flags: [CompileCommand.output, CompileCommand.strip, FormulaFlags.limit], words: [.file],
    run: { try CompileCommand.run($0, $1) })
}

/// `reckon compile`.
enum CompileCommand {
  fileprivate static let output = Flag<String>(
    "--output", "FILE", Phrase("write to FILE, created only on success").keyed(.option, "compile --output"),
    words: .file)
  fileprivate static let strip = Switch(
    "--strip", "omit the source text: errors then have no positions, and there are no examples")

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard let path = arguments.words.first, arguments.words.count == 1 else {
      throw UsageError(
        "compileNeedsOneFormulaBook",
        "compile needs one formula book: reckon compile pricing.reckon --output pricing.image")
    }
    guard let output = try arguments[output] else {
      throw UsageError("compileNeedsAPlace", "compile needs an output file: --output FILE")
    }
    let image = try BookFiles.book(path, console, limits: try arguments.limits()).image(
      keepingSource: !arguments.has(strip))
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
