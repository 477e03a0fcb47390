import Foundation
import Reckon
import Testing

@Suite("Operations on bits")
struct BitOperationTests {
  /// Lines of `Tests/Oracle/bits.py`.
  static let rows: [(text: String, decimal: String, double: String)] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Resources/bits.tsv")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }.map { ($0[0], $0[1], $0[2]) }
  }()

  static func value(_ text: String, _ mode: NumberMode) -> String {
    guard let formula = try? Formula(text, variables: [], options: Formula.Options(numberMode: mode)),
      let result = try? formula.result()
    else { return "error" }
    if case .double(let double) = result.number { return Int128(exactly: double)?.description ?? "\(double)" }
    return result.exactness == .exact ? result.number.description : "\(result)"
  }

  @Test(
    "integers of 64 bits give the results of Python's integers, in decimals always and in doubles where those hold them"
  )
  func oracle() {
    #expect(Self.rows.count == 1_000)
    for row in Self.rows {
      #expect(Self.value(row.text, .decimal) == row.decimal, "\(row.text) in decimals")
      #expect(Self.value(row.text, .double) == row.double, "\(row.text) in doubles")
    }
  }

  @Test(
    "every machine gives the same result beyond 2^53",
    arguments: ["a & b", "a | b", "a xor b", "~a", "a << b", "a >> b"])
  func machines(_ text: String) throws {
    let formula = try Formula(text, variables: ["a", "b"])
    let numbers = [
      0, 1, -1, 3, 11, 63, 64, 0x1p53, 0x1p53 + 2, 0x1p60, -0x1p60, 0x1p63, -0x1p63, 0x1p64 - 2048, 0x1p64, 0.5,
      .infinity,
    ]
    let pairs = numbers.flatMap { a in numbers.map { (a, $0) } }
    let columns = try formula.evaluate(columns: [pairs.map(\.0), pairs.map(\.1)]).values
    var valueCount = 0
    for (index, pair) in pairs.enumerated() {
      let one = (try? formula.evaluate(pair.0, pair.1)) ?? .nan
      let reference = [pair.0, pair.1].withUnsafeBufferPointer { formula.referenceValue($0) }
      #expect(
        one.isNaN ? reference.isNaN && columns[index].isNaN : one == reference && one == columns[index],
        "\(text) of \(pair)")
      if !one.isNaN { valueCount += 1 }
    }
    #expect(valueCount > 40)
  }

  @Test(
    "a literal that doubles have rounded has no bits there, however it is written",
    arguments: [
      "0x20000000000001 & 1", "1 | 9007199254740993", "~9_007_199_254_740_993", "-9007199254740993 & 1",
      "bitxor(1, 0x20000000000001)",
    ])
  func rounded(_ text: String) throws {
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: []) }
    #expect(error?.kind.name == "badNumber" && error?.message.contains("use decimals") == true)
    #expect(Self.value(text, .decimal) != "error")
  }

  @Test(
    "neither has a fraction that doubles have rounded to an integer",
    arguments: [
      "9007199254740993.5 & 1", "4503599627370497.5 & 1", "0.99999999999999999 & 1", "1 | 2.9999999999999999999",
    ])
  func roundedFractions(_ text: String) throws {
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: []) }
    #expect(error?.kind.name == "badNumber")
    #expect(Self.value(text, .decimal) == "error")
  }

  @Test(
    "integers beyond all bit operations are an error of their range",
    arguments: ["5 | 1e30", "123456789012345678901234567890 & 1"])
  func beyondRange(_ text: String) throws {
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: []).evaluate() }
    #expect(error?.kind.name == "domain" && error?.message.contains("-2^63 to 2^64-1") == true)
  }

  @Test("an error names the range", arguments: ["2^64 & 1", "1 << 64", "~(2^64 - 2048)", "0.5 | 1", "2^53 | 1"])
  func range(_ text: String) throws {
    let error = #expect(throws: FormulaError.self) { try Formula(text, variables: []).evaluate() }
    #expect(error?.kind.name == "domain" && error?.message.contains("-2^63 to 2^64-1") == true)
  }

  @Test("literals of other bases keep all their digits in decimals")
  func literals() {
    #expect(Self.value("0xFFFFFFFFFFFFFFFF & 0xFF", .decimal) == "255")
    #expect(Self.value("0xFFFFFFFFFFFFFFFF", .decimal) == "18446744073709551615")
    #expect(Self.value("0o1777777777777777777777 - 0xFFFFFFFFFFFFFFFE", .decimal) == "1")
    #expect(Self.value("0b1\(String(repeating: "0", count: 99))1", .decimal) == "1267650600228229401496703205377")
  }
}
