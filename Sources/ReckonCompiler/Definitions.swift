import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// The names that a formula may use beside the language's own: values, functions, and functions of the host.
package struct Definitions: Sendable {
  /// A function as its source defines it, or a named value, which is a function without parameters that its name alone calls.
  ///
  /// Never changed, so that all who hold a definition share its tree.
  package final class Function: Sendable {
    package let tree: SyntaxTree
    package let name: String
    package let parameters: [String]
    /// The nodes of its body in the tree, behind those of the condition on its parameters if there is one.
    package let body: Range<Int>
    /// The start of the body behind the condition; `nil` when there is none.
    let conditionEnd: Int?
    /// The units in which the body takes parameters, by their numbers.
    let units: [Int: SyntaxTree.Conversion]
    /// The unit in which its value is wanted; `nil` for a value as it comes.
    package let resultUnit: String?
    /// The text of the whole definition.
    package let range: SourceRange
    /// Whether its name alone stands for its value.
    package let isValue: Bool
    package let angleUnit: AngleUnit
    /// The same by its text's other reading, see ``SyntaxTree/otherReading``.
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

    /// The condition behind `where`, as it is written; `nil` when there is none.
    package var conditionText: String? {
      guard let end = conditionEnd, body.lowerBound < end else { return nil }
      let ranges = tree.nodes[body.lowerBound..<end].map { $0.range }
      return String(tree.source.slice(ranges.dropFirst().reduce(ranges[0]) { $0.union($1) }))
    }

    /// Stands for a function, or without parameters for a value, whose text has not been read.
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

    /// Whether its value is that of its body alone: no condition and no units of parameters.
    var isPlain: Bool { conditionEnd == nil && units.isEmpty && isRead }

    /// Whether its text has been read.
    package var isRead: Bool { !tree.statements.isEmpty }

    /// A value: what the only statement of a tree computes.
    ///
    /// - Parameter unit: the unit in which it is wanted; a plain number is one of it.
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

  /// The meaning of a name. A value and a function of the host may share a name.
  package struct Meaning: Sendable {
    /// A number of any kind, with how exact it is.
    package var value: Program.Constant?
    /// A text, a list or no value, for names of values that are not numbers, with how exact its numbers are.
    package var held: (value: Value, exactness: Exactness)?
    /// The uncertainty of a number, and the sources that it has.
    package var uncertainty: Uncertainty?
    /// The kind of either, and how it is shown.
    package var form = ResultForm.plain
    package var function: Function?
    package var host: Program.HostSignature?
    /// The numbers of arguments that the host's function takes, where these are several.
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
    /// Whether it is the name of a value of any kind.
    package var isValue: Bool { value != nil || held != nil }
    fileprivate var isNothing: Bool { !isValue && !isFunction }
  }

  private var meanings: [String: Meaning] = [:]
  /// Currencies, which are units too.
  package var currencies: Currencies?
  /// Units of the host.
  package var units: [String: OwnUnit] = [:]
  /// Formula books. Their names are searched after all of the above, in the last book first.
  package var books: [BookNames] = []
  /// The readings of the host's clock, which are instants. What else has their names hides them.
  package var clock: [Program.HostSignature] = []
  /// How many seconds the host's wall clock is ahead of universal time at a number of seconds since 1970-01-01T00:00Z; without one it shows
  /// universal time.
  package var secondsFromUTC: (@Sendable (Double) -> Int)?
  /// The time zones of the host, and its function of times of day in them, which reads its clock.
  package var timeZones: TimeZones?
  package var zoneTime: Program.HostSignature?
  /// What formulas may use of the language and the host.
  package var permissions = FormulaPermissions()
  /// Names of values that cannot be computed now: nothing else has their names, not a book's value, the clock or a constant.
  package var unresolved: Set<String> = []
  /// The numbers of values of the first book that a formula of the book takes as inputs, behind its arguments, rather than builds in.
  package var sharedInputs: [Int] = []

  /// The formulas of the values that depend on some names, by their own names, where values come from formulas: a derivative by such a name looks
  /// into them.
  package var dependents: (@Sendable (Set<String>) -> [String: Function])?

  /// The numbers by which sessions know texts with uncertain literals: of a function or value, and of a book, -1 for
  /// none.
  package var serials: (@Sendable (_ owner: String, _ book: Int) -> Int?)?

  package init() {}

  package var isEmpty: Bool {
    meanings.isEmpty && currencies == nil && units.isEmpty && books.isEmpty && clock.isEmpty && unresolved.isEmpty && timeZones == nil
  }

  /// The same without names of values and functions.
  package var unitsAlone: Definitions {
    var units = Definitions()
    (units.currencies, units.units, units.secondsFromUTC, units.permissions) = (currencies, self.units, secondsFromUTC, permissions)
    (units.timeZones, units.zoneTime) = (timeZones, zoneTime)
    return units
  }

  /// Whether a name is that of a unit beside those of the catalogue.
  package func definesUnit(_ name: String) -> Bool { units[name] != nil || currencies?.euros[name] != nil }

  /// The reading of the host's clock that has a name.
  package func clock(named name: String) -> Program.HostSignature? { clock.first { $0.name == name } }

  /// The meaning of a name, apart from books.
  package subscript(name: String) -> Meaning {
    get { meanings[name, default: Meaning()] }
    set { meanings[name] = newValue.isNothing ? nil : newValue }
  }

  /// The names that mean something, but in books; in no order.
  package var names: some Collection<String> { meanings.keys }

  /// Those that mean something of a kind.
  ///
  /// - Complexity: O(names).
  package func names(where isMeant: (Meaning) -> Bool) -> [String] { meanings.compactMap { isMeant($1) ? $0 : nil } }

  /// The names that ``sharedInputs`` have among a program's variables. No text can write them.
  package var sharedInputNames: [String] { sharedInputs.map { "=\(books[0].name(of: $0))" } }

  /// The definitions in which values that depend on names by which something is differentiated are the formulas that they come from; `nil` where
  /// there are none beside those that are formulas already.
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

  /// The definitions in which some books of stored programs are those of their texts; `nil` where there are no such books.
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

  /// The meaning of a name in the books; `nil` when none defines it.
  package func bookEntry(_ name: String) -> (book: Int, entry: Int)? {
    for (index, book) in books.enumerated().reversed() { if let entry = book.find(name) { return (index, entry) } }
    return nil
  }

  /// The names that the function or a book's definition of a name uses, and perhaps some more; none when neither defines it.
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

  /// Whether a name is that of a book's value, or of a book's function.
  package func bookDefines(_ name: String, asValue: Bool) -> Bool {
    guard !books.isEmpty, let found = bookEntry(name) else { return false }
    return books[found.book][found.entry]?.isValue == asValue
  }
}

/// A unit of the host: a multiple of another one.
package struct OwnUnit: Hashable, Sendable {
  /// The text that defines it.
  package let definition: String
  let dimension: Dimension
  /// The size of one in the dimension's base unit.
  let ratio: ExactRatio

  /// - Parameter text: a unit as conversions write it, with a number before it: `48 kg`.
  /// - Throws: the error of a text that is no such unit, with its place in it; `misplacedUnit` for one whose zero is not nothing, as of °C.
  package init(_ text: String, _ definitions: Definitions) throws(FormulaError) {
    let quantity = try definitions.quantity(ofUnit: text)
    guard quantity.offset == nil, quantity.units.currencies.isEmpty else {
      let range = SourceRange(start: 0, end: text.utf8.count)
      throw FormulaError(
        .misplacedUnit(quantity.described, operation: Phrase("definitionOfAUnit", "the definition of a unit")), at: range,
        in: SourceText(text))
    }
    (definition, dimension, ratio) = (text, quantity.dimension, quantity.units.ratio)
  }
}

/// Currencies by the rates of one day.
package final class Currencies: Sendable, Equatable {
  /// The price of one unit of each currency in euros, by code.
  package let euros: [String: ExactRatio]
  /// The day of the rates.
  package let date: String

  /// - Parameter rates: what one euro costs in each, as decimal text; `nil` where one is no such text.
  package init?(perEuro rates: [String: String], on date: String) {
    var euros: [String: ExactRatio] = ["EUR": .one]
    for (code, text) in rates {
      guard let rate = Self.rate(text, of: code) else { return nil }
      euros[code] = rate.inverse
    }
    self.euros = euros
    self.date = date
  }

  /// Whether a text is what one euro may cost in a currency: a number above 0, and 1 in euros.
  package static func isRate(_ text: String, of code: String) -> Bool { rate(text, of: code) != nil }

  private static func rate(_ text: String, of code: String) -> ExactRatio? {
    guard let rate = ExactRatio(text), rate > .zero, code != "EUR" || rate == .one else { return nil }
    return rate
  }

  /// The price in euros of a currency that needs no rates: of the euro, and of those that it replaced.
  static func lastingEuros(of code: String) -> ExactRatio? {
    code == "EUR" ? .one : Catalogue.irrevocableRate(of: code).flatMap { ExactRatio($0)?.inverse }
  }

  package static func == (a: Currencies, b: Currencies) -> Bool { a === b || a.date == b.date && a.euros == b.euros }
}

/// Options of compiling a formula.
package struct CompilerOptions: Sendable {
  package var angleUnit = AngleUnit.degrees
  package var numberMode = NumberMode.double
  /// Whether functions give complex numbers outside of their real domains; they do too in formulas that name complex
  /// numbers.
  package var isComplex = false
  package var limits = Limits()
  /// Fold, share and inline. Without, the program follows the text step by step; its results are the same.
  package var isOptimized = true
  /// The inputs, in order; without them, every name that is not known otherwise becomes one, in order of appearance.
  package var variables: [String]?
  /// Whether names that are not known otherwise become inputs behind the ones that are given; `nil` where they do if none are.
  package var findsInputs: Bool?
  /// The units of inputs by their names; inputs without one are plain numbers.
  package var inputUnits: [String: String] = [:]
  /// The inputs whose units are only guesses, by their names: one that is used as a text is a text, and a text that is
  /// used as a number is a plain number.
  package var guessedInputs: Set<String> = []
  /// The file of the first book among the definitions to which the text belongs: then it sees the names of that file, its ``variables`` hide
  /// them, the book's parameters become further inputs, and no other name does. Nothing for formulas that stand outside of books.
  package var homeFile: Int?
  /// The start of the body behind the condition on its parameters, when the body of a function with one is compiled.
  var conditionEnd: Int?
  /// The unit in which the value is wanted; `nil` for a value as it comes.
  var resultUnit: String?
  /// The kinds of values of the first book, by the numbers of their names; where only kinds are needed, their bodies are not resolved.
  package var valueKinds: [Int: ValueKind] = [:]
  /// Whether arguments of a book's function, and inputs outside of books, may be of any kind where they have no unit, rather than plain numbers.
  package var leavesKindsOpen = false
  /// The inputs by which the formula's value is differentiated, one after the other; none for the value itself.
  package var differentiatedBy: [String] = []
  /// The inputs by which derivatives are made that are results beside the value.
  package var gradientBy: [String] = []
  /// Whether measured constants of nature are uncertain.
  package var readsUncertainties = false
  /// Whether sources of uncertainty have inputs, behind all others, by which their values deviate.
  package var tracksSources = false
  /// Whether derivatives by these inputs are results beside the value.
  package var differentiatesSources = false
  /// Whether a complex value has two further programs, for its parts, and whether complex inputs are two, of which the
  /// imaginary parts come behind all others.
  package var (dividesValue, dividesInputs) = (false, false)
  /// The part of the complex value that the program computes: 0 for the real one, 1 for the imaginary one.
  var part: Int?
  /// Whether texts are taken by their other readings, with calls of functions of dates, see ``SyntaxTree/otherReading``.
  var takesOtherReadings = false
  /// Called at least once in a millisecond; true ends compiling with `cancelled`.
  package var isCancelled: (@Sendable () -> Bool)?

  package init() {}

  /// The name of the input of a complex input's imaginary parts, which no formula can write.
  package static func imaginaryPart(of name: String) -> String { name + "\u{1}" }
}

extension SyntaxTree.Function {
  /// The nodes of its body, behind those of the condition on its parameters if there is one.
  var checkedBody: Range<Int> { condition.isEmpty ? body : condition.lowerBound..<body.upperBound }
  /// The start of the body behind the condition; `nil` when there is none.
  var conditionEnd: Int? { condition.isEmpty ? nil : body.lowerBound }
  /// The units in which the body takes parameters, by their numbers.
  var units: [Int: SyntaxTree.Conversion] {
    Dictionary(uniqueKeysWithValues: parameters.enumerated().compactMap { index, parameter in parameter.unit.map { (index, $0) } })
  }
}
