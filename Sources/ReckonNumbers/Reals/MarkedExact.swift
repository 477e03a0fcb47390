/// An exact number with the exactness of its operands, as in programs in exact mode.
package struct MarkedExact: Sendable, Hashable {
  package let value: ExactNumber
  package let exactness: Exactness

  package init(_ value: ExactNumber, _ exactness: Exactness = .exact) {
    self.value = value
    self.exactness = exactness
  }

  package static func == (a: MarkedExact, b: MarkedExact) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The requirements of generic passes. Machines compute with a work limit instead; here an undecided question yields
/// NaN or false.
extension MarkedExact: FormulaNumber {
  package static let zero = MarkedExact(.zero)
  package static let one = MarkedExact(.one)
  package static let nan = MarkedExact(.nan)

  package var isNaN: Bool { value.isNaN }
  package var isFinite: Bool { value.isFinite }
  package var isZero: Bool {
    var work = Work()
    return isFinite && (try? value.sign(&work)) == 0
  }
  package var magnitude: MarkedExact { made { (work) throws(Work.Stop) in try value.magnitude(&work) } }
  package var double: Double { value.double }
  package var number: NumericValue { .exact(ExactValue(value)) }

  private func made(_ other: Exactness = .exact, _ body: (inout Work) throws(Work.Stop) -> ExactNumber) -> MarkedExact {
    var work = Work()
    return MarkedExact((try? body(&work)) ?? .nan, max(exactness, other))
  }

  package static func < (a: MarkedExact, b: MarkedExact) -> Bool {
    var work = Work()
    return (try? a.value.compared(to: b.value, &work)) == -1
  }

  package static func + (a: MarkedExact, b: MarkedExact) -> MarkedExact {
    a.made(b.exactness) { (work) throws(Work.Stop) in try a.value.adding(b.value, &work) }
  }
  package static func - (a: MarkedExact, b: MarkedExact) -> MarkedExact {
    a.made(b.exactness) { (work) throws(Work.Stop) in try a.value.subtracting(b.value, &work) }
  }
  package static func * (a: MarkedExact, b: MarkedExact) -> MarkedExact {
    a.made(b.exactness) { (work) throws(Work.Stop) in try a.value.multiplied(by: b.value, &work) }
  }
  package static func / (a: MarkedExact, b: MarkedExact) -> MarkedExact {
    a.made(b.exactness) { (work) throws(Work.Stop) in try a.value.divided(by: b.value, &work) }
  }
  package static prefix func - (a: MarkedExact) -> MarkedExact { MarkedExact(-a.value, a.exactness) }
}
