import Reckon
import ReckonCompiler

/// What a session and the language know names as, for looking at a text that is still being typed.
struct KnownNames: Sendable {
  /// What a name stands for when no conversion makes a unit of it.
  enum Meaning: Hashable, Sendable {
    case value, function, constant, builtIn
  }

  let scope: Scope
  /// Further names that stand for numbers, such as the x of what a command plots.
  var inputs: Set<String> = []

  func meaning(_ name: String, isQuoted: Bool) -> Meaning? {
    if inputs.contains(name) || scope[number: name] != nil { return .value }
    if scope.definitions.functions[name] != nil || scope.hosts[name] != nil { return .function }
    if scope.definitions.bookDefines(name, asValue: true) { return .value }
    if scope.definitions.bookDefines(name, asValue: false) { return .function }
    if !isQuoted, Catalogue.function(named: name) != nil { return .builtIn }
    return Catalogue.constant(named: name) == nil ? nil : .constant
  }

  func isUnit(_ name: String) -> Bool { scope.definitions.currencies[name] != nil || Catalogue.unit(named: name) != nil }

  /// Whether a known name begins so, and hence could be meant once it is typed whole.
  func hasName(beginningWith text: String) -> Bool {
    Vocabulary.hasName(beginningWith: text) || inputs.contains { $0.hasPrefix(text) } || ownNames.contains { $0.name.hasPrefix(text) }
      || scope.definitions.currencies.keys.contains { $0.hasPrefix(text) }
  }

  /// The names of the session and of its books, each with a line about it; a name that hides another comes first.
  var ownNames: [(name: String, summary: String, parameterCount: Int?)] {
    var names: [(name: String, summary: String, parameterCount: Int?)] = []
    for name in scope.valueNames {
      let value = scope[result: name].map { ResultText.assigned($0) }
      names.append((name, value ?? "", nil))
    }
    for name in scope.functionNames {
      let count = scope.definitions.functions[name]?.parameters.count ?? scope.hosts[name]?.parameterCount
      names.append((name, scope.text(ofFunction: name) ?? "a function of the program", count ?? 0))
    }
    for book in scope.definitions.books.reversed() {
      for case let entry? in book.entries {
        names.append((entry.name, entry.isParameter ? "a parameter of a formula book" : "of a formula book", entry.parameterCount))
      }
    }
    return names
  }
}

extension ResultText {
  /// A value behind the name that has it: `= 3`, `≈ 0.5`.
  static func assigned(_ result: FormulaResult) -> String { "\(result.isInexact ? "≈" : "=") \(value(result, .plain))" }
}
