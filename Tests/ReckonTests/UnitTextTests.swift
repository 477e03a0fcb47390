import Reckon
import ReckonCatalogue
import Testing

@Suite("Texts of units")
struct UnitTextTests {
  @Test("powers of each unit are written so that they read back as the same", arguments: [-2, -1, 1, 2, 3])
  func powers(exponent: Int) throws {
    try check { exponent == 1 ? "3 \($0)" : "(3 \($0))^(\(exponent))" }
  }

  @Test(
    "products and quotients of each unit and another are written so that they read back as the same",
    arguments: ["m", "s²", "°", "′", "EUR"])
  func products(other: String) throws {
    try check { "(3 \($0))*(2 \(other))" }
    try check { "(3 \($0))/(2 \(other))" }
    try check { "(3 \(other))/(2 \($0))" }
  }

  private func check(_ text: (String) -> String) throws {
    let options = Formula.Options(numberMode: .decimal)
    var count = 0
    for symbol in Catalogue.units.flatMap(\.symbols) {
      let text = text(symbol)
      // Temperatures have no powers, and percents are numbers.
      guard let result = try? Formula(text, variables: [], options: options).result(of: []), result.kind.unit != nil
      else { continue }
      let again = try Formula(result.written, variables: [], options: options).result(of: [])
      #expect(
        again.number == result.number && again.kind == result.kind, "\(text): \(result.written), \(again.written)")
      count += 1
    }
    #expect(count > 100)
  }
}
