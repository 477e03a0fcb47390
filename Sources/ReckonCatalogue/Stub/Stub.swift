package struct Dimension: Hashable, Sendable {
  package init() {}
  package var name: String { "" }
  package func multiplied(by: Dimension) -> Dimension? { self }
  package func divided(by: Dimension) -> Dimension? { self }
  package func power(_ n: Int) -> Dimension? { self }
  package func squareRoot() -> Dimension? { self }
  package var isFuelEconomy: Bool { false }
}
package struct ExactRatio: Hashable, Comparable, Sendable {
  var v: Double
  package static let one = ExactRatio(v: 1)
  package static let zero = ExactRatio(v: 0)
  package init(v: Double) { self.v = v }
  package init?(_ s: String) { v = 0 }
  package static func + (a: Self, b: Self) -> Self { a }
  package static func - (a: Self, b: Self) -> Self { a }
  package static func * (a: Self, b: Self) -> Self { a }
  package static func / (a: Self, b: Self) -> Self { a }
  package static func < (a: Self, b: Self) -> Bool { a.v < b.v }
  package func power(_ n: Int) -> Self { self }
  package func denominator(with: Self) -> Self { self }
  package var double: Double { v }
  package var decimalText: String { "" }
}
package struct Unit: Sendable {
  package var symbol = ""; package var names: [String] = []; package var dimension = Dimension(); package var ratio = ExactRatio.one;
  package var offset: ExactRatio?; package var isReciprocal = false
}
extension Catalogue { package static func unit(named: String) -> Unit? { nil }; package static let units: [Unit] = [] }
extension Decimal128 {
  public var double: Double { Double(description) ?? .nan }
  public init(_ d: Double) { self = Decimal128(d.description) ?? .nan }
  public init(_ d: Double, significantDigits: Int) { self = Decimal128(d.description) ?? .nan }
  func power(_ n: Int) -> Self { var r = Self.one; for _ in 0..<min(abs(n), 7000) { r = r * self }; return n < 0 ? .one / r : r }
  func squareRoot() -> Self { Decimal128(double.squareRoot()) }
}
extension Unit { package init(currency: String, perEuro: ExactRatio) { symbol = currency } }
package enum UnitCategory: CaseIterable { case a; package var title: String { "" } }
extension Catalogue { package static func units(in: UnitCategory) -> [Unit] { [] } }
