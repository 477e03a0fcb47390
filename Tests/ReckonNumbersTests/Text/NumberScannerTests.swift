import ReckonNumbers
import Testing

/// Which beginnings of texts are numbers, and that nothing behind the text is read.
@Suite("Reading numbers")
struct NumberScannerTests {
  /// Reads from memory that holds the text and not one byte more, so that a sanitizer sees any step beyond it, and what
  /// lies behind a shorter end.
  static func scan(_ text: some Sequence<UInt8>) -> (value: Double, length: Int) {
    let bytes = Array(text)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { memory.deallocate() }
    _ = memory.initialize(fromContentsOf: bytes)
    guard let start = UnsafePointer(memory.baseAddress) else { return (-77, 0) }
    var value = -77.0
    let length = NumberScanner.scan(start, start + bytes.count, &value) - start
    return (value, length)
  }

  static let beginnings: [(String, Double, Int)] = [
    ("12", 12, 2), ("12.5", 12.5, 4), (".5", 0.5, 2), ("5.", 5, 2), ("5.,", 5, 2), ("+5", 5, 2), ("-5", -5, 2),
    ("-.5e1x", -5, 5),
    ("1e3", 1000, 3), ("1E+3", 1000, 4), ("1e-3", 0.001, 4), ("1.e3", 1000, 4), ("12,5", 12, 2), ("1 2", 1, 1),
    ("1.2.3", 1.2, 3),
    ("1e", 1, 1), ("1e+", 1, 1), ("1e-", 1, 1), ("1e+x", 1, 1), ("1e5e5", 1e5, 3), ("1e1.5", 10, 3), ("0x10", 0, 1),
    ("1_000", 1, 1),
    ("1\u{660}", 1, 1), ("1\u{FF11}", 1, 1), ("007", 7, 3), ("1234567", 1_234_567, 7), ("12345678", 12_345_678, 8),
    ("1234567.", 1_234_567, 8),
    ("1234567.8", 1_234_567.8, 9), ("12345678.25", 12_345_678.25, 11), ("0.12345678", 0.12345678, 10),
    ("123456789012345678", 123_456_789_012_345_680, 18),
    ("1e0000000000000000000000000001", 10, 30), ("1e99999999999999999999", .infinity, 22),
    ("1e-99999999999999999999", 0, 23),
  ]

  @Test("the longest beginning that is a number is read", arguments: beginnings)
  func beginning(_ text: String, _ value: Double, _ length: Int) {
    // Alone, and with bytes behind it, in reach of those that are read eight at a time.
    for tail in [
      "", ",", ",        ", "\n1234567890", "\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}", "--------", "........", "eeeeeeee",
      "////////", "::::::::",
    ] {
      // A tail that goes on with the number makes another one.
      if length == text.utf8.count, tail.hasPrefix(".") || tail.hasPrefix("e") { continue }
      let read = Self.scan((text + tail).utf8)
      #expect(read.value == value && read.length == length, "\(text + tail)")
    }
  }

  @Test(
    "what has no digit is no number",
    arguments: ["", "+", "-", ".", "-.", "e5", ".e5", "--5", "+-5", "- 5", " 5", "inf", "nan", "-inf", ",", "x"])
  func nothing(_ text: String) {
    for tail in ["", "        "] {
      let read = Self.scan((text + tail).utf8)
      #expect(read.value == -77 && read.length == 0, "\(text)")
    }
  }

  @Test(
    "zeros keep their sign",
    arguments: ["-0", "-0.0", "-.0e5", "-0e-999999", "-1e-400", "-0.00000000000000000000000000000000"])
  func negativeZero(_ text: String) {
    #expect(Self.scan(text.utf8).value.bitPattern == 0x8000_0000_0000_0000)
    #expect(Self.scan(text.dropFirst().utf8).value.bitPattern == 0)
  }

  @Test(
    "every beginning of a text is read as if there were no more of it",
    arguments: [
      "-12345678.12345678e-123", "0.84442185152504815555", "123456789012345678901234567890.5E+10,",
      ".00000000000000000000000000001e+5",
    ])
  func prefixes(_ text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let prefix = String(decoding: bytes.prefix(count), as: UTF8.self)
      // The standard library reads whole texts only, and no point at the end.
      let longest = (0...count).reversed().first { length in
        let beginning = String(decoding: bytes.prefix(length), as: UTF8.self)
        return beginning.last.map { $0.isNumber || $0 == "." } ?? false
          && Double(beginning + (beginning.hasSuffix(".") ? "0" : "")) != nil
          && beginning.contains { $0.isNumber }
      }
      let read = Self.scan(bytes.prefix(count))
      #expect(read.length == longest ?? 0, "\(prefix)")
      if let longest {
        let beginning = String(decoding: bytes.prefix(longest), as: UTF8.self)
        #expect(read.value == Double(beginning.hasSuffix(".") ? beginning + "0" : beginning), "\(prefix)")
      }
    }
  }

  @Test("texts of millions of digits take linear time")
  func long() {
    let count = 1_000_000
    let zeros = String(repeating: "0", count: count)
    #expect(Self.scan("1\(zeros)e-\(count)".utf8).value == 1)
    #expect(Self.scan("0.\(zeros)1e\(count + 1)".utf8).value == 1)
    // 2^53 + 1 is halfway.
    #expect(Self.scan("9007199254740993.\(zeros)".utf8).value == 0x1p53)
    #expect(Self.scan("9007199254740993.\(zeros)1".utf8).value == 0x1p53 + 2)
    #expect(Self.scan("9007199254740993\(zeros)1e-\(count + 1)".utf8).value == 0x1p53 + 2)
    #expect(Self.scan("1e\(String(repeating: "9", count: count))".utf8).value == .infinity)
    #expect(Self.scan(String(repeating: "9", count: count).utf8).value == .infinity)
  }
}
