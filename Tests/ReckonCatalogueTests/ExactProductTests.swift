import Testing

import ReckonCatalogue

/// Native code over columns and GPUs fuse the products that definitions of functions say are exact; all other machines
/// round them by themselves.
@Suite("Exact products of elementary functions")
struct ExactProductTests {
  /// A double that notes products which are said to be exact and are not.
  struct Checked: Lanes {
    nonisolated(unsafe) static var violations: [String] = []

    var value: Double

    init(_ value: Double) { self.value = value }
    init(bits: UInt64) { value = Double(bitPattern: bits) }
    var bits: UInt64 { value.bitPattern }

    static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
    static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
    static func * (a: Self, b: Self) -> Self { Self(a.value * b.value) }
    static func / (a: Self, b: Self) -> Self { Self(a.value / b.value) }
    var rootOfMagnitude: Self { Self(value.magnitude.squareRoot()) }

    func map(_ function: (Double) -> Double) -> Self { Self(function(value)) }
    func map(_ other: Self, _ function: (Double, Double) -> Double) -> Self { Self(function(value, other.value)) }

    static func rowsOfFour(of table: [Double], at index: UInt64) -> (Self, Self, Self) {
      let (first, second, third) = Double.rowsOfFour(of: table, at: index)
      return (Self(first), Self(second), Self(third))
    }

    static func rowsOfTwo(of table: [Double], at index: UInt64) -> (Self, Self) {
      let (first, second) = Double.rowsOfTwo(of: table, at: index)
      return (Self(first), Self(second))
    }

    func adding(exactProduct a: Self, _ b: Self) -> Self {
      let product = a.value * b.value
      if product.isFinite, (-product).addingProduct(a.value, b.value) != 0 {
        Self.violations.append("\(a.value) · \(b.value)")
      }
      return Self(value + product)
    }

    func exactProduct(_ factor: Double) -> (high: Self, excess: Self) {
      let (high, excess) = value.exactProduct(factor)
      if high.isFinite, high.addingProduct(value, -factor) != excess { Self.violations.append("\(value) · \(factor)") }
      return (Self(high), Self(excess))
    }
  }

  static let operations: [Operation] = Catalogue.functions.flatMap { row in
    (0..<4).compactMap { Operation(code: Operation(row.id).code | $0) }
  }

  @Test("what is said to be exact is, for all kinds of numbers")
  func products() {
    var source = ElementaryTests.Source(state: 61)
    var counts = [0, 0]
    Checked.violations = []
    for operation in Self.operations {
      for count in 1...2 where Elementary.defined(operation, [Double](repeating: 1, count: count)) != nil {
        counts[count - 1] += 1
        for _ in 0..<2000 {
          let operands = (0..<count).map { _ in source.number(Int.random(in: 0..<6, using: &source)) }
          let checked = Elementary.defined(operation, operands.map { Checked($0) })?.value ?? 0
          let plain = Elementary.defined(operation, operands) ?? 1
          #expect(ElementaryTests.areSame(checked, plain), "\(operation) of \(operands)")
        }
        #expect(Checked.violations.isEmpty, "\(operation): \(Checked.violations.prefix(3))")
        Checked.violations = []
      }
    }
    #expect(counts[0] > 20 && counts[1] > 5)
  }
}
