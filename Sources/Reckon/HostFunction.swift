import ReckonBytecode
public import ReckonCatalogue
public import ReckonMachine

/// A function of the host program that formulas can call.
///
/// A result of NaN for arguments that are numbers counts as a domain error.
public struct HostFunction: Sendable {
  /// The name under which formulas call it.
  public let name: String
  /// The number of its arguments, from 0 to 255.
  public let parameterCount: Int
  /// Whether equal arguments always give an equal result and nothing else happens; the compiler may then call it once for several uses.
  public let isPure: Bool
  package let body: HostBody
  /// Tells it from another function of the same name, since bodies cannot be compared.
  private(set) var identity = Identity()

  final class Identity: Sendable {}

  /// Its documentation; `nil` where the host gave none. See ``withDocumentation(_:parameters:examples:)``.
  public internal(set) var documentation: Scope.Documentation?

  /// The numbers of arguments that it takes, where these are several.
  private(set) var arity: ClosedRange<Int>?
  /// The kind of its results, and its body, for one that takes and returns values of any kind.
  private var valueKind: ValueKind?
  package private(set) var valueBody: ValueHostBody?

  /// Whether it takes a number of arguments.
  func takes(_ count: Int) -> Bool { arity.map { $0.contains(count) } ?? (count == parameterCount) }

  /// Its form on decimals, if it has one.
  package private(set) var decimalBody: DecimalHostBody?

  /// A function of a fixed number of arguments, which it receives in a buffer of that length.
  ///
  /// - Throws: `invalidName` for a name that no formula could use; `invalidParameterCount` for a number out of 0 to 255.
  public init(
    _ name: String, parameterCount: Int, isPure: Bool = true, _ body: @escaping @Sendable (UnsafeBufferPointer<Double>) -> Double
  ) throws(FormulaError) {
    try Scope.checkName(name)
    guard 0...255 ~= parameterCount else {
      throw FormulaError(
        .invalidParameterCount(function: name, found: parameterCount), at: SourceRange(start: 0, end: name.utf8.count),
        in: SourceText(name))
    }
    self.name = name
    self.parameterCount = parameterCount
    self.isPure = isPure
    self.body = body
  }

  /// A reading of a clock under a name, in seconds since its 1970-01-01T00:00.
  init(instant name: String, _ seconds: @escaping @Sendable () -> Double) {
    self.name = name
    parameterCount = 0
    isPure = false
    body = { _ in seconds() }
    decimalBody = { _, exactness in
      exactness = .exact
      return NumericValue.double(seconds()).decimal
    }
  }

  /// The function that takes a time of day from one time zone to another, on the day that it is in the first; the zone of no name is
  /// that of the clock.
  init(ofTimesIn zones: TimeZones, now: @escaping @Sendable () -> Double, secondsFromUTC: @escaping @Sendable (Double) -> Int) {
    name = Program.HostSignature.zoneTimeName
    parameterCount = 3
    isPure = false
    body = { _ in .nan }
    valueKind = .instant
    @Sendable func offset(_ zone: String, _ second: Int64) -> Int? {
      zone.isEmpty ? secondsFromUTC(Double(second)) : zones.zone(of: zone).flatMap { zones.secondsFromUTC($0, at: second) }
    }
    valueBody = { values, failure in
      guard values.count == 3, let time = values[0].number?.decimal, case .text(let source) = values[1], case .text(let target) = values[2],
        let second = Int64(exactly: time.rounded(.down)), second.magnitude < 1 << 40, let moment = Int64(exactly: now().rounded(.down)),
        CivilTime.seconds.contains(moment), let ahead = offset(source, moment),
        let midnight = CivilTime(secondsSince1970: moment + Int64(ahead))?.date.daysSince1970,
        case let today = Int64(midnight) * 86_400 + second,
        let start = TimeZones.moment(showing: today, { offset(source, $0) }), let end = offset(target, today - Int64(start.offset))
      else {
        failure = .hostFailure(
          function: Program.HostSignature.zoneTimeName, reason: "it takes a time of day and the names of two time zones")
        return .missing
      }
      return .instant(.decimal(time + Decimal128(end - start.offset)))
    }
  }

  /// Its signature in programs.
  var signature: Program.HostSignature {
    Program.HostSignature(name: name, parameterCount: parameterCount, isPure: isPure, values: valueKind)
  }

