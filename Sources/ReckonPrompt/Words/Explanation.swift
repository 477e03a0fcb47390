import Reckon
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// The parsing and compilation of an expression, stage by stage.
package struct Explanation {
  /// A stage's title and its text.
  package let sections: [(title: String, text: String)]

  /// - Parameters:
  ///   - listsNativeCode: whether to include the formula's machine code.
  ///   - listsKernel: whether to include its GPU kernel.
  /// - Throws: the first syntax or semantic error.
  package init(
    of expression: String, in session: FormulaSession, listsNativeCode: Bool = false, listsKernel: Bool = false
  )
    throws(FormulaError)
  {
    let source = SourceText(expression)
    let list = Lexer.tokens(of: source, limits: session.options.limits)
    let tree = try Parser.tree(of: source, scope: session.names, limits: session.options.limits)
    let definitions = session.definitions(withAnswersOf: tree)
    func compile(isOptimized: Bool) throws(FormulaError) -> Compiler.Result {
      var options = session.options
      options.isOptimized = isOptimized
      func compile(_ variables: [String]?) throws(FormulaError) -> Compiler.Result {
        try Compiler.compile(
          tree, definitions: definitions, options: CompilerOptions(options, variables: variables),
          keepsGraphs: isOptimized)
      }
      // Words are not inputs if the text parses with them.
      guard tree.mayHaveOtherReading else { return try compile(nil) }
      do throws(FormulaError) { return try compile([]) } catch { return try compile(nil) }
    }
    let plain = try compile(isOptimized: false)
    let optimized = try compile(isOptimized: true)
    let program = optimized.program
    let notes = program.notes.map(\.message)
    sections =
      [
        ("tokens", list.tokens.dropLast().map { String(source.slice($0.range)) }.joined(separator: "  ")),
        ("read as", plain.tree.text),
        ("tree", plain.tree.outline),
      ] + optimized.graphs.map { ("value graph of \($0.name)", $0.text) } + [
        ("bytecode before optimisation", plain.program.disassembly), ("bytecode", program.disassembly),
        ("blocks", program.loweredListing()),
      ] + (listsNativeCode ? [("native code", program.nativeListing)] : [])
      + (listsKernel ? [("PTX", Self.kernel(of: program))] : []) + [
        ("notes", notes.isEmpty ? "none" : notes.joined(separator: "\n")),
        (
          "summary",
          """
          variables: \(program.variables.isEmpty ? "none" : program.variables.joined(separator: ", "))
          angles: \(program.angleUnit)
          numbers: \(program.numberMode)
          code: \(plain.program.codeSize) bytes before optimisation, \(program.codeSize) after
          cost: \(plain.program.cost) before optimisation, \(program.cost) after (about as many additions)
          fastest machine: \(program.fastestMachine)
          stored form: \(program.image.count) bytes
          """
        ),
      ]
  }

  /// The text of a program's kernel, or the reason why it has none.
  private static func kernel(of program: Program) -> String {
    do throws(PTXProgram.Refusal) { return try PTXProgram(program, name: "formula", policy: .strict).text } catch {
      return error.message
    }
  }

  /// The stages, one below the other.
  package var text: String { sections.map { "== \($0.title)\n\($0.text)\n" }.joined(separator: "\n") }
}
