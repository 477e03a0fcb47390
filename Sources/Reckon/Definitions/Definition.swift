import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler

/// The position of a definition: the piece of a book's file, or the number of a session's statement.
struct DefinitionPlace: Hashable, Comparable, Sendable {
  var file: Int
  var piece: Int

  static func < (a: Self, b: Self) -> Bool { (a.file, a.piece) < (b.file, b.piece) }
}

/// A value or function defined by a session or a formula book.
public struct Definition: Sendable {
  /// The current state of a definition. Boxed, since few definitions of a book have a value, and errors are large.
  public indirect enum State: Sendable {
    /// A function.
    case function
    /// It has this value.
    case value(FormulaResult)
    /// It has no value because a dependency has changed.
    case failed(FormulaError)
  }

  /// The name that it defines.
  public let name: String
  /// The text that it was parsed from: for a book its piece, for a session the definition in force.
  var source: SourceText
  /// The range of the name in ``source``.
  let nameRange: SourceRange
  /// The meaning of the name, for formulas that use it.
  var meaning: Meaning
  /// The angle unit in force.
  public let angleUnit: AngleUnit
  /// The condition that a parameter's value must meet.
  let condition: Definitions.Function?
  /// Whether its text has units, percentages or truth values, so that kinds must be checked where it is used.
  var hasKinds = false
  /// The kind of its value; `nil` if unknown, and for functions.
  var kind: ValueKind? = .number
  /// The notes on its names.
  var notes: [BookNote]
  /// The notes on its own parse.
  var readingNotes: [FormulaNote] = []
  /// The notes on its parse with the kinds of its dependencies; `nil` if they have not been checked.
  var kindNotes: [FormulaNote]?
  /// The description that a stored book keeps instead of the text.
  let stored: StoredDescription?

  var place: DefinitionPlace
  /// The numbers of the names that it uses, including undefined ones, without duplicates.
  var references: [Int]
  /// Whether it was written with `:=`, so that a prompt shows it when its value changes.
  ///
  /// The meaning is the same in both cases: every definition is recomputed when a name that it uses changes, except for
  /// those that captured a current value, whose ``text`` is that number: they used themselves, random numbers or `ans`,
  /// or definitions that did (a note of the kind `frozenDefinition` reports it).
  public let isLive: Bool
  /// The serial number of its text in a session, which identifies its uncertain literals; 0 for none.
  var serial = 0
  /// The display form of its value.
  public internal(set) var form = ResultForm.plain
  /// Its current state; a definition of a book is a function of the book's parameters.
  public internal(set) var state = State.function
  /// The compiled formulas of a book's definition, created on first use.
  var formulas = DefinitionFormulas()

  /// - Parameter references: the numbers of the names that it uses, without duplicates.
  init(
    name: String, source: SourceText, nameRange: SourceRange = SourceRange(start: 0, end: 0), meaning: Meaning,
    angleUnit: AngleUnit,
    condition: Definitions.Function? = nil, notes: [BookNote] = [], stored: StoredDescription? = nil,
    place: DefinitionPlace = DefinitionPlace(file: 0, piece: 0),
    references: [Int] = [], isLive: Bool = false
  ) {
    self.name = name
    self.source = source
    self.nameRange = nameRange
    self.meaning = meaning
    self.angleUnit = angleUnit
    self.condition = condition
    self.notes = notes
    self.stored = stored
    self.place = place
    self.references = references
    self.isLive = isLive
  }
}

extension Definition {
  /// The maximum number of notes of a sort that are kept per definition: showing a position searches the complete text.
  static let mostNotes = 100

  /// The definition in force: as typed, except for captured values and for loops, which are written with Σ and Π.
  public var text: String { source.text }

  /// The names of a function's parameters; `nil` for a value.
  public var parameters: [String]? { meaning.parameters }

  /// The name, with the parameters of a function: `f(x, y)`.
  public var title: String { parameters.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name }

  /// The value; `nil` for a function, and if there is currently none.
  public var result: FormulaResult? {
    switch state {
    case .value(let result): result
    case .function, .failed: nil
    }
  }

  var isParameter: Bool { meaning.isParameter }

  /// Whether it currently has no value.
  var isFailed: Bool {
    switch state {
    case .failed: true
    case .function, .value: false
    }
  }

  /// The formula, and for parameters the default and the condition.
  var functions: [Definitions.Function] {
    guard let function = meaning.function else { return condition.map { [$0] } ?? [] }
    return condition.map { [function, $0] } ?? [function]
  }

  /// Whether dependents need not be reparsed if it replaces another definition.
  func hasSameSignature(as other: Definition) -> Bool {
    place.file == other.place.file && meaning.isValue == other.meaning.isValue
      && parameters?.count == other.parameters?.count
      && isParameter == other.isParameter && meaning.inputUnit == other.meaning.inputUnit
  }

  /// Whether it has the same state as another version of it: an equal value, or an error of the same kind.
  func hasSameState(as other: Definition) -> Bool {
    switch (state, other.state) {
    case (.function, .function): true
    case (.value(let a), .value(let b)): a == b && a.number.description == b.number.description
    case (.failed(let a), .failed(let b)): a.kind == b.kind
    case (.function, _), (.value, _), (.failed, _): false
    }
  }
}
