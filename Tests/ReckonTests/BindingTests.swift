import Reckon
import Testing

@Suite("Formulas bound to names")
struct BindingTests {
  @Test(
    "values in the order of the names give what values in the order of the inputs give",
    arguments: [
      ["price", "qty", "discount"], ["discount", "price", "qty"],
      ["unused", "qty", "other", "price", "discount", "last"],
      ["price", "qty", "discount", "unused"],
    ])
  func orders(_ names: [String]) throws {
    let formula = try Formula("price * qty * (1 - discount)")
    let known = ["price": 19.5, "qty": 4.0, "discount": 0.25]
    let values = names.map { known[$0] ?? .nan }
    let binding = try formula.binding(names)
    #expect(
      binding.valueCount == names.count
        && binding.slots == ["price", "qty", "discount"].map { names.firstIndex(of: $0) })
    // 19.5 · 4 · 0.75
    #expect(try binding.evaluate(values) == 58.5)
    #expect(try values.withUnsafeBufferPointer { try binding.evaluate($0, options: .ieee) } == 58.5)
    #expect(try binding.evaluate(values.span) == 58.5)
  }

  @Test("an input without a name and another number of values are errors, with the formula's place")
  func refusals() throws {
    let formula = try Formula("a + 2 * bb")
    let missing = #expect(throws: FormulaError.self) { try formula.binding(["a", "b"]) }
    #expect(missing?.kind == .missingInput("bb") && missing?.range.start == 8 && missing?.range.end == 10)
    let binding = try formula.binding(["a", "b", "bb"])
    let count = #expect(throws: FormulaError.self) { try binding.evaluate(1, 2) }
    #expect(count?.kind == .wrongInputCount(expected: 3, found: 2))
    #expect(try binding.evaluate(1, 2, 3) == 7)
    let failed = #expect(throws: FormulaError.self) { try Formula("1 / x").binding(["y", "x"]).evaluate(1, 0) }
    #expect(failed?.source.text == "1 / x")
  }

  @Test("of a name that comes twice the first counts, and a formula without inputs takes any names")
  func repeatedNames() throws {
    #expect(try Formula("x + 0").binding(["x", "y", "x"]).evaluate(1, 2, 3) == 1)
    #expect(try Formula("1 + 1").binding([]).evaluate([]) == 2)
    #expect(try Formula("1 + 1").binding(["x"]).evaluate(5) == 2)
    let many = (0..<300).map { "v\($0)" }
    #expect(
      try Formula(many.joined(separator: "+")).binding(many.reversed()).evaluate(many.indices.map(Double.init))
        == 44_850)
  }
}
