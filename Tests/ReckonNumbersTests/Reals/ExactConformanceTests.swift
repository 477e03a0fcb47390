import Foundation
import ReckonNumbers
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

  @Test("a text of the longest length is decoded, and one byte more is refused without being read")
  func longest() throws {
    let longest = String(repeating: "7", count: ExactValue.longestEncoding)
    let number = try JSONDecoder().decode(ExactValue.self, from: Data("\"\(longest)\"".utf8))
    #expect(try JSONEncoder().encode(number) == Data("\"\(longest)\"".utf8))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ExactValue.self, from: Data("\"\(longest)7\"".utf8)) }
    var work = Work()
    let longer = ExactValue(try number.number.multiplied(by: ExactNumber(10), &work))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(longer) }
  }

  @Test("the costliest operations on the largest operands end in time, whatever a text asks for")
  func costly() throws {
    let digits = String(repeating: "7", count: 49_000)
    let start = ContinuousClock.now
    for text in ["\(digits)/\(digits)1", "[1 sqrt \(digits)]", "[1 ln \(digits)]", "[1 exp \(digits)]", "[1 sin \(digits)/3]"] {
      _ = try? JSONDecoder().decode(ExactValue.self, from: Data("\"\(text)\"".utf8))
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    "what is no exact number is not decoded",
    arguments: [#""1.5""#, "1.5", #""""#, #""1/0""#, #""(0 1 2)""#, #""[1 sqrt x]""#, #""(200 0)""#])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ExactValue.self, from: Data(json.utf8)) }
  }
}
