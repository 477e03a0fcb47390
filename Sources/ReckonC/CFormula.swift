import Reckon

/// A formula as C holds it.
final class CFormula: CObject {
  override class var argument: Phrase { "formula" }
  let formula: Formula
  let names: [CText]
  let unit: CText?
  let source: CText
  let notes: [CText]
  /// The units of the inputs, or the words in their place.
  let inputUnits: [CText?]
  /// Its form for columns of texts, if it was compiled for such.
  let columnForm: ArrowColumnForm?

  init(_ formula: Formula, columnForm: ArrowColumnForm? = nil) {
    (self.formula, self.columnForm) = (formula, columnForm)
    names = formula.variables.map { CText($0) }
    unit = formula.unit.map { CText($0) }
    source = CText(formula.source)
    notes = formula.notes.map { CText($0.message) }
    inputUnits = formula.inputKinds.map { $0.inputUnit.map { CText($0) } }
  }
}

extension ErrorPolicy {
  /// - Throws: `invalidArgument` for what is not one of the policies of reckon.h.
  init(_ policy: Int32) throws(FormulaError) {
    guard 0...1 ~= policy else {
      throw FormulaError(
        argument: "policy",
        Phrase("itIsGiveRECKONSTRICTOrRECKON", "it is \(Int(policy)); give RECKON_STRICT or RECKON_IEEE"))
    }
    self = policy == 0 ? .strict : .ieee
  }
}

@c(reckon_version) public func interfaceVersion() -> UInt32 { 1 }

@c(reckon_compile) public func compile(
  _ source: UnsafePointer<CChar>?, _ length: Int, _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    return CFormula(try scope.compile(String(source, length, scope.options.limits))).retained
  }
}

@c(reckon_read_image) public func readImage(
  _ bytes: UnsafePointer<UInt8>?, _ length: Int, _ scope: OpaquePointer?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let scope = try CScope.given(scope)
    guard let bytes else {
      throw FormulaError(
        argument: "bytes", Phrase("itIsNULLGiveAddressStored", "it is NULL; give the address of a stored form"))
    }
    let limit = CFormula.mostImageBytes(scope.options.limits)
    guard 0...limit ~= length else {
      throw FormulaError(
        argument: "length",
        Phrase("itIsNotWithin0", "it is not within 0 to \(limit); give the number of bytes of the stored form"))
    }
    let image = Array(UnsafeBufferPointer(start: bytes, count: length))
    return CFormula(try Formula(image: image, scope: scope.scope, limits: scope.options.limits)).retained
  }
}

extension CFormula {
  /// The most bytes of a stored form: those of the program, and of the texts and names that it is stored with.
  fileprivate static func mostImageBytes(_ limits: Limits) -> Int {
    let (bytes, isLarge) = limits.programBytes.addingReportingOverflow(limits.bookBytes)
    return isLarge ? .max : bytes
  }
}

@c(reckon_derivative) public func derivative(
  _ formula: OpaquePointer?, _ variable: UnsafePointer<CChar>?, _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let formula = try CFormula.at(formula).formula
    return CFormula(try formula.derivative(by: String(name: variable, "variable"))).retained
  }
}

@c(reckon_formula_free) public func freeFormula(_ formula: OpaquePointer?) { CFormula.release(formula) }

@c(reckon_variable_count) public func variableCount(_ formula: OpaquePointer?) -> Int {
  CFormula.find(formula)?.names.count ?? 0
}

@c(reckon_variable_name) public func variableName(_ formula: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  CFormula.find(formula)?.names.start(at: index)
}

@c(reckon_unit) public func unit(_ formula: OpaquePointer?) -> UnsafePointer<CChar>? {
  CFormula.find(formula)?.unit?.start
}

@c(reckon_image) public func image(_ formula: OpaquePointer?, _ bytes: UnsafeMutablePointer<UInt8>?, _ capacity: Int)
  -> Int
{
  guard let image = CFormula.find(formula)?.formula.image else { return 0 }
  if let bytes, image.count <= capacity { bytes.update(from: image, count: image.count) }
  return image.count
}

@c(reckon_evaluate) public func evaluate(
  _ formula: OpaquePointer?, _ values: UnsafePointer<Double>?, _ count: Int, _ policy: Int32,
  _ value: UnsafeMutablePointer<Double>?,
  _ error: ErrorPlace
) -> Bool {
  let result = CError.catching(error) { () throws(FormulaError) in
    let formula = try CFormula.at(formula).formula
    let options = EvaluationOptions(policy: try ErrorPolicy(policy))
    guard value != nil else {
      throw FormulaError(
        argument: "value", Phrase("itIsNULLGiveAddressResult", "it is NULL; give an address for the result"))
    }
    guard count >= 0, values != nil || count == 0 else {
      throw FormulaError(argument: "values", Phrase("thereAreNone", "there are none; give a number for each input"))
    }
    return try formula.evaluate(UnsafeBufferPointer(start: values, count: count), options: options)
  }
  value?.pointee = result ?? .nan
  return result != nil
}

@c(reckon_formula_kind) public func formulaKind(_ formula: OpaquePointer?) -> Int32 {
  CFormula.find(formula)?.formula.kind.ofC ?? -1
}

@c(reckon_formula_item_kind) public func formulaItemKind(_ formula: OpaquePointer?) -> Int32 {
  CFormula.find(formula)?.formula.kind.itemKind.ofC ?? -1
}

@c(reckon_formula_mode) public func formulaMode(_ formula: OpaquePointer?) -> Int32 {
  CFormula.find(formula)?.formula.program.numberMode.ofC ?? -1
}

@c(reckon_formula_source) public func formulaSource(_ formula: OpaquePointer?) -> UnsafePointer<CChar>? {
  CFormula.find(formula)?.source.start
}

@c(reckon_formula_note) public func formulaNote(_ formula: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  CFormula.find(formula)?.notes.start(at: index)
}

@c(reckon_variable_kind) public func variableKind(_ formula: OpaquePointer?, _ index: Int) -> Int32 {
  guard let kinds = CFormula.find(formula)?.formula.inputKinds, kinds.indices ~= index else { return -1 }
  return kinds[index].ofC
}

@c(reckon_variable_unit) public func variableUnit(_ formula: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  guard let units = CFormula.find(formula)?.inputUnits, units.indices ~= index else { return nil }
  return units[index]?.start
}

@c(reckon_prepare_native) public func prepareNative(_ formula: OpaquePointer?, _ policy: Int32) -> Bool {
  guard let formula = CFormula.find(formula)?.formula, let policy = try? ErrorPolicy(policy) else { return false }
  return formula.prepare(.native, policy: policy)
}

@c(reckon_is_native) public func isNative(_ formula: OpaquePointer?, _ policy: Int32) -> Bool {
  guard let formula = CFormula.find(formula)?.formula, let policy = try? ErrorPolicy(policy) else { return false }
  return formula.machine(policy: policy) == .native
}

@c(reckon_evaluate_values) public func evaluateValues(
  _ formula: OpaquePointer?, _ values: UnsafePointer<OpaquePointer?>?, _ count: Int, _ policy: Int32, _ seconds: Double,
  _ error: ErrorPlace
) -> OpaquePointer? {
  CError.catching(error) { () throws(FormulaError) in
    let formula = try CFormula.at(formula).formula
    let values = try CValue.values(values, count, "values").map { $0.result.value }
    return CValue(try formula.result(of: values, options: EvaluationOptions(policy, seconds: seconds))).retained
  }
}
