import Reckon
import ReckonCalculator
import Testing

@Suite struct DisplayFormatTests {
  /// A format by what differs from the default.
  private func format(
    _ notation: CalculatorSettings.Notation = .normal, places: Int = 4, groups: Bool = true, width: Int = 24
  ) -> DisplayFormat {
    var format = DisplayFormat()
    format.notation = notation
    format.places = places
    format.groupsDigits = groups
    format.width = width
    return format
  }

  @Test(
    "places are rounded half away from zero, and zeros at the end dropped",
    arguments: [
      ("0.33335", 4, "0.3334"), ("-0.33335", 4, "-0.3334"), ("0.33334999999999999999", 4, "0.3333"), ("2.5", 0, "3"),
      ("-2.5", 0, "-3"),
      ("0.5", 0, "1"), ("0.4999", 0, "0"), ("0.00005", 4, "0.0001"), ("0.000049", 4, "4.9e-5"), ("1.50000", 4, "1.5"),
      ("3.0000", 4, "3"),
      ("9.99995", 4, "10"), ("999.99995", 4, "1,000"),
      ("0.3333333333333333333333333333333333", 20, "0.33333333333333333333"),
      ("0.30000000000000004", 15, "0.3"), ("1e-4", 4, "0.0001"), ("1.25e1", 4, "12.5"), ("007", 4, "7"), ("5.", 4, "5"),
      (".5", 4, "0.5"),
      ("+5", 4, "5"), ("0.05", 0, "0"), ("0.6", 0, "1"), ("0.06", 1, "0.1"), ("0.006", 1, "6e-3"),
    ])
  func places(value: String, places: Int, expected: String) {
    #expect(format(places: places).text(of: value) == expected)
  }

  @Test("-0 shows as 0", arguments: ["-0", "-0.0", "-0e5", "-.0"]) func negativeZero(value: String) {
    #expect(format().text(of: value) == "0")
    #expect(format(.fixed, places: 2).text(of: value) == "0.00")
  }

  @Test(
    "thousands are grouped before the point only",
    arguments: [
      ("999", "999"), ("1000", "1,000"), ("-1234567.25", "-1,234,567.25"), ("123456.7891", "123,456.7891"),
      ("1e6", "1,000,000"),
    ])
  func grouping(value: String, expected: String) {
    #expect(format().text(of: value) == expected)
    #expect(format(groups: false).text(of: value) == expected.filter { $0 != "," })
  }

  @Test(
    "what does not fit the width goes to scientific form",
    arguments: [
      ("123456789012345678", 24, "123,456,789,012,345,678"), ("123456789012345678901", 24, "123456789012345678901"),
      ("1234567890123456789012345", 24, "1.2346e24"), ("1e24", 24, "1e24"),
      ("-1e1000000", 24, "-1e1000000"), ("12345678", 9, "12345678"), ("12345678", 7, "1.235e7"),
      ("12345678", 10, "12,345,678"),
      ("-12345678", 10, "-12345678"),
      ("999999999", 10, "999999999"), ("999999999", 8, "1e9"), ("123456789", 6, "1.23e8"), ("123456789", 3, "1e8"),
      ("123456789", 0, "1e8"),
    ])
  func width(value: String, width: Int, expected: String) {
    #expect(format(width: width).text(of: value) == expected)
  }

  @Test(
    "of many places those that do not fit are left off, down to 4",
    arguments: [
      ("3333333.3333333333333333", 24, "3,333,333.33333333333333"),
      ("333333333333333.3333333333", 24, "333,333,333,333,333.3333"),
      ("3333333333333333.33333", 24, "3333333333333333.33333"), ("1234567.891", 9, "1.23457e6"),
    ])
  func manyPlaces(value: String, width: Int, expected: String) {
    #expect(format(places: 15, width: width).text(of: value) == expected)
  }

