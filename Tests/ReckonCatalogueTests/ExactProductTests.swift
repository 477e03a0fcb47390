import Testing

import ReckonCatalogue

/// Native code over columns and GPUs fuse the products that definitions of functions say are exact; all other machines
/// round them by themselves.
@Suite("Exact products of elementary functions")
struct ExactProductTests {
  /// A double that fuses what is said to be exact, and notes products that are not.
  struct Fused: Lanes {
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
      if (-(a.value * b.value)).addingProduct(a.value, b.value) != 0 {
        Self.violations.append("\(a.value) · \(b.value)")
      }
      return Self(value.addingProduct(a.value, b.value))
    }

    func exactProduct(_ factor: Double) -> (high: Self, excess: Self) {
      let product = value * factor
      return (Self(product), Self(product.addingProduct(value, -factor)))
    }
  }

  static let operations: [Operation] = Catalogue.functions.flatMap { row in
    (0..<4).compactMap { Operation(code: Operation(row.id).code | $0) }
  }

  @Test("code that fuses has the bits of code that does not, and what is said to be exact is")
  func products() {
    var source = ElementaryTests.Source(state: 61)
    var counts = [0, 0]
    for operation in Self.operations {
      for count in 1...2 where Elementary.defined(operation, [Double](repeating: 1, count: count)) != nil {
        counts[count - 1] += 1
        for kind in 0..<2 {
          Fused.violations = []
          for _ in 0..<2000 {
            // First numbers of all kinds, then those for which no function leaves its fast range.
            let operands = (0..<count).map { _ in
              kind == 0
                ? source.number(Int.random(in: 0..<6, using: &source)) : Double.random(in: 0.01...30, using: &source)
            }
            let fused = Elementary.defined(operation, operands.map { Fused($0) })?.value ?? 0
            let plain = Elementary.defined(operation, operands) ?? 1
            #expect(ElementaryTests.areSame(fused, plain), "\(operation) of \(operands)")
          }
          if kind == 1 { #expect(Fused.violations.isEmpty, "\(operation): \(Fused.violations.prefix(3))") }
        }
      }
    }
    #expect(counts[0] > 20 && counts[1] > 5)
  }
}
