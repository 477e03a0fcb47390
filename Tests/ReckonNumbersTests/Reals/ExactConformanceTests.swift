import Foundation
import ReckonNumbers
import TestDepth
import Testing

@Suite("Exact numbers in the standard library's generic code")
struct ExactConformanceTests {
  @Test("whole numbers in code are exact numbers")
  func literals() {
    let numbers: [ExactValue] = [3, -20, 0]
    #expect(numbers.map { $0.description } == ["3", "-20", "0"])
    #expect((9_007_199_254_740_993 as ExactValue).description == "9007199254740993")
  }

  @Test("fractions, multiples of roots and what is not finite are encoded as short texts")
  func texts() throws {
    var work = Work()
    let sevenThirds = try ExactNumber(-7).divided(by: ExactNumber(3), &work)
    let known: [(ExactNumber, String)] = [
      (sevenThirds, #"["-7\/3"]"#), (try ExactNumber(2).squareRoot(&work), #"["[1 sqrt 2]"]"#), (.nan, #"["nan"]"#),
      (.infinity(isNegative: true), #"["-inf"]"#),
    ]
    for (number, text) in known {
      let encoded = try JSONEncoder().encode([ExactValue(number)])
      #expect(String(decoding: encoded, as: UTF8.self) == text)
      #expect(try JSONDecoder().decode([ExactValue].self, from: encoded) == [ExactValue(number)])
    }
  }

  @Test("a number that only operations tell has the same digits when it is decoded")
  func operations() throws {
    var work = Work()
    let sine = try ExactNumber(1).sine(halfTurn: nil, &work)
    let number = ExactValue(try sine.adding(ExactNumber(2).squareRoot(&work), &work))
    let decoded = try JSONDecoder().decode(ExactValue.self, from: JSONEncoder().encode(number))
    // sin 1 + √2 by mpmath.
    #expect(decoded.text(significant: 40) == "2.255684547180991555454191045839997078192")
  }

  @Test("a decimal text of the longest length is decoded, and one byte more is refused without being read")
  func longest() throws {
    let longest = String(repeating: "7", count: ExactValue.longestEncoding)
    let number = try JSONDecoder().decode(ExactValue.self, from: Data("\"\(longest)\"".utf8))
    #expect(try JSONDecoder().decode(ExactValue.self, from: JSONEncoder().encode(number)) == number)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ExactValue.self, from: Data("\"\(longest)7\"".utf8))
    }
  }

  @Test(
    "numbers of any size that there may be are encoded and come back, whole, broken and in sums", arguments: [1, -1])
  func giants(sign: Int) throws {
    var work = Work()
    let power = try ExactNumber(3).power(ExactNumber(800_000), &work)
    let giant = try power.multiplied(by: ExactNumber(sign), &work)
    let broken = try ExactNumber(7).divided(by: giant, &work)
    let sum = try giant.adding(.pi, &work)
    for number in [giant, broken, sum].map({ ExactValue($0) }) {
      #expect(try JSONDecoder().decode(ExactValue.self, from: JSONEncoder().encode(number)) == number)
    }
    // As Python's divmod writes 3**50000 in the digits 0-9a-v.
    let shorter = ExactValue(try ExactNumber(3).power(ExactNumber(50_000), &work))
    let text = String(decoding: try JSONEncoder().encode(shorter), as: UTF8.self)
    #expect(text.hasPrefix(#""~8n5l6gt76b0c"#) && text.hasSuffix(#"p4r1ka1hlc21""#))
    for damaged in ["~", "~w", "-~", "~1/~0", "~1~1", "1~1"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ExactValue.self, from: Data("\"\(damaged)\"".utf8))
      }
    }
  }

  @Test("the costliest operations on the largest operands end in time, whatever a text asks for")
  func costly() throws {
    let digits = String(repeating: "7", count: 49_000)
    let time = ProcessorTime.measure {
      for text in [
        "\(digits)/\(digits)1", "[1 sqrt \(digits)]", "[1 ln \(digits)]", "[1 exp \(digits)]", "[1 sin \(digits)/3]",
      ] {
        _ = try? JSONDecoder().decode(ExactValue.self, from: Data("\"\(text)\"".utf8))
      }
    }
    #expect(time < .seconds(20))
  }

  @Test(
    "what is no exact number is not decoded",
    arguments: [#""1.5""#, "1.5", #""""#, #""1/0""#, #""(0 1 2)""#, #""[1 sqrt x]""#, #""(200 0)""#])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ExactValue.self, from: Data(json.utf8)) }
  }
}
