import Reckon
import ReckonSystem

/// The scope and options of formulas of C.
final class CScope: CObject {
  override class var argument: Phrase { "scope" }
  var scope = Scope()
  var options = Formula.Options()
  var variables: [String] = []
  var units: [String: String] = [:]
  /// Whether words after numbers are units if the formula's inputs are not declared.
  var readsUnits = false

  /// The scope that C gives, or a new one for NULL.
  static func given(_ pointer: OpaquePointer?) throws(FormulaError) -> CScope {
    pointer == nil ? CScope() : try at(pointer)
  }
}

/// A C function and its arguments.
///
/// Unchecked, since C says nothing of threads in types: reckon.h asks for a function that any thread may call with its
/// context.
private struct CFunction: @unchecked Sendable {
  let function: @convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Double
  let context: UnsafeMutableRawPointer?
}

@c(reckon_scope_create) public func createScope() -> OpaquePointer { CScope().retained }

@c(reckon_scope_free) public func freeScope(_ scope: OpaquePointer?) { CScope.release(scope) }

@c(reckon_scope_set_angle_unit) public func setAngleUnit(_ scope: OpaquePointer?, _ unit: Int32) -> Bool {
  let units: [AngleUnit] = [.degrees, .radians, .gradians]
  guard let scope = CScope.find(scope), let index = Int(exactly: unit), units.indices ~= index else { return false }
  scope.options.angleUnit = units[index]
  return true
}

@c(reckon_scope_set_number_mode) public func setNumberMode(_ scope: OpaquePointer?, _ mode: Int32) -> Bool {
  let modes: [NumberMode] = [.double, .decimal, .exact]
  guard let scope = CScope.find(scope), let index = Int(exactly: mode), modes.indices ~= index else { return false }
  scope.options.numberMode = modes[index]
  return true
}

@c(reckon_scope_add_variable) public func addVariable(
  _ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ unit: UnsafePointer<CChar>?
) -> Bool {
  guard let scope = CScope.find(scope), let name = try? String(name: name), !scope.variables.contains(name) else {
    return false
  }
  if unit != nil {
    guard let unit = try? String(name: unit) else { return false }
    scope.units[name] = unit
  }
  scope.variables.append(name)
  return true
}

@c(reckon_scope_permit) public func permit(_ scope: OpaquePointer?, _ uses: Int32, _ functions: UnsafePointer<CChar>?)
  -> Bool
{
  guard let scope = CScope.find(scope), 0..<16 ~= uses else { return false }
  var permissions = FormulaPermissions()
  if functions != nil {
    guard let names = try? String(name: functions) else { return false }
    permissions.functions = Set(names.split(separator: " ").map { String($0) })
  }
  permissions.definitions = uses & 1 != 0
  permissions.randomness = uses & 2 != 0
  permissions.clock = uses & 4 != 0
  permissions.units = uses & 8 != 0
  scope.scope.permissions = permissions
  return true
}

@c(reckon_scope_set_value) public func setValue(_ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ value: Double)
  -> Bool
{
  guard let scope = CScope.find(scope), let name = try? String(name: name), Scope.canName(name) else { return false }
  scope.scope[name] = value
  return true
}

@c(reckon_scope_define) public func define(
  _ scope: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ length: Int, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let scope = try CScope.at(scope)
    let text = try SourceText(source, length: length, limit: scope.options.limits.sourceBytes).text
    try scope.scope.define(text, options: scope.options)
  } != nil
}

@c(reckon_scope_add_function) public func addFunction(
  _ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ parameterCount: Int, _ isPure: Bool,
  _ function: (@convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Double)?,
  _ context: UnsafeMutableRawPointer?,
  _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let scope = try CScope.at(scope)
    guard let function else {
      throw FormulaError(
        argument: "function", Phrase("itIsNULLGiveAddressFunction", "it is NULL; give the address of a function"))
    }
    let called = CFunction(function: function, context: context)
    let added = try HostFunction(String(name: name), parameterCount: parameterCount, isPure: isPure) { values in
      // A function without parameters gets the address of a value, too, which it has no use for.
      var nothing = 0.0
      guard let start = values.baseAddress else { return called.function(&nothing, called.context) }
      return called.function(start, called.context)
    }
    try scope.scope.add(added)
  } != nil
}

