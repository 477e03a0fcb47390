import Reckon

/// A formula as C holds it.
final class CFormula: CObject {
  let formula: Formula
  let names: [CText]
  let unit: CText?

  init(_ formula: Formula) {
    self.formula = formula
    names = formula.variables.map { CText($0) }
    unit = formula.unit.map { CText($0) }
  }
}

extension ErrorPolicy {
  /// - Precondition: one of the policies of reckon.h.
  init(_ policy: Int32) {
    precondition(0...1 ~= policy, "a policy is RECKON_STRICT or RECKON_IEEE")
    self = policy == 0 ? .strict : .ieee
  }
}

@c(reckon_version) public func interfaceVersion() -> UInt32 { 1 }

@c(reckon_compile) public func compile(
  _ source: UnsafePointer<CChar>, _ length: Int, _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  let scope = scope.map { CScope.at($0) } ?? CScope()
  return CError.catching(error) { () throws(FormulaError) in
    let formula = try Formula(
      SourceText(source, length: length).text, variables: scope.variables.isEmpty ? nil : scope.variables, units: scope.units,
      scope: scope.scope, options: scope.options)
    return CFormula(formula).retained
  }
}

@c(reckon_read_image) public func readImage(
  _ bytes: UnsafePointer<UInt8>, _ length: Int, _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  let image = Array(UnsafeBufferPointer(start: bytes, count: length))
  return CError.catching(error) { () throws(FormulaError) in
    CFormula(try Formula(image: image, functions: scope.map { CScope.at($0).scope.hostFunctions } ?? [])).retained
  }
}

@c(reckon_derivative) public func derivative(
  _ formula: OpaquePointer, _ variable: UnsafePointer<CChar>, _ error: ErrorPlace
) -> OpaquePointer? {
  let formula = CFormula.at(formula).formula
  return CError.catching(error) { () throws(FormulaError) in
    CFormula(try formula.derivative(by: String(cString: variable))).retained
  }
}

@c(reckon_formula_free) public func freeFormula(_ formula: OpaquePointer?) { CFormula.release(formula) }

@c(reckon_variable_count) public func variableCount(_ formula: OpaquePointer) -> Int { CFormula.at(formula).names.count }

@c(reckon_variable_name) public func variableName(_ formula: OpaquePointer, _ index: Int) -> UnsafePointer<CChar>? {
  let names = CFormula.at(formula).names
  return names.indices ~= index ? names[index].start : nil
}

@c(reckon_unit) public func unit(_ formula: OpaquePointer) -> UnsafePointer<CChar>? { CFormula.at(formula).unit?.start }

@c(reckon_image) public func image(_ formula: OpaquePointer, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int {
  let image = CFormula.at(formula).formula.image
  if let bytes, image.count <= capacity { bytes.update(from: image, count: image.count) }
  return image.count
}

@c(reckon_evaluate) public func evaluate(
  _ formula: OpaquePointer, _ values: UnsafePointer<Double>?, _ count: Int, _ policy: Int32, _ value: UnsafeMutablePointer<Double>,
  _ error: ErrorPlace
) -> Bool {
  let formula = CFormula.at(formula).formula
  let result = CError.catching(error) { () throws(FormulaError) in
    try formula.evaluate(UnsafeBufferPointer(start: values, count: count), options: EvaluationOptions(policy: ErrorPolicy(policy)))
  }
  value.pointee = result ?? .nan
  return result != nil
}
