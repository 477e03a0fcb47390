import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// Names that formulas may use beside the language's own: values, functions defined in the language, and functions of the host.
///
/// ```swift
/// var scope = Scope()
/// scope["rate"] = 0.19
/// try scope.define("gross(net) = net * (1 + rate)")
/// try Formula("gross(100)", scope: scope).evaluate()  // 119
/// ```
///
/// A formula takes what it uses when it is compiled; later changes of the scope do not touch it.
public struct Scope: Sendable {
  package private(set) var definitions = Definitions()
  package private(set) var hosts: [String: HostFunction] = [:]
  private var clock: [HostFunction] = []
  /// The seconds since 1970-01-01T00:00Z by the clock.
  private var now: (@Sendable () -> Double)?
  /// The function of times of day in time zones, where there are a clock and zones.
  private var zoneTime: HostFunction?
  private var documentation: [String: Documentation] = [:]
  /// The host's functions that formulas may call, and its clock.
  package var hostFunctions: [HostFunction] {
    hosts.isEmpty && clock.isEmpty ? [] : Array(hosts.values) + clock + (zoneTime.map { [$0] } ?? [])
  }

  /// The same where a program uses some.
  func hostFunctions(of program: Program) -> [HostFunction] { program.hostFunctions.isEmpty ? [] : hostFunctions }

  /// What formulas may use of the language and the host.
  public typealias Permissions = FormulaPermissions

  /// What formulas may use: their texts and all definitions that they use, in formulas, engines, sessions and sheets, and in stored programs that are
  /// read with this scope. What they may not use is the error `notPermitted`, with its place.
  public var permissions: Permissions {
    get { definitions.permissions }
    set { definitions.permissions = newValue }
  }

  /// A scope in which nothing is defined yet.
  public init() {}

  /// The value of a name, or `nil`. Setting a value replaces a function of the same name that was defined by text.
  public subscript(name: String) -> Double? {
    get { self[number: name]?.double }
    set { self[number: name] = newValue.map { .double($0) } }
  }

  /// The value of a name with all its digits, or `nil`.
  public subscript(number name: String) -> NumericValue? {
    get { definitions[name].value?.number }
    set { self[result: name] = newValue.map { FormulaResult($0) } }
  }

  /// The value of a name as a value of any kind: `scope[value: "region"] = "EU"`.
  public subscript(value name: String) -> Value? {
    get { self[result: name]?.value }
    set { self[result: name] = newValue.map { FormulaResult(value: $0, form: ResultForm(ValueKind(of: $0))) } }
  }

  /// The value of a name as a formula's result: with its kind, and how exact it is. Formulas that use the name are not more exact.
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

  /// The documentation of a name, for completion and lists; ``add(_:)-(HostFunction)`` takes that of the function.
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
  /// The names of the functions that are defined by text or by the host, sorted.
  public var functionNames: [String] { (definitions.names { $0.function != nil } + hosts.keys).sorted() }

