import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax
import Synchronization

/// The place of a piece in a book.
struct BookPlace: Hashable, Sendable {
  var file: Int
  var piece: Int
}

/// A definition of a book, read and checked. Never changed, so that copies of a book share it.
final class BookDefinition: Sendable {
  let entry: BookNames.Entry
  let place: BookPlace
  let source: SourceText
  let nameRange: SourceRange
  /// What a parameter's value must fulfil.
  let condition: Definitions.Function?
  /// The numbers of the entries that it names.
  let references: [Int]
  /// The names in its text that no entry of the book has: constants and units.
  let foreignNames: [String]
  /// What could surprise in how it was read.
  let notes: [BookNote]
  /// What a stored book tells of the definition.
  let stored: Stored?

  /// What a stored book tells of a definition, where a text tells it otherwise.
  struct Stored: Sendable {
    let description: FormulaBook.Definition
    let condition: StoredProgram?
  }

  /// A definition of a stored book.
  init(_ entry: BookNames.Entry, place: BookPlace, references: [Int], stored: Stored) {
    self.entry = entry
    self.place = place
    self.references = references
    self.stored = stored
    source = SourceText("", name: stored.description.file, firstLine: stored.description.line)
    nameRange = SourceRange(start: 0, end: 0)
    condition = nil
    foreignNames = []
    notes = []
  }

  init(_ draft: BookDefinitionDraft, references: [Int], notes: [BookNote], knows: (String) -> Bool) {
    entry = draft.entry
    place = draft.place
    source = draft.source
    nameRange = draft.nameRange
    condition = draft.condition
    stored = nil
    self.references = references
    self.notes = notes
    var foreign: Set<String> = []
    for function in draft.functions {
      for name in function.tree.names where !knows(name) && Catalogue.function(named: name) == nil { foreign.insert(name) }
    }
    foreignNames = Array(foreign)
  }

  var name: String { entry.name }
  var isParameter: Bool { entry.isParameter }

  /// The formula of a value or function, the default of a parameter.
  var function: Definitions.Function? {
    switch entry.kind {
    case .function(let function): function
    case .parameter(let byDefault): byDefault
    case .stored, .storedParameter: nil
    }
  }

  /// What others may know of it without reading it.
  func hasSameSignature(as other: BookDefinition) -> Bool {
    entry.file == other.entry.file && entry.isValue == other.entry.isValue && entry.parameterCount == other.entry.parameterCount
      && isParameter == other.isParameter
  }
}

/// A definition whose text has been parsed; its names have not been looked at.
struct BookDefinitionDraft {
  let entry: BookNames.Entry
  let place: BookPlace
  let source: SourceText
  let nameRange: SourceRange
  let condition: Definitions.Function?

  /// The formula, and for parameters the default and the condition.
  var functions: [Definitions.Function] {
    let function: Definitions.Function? =
      switch entry.kind {
      case .function(let function): function
      case .parameter(let byDefault): byDefault
      case .stored, .storedParameter: nil
      }
    return [function, condition].compactMap { $0 }
  }
}

/// Where a definition's compiled formulas are kept once they are asked for. Shared by copies of a book in which the definition and all
/// that it needs are the same.
final class BookFormulas: Sendable {
  /// The formulas that a definition has.
  enum Role: Hashable {
    /// Its value.
    case value
    /// A parameter's value when none is given.
    case byDefault
    /// Whether a parameter's value is allowed.
    case condition
  }

  private let made = Mutex<[Role: Formula]>([:])

  /// A formula, or nothing when it is not compiled yet.
  subscript(_ role: Role) -> Formula? { made.withLock { $0[role] } }

  /// Keeps a formula that was made elsewhere.
  func keep(_ formula: Formula, as role: Role) { made.withLock { $0[role] = formula } }

  /// A formula, compiled if that was not done before.
  func formula(_ role: Role, _ compile: () throws(FormulaError) -> Formula) throws(FormulaError) -> Formula {
    if let known = self[role] { return known }
    // Compiling outside of the lock keeps no other thread waiting; of two that are made at once either will do.
    let formula = try compile()
    made.withLock { $0[role] = formula }
    return formula
  }
}
