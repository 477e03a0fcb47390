public import ReckonCatalogue
public import ReckonMachine

/// Evaluating formulas with values of any kind.
extension Formula {
  /// The formula's value for values of any kind.
  ///
  /// Formulas that compute with numbers alone take and give the same numbers as ``evaluate(_:policy:)-(UnsafeBufferPointer<Double>,_)``; of lists
  /// their operations are taken item by item.
  ///
  /// - Parameter inputs: one value for each variable, in their order.
  /// - Throws: as ``evaluate(_:policy:)-(UnsafeBufferPointer<Double>,_)``; `missingValue` where a missing value is used; `wrongKind` where a value is
  ///   of another kind than the formula takes.
  public func value(of inputs: [Value] = [], policy: ErrorPolicy = .strict) throws(FormulaError) -> Value {
    try result(ofValues: inputs, policy: policy).value
  }

  /// The same by name; names that the formula does not use are ignored.
  ///
  /// - Throws: `missingInput` when a variable has no value; give ``Value/missing`` for one that is missing.
  public func value(of inputs: [String: Value], policy: ErrorPolicy = .strict) throws(FormulaError) -> Value {
    try value(of: ordered(inputs), policy: policy)
  }

  /// The formula's value for values of any kind, with how exact it is and what it is.
  public func result(ofValues inputs: [Value], policy: ErrorPolicy = .strict) throws(FormulaError) -> FormulaResult {
    try checkInputCount(inputs.count)
    return try result(ofResults: zip(inputs, inputKinds).map { FormulaResult(value: $0, form: ResultForm($1)) }, policy: policy)
  }

  private func ordered(_ inputs: [String: Value]) throws(FormulaError) -> [Value] {
    var values: [Value] = []
    for name in variables {
      guard let value = inputs[name] else {
        throw FormulaError(.missingInput(name), at: program.range(ofVariable: name), in: program.source)
      }
      values.append(value)
    }
    return values
  }

  /// What the inputs are, in their order.
  public var inputKinds: [ValueKind] { program.inputUnits.map { $0.map { ValueKind(ofInput: $0) } ?? .number } }
}
