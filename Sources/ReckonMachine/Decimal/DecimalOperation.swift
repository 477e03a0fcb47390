import ReckonCatalogue

/// A verified operation on decimals: the decimal column of its row, in its angle unit.
package struct DecimalOperation: Sendable {
  private let code: UInt32
  let form: DecimalForm
  let unit: AngleUnit?

  init(_ code: UInt32) {
    self.code = code
    form = Catalogue.decimalForm(Operation.function(ofCode: code))
    unit = Operation.unit(ofCode: code)
  }

  /// Applies the operation: by its decimal code, whose flags report rounding, or else by its kernel on doubles, whose
  /// result is rounded to 15 digits and approximate.
  func apply(_ operands: UnsafeBufferPointer<Decimal128>, in context: inout EvaluationContext) -> MarkedDecimal {
    var flags: Decimal128.Flags = []
    if let result = form.value(operands, unit, &flags) { return MarkedDecimal(result, Exactness(flags)) }
    let doubles = operands.map { $0.double }
    // A finite operand outside the range of doubles yields no result rather than the result for infinity.
    if zip(operands, doubles).contains(where: { $0.isFinite && !$1.isFinite }) { return MarkedDecimal(.infinity) }
    let kernel = Double.form(of: code, count: doubles.count)
    let result = doubles.withUnsafeBufferPointer { kernel($0, random: &context.random) }
    // A random number is exactly the number drawn.
    guard Catalogue.traits(Operation.function(ofCode: code)).isPure else { return MarkedDecimal(Decimal128(result)) }
    return MarkedDecimal(Decimal128(result, significantDigits: 15), .approximate)
  }
}
