import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The meaning of a definition's name for the compiler.
package enum Meaning: Sendable {
  /// A value or a function defined by its text.
  case formula(Definitions.Function)
  /// An input, with its default value, and its unit or the encoded kind in place of one
  /// (``/ReckonCatalogue/ValueKind/inputUnit``); `nil` for plain numbers.
  case parameter(byDefault: Definitions.Function?, unit: String? = nil)
  /// A value or a function available only as a program. The program's inputs are its arguments, `nil` for a value, then
  /// values of the book by their indices, and then parameters of the book.
  case stored(StoredProgram, arguments: [String]?, sharing: [Int] = [])
  /// An input of a book of stored programs.
  case storedParameter(byDefault: Value?, exactness: Exactness, unit: String? = nil)

  /// The head of a definition. The parse of a text depends on which of its names are functions, including the one that
  /// it defines, so that names are declared before any of their texts is parsed.
  package init(unread head: Parser.Head) { self = .formula(.init(unread: head.name, parameters: head.parameters)) }

  /// Whether the name alone denotes a number.
  package var isValue: Bool {
    switch self {
    case .formula(let function): function.isValue
    case .stored(_, let arguments, _): arguments == nil
    case .parameter, .storedParameter: true
    }
  }

  /// Whether it is a value available only as a program.
  package var isStoredValue: Bool {
    switch self {
    case .stored(_, let arguments, _): arguments == nil
    case .formula, .parameter, .storedParameter: false
    }
  }

  package var isParameter: Bool {
    switch self {
    case .formula, .stored: false
    case .parameter, .storedParameter: true
    }
  }

  /// The names of a function's arguments; `nil` for a value.
  package var parameters: [String]? {
    switch self {
    case .formula(let function): function.isValue ? nil : function.parameters
    case .stored(_, let arguments, _): arguments
    case .parameter, .storedParameter: nil
    }
  }

  /// The unit of a parameter's numbers, or the encoded kind in place of one; `nil` for plain numbers, and for anything
  /// but a parameter.
  package var inputUnit: String? {
    switch self {
    case .parameter(_, let unit), .storedParameter(_, _, let unit): unit
    case .formula, .stored: nil
    }
  }

  /// The kind of a parameter; a plain number for any other name.
  package var inputKind: ValueKind { inputUnit.map { ValueKind(ofInput: $0) } ?? .number }

  /// The text of a value or function, or of a parameter's default.
  package var function: Definitions.Function? {
    switch self {
    case .formula(let function): function
    case .parameter(let byDefault, _): byDefault
    case .stored, .storedParameter: nil
    }
  }
}

/// The names of a set of definitions as the compiler sees them: each has an index, whether it is defined or only used
/// by a text.
package struct BookNames: Sendable {
  private struct Slot {
    let name: String
    /// The file in which it is defined.
    var file = 0
    /// `nil` while it is undefined.
    var meaning: Meaning?
    /// The kind of its value; `nil` if unknown.
    var kind: ValueKind? = .number
    /// The range of its definition, if known.
    var place: (range: SourceRange, source: SourceText)?
  }

  private var slots: [Slot] = []
  private var index: [String: Int] = [:]
  /// For each file of a book, the files whose names are visible in it: itself and its imports, direct or not.
  package var visibleFiles: [Set<Int>] = []
  /// The only number mode in which the definitions can be used; `nil` if any may be.
  package var numberMode: NumberMode?
  /// The exchange rates of the definitions; `nil` without rates.
  package var currencies: Currencies?
  /// The features that the definitions may use.
  package var permissions = FormulaPermissions()
  /// The offset of the wall clock, whose readings dates are, from universal time in seconds; see
  /// ``Definitions/secondsFromUTC``.
  package var secondsFromUTC: (@Sendable (Double) -> Int)?

  /// Parses the definitions from their texts, if they are stored both as programs and as texts: programs accept only
  /// what they were compiled for, texts anything.
  package var reread: (@Sendable (_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> BookNames?)?

  package init() {}

  /// The number of indexed names.
  package var count: Int { slots.count }

  /// The index of a name, defined or not.
  package func number(of name: String) -> Int? { index[name] }

  /// The index of a defined name, for users of the book.
  package func find(_ name: String) -> Int? { index[name].flatMap { slots[$0].meaning == nil ? nil : $0 } }

  /// The index of a defined name that is visible in a file of the book.
  package func find(_ name: String, from file: Int) -> Int? {
    find(name).flatMap { slots[$0].file == file || visibleFiles[file].contains(slots[$0].file) ? $0 : nil }
  }

  package func name(of number: Int) -> String { slots[number].name }

  /// The file that defines the name with an index.
  package func file(of number: Int) -> Int { slots[number].file }

  /// The meaning of the name with an index; `nil` while it is undefined.
  package subscript(number: Int) -> Meaning? { slots[number].meaning }

  /// The defined names, with their meanings.
  package var defined: some Sequence<(name: String, meaning: Meaning)> {
    slots.lazy.compactMap { slot in slot.meaning.map { (slot.name, $0) } }
  }

  /// Whether a stored program adds times to dates by calendar steps.
  ///
  /// - Complexity: O(code of all programs).
  var stepsCalendar: Bool {
    slots.contains { slot in
      guard case .stored(let stored, _, _)? = slot.meaning, let program = try? stored.program() else { return false }
      return program.applies(.laterMonths) || program.applies(.laterSeconds)
    }
  }

  /// The names that are visible in a file.
  package func names(from file: Int) -> [String] {
    slots.compactMap { $0.meaning != nil && visibleFiles[file].contains($0.file) ? $0.name : nil }
  }

  /// Reserves capacity for names.
  package mutating func reserve(_ count: Int) {
    slots.reserveCapacity(count)
    index.reserveCapacity(count)
  }

  /// The index of a name, which is added if missing.
  package mutating func intern(_ name: String) -> Int {
    if let known = index[name] { return known }
    index[name] = slots.count
    slots.append(Slot(name: name))
    return slots.count - 1
  }

  /// Sets the meaning of a name, or with `nil` removes it.
  ///
  /// - Parameters:
  ///   - kind: the kind of its value; `nil` if unknown.
  ///   - place: the range of its definition; `nil` keeps the known one.
  package mutating func set(
    _ number: Int, to meaning: Meaning?, file: Int = 0, kind: ValueKind? = .number,
    place: (range: SourceRange, source: SourceText)? = nil
  ) {
    if let place { slots[number].place = place }
    slots[number].meaning = meaning
    slots[number].file = file
    slots[number].kind = kind
  }

  /// The kind of a name's value by index; `nil` if unknown.
  package func kind(of number: Int) -> ValueKind? { slots[number].kind }

  /// The range of a name's definition by index; `nil` if unknown.
  package func place(of number: Int) -> (range: SourceRange, source: SourceText)? { slots[number].place }

  /// Removes the names with the highest indices, so that `count` remain.
  package mutating func truncate(to count: Int) {
    while slots.count > count, let slot = slots.popLast() { index[slot.name] = nil }
  }
}
