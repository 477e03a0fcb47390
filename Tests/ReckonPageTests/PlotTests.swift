import Foundation
import ReckonPage
import Testing

/// The page's answers about plots as its script reads them. Points are those of algebra.
@Suite("The page's plots")
struct PlotTests {
  private var page = Page()

  private mutating func ask(_ operation: PageOperation, _ fields: [String]) throws -> [String: Any] {
    let answer = page.answer(operation.rawValue, fields)
    return try #require(JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
  }

  private mutating func curves(_ sliders: String, _ formulas: String...) throws -> [[String: Any]] {
    let answer = try ask(.curves, ["-1", "1", "3", sliders] + formulas)
    return try #require(answer["curves"] as? [[String: Any]])
  }

  /// What is found of formulas in a window from -4 to 4, each as its kind and coordinates.
  private mutating func points(_ sliders: String, _ formulas: String...) throws -> [String] {
    let answer = try ask(.plotPoints, ["-4", "4", "8", sliders] + formulas)
    let points = try #require(answer["points"] as? [[String: Any]])
    return points.map { point in
      ["kind", "shownX", "shownY"].map { point[$0] as? String ?? "" }.joined(separator: " ")
    }
  }

  @Test("formulas of x have values at evenly spaced points, and null where they have none")
  mutating func values() throws {
    let found = try curves("", "x^2", "1/x", "x +")
    #expect(found[0]["values"] as? [Double] == [1, 0, 1])
    #expect((found[1]["values"] as? [Any])?[1] is NSNull)
    #expect(found[2]["message"] is String)
  }

  @Test("a name that means nothing is given a number by its slider, or 1")
  mutating func sliders() throws {
    let found = try curves("a=2.5", "a*x", "a + b", "x")
    #expect(found[0]["values"] as? [Double] == [-2.5, 0, 2.5])
    #expect(found[1]["values"] as? [Double] == [3.5, 3.5, 3.5])
    #expect(found.map { $0["names"] as? [String] } == [["a"], ["a", "b"], []])
    _ = try ask(.notebook, ["0", "0", "10", "1000", "a = 10"])
    let defined = try curves("a=2.5", "a*x")
    #expect(defined[0]["values"] as? [Double] == [-10, 0, 10])
    #expect(defined[0]["names"] as? [String] == [])
  }

  @Test("zeros, extremes and intersections are exact where coefficients tell")
  mutating func exactPoints() throws {
    #expect(try points("", "x^2 - 1") == ["zero = -1 = 0", "zero = 1 = 0", "minimum = 0 = -1"])
    #expect(try points("a=1/2", "x") == ["zero = 0 = 0"])
    #expect(try points("", "x^3 - 3x").suffix(2) == ["maximum = -1 = 2", "minimum = 1 = -2"])
    #expect(try points("", "2x", "x + 1") == ["intersection = 1 = 2"])
    #expect(try points("k=2", "k*x", "k") == ["intersection = 1 = 2"])
  }

  @Test("a window without sense has no points")
  mutating func refused() throws {
    #expect(try ask(.plotPoints, ["1", "0", "8", "", "x"])["points"] == nil)
    #expect(try points("", "x +").isEmpty)
    #expect(try ask(.curves, ["1", "0", "3", "", "x"])["failure"] is String)
  }
}
