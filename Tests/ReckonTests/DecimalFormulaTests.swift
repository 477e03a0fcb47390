import Foundation
import Reckon
import Testing

/// Random formulas whose values Python's decimal worked out; `Tests/Oracle/decimal-formulas.py` writes them.
@Suite("Formulas in decimals against Python")
struct DecimalFormulaTests {
  static let inputs = ["x": "0.1", "y": "-2.5", "z": "1e-30"]

  @Test("every formula gives Python's value to the last of 34 digits, optimised and not")
  func values() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/decimal-formulas.tsv")
    let names = Self.inputs.keys.sorted()
    let values = names.map { Value.number(.decimal(Decimal128(Self.inputs[$0] ?? "") ?? .nan)) }
    var options = Formula.Options(numberMode: .decimal)
    var (count, refused) = (0, 0)
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let expected = try #require(Decimal128(fields[1]))
      for isOptimized in [true, false] {
        options.isOptimized = isOptimized
        let formula = try Formula(fields[0], variables: names, options: options)
        let result: FormulaResult
        do { result = try formula.result(of: values) } catch {
          // Python continues with operands whose digits were rounded away.
          #expect(error.message.contains("rounded away"), "\(fields[0]): \(error.message)")
          refused += 1
          continue
        }
        #expect(result.number.decimal == expected, "\(fields[0]) gave \(result.number), not \(expected)")
        #expect(result.exactness < .approximate)
      }
      count += 1
    }
    #expect(count > 1000 && refused < 20)
  }

  @Test("a mean just above the middle between two numbers of 34 digits is rounded up")
  func nearTie() throws {
    // 201 · 1234567890123456789012345678901234 + 101, over 201: the fraction is 101/201 = 0.5024…
    let mean = "avg(map(k in 1..201, k == 1 ? 248148145914814814591481481459148000 : (k == 2 ? 135 : 0)))"
    let value = try Formula(mean, options: Formula.Options(numberMode: .decimal)).result().number.decimal
    #expect(value == Decimal128("1234567890123456789012345678901235"))
  }
}