  /// The same function with a form of its own for decimal mode. Without one, formulas on decimals call the form on doubles, and the result
  /// is rounded to 15 digits and approximate.
  ///
  /// ```swift
  /// let net = try HostFunction("net") { $0 / 1.19 }.withDecimals { arguments, exactness in
  ///   exactness = .rounded
  ///   return arguments[0] / Decimal128("1.19")!
  /// }
  /// ```
  ///
  /// - Parameter body: takes the arguments and the exactness of its result, which it may change from
  ///   `approximate`. This is the exactness for exact arguments; the result is never more exact than the arguments are.
  public func withDecimals(_ body: @escaping DecimalHostBody) -> HostFunction {
    var function = self
    function.decimalBody = body
    function.identity = Identity()
    return function
  }

  /// A function without arguments.
  ///
  /// - Throws: `invalidName` for a name that no formula could use.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable () -> Double) throws(FormulaError) {
    try self.init(name, parameterCount: 0, isPure: isPure) { _ in body() }
  }

  /// A function of one argument.
  ///
  /// - Throws: `invalidName` for a name that no formula could use.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double) -> Double) throws(FormulaError) {
    try self.init(name, parameterCount: 1, isPure: isPure) { body($0[0]) }
  }

  /// A function of two arguments.
  ///
  /// - Throws: `invalidName` for a name that no formula could use.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double, Double) -> Double) throws(FormulaError) {
    try self.init(name, parameterCount: 2, isPure: isPure) { body($0[0], $0[1]) }
  }

  /// A function of three arguments.
  ///
  /// - Throws: `invalidName` for a name that no formula could use.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double, Double, Double) -> Double) throws(FormulaError) {
    try self.init(name, parameterCount: 3, isPure: isPure) { body($0[0], $0[1], $0[2]) }
  }
}

/// Why a function of the host has no result.
public struct HostFunctionError: Error, Hashable, Sendable {
  /// The reason, as the formula's error message quotes it.
  public let reason: String

  /// An error whose message quotes this reason.
  public init(_ reason: String) { self.reason = reason }
}

extension HostFunction {
  /// A function of values of any kind and of several numbers of arguments, which may throw.
  ///
  /// ```swift
  /// let longest = try HostFunction("longest", arity: 1..., returns: .text) { (values) throws(HostFunctionError) in
  ///   guard case .text(let first) = values[0] else { throw HostFunctionError("it takes texts") }
  ///   return .text(values.reduce(first) { longest, value in if case .text(let text) = value, text.count > longest.count { text } else { longest } })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what formulas call it.
  ///   - arity: the numbers of arguments that it takes, from 0 to 255.
  ///   - isPure: whether it gives the same result for the same arguments and does nothing else.
  ///   - kind: what its results are. A result of another kind is refused where it is used.
  ///   - body: takes as many values as the call has arguments.
  /// - Throws: `invalidName` for a name that no formula could use; `invalidParameterCount` for a number out of 0 to 255.
  public init(
    _ name: String, arity: ClosedRange<Int>, isPure: Bool = true, returns kind: ValueKind,
    _ body: @escaping @Sendable ([Value]) throws(HostFunctionError) -> Value
  ) throws(FormulaError) {
    try self.init(name, parameterCount: arity.lowerBound, isPure: isPure) { _ in .nan }
    guard arity.upperBound <= 255 else {
      throw FormulaError(
        .invalidParameterCount(function: name, found: arity.upperBound), at: SourceRange(start: 0, end: name.utf8.count),
        in: SourceText(name))
    }
    self.arity = arity
    valueKind = kind
    valueBody = { values, failure in
      do throws(HostFunctionError) { return try body(values) } catch {
        failure = .hostFailure(function: name, reason: error.reason)
        return .missing
      }
    }
  }

  /// The same for any number of arguments from one on: `arity: 1...`.
  public init(
    _ name: String, arity: PartialRangeFrom<Int>, isPure: Bool = true, returns kind: ValueKind,
    _ body: @escaping @Sendable ([Value]) throws(HostFunctionError) -> Value
  ) throws(FormulaError) {
    // A range that begins beyond the last number would end the process.
    try self.init(name, arity: arity.lowerBound...max(arity.lowerBound, 255), isPure: isPure, returns: kind, body)
  }
}