// MARK: Values, books and the clock

@c(reckon_scope_read_units) public func readUnits(_ scope: OpaquePointer?, _ reads: Bool) -> Bool {
  guard let scope = CScope.find(scope) else { return false }
  scope.readsUnits = reads
  return true
}

@c(reckon_scope_set_unit) public func setUnit(
  _ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ unit: UnsafePointer<CChar>?
) -> Bool {
  guard let scope = CScope.find(scope), let name = try? String(name: name), let unit = try? String(name: unit) else {
    return false
  }
  scope.units[name] = unit
  return true
}

@c(reckon_scope_set) public func setInScope(
  _ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ value: OpaquePointer?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let scope = try CScope.at(scope)
    scope.scope[result: try checkedName(name)] = try CValue.at(value).result
  } != nil
}

@c(reckon_scope_add_book) public func addBook(_ scope: OpaquePointer?, _ book: OpaquePointer?) -> Bool {
  guard let scope = CScope.find(scope), let book = CBook.find(book) else { return false }
  scope.scope.add(book.book)
  return true
}

@c(reckon_scope_set_rates) public func setRates(
  _ scope: OpaquePointer?, _ currencies: UnsafePointer<UnsafePointer<CChar>?>?,
  _ rates: UnsafePointer<UnsafePointer<CChar>?>?,
  _ count: Int, _ day: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let scope = try CScope.at(scope)
    guard count >= 0, count == 0 || currencies != nil && rates != nil else {
      throw FormulaError(
        argument: "currencies",
        Phrase("thereAreNoCurrencies", "there are none; give addresses with as many currencies and rates as the count"))
    }
    var perEuro: [String: String] = [:]
    for index in 0..<count {
      perEuro[try String(name: currencies?[index], "currencies[\(index)]")] = try String(
        name: rates?[index], "rates[\(index)]")
    }
    scope.scope.rates = try ExchangeRates(perEuro: perEuro, on: String(name: day, "day"))
  } != nil
}

/// The clock of C.
///
/// Unchecked, since C says nothing of threads in types: reckon.h asks for functions that any thread may call with their
/// context.
private struct CClock: @unchecked Sendable {
  let now: @convention(c) (UnsafeMutableRawPointer?) -> Double
  let secondsFromUTC: (@convention(c) (Double, UnsafeMutableRawPointer?) -> Int32)?
  let context: UnsafeMutableRawPointer?
}

@c(reckon_scope_set_clock) public func setClock(
  _ scope: OpaquePointer?, _ now: (@convention(c) (UnsafeMutableRawPointer?) -> Double)?,
  _ secondsFromUTC: (@convention(c) (Double, UnsafeMutableRawPointer?) -> Int32)?, _ context: UnsafeMutableRawPointer?
) -> Bool {
  guard let scope = CScope.find(scope), let now else { return false }
  let clock = CClock(now: now, secondsFromUTC: secondsFromUTC, context: context)
  // No wall clock is more than a day from universal time.
  scope.scope.setClock(
    now: { clock.now(clock.context) },
    secondsFromUTC: { moment in
      max(-86_400, min(86_400, clock.secondsFromUTC.map { Int($0(moment, clock.context)) } ?? 0))
    })
  return true
}

@c(reckon_scope_set_time_zone) public func setTimeZone(
  _ scope: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> Bool {
  CError.catching(error) { () throws(FormulaError) -> Void in
    let scope = try CScope.at(scope)
    let name = try String(name: name)
    guard let zone = TimeZones.system.zone(of: name) else {
      throw FormulaError(
        .wrongKind(
          found: Phrase(verbatim: "‘\(FormulaError.Kind.shortened(name))’"),
          expected: Phrase("timeZoneByName", "a time zone of the system's database, such as Europe/Berlin")),
        at: SourceRange(start: 0, end: 0), in: SourceText(""))
    }
    scope.scope.timeZones = .system
    scope.scope.setWallClock { TimeZones.system.secondsFromUTC(zone, at: Int64(exactly: $0.rounded(.down)) ?? 0) ?? 0 }
  } != nil
}
