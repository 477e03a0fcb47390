import ReckonCatalogue
import ReckonCompiler

/// A name of a scope, of a session or of one of their books, for lists and completion.
struct OwnName: Sendable {
  /// The source of a name.
  enum Kind: Hashable, Sendable {
    case value, function, hostFunction, book
  }

  let name: String
  let kind: Kind
  /// The parameters of a function; `nil` for a value.
  let parameters: [LanguageReference.Entry.Parameter]?
  /// A one-line description, computed lazily.
  let summary: @Sendable () -> String
  var examples: [String] = []

  /// The kind in a few words.
  var headline: Phrase {
    switch kind {
    case .value: "value"
    case .function: "function"
    case .hostFunction: Phrase("functionOfTheProgram", "function of the program")
    case .book:
      parameters == nil
        ? Phrase("valueOfAFormulaBook", "value of a formula book")
        : Phrase("functionOfAFormulaBook", "function of a formula book")
    }
  }
}

extension Scope {
  /// The names of the scope and of its books; shadowing names come first.
  var ownNames: [OwnName] {
    var names: [OwnName] = []
    for name in valueNames {
      let documentation = self[documentation: name]
      names.append(
        OwnName(
          name: name, kind: .value, parameters: nil,
          summary: { [self] in
            documentation?.summary ?? self[result: name].map { "\($0.exactness == .exact ? "=" : "≈") \($0.shortText)" }
              ?? ""
          }, examples: documentation?.examples ?? []))
    }
    for name in functionNames { names.append(ownFunction(name)) }
    for clock in definitions.clock where !definitions[clock.name].isValue {
      let summary =
        clock.name == "now"
        ? Phrase("momentOfTheEvaluation", "The moment of the evaluation.")
        : Phrase("dateOfTheDayOfTheEvaluation", "The date of the day of the evaluation.")
      names.append(OwnName(name: clock.name, kind: .value, parameters: nil, summary: { summary.description }))
    }
    for book in definitions.books.reversed() {
      for (name, meaning) in book.defined {
        names.append(
          OwnName(
            name: name, kind: .book, parameters: meaning.parameters?.map { LanguageReference.Entry.Parameter($0) }
          ) {
            (meaning.isParameter
              ? Phrase("parameterOfAFormulaBook", "a parameter of a formula book")
              : Phrase("ofAFormulaBook", "of a formula book"))
              .description
          })
      }
    }
    return names
  }

  private func ownFunction(_ name: String) -> OwnName {
    let documentation = self[documentation: name]
    if let function = definitions[name].function {
      return OwnName(
        name: name, kind: .function, parameters: function.parameters.map { LanguageReference.Entry.Parameter($0) },
        summary: { [self] in documentation?.summary ?? text(ofFunction: name) ?? "" },
        examples: documentation?.examples ?? [])
    }
    return OwnName(
      name: name, kind: .hostFunction, parameters: hosts[name]?.parameters(named: documentation?.parameters ?? []),
      summary: { documentation?.summary ?? Phrase("aFunctionOfTheProgram", "a function of the program").description },
      examples: documentation?.examples ?? [])
  }
}

extension HostFunction {
  /// The parameters as documented.
  fileprivate func parameters(named names: [String]) -> [LanguageReference.Entry.Parameter] {
    let least = arity?.lowerBound ?? parameterCount
    let most = arity?.upperBound ?? parameterCount
    // Lists of up to 255 parameter names are abbreviated.
    let isRepeated = most > max(least, names.count, 8)
    let count = isRepeated ? max(least, names.count, 1) : most
    return (0..<count).map { index in
      let name = index < names.count ? names[index] : index < 3 ? ["x", "y", "z"][index] : "x\(index + 1)"
      return .init(name, isOptional: index >= least, isRepeated: isRepeated && index == count - 1)
    }
  }
}

extension FormulaResult {
  /// The value in formula notation, shortened to fit a line.
  fileprivate var shortText: String {
    let text = written
    return text.utf8.count > 80 ? "\(text.prefix(79))…" : text
  }
}
