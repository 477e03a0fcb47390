import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The meaning of a definition's name, as the compiler needs it.
package enum Meaning: Sendable {
  /// A value or a function by its text.
  case formula(Definitions.Function)
  /// An input, with the value that it has when none is given, and its unit or what stands in place of one
  /// (``/ReckonCatalogue/ValueKind/inputUnit``); `nil` for plain numbers.
  case parameter(byDefault: Definitions.Function?, unit: String? = nil)
  /// A value or a function of which only the program is there. The program's inputs are its arguments, `nil` for a value, then values of
  /// the book by their numbers, and then parameters of the book.
  case stored(StoredProgram, arguments: [String]?, sharing: [Int] = [])
  /// An input of a book of stored programs.
  case storedParameter(byDefault: Value?, exactness: Exactness, unit: String? = nil)

  /// The head of a definition. The reading of a text depends on which of its names are functions, the one that it defines
  /// among them, so that names are declared before any text of them is read.
  package init(unread head: Parser.Head) { self = .formula(.init(unread: head.name, parameters: head.parameters)) }

  /// Whether the name alone stands for a number.
  package var isValue: Bool {
    switch self {
    case .formula(let function): function.isValue
    case .stored(_, let arguments, _): arguments == nil
    case .parameter, .storedParameter: true
    }
  }

  /// Whether it is a value of which only the program is there.
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

  /// The unit of a parameter's numbers, or what stands in place of one; `nil` for plain numbers, and for what is no parameter.
  package var inputUnit: String? {
    switch self {
    case .parameter(_, let unit), .storedParameter(_, _, let unit): unit
    case .formula, .stored: nil
    }
  }

  /// The kind of a parameter; plain numbers for a name that is not a parameter.
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

/// The names of a store of definitions as the compiler sees them: each has a number, whether something defines it or a text only uses it.
package struct BookNames: Sendable {
  private struct Slot {
    let name: String
    /// The file in which it is defined.
    var file = 0
    /// `nil` while nothing defines it.
    var meaning: Meaning?
    /// The kind of its value; `nil` where that is not known.
    var kind: ValueKind? = .number
    /// The range of its definition, where that is known.
    var place: (range: SourceRange, source: SourceText)?
  }

  private var slots: [Slot] = []
  private var index: [String: Int] = [:]
  /// For each file of a book, the files whose names it sees: itself and what it imports, directly or not.
  package var visibleFiles: [Set<Int>] = []
  /// The only kind of numbers in which the definitions can be used; `nil` when the book leaves it to its users.
  package var numberMode: NumberMode?
  /// By what the definitions convert currencies; `nil` without rates.
  package var currencies: Currencies?
  /// What the definitions may use.
  package var permissions = FormulaPermissions()
  /// How many seconds the wall clock, whose readings dates are, is ahead of universal time; see ``Definitions/secondsFromUTC``.
  package var secondsFromUTC: (@Sendable (Double) -> Int)?

  /// Reads the definitions from their texts, where they are stored as programs and the texts are there too: programs take what they were compiled for,
  /// and texts what they are given.
  package var reread: (@Sendable (_ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> BookNames?)?

  package init() {}

  /// The number of numbered names.
  package var count: Int { slots.count }

  /// The number of a name, also of one that nothing defines.
  package func number(of name: String) -> Int? { index[name] }

  /// The number of a name that is defined, for users of the book.
  package func find(_ name: String) -> Int? { index[name].flatMap { slots[$0].meaning == nil ? nil : $0 } }

  /// The number of a name that is defined, as a text in a file of the book sees it.
  package func find(_ name: String, from file: Int) -> Int? {
    find(name).flatMap { slots[$0].file == file || visibleFiles[file].contains(slots[$0].file) ? $0 : nil }
  }

  package func name(of number: Int) -> String { slots[number].name }

  /// The file in which a number's name is defined.
  package func file(of number: Int) -> Int { slots[number].file }

  /// The meaning of a name by number; `nil` while nothing defines it.
  package subscript(number: Int) -> Meaning? { slots[number].meaning }

  /// The names that are defined, with what they stand for.
  package var defined: some Sequence<(name: String, meaning: Meaning)> {
    slots.lazy.compactMap { slot in slot.meaning.map { (slot.name, $0) } }
  }

  /// Whether a stored program adds times to dates.
  ///
  /// - Complexity: O(code of all programs).
  var stepsCalendar: Bool {
    slots.contains { slot in
      guard case .stored(let stored, _, _)? = slot.meaning, let program = try? stored.program() else { return false }
      return program.applies(.laterMonths) || program.applies(.laterSeconds)
    }
  }

  /// The names that a text in a file sees.
  package func names(from file: Int) -> [String] {
    slots.compactMap { $0.meaning != nil && visibleFiles[file].contains($0.file) ? $0.name : nil }
  }

  /// Reserves capacity for names.
  package mutating func reserve(_ count: Int) {
    slots.reserveCapacity(count)
    index.reserveCapacity(count)
  }

  /// Gives a name a number, if it has none.
  package mutating func intern(_ name: String) -> Int {
    if let known = index[name] { return known }
    index[name] = slots.count
    slots.append(Slot(name: name))
    return slots.count - 1
  }

  /// Lets a name stand for something else, or with `nil` for nothing.
  ///
  /// - Parameters:
  ///   - kind: what its value is; `nil` where that is not known.
  ///   - place: where it is defined; without one, what is known of that stays.
  package mutating func set(
    _ number: Int, to meaning: Meaning?, file: Int = 0, kind: ValueKind? = .number, place: (range: SourceRange, source: SourceText)? = nil
  ) {
    if let place { slots[number].place = place }
    slots[number].meaning = meaning
    slots[number].file = file
    slots[number].kind = kind
  }

  /// The kind of a name's value by number; `nil` where that is not known.
  package func kind(of number: Int) -> ValueKind? { slots[number].kind }

  /// The definition of a name by number; `nil` where that is not known.
  package func place(of number: Int) -> (range: SourceRange, source: SourceText)? { slots[number].place }

  /// Removes the names with the highest numbers, so that `count` remain.
  package mutating func truncate(to count: Int) {
    while slots.count > count, let slot = slots.popLast() { index[slot.name] = nil }
  }
}
