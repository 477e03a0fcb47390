import Reckon
import ReckonBooks

/// A formula book as C holds it.
final class CBook: CObject {
  override class var argument: Phrase { "book" }
  let book: FormulaBook

  init(_ book: FormulaBook) { self.book = book }
}

/// The documentation of a book's definition, as a C object.
final class CDefinition: CObject {
  override class var argument: Phrase { "definition" }
  let kind: Int32
  let arguments: [CText]?
  let documentation, unit, defaultText, condition: CText?
  let text: CText
  let examples: [CText]

  init(_ definition: FormulaBook.Definition, examples: [String]) {
    kind =
      switch definition.kind {
      case .constant: 0
      case .parameter: 1
      case .formula: 2
      }
    arguments = definition.arguments?.map { CText($0) }
    documentation = definition.documentation.map { CText($0) }
    unit = definition.unit.map { CText($0) }
    defaultText = definition.defaultText.map { CText($0) }
    condition = definition.condition.map { CText($0) }
    text = CText(definition.text)
    self.examples = examples.map { CText($0) }
  }
}

/// The host's way to other books.
private struct CImports {
  let function: @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?
  let context: UnsafeMutableRawPointer?

  func text(_ path: String) throws -> String {
    let named = CText(path)
    guard let text = withExtendedLifetime(named, { function(named.start, context) }) else { throw Unreadable() }
    return try SourceText(text, length: -1, "the text of \(Phrase(verbatim: path))").text
  }

  /// The reason that messages show.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String {
      Phrase("theProgramGivesNoSuchBook", "the host program provides no such book; give its path").description
    }
  }
}

extension CBook {
  /// The first of a book's errors.
  static func reading(_ body: () throws(FormulaBookError) -> FormulaBook) throws(FormulaError) -> OpaquePointer {
    do throws(FormulaBookError) { return CBook(try body()).retained } catch {
      guard let first = error.errors.first else { preconditionFailure("a book that cannot be read has an error") }
      throw first
    }
  }
}

@c(reckon_book_read) public func readBook(
  _ source: UnsafePointer<CChar>?, _ length: Int, _ name: UnsafePointer<CChar>?,
  _ imports: (@convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> UnsafePointer<CChar>?)?,
  _ context: UnsafeMutableRawPointer?,
  _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    let limits = scope.options.limits
    let text = try SourceText(source, length: length, limit: limits.bookBytes).text
    let name: String? = name == nil ? nil : try String(name: name)
    let others = imports.map { CImports(function: $0, context: context) }
    return try CBook.reading { () throws(FormulaBookError) in
      try FormulaBook(
        text, name: name, limits: limits, rates: scope.scope.rates, permissions: scope.scope.permissions
      ) { path in
        if let text = ShippedBooks.text(path) { return text }
        do {
          guard let others else { throw CImports.Unreadable() }
          return try others.text(path)
        } catch let error as CImports.Unreadable {
          // As the tool does: a name of which there is no file is that of a book that comes with Reckon.
          guard let text = ShippedBooks.path(named: path).flatMap({ ShippedBooks.text($0) }) else { throw error }
          return text
        }
      }
    }
  }
}

@c(reckon_book_shipped) public func shippedBook(_ name: UnsafePointer<CChar>?, _ error: ErrorPlace) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let name = try String(name: name)
    guard let path = ShippedBooks.path(named: name), let text = ShippedBooks.text(path) else {
      let names = ShippedBooks.names.joined(separator: ", ")
      throw FormulaError(
        argument: "name",
        Phrase(
          "noBookOfThisNameComes", "no book of this name comes with Reckon; give one of \(Phrase(verbatim: names))"))
    }
    return try CBook.reading { () throws(FormulaBookError) in
      try FormulaBook(text, name: path) { path in
        guard let text = ShippedBooks.text(path) else { throw CImports.Unreadable() }
        return text
      }
    }
  }
}

@c(reckon_book_shipped_names) public func shippedBookNames() -> OpaquePointer { CTexts(ShippedBooks.names).retained }

@c(reckon_book_free) public func freeBook(_ book: OpaquePointer?) { CBook.release(book) }

@c(reckon_book_names) public func namesOfBook(_ book: OpaquePointer?) -> OpaquePointer? {
  CBook.find(book).map { CTexts($0.book.names).retained }
}

