import ReckonCatalogue

/// The body of a host function: takes as many numbers as it has parameters.
package typealias HostBody = @Sendable (UnsafeBufferPointer<Double>) -> Double

/// The body of a host function on decimals, which reports how exact its result is for exact operands.
public typealias DecimalHostBody = @Sendable (UnsafeBufferPointer<Decimal128>, inout Exactness) -> Decimal128

/// The body of a host function on values, which may set the reason for a failure.
package typealias ValueHostBody = @Sendable ([Value], inout FormulaError.Kind?) -> Value

/// The bodies of the host functions that a program calls, in the order of its signatures.
///
/// A class, so that a context holds one reference, and `nil` for a program without host calls.
package final class HostBodies: Sendable {
  let doubles: [HostBody]
  /// Their decimal variants, where present.
  let decimals: [DecimalHostBody?]
  /// The functions that take and return values of any kind.
  let values: [ValueHostBody?]

  /// `nil` without functions.
  package init?(_ doubles: [HostBody], decimals: [DecimalHostBody?], values: [ValueHostBody?]) {
    if doubles.isEmpty { return nil }
    precondition(doubles.count == decimals.count && doubles.count == values.count)
    self.doubles = doubles
    self.decimals = decimals
    self.values = values
  }
}

extension HostBodies? {
  /// The body of a function that a program calls; the evaluation has checked that all are present.
  func body(_ index: Int) -> HostBody { known.doubles[index] }

  /// Its decimal variant, if present.
  func decimalBody(_ index: Int) -> DecimalHostBody? { known.decimals[index] }

  /// Its variant on values of any kind, if present.
  func valueBody(_ index: Int) -> ValueHostBody? { known.values[index] }

  private var known: HostBodies {
    guard let self else { preconditionFailure("an evaluation has the functions of the host that its program calls") }
    return self
  }
}
