import ReckonNumbers
import Testing

/// Writing doubles, against the format's rules and the standard library.
@Suite("Writing numbers")
struct NumberTextTests {
  static func written(_ number: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.capacity) { buffer in
      let length = NumberText.write(number, to: buffer)
      return String(decoding: UnsafeBufferPointer(buffer).prefix(length), as: UTF8.self)
    }
  }

  static let forms: [(Double, String)] = [
    (0.0, "0"), (-0.0, "-0"), (3, "3"), (-3, "-3"), (0.1, "0.1"), (12.5, "12.5"), (-1234.56, "-1234.56"), (100, "100"),
    (123_456_789, "123456789"), (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
    (0x1p53 + 2, "9.007199254740994e15"),
    (1e15, "1000000000000000"), (1e16, "1e16"), (1.7e16, "1.7e16"), (1e17, "1e17"), (1e100, "1e100"),
    (-1.5e300, "-1.5e300"),
    (0.0001, "0.0001"), (0.00012345, "0.00012345"), (0.000099, "9.9e-5"), (1.5e-7, "1.5e-7"), (1e-10, "1e-10"),
    (0.8444218515250481, "0.8444218515250481"), (123456.789012345, "123456.789012345"),
    (999_999_999.999999, "999999999.999999"),
    (1_000_000_000.000001, "1000000000.000001"), (0.000001, "1e-6"), (0.1 + 0.2, "0.30000000000000004"),
    (4_503_599_627_370_495.5, "4503599627370495.5"),
    (.leastNonzeroMagnitude, "5e-324"), (.leastNormalMagnitude, "2.2250738585072014e-308"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    (-.nan, "nan"),
  ]

  @Test("each range has its form", arguments: forms)
  func form(_ number: Double, _ text: String) {
    #expect(Self.written(number) == text)
    #expect(NumberText.shortest(number) == text)
  }

  /// From Python's `repr`, without a trailing `.0`.
  static let portableForms: [(Double, String)] = [
    (1e16, "1e+16"), (9_007_199_254_740_994, "9007199254740994"), (9_999_999_999_999_998, "9999999999999998"),
    (-1.7e16, "-1.7e+16"),
    (1e100, "1e+100"), (0.0001, "0.0001"), (0.000099, "9.9e-05"), (-1.5e-7, "-1.5e-07"), (1e-10, "1e-10"),
    (5e-324, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (0, "0"), (-0.0, "-0"), (3, "3"), (2.5, "2.5"),
    (.infinity, "inf"), (.nan, "nan"),
  ]

  @Test("for other programs exponents have a sign and two digits, and begin at 10^16", arguments: portableForms)
  func portable(_ number: Double, _ text: String) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.capacity) { buffer in
      let length = NumberText.writePortably(number, to: buffer)
      #expect(String(decoding: UnsafeBufferPointer(buffer).prefix(length), as: UTF8.self) == text)
    }
  }

  @Test("the longest text has 24 bytes")
  func longest() {
    #expect(Self.written(-2.2250738585072014e-308).utf8.count == 24)
  }
}
