import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// The names that formulas may use besides the built-in ones: values, functions defined as text, and host functions.
///
/// ```swift
/// var scope = Scope()
/// scope["rate"] = 0.19
/// try scope.define("gross(net) = net * (1 + rate)")
/// try Formula("gross(100)", scope: scope).evaluate()  // 119
/// ```
///
/// A formula captures what it uses when it is compiled; later changes of the scope do not affect it.
public struct Scope: Sendable {
  package internal(set) var definitions = Definitions()
  package private(set) var hosts: [String: HostFunction] = [:]
  var clock: [HostFunction] = []
  /// The seconds since 1970-01-01T00:00Z by the clock.
  var now: (@Sendable () -> Double)?
  /// The function of times of day in time zones, if there are a clock and zones.
  var zoneTime: HostFunction?
  private var documentation: [String: Documentation] = [:]
  /// The host functions that formulas may call, and the clock.
  package var hostFunctions: [HostFunction] {
    hosts.isEmpty && clock.isEmpty ? [] : Array(hosts.values) + clock + (zoneTime.map { [$0] } ?? [])
  }

  /// The same, if a program uses any.
  func hostFunctions(of program: Program) -> [HostFunction] { program.hostFunctions.isEmpty ? [] : hostFunctions }

  /// The features of the language and the host that formulas may use.
  public typealias Permissions = FormulaPermissions

  /// The features that formulas may use, in their own texts and in their dependencies: in formulas, engines, sessions
  /// and sheets, and in stored programs decoded with this scope. Other uses are the error `notPermitted` at their
  /// position.
  public var permissions: Permissions {
    get { definitions.permissions }
    set { definitions.permissions = newValue }
  }

  /// An empty scope.
  public init() {}

  /// The value of a name; `nil` if there is none. Setting a value replaces a function of that name defined as text.
  public subscript(name: String) -> Double? {
    get { self[number: name]?.double }
    set { self[number: name] = newValue.map { .double($0) } }
  }

  /// The value of a name with all digits; `nil` if there is none.
  public subscript(number name: String) -> NumericValue? {
    get { definitions[name].value?.number }
    set { self[result: name] = newValue.map { FormulaResult($0) } }
  }

  /// The value of a name as a value of any kind: `scope[value: "region"] = "EU"`.
  public subscript(value name: String) -> Value? {
    get { self[result: name]?.value }
    set { self[result: name] = newValue.map { FormulaResult(value: $0, form: ResultForm(ValueKind(of: $0))) } }
  }

  /// The value of a name as a formula's result, with its kind and exactness. Formulas that use the name are not more
  /// exact.
  public subscript(result name: String) -> FormulaResult? {
    get {
      let meaning = definitions[name]
      if let held = meaning.held { return FormulaResult(value: held.value, held.exactness, form: meaning.form) }
      return meaning.value.map {
        var result = FormulaResult($0.number, $0.exactness, form: meaning.form)
        result.uncertainty = meaning.uncertainty
        return result
      }
    }
    set {
      var meaning = definitions[name]
      let isNumeric = newValue?.isNumeric ?? true
      meaning.value = isNumeric ? newValue.map { Program.Constant($0.number, $0.exactness) } : nil
      meaning.held = isNumeric ? nil : newValue.map { ($0.value, $0.exactness) }
      meaning.form = newValue?.form ?? .plain
      meaning.uncertainty = newValue?.uncertainty
      if newValue != nil { meaning.function = nil }
      definitions[name] = meaning
    }
  }

  /// The documentation of a name, for completion and lists; ``add(_:)-(HostFunction)`` sets that of a function.
  ///
  /// ```swift
  /// scope["rate"] = 0.19
  /// scope[documentation: "rate"] = Scope.Documentation("The rate of value added tax.")
  /// ```
  public subscript(documentation name: String) -> Documentation? {
    get { documentation[name] }
    set { documentation[name] = newValue }
  }

  /// The names of the values, sorted.
  public var valueNames: [String] { definitions.names { $0.isValue }.sorted() }
  /// The names of the functions defined as text or by the host, sorted.
  public var functionNames: [String] { (definitions.names { $0.function != nil } + hosts.keys).sorted() }

  /// Checks that a program may use a name for an input, a value or a function: formulas can write it, possibly in
  /// backquotes.
  ///
  /// - Throws: `invalidName`.
  static func checkName(_ name: String) throws(FormulaError) {
    guard canName(name) else {
      throw FormulaError(.invalidName(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
  }

  /// Whether formulas can write a name defined by a program.
  package static func canName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 != "`" && $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) }
  }

  /// Registers a host function, replacing one with the same name and number of parameters.
  ///
  /// - Throws: `alreadyDefined` if the name belongs to a built-in function, or to a host function with another number
  ///   of parameters, which ``remove(_:)`` must remove first.
  public mutating func add(_ function: HostFunction) throws(FormulaError) {
    let isKnown =
      hosts[function.name].map { $0.parameterCount != function.parameterCount || $0.arity != function.arity } ?? false
    guard !isKnown, !Catalogue.isFunction(function.name) else {
      let source = SourceText(function.name)
      throw FormulaError(
        .alreadyDefined(function.name), at: SourceRange(start: 0, end: function.name.utf8.count), in: source)
    }
    hosts[function.name] = function
    documentation[function.name] = function.documentation
    definitions[function.name] = Definitions.Meaning(host: function.signature)
    definitions[function.name].hostArity = function.arity
  }