  @Test(
    "fixed notation keeps the zeros",
    arguments: [
      ("3", 2, "3.00"), ("2.345", 2, "2.35"), ("1234.5", 3, "1,234.500"), ("0", 4, "0.0000"), ("2", 0, "2"),
      ("1e-9", 4, "0.0000"),
    ])
  func fixed(value: String, places: Int, expected: String) {
    #expect(format(.fixed, places: places).text(of: value) == expected)
  }

  @Test(
    "scientific notation has one digit before the point",
    arguments: [
      ("12345.678", "1.2346e4"), ("0.00012", "1.2e-4"), ("-5", "-5e0"), ("0", "0e0"), ("99999.9", "1e5"),
      ("0.00000999999", "1e-5"),
    ])
  func scientific(value: String, expected: String) {
    #expect(format(.scientific).text(of: value) == expected)
  }

  @Test(
    "engineering notation has exponents that are multiples of 3",
    arguments: [
      ("12345.678", "12.3457e3"), ("0.00012", "120e-6"), ("5", "5e0"), ("0", "0e0"), ("999.99996", "1e3"),
      ("999999.96", "999.99996e3"),
      ("0.5", "500e-3"), ("1e9", "1e9"), ("1e10", "10e9"), ("-2e11", "-200e9"), ("0.000001", "1e-6"),
      ("0.0000001", "100e-9"),
    ])
  func engineering(value: String, expected: String) {
    #expect(format(.engineering, places: value == "999999.96" ? 5 : 4).text(of: value) == expected)
  }

  @Test(
    "fractions are in lowest terms, and numbers that are none are decimal",
    arguments: [
      ("0.75", "3/4"), ("-2.5", "-5/2"), ("3", "3"), ("0", "0"), ("0.3333333333333333333333333333333333", "1/3"),
      ("0.6666666666666666", "2/3"), ("0.1428571428571428571428571428571429", "1/7"), ("3.142857142857143", "22/7"),
      ("0.333", "333/1,000"), ("0.000001", "1/1,000,000"), ("0.0000001", "1e-7"), ("1.0000005", "1"),
      ("12345.5", "24,691/2"),
      ("3.141592653589793238462643383279503", "3.1416"), ("1.4142135623730951", "1.4142"), ("1e-40", "1e-40"),
      ("1e20", "100000000000000000000"),
      ("0.0625", "1/16"), ("0.1", "1/10"), ("9.99999", "999,999/100,000"),
    ])
  func fraction(value: String, expected: String) {
    #expect(format(.fraction).text(of: value) == expected)
  }

  @Test(
    "whole numbers are written in base 16, 8 and 2",
    arguments: [
      ("255", "0xFF", "0o377", "0b11111111"), ("0", "0x0", "0o0", "0b0"), ("-10", "-0xA", "-0o12", "-0b1010"),
      ("2.50e1", "0x19", "0o31", "0b11001"), ("0.5", "0.5", "0.5", "0.5"),
      (
        "170141183460469231731687303715884105728", "0x80000000000000000000000000000000",
        "170141183460469231731687303715884105728", "170141183460469231731687303715884105728"
      ),
    ])
  func bases(value: String, hexadecimal: String, octal: String, binary: String) {
    #expect(format(.hexadecimal, width: 40).text(of: value) == hexadecimal)
    #expect(format(.octal, width: 40).text(of: value) == octal)
    #expect(format(.binary, width: 40).text(of: value) == binary)
  }