  /// Checks that a program may give a name to an input, a value or a function: formulas can write it, if need be in back quotes.
  ///
  /// - Throws: `invalidName`.
  static func checkName(_ name: String) throws(FormulaError) {
    guard canName(name) else {
      throw FormulaError(.invalidName(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
  }

  /// Whether formulas can write a name that a program gives to something.
  package static func canName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 != "`" && $0.value >= 0x20 && !(0x7F..<0xA0 ~= $0.value) }
  }

  /// Makes a function of the host known; one of the same name and number of parameters is replaced.
  ///
  /// - Throws: `alreadyDefined` when the name is that of a built-in function, or of a function of the host with another number of parameters:
  ///   a name has one, and ``remove(_:)`` makes room for another.
  public mutating func add(_ function: HostFunction) throws(FormulaError) {
    let isKnown = hosts[function.name].map { $0.parameterCount != function.parameterCount || $0.arity != function.arity } ?? false
    guard !isKnown, !Catalogue.isFunction(function.name) else {
      let source = SourceText(function.name)
      throw FormulaError(.alreadyDefined(function.name), at: SourceRange(start: 0, end: function.name.utf8.count), in: source)
    }
    hosts[function.name] = function
    documentation[function.name] = function.documentation
    definitions[function.name] = Definitions.Meaning(host: function.signature)
    definitions[function.name].hostArity = function.arity
  }

  /// Lets formulas read a clock, which the engine does not have: `now` is what the wall clock shows when a formula is evaluated, `today` the
  /// beginning of its day. Values, inputs and books' names that are called so hide them. Formulas with them are not pure.
  ///
  /// Dates without an offset are readings of the wall clock; one that is written with an offset, `2024-03-01T14:30Z`, becomes such a reading
  /// when its formula is compiled. Without a clock the wall clock shows universal time.
  ///
  /// ```swift
  /// scope.setClock(now: { Double(time(nil)) }, secondsFromUTC: { _ in 9 * 3_600 })
  /// try Formula("today - 2024-03-01", variables: [], scope: scope).evaluate()   // days
  /// ```
  ///
  /// - Parameters:
  ///   - now: the seconds since 1970-01-01T00:00Z.
  ///   - secondsFromUTC: how many seconds the wall clock is ahead of universal time at a number of seconds since 1970-01-01T00:00Z.
  public mutating func setClock(
    now: @escaping @Sendable () -> Double, secondsFromUTC: @escaping @Sendable (Double) -> Int = { _ in 0 }
  ) {
    @Sendable func reading() -> Double {
      let moment = now()
      return moment + Double(secondsFromUTC(moment))
    }
    let readings: [@Sendable () -> Double] = [reading, { (reading() / 86_400).rounded(.down) * 86_400 }]
    clock = zip(Program.HostSignature.clockNames, readings).map { HostFunction(instant: $0, $1) }
    definitions.clock = clock.map { $0.signature }
    definitions.secondsFromUTC = secondsFromUTC
    self.now = now
    makeZoneTime()
  }

  /// Makes a wall clock the one whose readings dates are, whether formulas may read a clock or not.
  ///
  /// - Parameter secondsFromUTC: as in ``setClock(now:secondsFromUTC:)``.
  package mutating func setWallClock(secondsFromUTC: @escaping @Sendable (Double) -> Int) {
    if let now { return setClock(now: now, secondsFromUTC: secondsFromUTC) }
    definitions.secondsFromUTC = secondsFromUTC
    makeZoneTime()
  }

  /// The time zones that formulas may name, `2026-07-01 12:00 Europe/Berlin` and `now to Asia/Tokyo`; `nil` for none, since the engine has
  /// none of its own. With a clock, times of day may have zones too, `14:30 Berlin to Tokyo`, which are those of its day.
  public var timeZones: TimeZones? {
    get { definitions.timeZones }
    set {
      definitions.timeZones = newValue
      makeZoneTime()
    }
  }

  private mutating func makeZoneTime() {
    if let zones = definitions.timeZones, let now, let secondsFromUTC = definitions.secondsFromUTC {
      zoneTime = HostFunction(ofTimesIn: zones, now: now, secondsFromUTC: secondsFromUTC)
    } else {
      zoneTime = nil
    }
    definitions.zoneTime = zoneTime?.signature
  }

  /// Which clock it is; nothing for none.
  var clockIdentity: [ObjectIdentifier] { (clock + (zoneTime.map { [$0] } ?? [])).map { ObjectIdentifier($0.identity) } }

  /// Whether another scope reads the same clock.
  func hasSameClock(as other: Scope) -> Bool { clockIdentity == other.clockIdentity }

  /// The rates by which formulas convert currencies; without any, amounts of different currencies do not meet.
  public var rates: ExchangeRates? {
    get { ExchangeRates(definitions.currencies) }
    set { definitions.currencies = newValue?.currencies }
  }

  /// Adds the names of a formula book. They can be used like functions and values of the scope, which hide them, and hide those of
  /// books that were added before; nothing of the scope can be seen by the book's own definitions.
  ///
  /// The book's parameters are inputs: each takes the value of the formula's variable or of the scope's value of its name. Where formulas
  /// find their variables, the parameters that they reach are among them; a formula whose variables are given takes the default of a
  /// parameter that is not one of them, and is refused with `missingParameter` when there is none. Conditions of parameters are checked
  /// by ``FormulaBook/evaluate(_:_:options:)`` only. The book's exchange rates are the scope's, unless that has its own.
  public mutating func add(_ book: FormulaBook) {
    definitions.books.append(book.namesForUsers)
    if rates == nil { rates = book.rates }
  }

  /// Defines a unit as a multiple of another one. Formulas use it like any other unit:
  ///
  /// ```swift
  /// try scope.defineUnit("pallet", as: "48 box")       // where a box is defined already: defineUnit("box", as: "12.5 kg")
  /// try Formula("3 pallet to kg", variables: [], scope: scope).evaluate()     // 1800
  /// ```
  ///
  /// A unit of the same name is replaced. Values and inputs of its name hide it, as they hide other units;
  /// ``subscript(documentation:)`` sets what it is for.
  ///
  /// - Parameters:
  ///   - name: what formulas call it, behind a number and behind `to`.
  ///   - definition: a unit, with a number before it unless it is one: `12.5 kg`, `km/h`.
  /// - Throws: `invalidName`; `alreadyDefined` for a name of the language, a currency or a value; the error of a definition that is not
  /// a unit, with its
  ///   place; `misplacedUnit` for a temperature with a zero of its own and for an amount of money.
  public mutating func defineUnit(_ name: String, as definition: String) throws(FormulaError) {
    try Scope.checkName(name)
    // A unit is a word behind a number, and has no back quotes.
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      throw FormulaError(.invalidName(name), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
    }
    let isTaken =
      Catalogue.unit(named: name) != nil || Catalogue.isConstant(name) || Catalogue.isFunction(name)
      || Catalogue.number(ofCurrency: name) != nil || definitions.currencies?.euros[name] != nil || definitions[name].isValue
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
  /// Values are evaluated at once, each with those before it in scope.
  ///
  /// - Parameters:
  ///   - source: the definitions.
  ///   - options: how they are compiled.
  ///   - deadline: when evaluating them ends at the latest; `nil` for as long as it takes. A cancelled task ends it too.
  /// - Throws: the first error; `deadlinePassed` and `cancelled`. Definitions before it stay.
  public mutating func define(
    _ source: String, options: Formula.Options = Formula.Options(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    _ = try defining(source, options: options, deadline: deadline)
  }

  /// The same, which gives the names that are defined.
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

  /// Adds a function that a tree defines.
  package mutating func define(_ name: String, function: Definitions.Function) {
    definitions[name] = Definitions.Meaning(function: function, host: definitions[name].host)
  }

  /// The text by which a function was defined; `nil` for one of the host.
  public func text(ofFunction name: String) -> String? {
    definitions[name].function.map { String($0.tree.source.slice($0.range)) }
  }

  /// The names as the parser needs them.
  package func names(with variables: [String]?) -> NameScope {
    var names = nameScope(variables ?? [])
    names.findsInputs = variables == nil
    return names
  }

  private func nameScope(_ variables: [String]) -> NameScope {
    definitions.isEmpty ? NameScope(variables: variables) : nameScope(variables, definitions)
  }

  /// Apart, so that the definitions are not copied where there are none.
  @inline(never) private func nameScope(_ variables: [String], _ definitions: Definitions) -> NameScope {
    var scope = NameScope(
      variables: variables,
      definesValue: { name in
        let known = definitions[name]
        if known.isValue { return true }
        return !known.isFunction && (definitions.bookDefines(name, asValue: true) || definitions.clock(named: name) != nil)
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
