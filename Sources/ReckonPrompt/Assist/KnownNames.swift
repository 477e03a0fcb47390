import Reckon
import ReckonCalculator
import ReckonCompiler
import ReckonSyntax
import ReckonTerminal

/// What a session and the language know names as, for looking at a text that is still being typed.
struct KnownNames: Sendable {
  /// What a name stands for when no conversion makes a unit of it.
  enum Meaning: Hashable, Sendable {
    case value, function, constant, builtIn
  }

  let session: Session
  /// How values are shown.
  let settings: CalculatorSettings
  /// Further names that stand for numbers, such as the x of what a command plots.
  var inputs: Set<String> = []

  var scope: Scope { session.scope }

  func meaning(_ name: String, isQuoted: Bool) -> Meaning? {
    if inputs.contains(name) || scope[number: name] != nil { return .value }
    // A definition may have no value now.
    if let definition = session.definition(of: name) { return definition.parameters == nil ? .value : .function }
    if scope.definitions[name].isFunction { return .function }
    if scope.definitions.bookDefines(name, asValue: true) { return .value }
    if scope.definitions.bookDefines(name, asValue: false) { return .function }
    if !isQuoted, Catalogue.function(named: name) != nil { return .builtIn }
    return Catalogue.constant(named: name) == nil && Catalogue.constantOfNature(named: name) == nil ? nil : .constant
  }

  func isUnit(_ name: String) -> Bool {
    scope.definitions.currencies?.euros[name] != nil || Catalogue.unit(named: name) != nil || Parser.unit(ofMark: name) != nil
  }

  /// Whether a known name begins so, and hence could be meant once it is typed whole.
  func hasName(beginningWith text: String) -> Bool {
    let definitions = scope.definitions
    return Vocabulary.hasName(beginningWith: text) || inputs.contains { $0.hasPrefix(text) }
      || definitions.names.contains { $0.hasPrefix(text) } || definitions.currencies?.euros.keys.contains { $0.hasPrefix(text) } ?? false
      || definitions.books.contains { book in book.defined.contains { $0.name.hasPrefix(text) } }
  }

  /// A name of the session or of one of its books.
  struct Own {
    let name: String
    /// How many parameters a function has; nothing for a value.
    let parameterCount: Int?
    /// A line about it.
    let summary: () -> String
  }

  /// The names of the session and of its books; a name that hides another comes first.
  var ownNames: [Own] {
    var names: [Own] = []
    for name in scope.valueNames {
      names.append(
        Own(name: name, parameterCount: nil) {
          let definition = session.definition(of: name)
          return (definition?.result ?? scope[result: name]).map {
            ResultText.equation($0, definition?.form ?? ResultForm($0.kind), settings)
          } ?? ""
        })
    }
    for definition in session.definitions {
      guard case .failed(let error) = definition.state else { continue }
      names.append(Own(name: definition.name, parameterCount: nil) { "has no value now: \(error.message)" })
    }
    for name in scope.functionNames {
      let count = scope.definitions[name].function?.parameters.count ?? scope.hosts[name]?.parameterCount
      names.append(Own(name: name, parameterCount: count ?? 0) { scope.text(ofFunction: name) ?? "a function of the program" })
    }
    for book in scope.definitions.books.reversed() {
      for (name, meaning) in book.defined {
        names.append(
          Own(name: name, parameterCount: meaning.parameters?.count) {
            meaning.isParameter ? "a parameter of a formula book" : "of a formula book"
          })
      }
    }
    return names
  }
}
