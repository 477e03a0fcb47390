import ReckonCatalogue
import ReckonSyntax

/// A definition to be added to a book.
struct DefinedLine {
  let name: String
  /// Including the comment lines above it.
  let statement: BookPiece

  /// - Throws: the text's first error; `unexpectedToken` if it is not a single definition.
  init(_ text: String, name path: String?, limits: Limits) throws(FormulaError) {
    let all = BookPiece.pieces(of: text).filter { $0.kind != .blank }
    let source = SourceText(text, name: path)
    let statements = all.filter { $0.kind == .statement }
    let whole = SourceRange(start: 0, end: text.utf8.count)
    guard let statement = statements.first else { throw FormulaError(.unexpectedEnd, at: whole, in: source) }
    let own = SourceText(statement.content, name: path, firstLine: statement.firstLine)
    let list = Lexer.tokens(of: own, newlinesSeparate: true, limits: limits)
    guard statements.count == 1, all.last?.kind == .statement else {
      let second = (statements.count > 1 ? statements[1] : all.last)?.content ?? ""
      throw FormulaError(
        .unexpectedToken(second, hint: Phrase("defineTakesOneDefinition", "define takes one definition at a time")),
        at: whole, in: source)
    }
    switch try BookStatement.read(list) {
    case .formula(let head): name = head.name
    case .parameter(let parameter): name = parameter.name
    case .angle, .mode, .imports, .example:
      throw FormulaError(
        .unexpectedToken(
          statement.content,
          hint: Phrase("defineTakesNAMENAME", "define takes NAME = …, NAME(…) = … or parameter NAME …")),
        at: whole, in: source)
    }
    self.statement = statement
  }
}
