import Reckon
import ReckonCatalogue
import Testing

@Suite("Lists of the language's names")
struct LanguageReferenceTests {
  let reference = LanguageReference()

  @Test("every row of the catalogue is listed, with its help")
  func rows() {
    #expect(reference.functions.map(\.name) == Catalogue.functions.filter(\.isNamed).map(\.name))
    #expect(reference.constants.map(\.name) == (Catalogue.constants + Catalogue.constantsOfNature).map(\.name))
    #expect(reference.units.map(\.name) == Catalogue.units.map(\.symbol))
    #expect(reference.operators.map(\.name) == Catalogue.operators.map { $0.spellings[0] })
    for entry in reference.entries {
      #expect(
        !entry.summary.isEmpty && !entry.usage.isEmpty && !entry.headline.isEmpty && !entry.topic.isEmpty,
        "\(entry.name)")
      #expect(!entry.examples.isEmpty && (entry.errorBound == nil) == (entry.kind != .function), "\(entry.name)")
      #expect(reference.entries(named: entry.name).contains(entry), "\(entry.name)")
    }
  }

  @Test("the usage of a function has as many parameters as a call may have")
  func arity() {
    for row in Catalogue.functions where row.isNamed {
      guard let entry = reference.entries(named: row.name).first(where: { $0.kind == .function }) else { continue }
      // Loops over lists and searches have forms of their own.
      if case .repeated(.list) = row.form { continue }
      if row.form.search != nil, row.kernels.isEmpty { continue }
      let required = entry.parameters.filter { !$0.isOptional }.count
      for count in 0..<required { #expect(!row.accepts(count), "\(row.name) takes \(count)") }
      #expect(row.accepts(entry.parameters.count) || row.accepts(required), "\(row.name)")
      let isRepeated = entry.parameters.contains(where: \.isRepeated)
      if entry.parameters.count == required, !isRepeated, row.name != "percentile" {
        #expect(!row.accepts(required + 1), "\(row.name)")
      }
      #expect(entry.usage.hasPrefix("\(row.name)("))
    }
  }

  @Test(
    "usages",
    arguments: [
      ("log", "log(x[, b])"), ("atan2", "atan2(y, x)"), ("max", "max(x, …)"), ("random", "random()"),
      ("slice", "slice(text, position[, count])"),
      ("pi", "pi"), ("km", "1 km"), ("?", "c ? a : b"), ("²", nil), ("!!", "a!!"), ("√", "√a"), ("mod", "mod(x, y)"),
      ("and", "a && b"),
      ("not", "not a"),
    ] as [(String, String?)])
  func usage(name: String, usage: String?) { #expect(reference.entries(named: name).first?.usage == usage) }

  @Test("error bounds and sources are those of the rows")
  func bounds() throws {
    #expect(reference.entries(named: "sqrt").first?.errorBound == .exact)
    #expect(reference.entries(named: "log").first?.errorBound == .ulp(2))
    #expect(reference.constants.last?.source != nil && reference.entries(named: "pi").first?.source == nil)
    #expect(reference.entries(named: "kg").first?.kind == .unit)
    #expect(reference.entries(named: "%").count == 2)
    #expect(reference.entries(named: "no such name").isEmpty)
  }

  @Test("a scope's names stand before the language's")
  func scope() throws {
    let reference = LanguageReference(try FormulaAssistantTests.scope())
    #expect(reference.functions.prefix(3).map(\.name) == ["discount", "gross", "longest"])
    #expect(reference.constants.prefix(2).map(\.name) == ["bare", "rate"])
    let discount = try #require(reference.entries(named: "discount").first)
    #expect(
      discount.usage == "discount(amount, share)" && discount.examples.map(\.expression) == ["discount(100, 10%)"])
    #expect(
      discount.summary == "The amount after a discount." && discount.topic == "scope" && discount.errorBound == nil)
    var removed = try FormulaAssistantTests.scope()
    removed.remove("discount")
    #expect(LanguageReference(removed).entries(named: "discount").isEmpty && removed[documentation: "discount"] == nil)
  }

  @Test("currencies are units while there are rates")
  func currencies() throws {
    var scope = Scope()
    #expect(LanguageReference(scope).entries(named: "USD").isEmpty)
    scope.rates = try ExchangeRates(perEuro: ["USD": "1.25"], on: "2024-03-01")
    let dollar = try #require(LanguageReference(scope).entries(named: "USD").first)
    #expect(dollar.kind == .unit && dollar.summary.contains("2024-03-01"))
  }
}
