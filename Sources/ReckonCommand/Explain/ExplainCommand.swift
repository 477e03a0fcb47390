import Reckon
import ReckonCompiler
import ReckonSyntax

extension Command {
  static let explain = Command(
    "explain", usage: "EXPR",
    summary:
      "Shows how an expression is read and compiled: tokens, tree, value graph, bytecode before and after optimisation, notes, cost.",
    options: [.define, .angle, .decimal], run: { try ExplainCommand.run($0, $1) })
}

/// `reckon explain`.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.words.count == 1, let expression = arguments.words.first else {
      throw UsageError("explain takes one expression: reckon explain '2x + 1'")
    }
    var options = try arguments.formulaOptions()
    var scope = try arguments.scope(options)
    var currencies = Currencies()
    currencies.define(in: &scope, for: expression, console)
    let source = SourceText(expression)
    let list = Lexer.tokens(of: source, limits: options.limits)
    let tree = try Parser.tree(of: source, scope: scope.names(with: nil), limits: options.limits)
    options.isOptimized = false
    let plain = try Compiler.compile(tree, definitions: scope.definitions, options: CompilerOptions(options, variables: nil))
    options.isOptimized = true
    let optimized = try Compiler.compile(tree, definitions: scope.definitions, options: CompilerOptions(options, variables: nil))

    var sections: [(String, String)] = [
      ("tokens", list.tokens.dropLast().map { String(source.slice($0.range)) }.joined(separator: "  ")),
      ("read as", tree.text),
      ("tree", tree.outline),
    ]
    for (name, graph) in optimized.graphs { sections.append(("value graph of \(name)", graph.listing(of: optimized.program))) }
    sections.append(("bytecode before optimisation", plain.program.disassembly))
    sections.append(("bytecode", optimized.program.disassembly))
    let notes = optimized.program.notes.map(\.message)
    sections.append(("notes", notes.isEmpty ? "none" : notes.joined(separator: "\n")))
    sections.append(
      (
        "summary",
        """
        variables: \(optimized.program.variables.isEmpty ? "none" : optimized.program.variables.joined(separator: ", "))
        angles: \(optimized.program.angleUnit)
        numbers: \(optimized.program.numberMode)
        code: \(plain.program.codeSize) bytes before optimisation, \(optimized.program.codeSize) after
        cost: \(plain.program.cost) before optimisation, \(optimized.program.cost) after (about as many additions)
        stored form: \(optimized.program.image.count) bytes
        """
      ))
    for (index, section) in sections.enumerated() {
      try console.write((index > 0 ? "\n" : "") + "== \(section.0)\n\(section.1)\n")
    }
    return .success
  }
}
