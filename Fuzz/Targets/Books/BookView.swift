import Reckon

/// All that is seen of a book: what it defines, what that comes to, and its examples.
struct BookView: Equatable, CustomStringConvertible {
  private let parts: [String]

  var description: String { parts.joined(separator: "\n") }

  init(_ book: FormulaBook) {
    let definitions = book.definitions.map { definition in
      "\(definition)\n  uses \(book.dependencies(of: definition.name)), used by \(book.dependents(of: definition.name))"
    }
    parts =
      definitions + Self.answers(book, places: true) + Self.examples(book)
      + [book.documentation ?? "no comment", "\(book.numberMode)", "\(book.notes.map { "\($0.message) \($0.range)" })"]
  }

  /// What each name comes to with values for arguments and parameters.
  ///
  /// - Parameter places: whether errors tell where they are.
  static func answers(_ book: FormulaBook, places: Bool) -> [String] {
    let parameters = book.parameters.filter { $0.defaultText == nil }.map(\.name)
    return book.definitions.map { definition in
      var values: [String: Value] = [:]
      for (index, name) in (parameters + (definition.arguments ?? [])).enumerated() {
        values[name] = .number(.double(Double(index) + 1.5))
      }
      do throws(FormulaError) {
        let formula = try book.formula(named: definition.name)
        guard formula.program.isPure else { return "\(definition.name) is by chance" }
        let result = try book.result(of: definition.name, values)
        let bits = result.number.double.bitPattern
        return
          "\(definition.name) = \(result.number)\(result.exactness == .exact ? "" : " \(result.exactness)")\(result.number.double.isNaN ? "" : " \(bits)")"
      } catch {
        // Where a limit is met depends on what was compiled together.
        if case .limit = Answer(error) { return "\(definition.name) meets a limit" }
        // A stored parameter knows its condition, and not where that stood.
        if case .outOfRange = error.kind { return "\(definition.name): \(error.kind.name)" }
        guard places else { return "\(definition.name): \(error.kind.name)" }
        return
          "\(definition.name): \(error.kind.name) at \(error.range), line \(error.source.firstLine), in \(error.source.text)"
      }
    }
  }

  static func examples(_ book: FormulaBook) -> [String] {
    let isByChance = book.definitions.contains { $0.text.contains("rand") }
    return book.runExamples().map { outcome in
      if isByChance || outcome.text.contains("rand") { return outcome.text }
      let value = outcome.value.map { "\($0)" } ?? outcome.error?.kind.name ?? "nothing"
      return "\(outcome.text), line \(outcome.line), below \(outcome.definition ?? "none"): \(value), \(outcome.isMet)"
    }
  }
}
