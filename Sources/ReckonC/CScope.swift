import Reckon

/// The scope and options of formulas of C.
final class CScope: CObject {
  var scope = Scope()
  var options = Formula.Options()
  var variables: [String] = []
  var units: [String: String] = [:]
}

/// A function of C and what it is called with.
///
/// Unchecked, since C says nothing of threads in types: reckon.h asks for a function that any thread may call with its context.
private struct CFunction: @unchecked Sendable {
  let function: @convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Double
  let context: UnsafeMutableRawPointer?
}

@c(reckon_scope_create) public func createScope() -> OpaquePointer { CScope().retained }

@c(reckon_scope_free) public func freeScope(_ scope: OpaquePointer?) { CScope.release(scope) }

@c(reckon_scope_set_angle_unit) public func setAngleUnit(_ scope: OpaquePointer, _ unit: Int32) -> Bool {
  let units: [AngleUnit] = [.degrees, .radians, .gradians]
  guard let index = Int(exactly: unit), units.indices ~= index else { return false }
  CScope.at(scope).options.angleUnit = units[index]
  return true
}

@c(reckon_scope_add_variable) public func addVariable(_ scope: OpaquePointer, _ name: UnsafePointer<CChar>, _ unit: UnsafePointer<CChar>?) {
  let scope = CScope.at(scope)
  let name = String(cString: name)
  scope.variables.append(name)
  scope.units[name] = unit.map { String(cString: $0) }
}

@c(reckon_scope_set_value) public func setValue(_ scope: OpaquePointer, _ name: UnsafePointer<CChar>, _ value: Double) {
  CScope.at(scope).scope[String(cString: name)] = value
}

@c(reckon_scope_define) public func define(
  _ scope: OpaquePointer, _ source: UnsafePointer<CChar>, _ length: Int, _ error: ErrorPlace
) -> Bool {
  let scope = CScope.at(scope)
  return CError.catching(error) { () throws(FormulaError) -> Void in
    try scope.scope.define(SourceText(source, length: length).text, options: scope.options)
  } != nil
}

@c(reckon_scope_add_function) public func addFunction(
  _ scope: OpaquePointer, _ name: UnsafePointer<CChar>, _ parameterCount: Int, _ isPure: Bool,
  _ function: @convention(c) (UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Double, _ context: UnsafeMutableRawPointer?,
  _ error: ErrorPlace
) -> Bool {
  let scope = CScope.at(scope)
  let called = CFunction(function: function, context: context)
  return CError.catching(error) { () throws(FormulaError) -> Void in
    let function = try HostFunction(String(cString: name), parameterCount: parameterCount, isPure: isPure) { values in
      // A function without parameters gets the address of a value, too, which it has no use for.
      var nothing = 0.0
      guard let start = values.baseAddress else { return called.function(&nothing, called.context) }
      return called.function(start, called.context)
    }
    try scope.scope.add(function)
  } != nil
}
