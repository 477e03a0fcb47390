import Reckon
import ReckonCalculator
import ReckonPrompt
import ReckonSystem
import ReckonTerminal

extension Command {
  /// The tool without a command.
  package static let withoutName = Command(
    "", usage: "[OPTION…] [EXPR… | FILE]",
    summary:
      """
      Without a command, reckon evaluates expressions as reckon eval does: reckon '2+3' '4*5'. If a word alone is not
      an expression, all words are read as one: reckon 2 + 3.

      Without an expression, reckon on a terminal is a calculator prompt. Otherwise it runs the text of -e, the script
      FILE (- is standard input), or standard input: statements and the prompt's :commands in one session, one value
      per line, up to the first error. A script may begin with #!/usr/bin/env reckon. The prompt first runs reckonrc,
      in the folder of the settings (~/.config/reckon).
      """,
    flags: [ScriptCommand.expression, FormulaFlags.define, FormulaFlags.book, FormulaFlags.angle]
      + FormulaFlags.numberModes(byDefault: .exact) + [
        EvalCommand.digits, FormulaFlags.ieee, EvalCommand.json, FormulaFlags.seed, FormulaFlags.steps,
        FormulaFlags.limit,
        FormulaFlags.noNative, FormulaFlags.uncertain,
        ScriptCommand.noStartupFile, ScriptCommand.goesOn, ScriptCommand.help, ScriptCommand.version,
      ], words: [.file], run: { try ScriptCommand.run($0, $1) })
}

/// The tool without a command: scripts, and the prompt.
enum ScriptCommand {
  fileprivate static let expression = Flag<String>("-e", "TEXT", "run TEXT before FILE; may be repeated", repeats: true)
  fileprivate static let noStartupFile = Switch("--no-rc", "start the prompt without running reckonrc")
  fileprivate static let goesOn = Switch(
    "--continue", "continue the session of the last prompt that was interrupted by a signal, a crash or a power cut")
  fileprivate static let help = Switch("--help", "show this help; after a command, that command's help")
  fileprivate static let version = Switch("--version", "show the version")

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.has(help) { return try Command.help.run(try Arguments([], for: .help), console) }
    if arguments.has(version) {
      try console.write("reckon \(Tool.version)\n")
      return .success
    }
    let texts = try arguments.all(expression)
    if texts.isEmpty, !arguments.has(goesOn), !arguments.has(noStartupFile), let word = arguments.words.first,
      !isFile(word),
      !isUnknownOption(word),
      !Tool.commands.contains(where: { $0.name == word })
    {
      return try EvalCommand.run(arguments, console, isWithoutName: true)
    }
    for flag in [EvalCommand.digits, EvalCommand.json] as [any CommandFlag] where arguments.has(flag) {
      throw UsageError("isOfExpressions", "\(flag.option.name) applies to expressions; give one, as in reckon '1/3'")
    }
    let path = try path(arguments.words)
    if arguments.has(goesOn) {
      guard texts.isEmpty, path == nil, arguments.optionWords(without: goesOn).isEmpty else {
        throw UsageError("continueStandsAlone", "--continue takes no other options: the session keeps its own")
      }
      guard console.inputIsTerminal, console.outputIsTerminal else {
        throw UsageError("continueResumesAPrompt", "--continue resumes a prompt, which needs a terminal")
      }
      var repl = REPL(console: console, help: .ofTool)
      try repl.goOn { repl, options, books in
        let arguments = try Arguments(options, for: .withoutName)
        try apply(arguments, books + (try arguments.books(console)), to: &repl)
      }
      return try repl.run()
    }
    // Omit prompts when output is not a terminal.
    if texts.isEmpty, path == nil, console.inputIsTerminal, console.outputIsTerminal {
      return try prompt(arguments, console)
    }

