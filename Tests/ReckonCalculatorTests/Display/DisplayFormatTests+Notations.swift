import Reckon
import ReckonCalculator
import Testing

/// Notations that formulas ask for.
extension DisplayFormatTests {
  private static let doublesInNotations: [(Double, String, ResultForm.Notation)] = [
    (0x1p63, "0x8000000000000000", ResultForm.Notation.hexadecimal), (-0x1p53, "-0x20000000000000", .hexadecimal),
    (0x1p100, "0x10000000000000000000000000", .hexadecimal), (0x1.fffffffffffffp62, "0x7FFFFFFFFFFFFC00", .hexadecimal),
    (0x1p63, "0o1000000000000000000000", .octal), (255, "0b11111111", .binary), (2.5, "2.5", .hexadecimal),
    (0x1p130, "0x400000000000000000000000000000000", .hexadecimal),
    (7.0 / 3, "7/3", .fraction), (-8.0 / 3, "-8/3", .fraction), (0.1, "1/10", .fraction),
    (524287.0 / 524288, "524287/524288", .fraction),
    (0.1 + 0.2, "0.30000000000000004", .fraction), (2.333333333333333, "2.333333333333333", .fraction),
    (123456.71828182846, "123456.71828182846", .fraction), (.infinity, "inf", .fraction), (.nan, "nan", .hexadecimal),
  ]

  @Test(
    "a double is shown in other bases with all its bits, and as the fraction that rounds to it",
    arguments: doublesInNotations)
  func doubles(value: Double, expected: String, notation: ResultForm.Notation) {
    #expect(DisplayFormat.result(.double(value), form: .notation(notation)).text == expected)
  }

  @Test("every quotient of small numbers is shown as their fraction, in doubles and in decimals") func smallFractions()
  {
    for q in 1..<60 {
      for p in 1..<120 {
        let divisor = (1...q).last { p % $0 == 0 && q % $0 == 0 } ?? 1
        let expected = q == divisor ? "\(p / divisor)" : "\(p / divisor)/\(q / divisor)"
        let decimal = Decimal128(p) / Decimal128(q)
        for number in [NumericValue.double(Double(p) / Double(q)), .decimal(decimal)] {
          #expect(DisplayFormat.result(number, form: .notation(.fraction)).text == expected)
        }
        // As the prompt shows what was rounded.
        let rounded = DisplayFormat.result(
          FormulaResult(.decimal(decimal), q == divisor ? .exact : .rounded), form: .notation(.fraction),
          settings: CalculatorSettings())
        #expect(rounded.text == expected)
      }
    }
  }

  @Test("inexact results are shown as the whole number or the fraction that they are next to") func inexactNotations() {
    func shown(_ number: NumericValue, _ notation: ResultForm.Notation) -> String {
      DisplayFormat.result(
        FormulaResult(number, .approximate), form: .notation(notation), settings: CalculatorSettings()
      ).text
    }
    #expect(shown(.double(254.99999999999997), .hexadecimal) == "0xFF")
    // Python's hex(10**40).
    let long = NumericValue.decimal(Decimal128("1e40") ?? .nan)
    #expect(DisplayFormat.result(long, form: .notation(.hexadecimal)).text == "0x1D6329F1C35CA4BFABB9F5610000000000")
    #expect(shown(.decimal(Decimal128(0.666666666666667, significantDigits: 15)), .fraction) == "2/3")
    #expect(shown(.double(2.0.squareRoot()), .fraction) == "1.4142135623731")
  }
}
