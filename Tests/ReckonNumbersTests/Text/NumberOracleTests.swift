import Foundation
import ReckonNumbers
import TestDepth
import Testing

/// Reading and writing doubles against Python's, which `Tests/Oracle/doubles.py` recorded, and against the standard
/// library's on random numbers.
@Suite("Numbers against outside readers and writers")
struct NumberOracleTests {
  static let lines: [[String]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    guard let text = try? String(contentsOf: folder.appending(path: "Resources/doubles-oracle.tsv"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }()

  static let count = Depth.count(quick: 10_000, full: 1_000_000)

  @Test("hard texts are read as Python reads them")
  func reading() throws {
    let lines = Self.lines.filter { $0[0] == "read" }
    #expect(lines.count > 3000)
    for line in lines {
      let bits = try #require(UInt64(line[2], radix: 16))
      let read = NumberScannerTests.scan(line[1].utf8)
      #expect(read.value.bitPattern == bits && read.length == line[1].utf8.count, "\(line[1])")
    }
  }

  @Test("hard doubles are written with Python's digits")
  func writing() throws {
    let lines = Self.lines.filter { $0[0] == "write" }
    #expect(lines.count > 9000)
    for line in lines {
      let bits = try #require(UInt64(line[1], radix: 16))
      let text = NumberTextTests.written(Double(bitPattern: bits))
      let parts = text.split(separator: "e")
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      let digits = String(mantissa.joined().trimmingPrefix { $0 == "0" })
      let isBelowOne = mantissa[0] == "0"
      let place = isBelowOne ? digits.count - mantissa.dropFirst().joined().count - 1 : mantissa[0].count - 1
      let exponent = place + (parts.count > 1 ? try #require(Int(parts[1])) : 0)
      var significant = digits
      while significant.last == "0" { significant.removeLast() }
      #expect(significant == line[2] && "\(exponent)" == line[3], "\(text)")
    }
  }

  /// The standard library's text in our form.
  static func described(_ number: Double) -> String {
    let parts = number.description.split(separator: "e")
    let mantissa = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    guard parts.count > 1, let exponent = Int(parts[1]) else { return String(mantissa) }
    return "\(mantissa)e\(exponent)"
  }

  /// Doubles of all kinds: any bits, fractions, decimals of a few places, whole numbers, products of powers of two and
  /// small numbers.
  static func random(_ source: inout RandomSource) -> Double {
    let bits = source.next()
    switch bits % 5 {
    case 0, 1:
      let number = Double(bitPattern: source.next())
      return number.isFinite ? number : 0
    case 2: return source.unit()
    case 3:
      return Double(source.next() >> (bits >> 8 & 63)) / [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e9][Int(bits >> 16 & 7)]
    default:
      return Double(sign: .plus, exponent: Int(bits >> 8 & 2047) - 1074, significand: 1)
        * Double(1 + source.next() >> 61)
    }
  }

  @Test("random doubles are written as the standard library writes them, and read back", arguments: 0..<2)
  func roundTrip(_ seed: UInt64) {
    var source = RandomSource(seed: seed)
    for _ in 0..<Self.count / 2 {
      let number = Self.random(&source)
      let text = NumberTextTests.written(number)
      if text != Self.described(number) { Issue.record("\(number.bitPattern): \(text), not \(Self.described(number))") }
      let read = NumberScannerTests.scan(text.utf8)
      if read.value.bitPattern != number.bitPattern || read.length != text.utf8.count {
        Issue.record("\(text) is read as \(read)")
      }
    }
  }

  @Test("random texts of 1 to 40 digits are read as the standard library reads them")
  func texts() {
    var source = RandomSource(seed: 3)
    for _ in 0..<Self.count / 4 {
      var digits = (0..<Int.random(in: 1...40, using: &source)).map { _ in UInt8(ascii: "0") + UInt8(source.next() % 10)
      }
      digits.insert(UInt8(ascii: "."), at: Int.random(in: 0...digits.count, using: &source))
      if digits.last == UInt8(ascii: ".") { digits.append(UInt8(ascii: "0")) }
      let exponent = source.next() % 2 == 0 ? "" : "e\(Int.random(in: -370...330, using: &source))"
      let text = (source.next() % 2 == 0 ? "-" : "") + String(decoding: digits, as: UTF8.self) + exponent
      let read = NumberScannerTests.scan(text.utf8)
      if read.value.bitPattern != Double(text)?.bitPattern || read.length != text.utf8.count {
        Issue.record("\(text) is read as \(read)")
      }
    }
  }
}
