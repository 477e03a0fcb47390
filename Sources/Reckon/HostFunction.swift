import ReckonBytecode
public import ReckonCatalogue
public import ReckonMachine

/// A host function that formulas can call.
///
/// A NaN result for non-NaN arguments is a domain error.
public struct HostFunction: Sendable {
  /// The name that formulas call it by.
  public let name: String
  /// The number of its arguments, from 0 to 255.
  public let parameterCount: Int
  /// Whether it is pure: equal arguments yield equal results, without side effects. The compiler may then share calls.
  public let isPure: Bool
  package let body: HostBody
  /// Distinguishes it from other functions of the same name, since bodies cannot be compared.
  private(set) var identity = Identity()

  final class Identity: Sendable {}

  /// Its documentation; `nil` if the host provided none. See ``withDocumentation(_:parameters:examples:)``.
  public internal(set) var documentation: Scope.Documentation?

  /// The range of argument counts, if there are several.
  private(set) var arity: ClosedRange<Int>?
  /// The kind of its results and its body, for a function of values of any kind.
  private var valueKind: ValueKind?
  package private(set) var valueBody: ValueHostBody?

  /// Whether it accepts a number of arguments.
  func takes(_ count: Int) -> Bool { arity.map { $0.contains(count) } ?? (count == parameterCount) }

  /// Its decimal implementation, if any.
  package private(set) var decimalBody: DecimalHostBody?

  /// A function of a fixed number of arguments, passed in a buffer of that length.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain; `invalidParameterCount` for a number outside
  ///   0...255.
  public init(
    _ name: String, parameterCount: Int, isPure: Bool = true,
    _ body: @escaping @Sendable (UnsafeBufferPointer<Double>) -> Double
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

  /// A named clock value, in seconds since 1970-01-01T00:00 of the clock.
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

  /// The conversion of a time of day between time zones, on the current date of the first one; the empty name denotes
  /// the clock's zone.
  init(
    ofTimesIn zones: TimeZones, now: @escaping @Sendable () -> Double,
    secondsFromUTC: @escaping @Sendable (Double) -> Int
  ) {
    name = Program.HostSignature.zoneTimeName
    parameterCount = 3
    isPure = false
    body = { _ in .nan }
    valueKind = .instant
    @Sendable func offset(_ zone: String, _ second: Int64) -> Int? {
      zone.isEmpty
        ? secondsFromUTC(Double(second)) : zones.zone(of: zone).flatMap { zones.secondsFromUTC($0, at: second) }
    }
    valueBody = { values, failure in
      guard values.count == 3, let time = values[0].number?.decimal, case .text(let source) = values[1],
        case .text(let target) = values[2],
        let second = Int64(exactly: time.rounded(.down)), second.magnitude < 1 << 40,
        let moment = Int64(exactly: now().rounded(.down)),
        CivilTime.seconds.contains(moment), let ahead = offset(source, moment),
        let midnight = CivilTime(secondsSince1970: moment + Int64(ahead))?.date.daysSince1970,
        case let today = Int64(midnight) * 86_400 + second,
        let start = TimeZones.moment(showing: today, { offset(source, $0) }),
        let end = offset(target, today - Int64(start.offset))
      else {
        failure = .hostFailure(
          function: Program.HostSignature.zoneTimeName, reason: "it takes a time of day and the names of two time zones"
        )
        return .missing
      }
      return .instant(.decimal(time + Decimal128(end - start.offset)))
    }
  }

  /// Its signature in programs.
  var signature: Program.HostSignature {
    Program.HostSignature(name: name, parameterCount: parameterCount, isPure: isPure, values: valueKind)
  }

  /// The same function with a decimal implementation. Without one, formulas over decimals call the double
  /// implementation, whose result is rounded to 15 digits and approximate.
  ///
  /// ```swift
  /// let net = try HostFunction("net") { $0 / 1.19 }.withDecimals { arguments, exactness in
  ///   exactness = .rounded
  ///   return arguments[0] / Decimal128("1.19")!
  /// }
  /// ```
  ///
  /// - Parameter body: takes the arguments and the exactness of its result, initially `approximate`, which it may set
  ///   for exact arguments; the result is never more exact than the arguments.
  public func withDecimals(_ body: @escaping DecimalHostBody) -> HostFunction {
    var function = self
    function.decimalBody = body
    function.identity = Identity()
    return function
  }

  /// A function without arguments.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable () -> Double) throws(FormulaError) {
    try self.init(name, parameterCount: 0, isPure: isPure) { _ in body() }
  }

  /// A function of one argument.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double) -> Double) throws(FormulaError)
  {
    try self.init(name, parameterCount: 1, isPure: isPure) { body($0[0]) }
  }

  /// A function of two arguments.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double, Double) -> Double)
    throws(FormulaError)
  {
    try self.init(name, parameterCount: 2, isPure: isPure) { body($0[0], $0[1]) }
  }

  /// A function of three arguments.
  ///
  /// - Throws: `invalidName` for a name that formulas cannot contain.
  public init(_ name: String, isPure: Bool = true, _ body: @escaping @Sendable (Double, Double, Double) -> Double)
    throws(FormulaError)
  {
    try self.init(name, parameterCount: 3, isPure: isPure) { body($0[0], $0[1], $0[2]) }
  }
}

/// The failure of a host function.
public struct HostFunctionError: Error, Hashable, Sendable {
  /// The reason, as quoted in the formula's error message.
  public let reason: String

  /// An error with a reason to quote.
  public init(_ reason: String) { self.reason = reason }
}

extension HostFunction {
  /// A function of values of any kind with a range of argument counts, which may throw.
  ///
  /// ```swift
  /// let longest = try HostFunction("longest", arity: 1..., returns: .text) { (values) throws(HostFunctionError) in
  ///   guard case .text(let first) = values[0] else { throw HostFunctionError("it takes texts") }
  ///   return .text(
  ///     values.reduce(first) { longest, value in
  ///       if case .text(let text) = value, text.count > longest.count { text } else { longest }
  ///     })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the name that formulas call it by.
  ///   - arity: the allowed numbers of arguments, within 0...255.
  ///   - isPure: whether equal arguments yield equal results, without side effects.
  ///   - kind: the kind of its results. A result of another kind is an error where it is used.
  ///   - body: takes the arguments of the call.
  /// - Throws: `invalidName` for a name that formulas cannot contain; `invalidParameterCount` for a number outside
  ///   0...255.
  public init(
    _ name: String, arity: ClosedRange<Int>, isPure: Bool = true, returns kind: ValueKind,
    _ body: @escaping @Sendable ([Value]) throws(HostFunctionError) -> Value
  ) throws(FormulaError) {
    try self.init(name, parameterCount: arity.lowerBound, isPure: isPure) { _ in .nan }
    guard arity.upperBound <= 255 else {
      throw FormulaError(
        .invalidParameterCount(function: name, found: arity.upperBound),
        at: SourceRange(start: 0, end: name.utf8.count),
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

  /// The same with a lower bound only: `arity: 1...`.
  public init(
    _ name: String, arity: PartialRangeFrom<Int>, isPure: Bool = true, returns kind: ValueKind,
    _ body: @escaping @Sendable ([Value]) throws(HostFunctionError) -> Value
  ) throws(FormulaError) {
    // A range that begins beyond the maximum would trap.
    try self.init(name, arity: arity.lowerBound...max(arity.lowerBound, 255), isPure: isPure, returns: kind, body)
  }
}
