import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The names that a formula may use in addition to the language's own: values, functions, and host functions.
package struct Definitions: Sendable {
  /// A function as its source defines it, or a named value, which is a function without parameters called by its name
  /// alone.
  ///
  /// Immutable, so that all users of a definition share its tree.
  package final class Function: Sendable {
    package let tree: SyntaxTree
    package let name: String
    package let parameters: [String]
    /// The nodes of its body in the tree, after those of the condition on its parameters if there is one.
    package let body: Range<Int>
    /// The start of the body after the condition; `nil` without one.
    let conditionEnd: Int?
    /// The units in which the body takes parameters, by parameter index.
    let units: [Int: SyntaxTree.Conversion]
    /// The unit of its value; `nil` to keep the unit of the body.
    package let resultUnit: String?
    /// The range of the complete definition.
    package let range: SourceRange
    /// Whether its name alone denotes its value.
    package let isValue: Bool
    package let angleUnit: AngleUnit
    /// The same by its text's other parse, see ``SyntaxTree/otherReading``.
    let otherReading: Function?

    /// The function at an index of a tree's functions.
    package init(tree: SyntaxTree, index: Int, angleUnit: AngleUnit) {
      let source = tree.functions[index]
      self.tree = tree
      name = source.name
      parameters = source.parameters.map { $0.name }
      body = source.checkedBody
      (conditionEnd, units, resultUnit) = (source.conditionEnd, source.units, nil)
      range = source.range
      isValue = false
      self.angleUnit = angleUnit
      otherReading = tree.otherReading.map { Function(tree: $0, index: index, angleUnit: angleUnit) }
    }

    /// The text of the condition after `where`; `nil` without one.
    package var conditionText: String? {
      guard let end = conditionEnd, body.lowerBound < end else { return nil }
      let ranges = tree.nodes[body.lowerBound..<end].map { $0.range }
      return String(tree.source.slice(ranges.dropFirst().reduce(ranges[0]) { $0.union($1) }))
    }

    /// A placeholder for a function, or without parameters for a value, whose text has not been parsed.
    package init(unread name: String, parameters: [String]?, angleUnit: AngleUnit = .degrees) {
      tree = SyntaxTree.empty
      self.name = name
      self.parameters = parameters ?? []
      body = 0..<0
      (conditionEnd, units, resultUnit) = (nil, [:], nil)
      range = SourceRange(start: 0, end: 0)
      isValue = parameters == nil
      self.angleUnit = angleUnit
      otherReading = nil
    }

    /// Whether its value is that of its body alone, without a condition or units of parameters.
    var isPlain: Bool { conditionEnd == nil && units.isEmpty && isRead }

    /// Whether its text has been parsed.
    package var isRead: Bool { !tree.statements.isEmpty }

    /// A value, computed by the only statement of a tree.
    ///
    /// - Parameter unit: the unit of the value; a plain number is taken in it.
    package init(value name: String, tree: SyntaxTree, angleUnit: AngleUnit, unit: String? = nil) {
      self.tree = tree
      self.name = name
      parameters = []
      let statement = tree.statements.first
      let nodes = statement?.nodes ?? 0..<0
      (conditionEnd, units, resultUnit) = (nil, [:], unit)
      // The node that names the value comes last, and is not part of the value.
      if case .value? = statement?.defines { body = nodes.dropLast() } else { body = nodes }
      range = statement?.range ?? SourceRange(start: 0, end: 0)
      isValue = true
      self.angleUnit = angleUnit
      otherReading = tree.otherReading.map { Function(value: name, tree: $0, angleUnit: angleUnit, unit: unit) }
    }
  }

  /// The meaning of a name. A value and a host function may share a name.
  package struct Meaning: Sendable {
    /// A number of any kind, with its exactness.
    package var value: Program.Constant?
    /// A text, a list or no value, for names of values that are not numbers, with the exactness of its numbers.
    package var held: (value: Value, exactness: Exactness)?
    /// The uncertainty of a number, and its sources.
    package var uncertainty: Uncertainty?
    /// The kind of either, and its display form.
    package var form = ResultForm.plain
    package var function: Function?
    package var host: Program.HostSignature?
    /// The argument counts that the host function accepts, if there are several.
    package var hostArity: ClosedRange<Int>?

    package init(
      value: Program.Constant? = nil, form: ResultForm = .plain, function: Function? = nil,
      host: Program.HostSignature? = nil
    ) {
      self.value = value
      self.form = form
      self.function = function
      self.host = host
    }

    package var isFunction: Bool { function != nil || host != nil }
    /// Whether the name denotes a value of any kind.
    package var isValue: Bool { value != nil || held != nil }
    fileprivate var isNothing: Bool { !isValue && !isFunction }
  }

  private var meanings: [String: Meaning] = [:]
  /// Currencies, which are units as well.
  package var currencies: Currencies?
  /// Custom units of the host.
  package var units: [String: OwnUnit] = [:]
  /// Formula books. Their names are looked up after all of the above, starting with the last book.
  package var books: [BookNames] = []
  /// The host clock's readings, which are instants. Any other meaning of their names hides them.
  package var clock: [Program.HostSignature] = []
  /// The offset of the host's wall clock from universal time in seconds, at a number of seconds since
  /// 1970-01-01T00:00Z; `nil` for universal time.
  package var secondsFromUTC: (@Sendable (Double) -> Int)?
  /// The host's time zones, and its function for times of day in them, which reads its clock.
  package var timeZones: TimeZones?
  package var zoneTime: Program.HostSignature?
  /// The features of the language and the host that formulas may use.
  package var permissions = FormulaPermissions()
  /// Names of values that cannot be computed now: their names have no other meaning, neither a book's value, the clock
  /// nor a constant.
  package var unresolved: Set<String> = []
  /// The indices of values of the first book that a formula of the book takes as inputs, after its arguments, rather
  /// than inlines.
  package var sharedInputs: [Int] = []

  /// The formulas of the values that depend on some names, by their own names, where values come from formulas: a
  /// derivative by such a name differentiates through them.
  package var dependents: (@Sendable (Set<String>) -> [String: Function])?

  /// The serial numbers by which sessions identify texts with uncertain literals: of a function or value, and of a
  /// book, -1 for none.
  package var serials: (@Sendable (_ owner: String, _ book: Int) -> Int?)?

  package init() {}

  package var isEmpty: Bool {
    meanings.isEmpty && currencies == nil && units.isEmpty && books.isEmpty && clock.isEmpty && unresolved.isEmpty
      && timeZones == nil
  }

  /// The same without values and functions.
  package var unitsAlone: Definitions {
    var units = Definitions()
    (units.currencies, units.units, units.secondsFromUTC, units.permissions) = (
      currencies, self.units, secondsFromUTC, permissions
    )
    (units.timeZones, units.zoneTime) = (timeZones, zoneTime)
    return units
  }

  /// Whether a name is a unit that is not in the catalogue.
  package func definesUnit(_ name: String) -> Bool { units[name] != nil || currencies?.euros[name] != nil }

  /// The host clock's reading with a name.
  package func clock(named name: String) -> Program.HostSignature? { clock.first { $0.name == name } }

  /// The meaning of a name, apart from books.
  package subscript(name: String) -> Meaning {
    get { meanings[name, default: Meaning()] }
    set { meanings[name] = newValue.isNothing ? nil : newValue }
  }

  /// The defined names, except those of books, in no particular order.
  package var names: some Collection<String> { meanings.keys }

  /// The defined names whose meaning satisfies a predicate.
  ///
  /// - Complexity: O(names).
  package func names(where isMeant: (Meaning) -> Bool) -> [String] { meanings.compactMap { isMeant($1) ? $0 : nil } }

  /// The names of ``sharedInputs`` among a program's variables. No text can spell them.
  package var sharedInputNames: [String] { sharedInputs.map { "=\(books[0].name(of: $0))" } }

  /// The definitions in which the values that depend on differentiation names are replaced by their formulas; `nil` if
  /// all such values are formulas already.
  func lookingInto(dependentsOf names: Set<String>) -> Definitions? {
    guard !names.isEmpty, let formulas = dependents?(names) else { return nil }
    var changed = self
    var isChanged = false
    for (name, formula) in formulas where self[name].isValue {
      changed[name] = Meaning(function: formula)
      isChanged = true
    }
    return isChanged ? changed : nil
  }

  /// The definitions with some books of stored programs replaced by their texts; `nil` if there are none.
  func rereading(_ books: Set<Int>, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) -> Definitions? {
    guard !books.isEmpty else { return nil }
    var changed = self
    for book in books {
      let text = try changed.books[book].reread?(isCancelled)
      if let text { changed.books[book] = text }
      changed.books[book].reread = nil
    }
    return changed
  }

  /// The entry for a name in the books; `nil` if none defines it.
  package func bookEntry(_ name: String) -> (book: Int, entry: Int)? {
    for (index, book) in books.enumerated().reversed() { if let entry = book.find(name) { return (index, entry) } }
    return nil
  }

  /// The names that the definition of a name uses, in the definitions or in a book, and perhaps some more; empty if
  /// neither defines it.
  package func names(usedBy name: String) -> [String] {
    if let function = self[name].function { return function.tree.uses(in: function.body).map({ $0.name }) }
    guard !books.isEmpty, let found = bookEntry(name), let meaning = books[found.book][found.entry] else { return [] }
    switch meaning {
    case .formula, .parameter: return meaning.function?.tree.names ?? []
    case .stored(let stored, _, let sharing):
      let inputs = (try? stored.program().variables) ?? []
      return inputs + sharing.map { books[found.book].name(of: $0) }
    case .storedParameter: return []
    }
  }

  /// Whether a book defines a name as a value, or as a function.
  package func bookDefines(_ name: String, asValue: Bool) -> Bool {
    guard !books.isEmpty, let found = bookEntry(name) else { return false }
    return books[found.book][found.entry]?.isValue == asValue
  }
}

extension SyntaxTree.Function {
  /// The nodes of its body, after those of the condition on its parameters if there is one.
  var checkedBody: Range<Int> { condition.isEmpty ? body : condition.lowerBound..<body.upperBound }
  /// The start of the body after the condition; `nil` without one.
  var conditionEnd: Int? { condition.isEmpty ? nil : body.lowerBound }
  /// The units in which the body takes parameters, by parameter index.
  var units: [Int: SyntaxTree.Conversion] {
    Dictionary(
      uniqueKeysWithValues: parameters.enumerated().compactMap { index, parameter in parameter.unit.map { (index, $0) }
      })
  }
}