@c(reckon_book_documentation) public func documentationOfBook(_ book: OpaquePointer?) -> OpaquePointer? {
  CBook.find(book).map { CTexts($0.book.documentation.map { [$0] } ?? []).retained }
}

@c(reckon_book_definition) public func definitionOfBook(
  _ book: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let book = try CBook.at(book).book
    let name = try String(name: name)
    guard let definition = book.definition(named: name) else {
      let suggestion = Suggestion.nearest(to: name, among: book.names)
      throw FormulaError(
        .unknownName(name, suggestion: suggestion), at: SourceRange(start: 0, end: name.utf8.count),
        in: SourceText(name))
    }
    return CDefinition(definition, examples: book.examples(of: name)).retained
  }
}

@c(reckon_book_formula) public func formulaOfBook(
  _ book: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let book = try CBook.at(book).book
    return CFormula(try book.formula(named: String(name: name))).retained
  }
}

@c(reckon_book_sharing_formula) public func sharingFormulaOfBook(
  _ book: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let book = try CBook.at(book).book
    return CFormula(try book.sharingFormula(named: String(name: name))).retained
  }
}

@c(reckon_book_evaluate) public func evaluateBook(
  _ book: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ arguments: UnsafePointer<OpaquePointer?>?,
  _ argumentCount: Int,
  _ parameterNames: UnsafePointer<UnsafePointer<CChar>?>?, _ parameters: UnsafePointer<OpaquePointer?>?,
  _ parameterCount: Int,
  _ policy: Int32, _ seconds: Double, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let book = try CBook.at(book).book
    let arguments =
      argumentCount == -1 ? nil : try CValue.values(arguments, argumentCount, "arguments").map { $0.result.value }
    let given = try CValue.values(parameters, parameterCount, "parameters")
    var values: [String: Value] = [:]
    for (index, value) in given.enumerated() {
      guard let parameterNames else {
        throw FormulaError(
          argument: "parameter_names", Phrase("itIsNULLGiveNames", "it is NULL; give a name for each value"))
      }
      values[try String(name: parameterNames[index], "parameter_names[\(index)]")] = value.result.value
    }
    return CValue(
      try book.result(
        of: String(name: name), arguments: arguments, values, options: EvaluationOptions(policy, seconds: seconds))
    ).retained
  }
}

@c(reckon_definition_free) public func freeDefinition(_ definition: OpaquePointer?) { CDefinition.release(definition) }

@c(reckon_definition_kind) public func definitionKind(_ definition: OpaquePointer?) -> Int32 {
  CDefinition.find(definition)?.kind ?? -1
}

@c(reckon_definition_argument_count) public func definitionArgumentCount(_ definition: OpaquePointer?) -> Int {
  CDefinition.find(definition)?.arguments?.count ?? -1
}

@c(reckon_definition_argument) public func definitionArgument(_ definition: OpaquePointer?, _ index: Int)
  -> UnsafePointer<CChar>?
{
  CDefinition.find(definition)?.arguments?.start(at: index)
}

@c(reckon_definition_text) public func definitionText(_ definition: OpaquePointer?) -> UnsafePointer<CChar>? {
  CDefinition.find(definition)?.text.start
}

@c(reckon_definition_documentation) public func definitionDocumentation(_ definition: OpaquePointer?) -> UnsafePointer<
  CChar
>? {
  CDefinition.find(definition)?.documentation?.start
}

@c(reckon_definition_unit) public func definitionUnit(_ definition: OpaquePointer?) -> UnsafePointer<CChar>? {
  CDefinition.find(definition)?.unit?.start
}

@c(reckon_definition_default) public func definitionDefault(_ definition: OpaquePointer?) -> UnsafePointer<CChar>? {
  CDefinition.find(definition)?.defaultText?.start
}

@c(reckon_definition_condition) public func definitionCondition(_ definition: OpaquePointer?) -> UnsafePointer<CChar>? {
  CDefinition.find(definition)?.condition?.start
}

@c(reckon_definition_example) public func definitionExample(_ definition: OpaquePointer?, _ index: Int)
  -> UnsafePointer<CChar>?
{
  CDefinition.find(definition)?.examples.start(at: index)
}
