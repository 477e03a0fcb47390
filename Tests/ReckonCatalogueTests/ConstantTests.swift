import Foundation
import Reckon
import Testing

/// Constants of nature against CODATA 2022; `Tests/Oracle/constants.py` writes them.
@Suite("Constants of nature")
struct ConstantTests {
  static let lines: [[String]] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/constants-oracle.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test("every constant has CODATA's value, uncertainty and unit")
  func values() throws {
    for line in Self.lines {
      let row = try #require(Catalogue.constantOfNature(named: line[0]))
      let value = try #require(ExactRatio(line[1]))
      let digits = try #require(row.digits.flatMap { ExactRatio($0) })
      #expect(row.unit == line[3], "\(row.name)")
      switch row.precision {
      case .exact: #expect(digits == value && line[2] == "0" && row.decimal.exactness == .exact, "\(row.name)")
      case .rounded:
        let error = (digits - value).flatMap { $0 / value }
        #expect(
          try #require(error).magnitude < ExactRatio("1e-38") ?? .zero && line[2] == "0"
            && row.decimal.exactness == .rounded, "\(row.name)"
        )
      case .measured(let uncertainty):
        #expect(digits == value && uncertainty == line[2] && row.decimal.exactness == .approximate, "\(row.name)")
      }
      #expect(row.value == value.double && !row.summary.isEmpty && !row.source.isEmpty)
    }
    #expect(Self.lines.map { $0[0] }.sorted() == Catalogue.constantsOfNature.map(\.name).sorted())
  }

  @Test("no constant of nature has the name of a unit, a function or another constant")
  func names() {
    let names = Catalogue.constantsOfNature.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(Catalogue.unit(named: name) == nil && !Catalogue.names.contains(name), "\(name)")
      #expect(
        Catalogue.constantOfNature(named: name)?.name
          == Catalogue.constantsOfNature.first { ([$0.name] + $0.aliases).contains(name) }?.name
      )
    }
    #expect(
      Catalogue.constantOfNature(named: "\u{B5}_0")?.name == "μ_0" && Catalogue.constantOfNature(named: "e") == nil)
  }

  @Test("the units of constants are units of the catalogue, and measure what their products do")
  func units() throws {
    for row in Catalogue.constantsOfNature {
      for factor in row.unitFactors {
        let unit = try #require(Catalogue.unit(named: factor.name), "\(row.name)")
        #expect(unit.ratio == .one && unit.offset == nil && factor.exponent != 0)
      }
    }
    // E = h f: a Planck constant times a frequency is an energy.
    let planck = try #require(Catalogue.constantOfNature(named: "h_P"))
    #expect(planck.unitFactors.map(\.name) == ["J", "s"] && planck.unitFactors.map(\.exponent) == [1, 1])
    #expect(planck.kind == .quantity(unit: "J·s"))
  }
}