  /// The exchange rates for currency conversions; without any, amounts of different currencies are incompatible.
  public var rates: ExchangeRates? {
    get { ExchangeRates(definitions.currencies) }
    set { definitions.currencies = newValue?.currencies }
  }

  /// Adds the names of a formula book. They can be used like functions and values of the scope, which shadow them, and
  /// they shadow those of books added before; the book's own definitions see nothing of the scope.
  ///
  /// The book's parameters are inputs: each takes the value of the formula's variable or the scope's value of its name.
  /// If formulas find their variables, these include the parameters that they depend on; a formula with given variables
  /// uses the default of a parameter that is not one of them, and is rejected with `missingParameter` if there is none.
  /// Conditions of parameters are only checked by ``FormulaBook/evaluate(_:_:options:)``. The book's exchange rates
  /// become the scope's, unless it has its own.
  public mutating func add(_ book: FormulaBook) {
    definitions.books.append(book.namesForUsers)
    if rates == nil { rates = book.rates }
  }

  /// Defines a unit as a multiple of another one. Formulas use it like any other unit:
  ///
  /// ```swift
  /// try scope.defineUnit("pallet", as: "48 box")       // after defineUnit("box", as: "12.5 kg")
  /// try Formula("3 pallet to kg", variables: [], scope: scope).evaluate()     // 1800
  /// ```
  ///
  /// A unit of the same name is replaced. Values and inputs of its name shadow it, like any unit;
  /// ``subscript(documentation:)`` sets its documentation.
  ///
  /// - Parameters:
  ///   - name: the name in formulas, after a number and after `to`.
  ///   - definition: a unit, optionally after a number: `12.5 kg`, `km/h`.
  /// - Throws: `invalidName`; `alreadyDefined` for the name of a built-in, a currency or a value; the error, with its
  ///   position, of a definition that is not a unit; `misplacedUnit` for a temperature scale with its own zero and for
  ///   an amount of money.
  public mutating func defineUnit(_ name: String, as definition: String) throws(FormulaError) {
    try Scope.checkName(name)
    // A unit is a word after a number, and has no backquotes.
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      throw FormulaError(.invalidName(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
    let isTaken =
      Catalogue.unit(named: name) != nil || Catalogue.isConstant(name) || Catalogue.isFunction(name)
      || Catalogue.number(ofCurrency: name) != nil || definitions.currencies?.euros[name] != nil
      || definitions[name].isValue
    guard !isTaken else {
      throw FormulaError(.alreadyDefined(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
    definitions.units[name] = try OwnUnit(definition, definitions)
  }

  /// Removes a value, a function or a unit.
  public mutating func remove(_ name: String) {
    definitions.units[name] = nil
    definitions[name] = Definitions.Meaning()
    hosts[name] = nil
    documentation[name] = nil
  }

  /// Adds definitions, `name = expression` and `name(parameters) = expression`, separated by `;` or line ends.
  /// Values are evaluated immediately, each with the preceding ones in scope.
  ///
  /// - Parameters:
  ///   - source: the definitions.
  ///   - options: the compile options.
  ///   - deadline: the time limit of evaluating them; `nil` for none. A cancelled task ends it too.
  /// - Throws: the first error; `deadlinePassed` and `cancelled`. Preceding definitions are kept.
  public mutating func define(
    _ source: String, options: Formula.Options = Formula.Options(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    _ = try defining(source, options: options, deadline: deadline)
  }

  /// The same, returning the defined names.
  mutating func defining(
    _ source: String, options: Formula.Options, deadline: EvaluationOptions.Deadline?
  ) throws(FormulaError) -> [String] {
    var scope = self
    // These are the host's own definitions.
    scope.permissions = Permissions()
    var session = FormulaSession(scope: scope, options: options)
    session.execution.keepsUpToDate = false
    session.execution.solvesEquations = false
    defer {
      session.scope.permissions = permissions
      self = session.scope
    }
    _ = try session.run(source, options: EvaluationOptions(deadline: deadline))
    session.scope[result: "ans"] = self[result: "ans"]
    return session.inForce.all.map { $0.name }
  }

  /// Adds a function defined by a tree.
  package mutating func define(_ name: String, function: Definitions.Function) {
    definitions[name] = Definitions.Meaning(function: function, host: definitions[name].host)
  }

  /// The text that a function was defined by; `nil` for a host function.
  public func text(ofFunction name: String) -> String? {
    definitions[name].function.map { String($0.tree.source.slice($0.range)) }
  }

  /// The parser's scope.
  package func names(with variables: [String]?) -> NameScope {
    var names = nameScope(variables ?? [])
    names.findsInputs = variables == nil
    return names
  }

  private func nameScope(_ variables: [String]) -> NameScope {
    definitions.isEmpty ? NameScope(variables: variables) : nameScope(variables, definitions)
  }

  /// A separate function, so that the definitions are not copied if there are none.
  @inline(never) private func nameScope(_ variables: [String], _ definitions: Definitions) -> NameScope {
    var scope = NameScope(
      variables: variables,
      definesValue: { name in
        let known = definitions[name]
        if known.isValue { return true }
        return !known.isFunction
          && (definitions.bookDefines(name, asValue: true) || definitions.clock(named: name) != nil)
      },
      definesFunction: { name in
        let known = definitions[name]
        return known.isFunction || !known.isValue && definitions.bookDefines(name, asValue: false)
      },
      definesUnit: { definitions.definesUnit($0) })
    scope.timeZones = definitions.timeZones
    return scope
  }
}
