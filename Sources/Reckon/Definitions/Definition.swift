import ReckonBytecode
public import ReckonCatalogue
import ReckonCompiler

/// The position of a definition: a piece of a file of a book, or the number of a statement of a session.
struct DefinitionPlace: Hashable, Comparable, Sendable {
  var file: Int
  var piece: Int

  static func < (a: Self, b: Self) -> Bool { (a.file, a.piece) < (b.file, b.piece) }
}

/// A value or function that a session or a formula book defines.
public struct Definition: Sendable {
  /// The current state of a definition. Boxed, since few definitions of a book have a value, and errors are large.
  public indirect enum State: Sendable {
    /// A function.
    case function
    /// It has this value.
    case value(FormulaResult)
    /// It has no value since what it uses has changed.
    case failed(FormulaError)
  }

  /// The name that it defines.
  public let name: String
  /// The text that it was read from: of a book its piece, of a session the definition as it holds.
  var source: SourceText
  /// The range of the name in ``source``.
  let nameRange: SourceRange
  /// The meaning of the name, for formulas that use it.
  var meaning: Meaning
  /// The unit of angles that it is meant in.
  public let angleUnit: AngleUnit
  /// The condition that a parameter's value must fulfil.
  let condition: Definitions.Function?
  /// Whether its text has units, percents or truths, so that kinds are to be looked at where it is used.
  var hasKinds = false
  /// The kind of its value; `nil` where that is not known, and for functions.
  var kind: ValueKind? = .number
  /// The notes on its names.
  var notes: [BookNote]
  /// Those on how it was read by itself.
  var readingNotes: [FormulaNote] = []
  /// Those on how it was read with the kinds of what it uses; `nil` where these have not been looked at.
  var kindNotes: [FormulaNote]?
  /// The description that a stored book keeps instead of the text.
  let stored: StoredDescription?

  var place: DefinitionPlace
  /// The numbers of the names that it uses, also of those that nothing defines, each once.
  var references: [Int]
  /// Whether it was written with `:=`, so that a prompt shows it when its value changes.
  ///
  /// The meaning is the same in both cases: every definition is computed again when a name that it uses changes, except for
  /// those that took a value of now, whose ``text`` is that number: they used themselves, random numbers or `ans`, or definitions that
  /// needed them (then a note of the kind `frozenDefinition` says so).
  public let isLive: Bool
  /// The number of its text in a session, by which the uncertain literals in it are known; 0 for none.
  var serial = 0
  /// The form in which its value is shown.
  public internal(set) var form = ResultForm.plain
  /// Its current state; a definition of a book is a function of the book's parameters.
  public internal(set) var state = State.function
  /// The formulas of a book's definition, compiled when they are first needed.
  var formulas = DefinitionFormulas()

  /// - Parameter references: the numbers of the names that it uses, each once.
  init(
    name: String, source: SourceText, nameRange: SourceRange = SourceRange(start: 0, end: 0), meaning: Meaning, angleUnit: AngleUnit,
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
  /// The number of notes of a sort on a definition that are kept: each is shown with its position, which is searched in all of the text.
  static let mostNotes = 100

  /// The definition as it holds: as it was typed, but for what it took the value of and for loops, which are written with Σ and Π.
  public var text: String { source.text }

  /// The names of a function's parameters; `nil` for a value.
  public var parameters: [String]? { meaning.parameters }

  /// The name, for a function with its parameters: `f(x, y)`.
  public var title: String { parameters.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name }

  /// The value; `nil` for a function, and where there is none now.
  public var result: FormulaResult? {
    switch state {
    case .value(let result): result
    case .function, .failed: nil
    }
  }

  var isParameter: Bool { meaning.isParameter }

  /// Whether it has no value now.
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

  /// Whether others may use it as they use another definition without reading them again.
  func hasSameSignature(as other: Definition) -> Bool {
    place.file == other.place.file && meaning.isValue == other.meaning.isValue && parameters?.count == other.parameters?.count
      && isParameter == other.isParameter && meaning.inputUnit == other.meaning.inputUnit
  }

  /// Whether it has the same meaning as another state of it.
  func hasSameState(as other: Definition) -> Bool {
    switch (state, other.state) {
    case (.function, .function): true
    case (.value(let a), .value(let b)): a == b && a.number.description == b.number.description
    case (.failed(let a), .failed(let b)): a.kind == b.kind
    case (.function, _), (.value, _), (.failed, _): false
    }
  }
}
