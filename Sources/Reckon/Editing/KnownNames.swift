import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// The names available in a text that is being typed.
struct KnownNames: Sendable {
  /// The meaning of a name, unless a conversion makes it a unit.
  enum Meaning: Hashable, Sendable {
    case value, function, constant, builtIn
  }

  var session: FormulaSession
  /// Further value names: the inputs of a formula.
  var inputs: Set<String> = []
  /// Whether unknown names become inputs instead of errors.
  var unknownNamesAreInputs = false
  /// Whether a line end ends a statement, as in a session.
  var linesAreStatements = true

  var scope: Scope { session.scope }
  var limits: Limits { session.options.limits }

  func meaning(_ name: String, isQuoted: Bool) -> Meaning? {
    if inputs.contains(name) || scope.definitions[name].isValue { return .value }
    // A definition may currently have no value.
    if let definition = session.definition(of: name) { return definition.parameters == nil ? .value : .function }
    if scope.definitions[name].isFunction { return .function }
    if scope.definitions.bookDefines(name, asValue: true) { return .value }
    if scope.definitions.bookDefines(name, asValue: false) { return .function }
    if scope.definitions.clock(named: name) != nil { return .value }
    if !isQuoted, Catalogue.function(named: name) != nil { return .builtIn }
    return Catalogue.constant(named: name) == nil && Catalogue.constantOfNature(named: name) == nil ? nil : .constant
  }

  func isUnit(_ name: String) -> Bool {
    scope.definitions.definesUnit(name) || Catalogue.unit(named: name) != nil || Parser.unit(ofMark: name) != nil
  }

  /// Whether a text is a prefix of a known name.
  func hasName(beginningWith text: String) -> Bool {
    let definitions = scope.definitions
    return Vocabulary.hasName(beginningWith: text) || inputs.contains { $0.hasPrefix(text) }
      || definitions.names.contains { $0.hasPrefix(text) }
      || definitions.currencies?.euros.keys.contains { $0.hasPrefix(text) } ?? false
      || definitions.units.keys.contains { $0.hasPrefix(text) }
      || definitions.clock.contains { $0.name.hasPrefix(text) }
      || definitions.books.contains { book in book.defined.contains { $0.name.hasPrefix(text) } }
  }

  /// The names of the session and of its books; shadowing names come first.
  var ownNames: [OwnName] {
    let failed = session.definitions.compactMap { definition -> OwnName? in
      guard case .failed(let error) = definition.state else { return nil }
      return OwnName(name: definition.name, kind: .value, parameters: nil) {
        Phrase("hasNoValueNowSince", "has no value now: \(error.message)").description
      }
    }
    return failed + scope.ownNames
  }
}