    var repl = REPL(console: console, help: .ofTool, isInteractive: false)
    let books = try arguments.books(console)
    let session = try arguments.session(books, console, byDefault: .exact)
    // Not by the person's settings, so that a script gives the same values everywhere.
    repl.settings = CalculatorSettings()
    repl.settings.angleUnit = session.options.angleUnit
    repl.settings.numberMode = session.options.numberMode
    repl.settings.usesComplexNumbers = session.options.usesComplexNumbers
    repl.session = session
    let readsInput = path != nil || texts.isEmpty
    var runner = ScriptRunner(repl, unused: try arguments.unusedNames(books, in: texts))
    if !readsInput { try runner.unused.check() }
    for text in texts {
      let code = try runner.run(ScriptReader(text: text, name: "-e", limits: session.options.limits))
      if code != .success || runner.repl.isDone { return code }
    }
    guard readsInput else { return .success }
    let input = try InputPath.source(path ?? "-", console, waits: true)
    defer { input.close() }
    let code = try runner.run(ScriptReader(input.source, name: input.source.name, limits: session.options.limits))
    if code == .success, !runner.repl.isDone { try runner.unused.check() }
    return code
  }

  /// The prompt, after `reckonrc` and with what the options ask for.
  private static func prompt(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var repl = REPL(console: console, help: .ofTool)
    let books = try arguments.books(console)
    // Compiled ones without their text are read again.
    let compiled = try zip(arguments.all(FormulaFlags.book), books).filter { !$0.1.hasSource }.map {
      System.absolutePath($0.0)
    }
    repl.keepJournal(
      options: arguments.optionWords(without: FormulaFlags.book)
        + compiled.map { "\(FormulaFlags.book.option.name)=\($0)" }, books: books)
    if !arguments.has(noStartupFile) { try repl.runStartupFile() }
    repl.beginEntering()
    try apply(arguments, books, to: &repl)
    if repl.isDone { return .success }
    repl.reportLeftSession()
    return try repl.run()
  }

  /// Does what the options of the prompt ask for.
  private static func apply(_ arguments: Arguments, _ books: [FormulaBook], to repl: inout REPL) throws {
    let options = try arguments.formulaOptions(byDefault: repl.settings.numberMode, of: books)
    if arguments.has(FormulaFlags.angle) { repl.settings.angleUnit = options.angleUnit }
    repl.settings.numberMode = options.numberMode
    repl.settings.usesComplexNumbers = options.usesComplexNumbers || repl.settings.usesComplexNumbers
    repl.session.options.usesComplexNumbers = repl.settings.usesComplexNumbers
    repl.session.options.limits = options.limits
    repl.session.options.usesNativeCode = options.usesNativeCode
    repl.session.policy = arguments.policy
    repl.session.random = try arguments.randomSource()
    repl.session.scope = try arguments.scope(repl.session.options, books: books, over: repl.session.scope)
  }

  // MARK: The file

  /// Whether a word begins as an option does: with a letter behind `-`, where `-2`, `-.5`, `-(2)` and `-√2` are
  /// expressions.
  private static func isUnknownOption(_ word: String) -> Bool {
    word.hasPrefix("-") && (word.dropFirst().first?.isLetter ?? false)
  }

  /// Whether a word is a file rather than an expression.
  private static func isFile(_ word: String) -> Bool { word == "-" || word.hasSuffix(".reckon") || System.exists(word) }

  /// The script's path; nothing when there is none.
  private static func path(_ words: [String]) throws(UsageError) -> String? {
    guard let path = words.first else { return nil }
    if isUnknownOption(path) {
      throw UsageError(
        "reckonHasNoOption", "reckon has no option \(FormulaError.Kind.shortened(path)); reckon help lists them")
    }
    if Tool.commands.contains(where: { $0.name == path }) {
      throw UsageError(
        "isACommandWhichStandsBefore",
        "\(path) is a command, which comes before its options: reckon \(path) …; a file of that name is ./\(path)")
    }
    guard words.count == 1 else {
      throw UsageError(
        "reckonRunsOneScript",
        "reckon runs one script; after \(FormulaError.Kind.shortened(path)) there may only be options")
    }
    return path
  }
}