  @Test("beyond 2^127 other bases are not used") func largeBases() {
    #expect(
      format(.hexadecimal, width: 60).text(of: "170141183460469231731687303715884105729")
        == "170,141,183,460,469,231,731,687,303,715,884,105,729")
    #expect(format(.hexadecimal, width: 40).text(of: "1e40") == "1e40")
  }

  @Test(
    "what is no decimal number is shown as it is",
    arguments: ["inf", "-inf", "nan", "", "-", ".", "e5", "1e", "1.2.3", "0x10", "1e999999999999999"])
  func others(value: String) { #expect(format().text(of: value) == value) }

  @Test(
    "a number is grouped while it is typed and keeps its zeros",
    arguments: [
      ("1234567.00", "1,234,567.00"), ("0.00", "0.00"), ("5.", "5."), ("-1234", "-1,234"), ("0", "0"),
      ("1000", "1,000"),
      ("123456789012345678", "123,456,789,012,345,678"), ("12345678901234567890", "12345678901234567890"),
      ("0.12345", "0.12345"),
    ])
  func entry(typed: String, expected: String) { #expect(format().entryText(typed) == expected) }

  @Test("places beyond 20 count as 20, below 0 as 0") func placesAreBounded() {
    #expect(format(places: 99).text(of: "0.1234567890123456789012345") == "0.1234567890123456789")
    #expect(format(places: -3).text(of: "1234.5") == "1,235")
  }

  @Test(
    "unless places are set, 15 significant digits are shown, or as many as fit, and small and large numbers in scientific form",
    arguments: [
      ("0.00036", 24, "0.00036", true), ("1.00004", 24, "1.00004", true), ("0.000001", 24, "0.000001", true),
      ("0.0000001", 24, "1e-7", true),
      ("0.6666666666666666666666666666666667", 24, "0.666666666666667", false),
      ("1234567.25", 24, "1,234,567.25", true),
      ("0.9999999999999999999999999999999999", 24, "1", false),
      ("3.333333333333333333333333333333333e-8", 24, "3.33333333333333e-8", false),
      ("123456789012345678", 24, "1.23456789012346e17", false), ("123456789012345", 24, "123,456,789,012,345", true),
      ("0.6666666666666666666666666666666667", 10, "0.66666667", false), ("12345678.9", 8, "1.2346e7", false),
      ("0", 24, "0", true),
      ("0.000123456", 8, "1.235e-4", false), ("-1e30", 24, "-1e30", true),
    ])
  func automatic(value: String, width: Int, expected: String, isExact: Bool) {
    var settings = CalculatorSettings()
    settings.numberMode = .decimal
    let shown = DisplayFormat(settings, width: width).shown(value)
    #expect(shown.text == expected && shown.isExact == isExact)
    #expect(
      shown.marked == (isExact ? expected : "≈ " + expected) && shown.equation == (isExact ? "= " : "≈ ") + expected)
  }

  @Test(
    "of exact numbers all digits are shown that fit, or the first 15 and …",
    arguments: [
      ("0.00036", 24, "0.00036"), ("0.0000001", 24, "1e-7"),
      ("0.6666666666666666666666666666666666…", 24, "0.666666666666666…"),
      ("0.6666666666666666666666666666666666…", 10, "0.6666666…"),
      ("123456789012345678", 24, "123,456,789,012,345,678"),
      ("12345678901234567890123456789", 24, "1.23456789012345…e28"), ("12345678.9", 8, "1.234…e7"),
      ("0.000123456", 8, "1.23…e-4"),
      ("0.5000000000000000001", 15, "0.500000000000…"), ("-1e30", 24, "-1e30"), ("1234567.25", 24, "1,234,567.25"),
      ("0", 24, "0"),
      ("3.333333333333333333333333333333333…e-8", 24, "3.33333333333333…e-8"), ("1.000…e50", 24, "1.000…e50"),
      ("0.000…", 24, "0.000…"),
      ("262537412640768743.9999999999992500…", 24, "2.62537412640768…e17"),
    ])
  func exact(value: String, width: Int, expected: String) {
    let shown = DisplayFormat(CalculatorSettings(), width: width).shown(value)
    #expect(shown.text == expected && shown.isExact && shown.text.count <= width)
  }

  @Test("digits that are not known to be right are rounded, and so are places that are asked for") func exactRounded() {
    var settings = CalculatorSettings()
    #expect(
      DisplayFormat(settings).shown("0.6666666666666666666666666666666666…", .approximate).marked
        == "≈ 0.666666666666667")
    settings.decimalPlaces = 3
    #expect(DisplayFormat(settings).shown("0.6666666666666666666666666666666666…").marked == "≈ 0.667")
    // A tie, but for a digit that is not shown.
    #expect(DisplayFormat(settings).shown("0.00050000000000000000000000000000000000…").marked == "≈ 0.001")
  }

  @Test("places that are set stay as they are, and what they leave out is marked") func settings() {
    var settings = CalculatorSettings()
    settings.decimalPlaces = 4
    #expect(DisplayFormat(settings).shown("0.00036").marked == "≈ 0.0004")
    settings.decimalPlaces = 2
    #expect(DisplayFormat(settings).shown("0.6666666666666666666666666666666667").marked == "≈ 0.67")
    #expect(DisplayFormat(settings).shown("0.5").marked == "0.5")
    settings.notation = .fraction
    #expect(DisplayFormat(settings).shown("0.75").marked == "3/4")
    #expect(DisplayFormat(settings).shown("0.3333333333333333333333333333333333").marked == "≈ 1/3")
  }

  @Test(
    "a power of ten stands behind all digits, or so many as are asked for; what is cut off is marked",
    arguments: [
      ("123456789.123456789123456789 to sci", .decimal, "1.23456789123456789123456789e8"),
      ("123456789.123456789123456789 to sci", .exact, "1.23456789123456789123456789e8"),
      ("123456789.123456789123456789 to eng", .exact, "123.456789123456789123456789e6"),
      ("2/3 to sci", .decimal, "6.666666666666666666666666666666667e-1"),
      ("2/3 to sci", .exact, "6.66666666666666…e-1"),
      ("2/3 to sci 30", .exact, "6.666666666666666666666666666667e-1"),
      ("2/3 to sci 30", .decimal, "6.666666666666666666666666666667e-1"),
      ("2/3 to eng 6", .exact, "666.666667e-3"), ("12345 to sci 2", .double, "1.23e4"),
      ("12345 to eng 6", .double, "12.345000e3"),
      ("999.996 to eng 2", .double, "1.00e3"), ("999.996 to eng 2", .exact, "1.00e3"),
      ("-0.00015 to sci", .double, "-1.5e-4"),
      ("0 to sci 3", .exact, "0.000e0"), ("5 km to eng 1", .double, "5.0e0 km"), ("9.5 to sci 0", .double, "1e1"),
    ] as [(String, NumberMode, String)])
  func exponents(text: String, mode: NumberMode, expected: String) throws {
    let formula = try Formula(text, options: Formula.Options(numberMode: mode))
    let number = try formula.result().number
    #expect(DisplayFormat.result(number, form: formula.program.resultForm).text == expected)
  }

  @Test(
    "a percent is shown as it was typed",
    arguments: ["1.1%", "33.3%", "9.975%", "0.07%", "-2.3%", "110.7%", "1e-10%", "12345.678%"])
  func percents(text: String) throws {
    let literal = try Formula(text)
    #expect(DisplayFormat.result(try literal.result().number, form: literal.program.resultForm).text == text)
    let value = try #require(Double(text.dropLast()))
    let formula = try Formula("x%", variables: ["x"])
    #expect(
      DisplayFormat.result(try formula.result(of: [.number(.double(value))]).number, form: formula.program.resultForm)
        .text == text)
  }

  @Test(
    "thousands stand together in lists, whose items commas separate",
    arguments: [
      ("[1234.5, 2]", "[1234.5, 2]"), ("[3000 m, 20 cm]", "[3000 m, 0.2 m]"), ("1e6..1e6 + 1", "[1000000, 1000001]"),
    ])
  func lists(_ text: String, _ expected: String) throws {
    for mode in [NumberMode.double, .decimal, .exact] {
      let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: mode))
      let shown = DisplayFormat.result(
        try formula.result(of: []), form: formula.program.resultForm, settings: CalculatorSettings()
      ).text
      #expect(shown == expected)
      #expect(
        try Formula(shown, variables: []).result(of: []).value == Formula(text, variables: []).result(of: []).value)
    }
  }
}
