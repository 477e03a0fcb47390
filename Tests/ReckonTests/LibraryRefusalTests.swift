import Foundation
import Reckon
import Synchronization
import Testing

@Suite("What the library refuses")
struct LibraryRefusalTests {
  @Test("a function has 0 to 255 parameters", arguments: [(-1, false), (0, true), (255, true), (256, false), (300, false), (.min, false)])
  func parameterCounts(_ count: Int, _ isGood: Bool) throws {
    if isGood {
      #expect(try HostFunction("f", parameterCount: count) { _ in 1 }.parameterCount == count)
    } else {
      let error = #expect(throws: FormulaError.self) { try HostFunction("f", parameterCount: count) { _ in 1 } }
      #expect(error?.kind == .invalidParameterCount(function: "f", found: count))
    }
  }

  @Test("a name that no formula could use is refused", arguments: ["", "1abc", "a`b", "a\nb", " a", "+", "\u{0}"])
  func names(_ name: String) throws {
    let function = #expect(throws: FormulaError.self) { try HostFunction(name) { 1 } }
    #expect(function?.kind == .invalidName(name))
    let value = #expect(throws: FormulaError.self) { try Engine().set(name, to: 1) }
    #expect(value?.kind == .invalidName(name))
  }

  @Test("names that formulas can write are taken", arguments: ["a", "_1", "größe", "unit price", "π2"])
  func goodNames(_ name: String) throws {
    let engine = Engine()
    try engine.set(name, to: 4)
    #expect(try engine.evaluate("`\(name)` + 1") == 5)
    try engine.set(name, to: nil)
    try engine.add(try HostFunction(name) { 2 * $0 })
    #expect(try engine.evaluate("`\(name)`(4)") == 8)
  }

  @Test("a second number of parameters does not replace the first")
  func arities() throws {
    var scope = Scope()
    try scope.add(HostFunction("f") { $0 })
    let error = #expect(throws: FormulaError.self) { try scope.add(HostFunction("f") { $0 + $1 }) }
    #expect(error?.kind == .alreadyDefined("f"))
    #expect(try Formula("f(3)", scope: scope).evaluate() == 3)
    try scope.add(HostFunction("f") { 2 * $0 })
    #expect(try Formula("f(3)", scope: scope).evaluate() == 6)
    scope.remove("f")
    try scope.add(HostFunction("f") { $0 + $1 })
    #expect(try Formula("f(3, 4)", scope: scope).evaluate() == 7)
    let engine = Engine(scope: scope)
    #expect(throws: FormulaError.self) { try engine.add(HostFunction("f") { $0 }) }
    #expect(try engine.evaluate("f(3, 4)") == 7)
    // Of functions that are given for a stored program the one that fits is found.
    let image = try Formula("f(3, 4)", scope: scope).image
    let both = [try HostFunction("f") { $0 }, try HostFunction("f") { $0 * $1 }]
    #expect(try Formula(image: image, functions: both).evaluate() == 12)
  }

  @Test("arrays of columns give values and a report, however many there are, on a small stack")
  func manyColumns() throws {
    let count = 100_000
    let names = (0..<count).map { "c\($0)" }
    let formula = try Formula("c0 + 10*c15 + 100*c16 + 1000*c99999", variables: names)
    let columns = (0..<count).map { [Double($0 % 10), Double($0 % 7)] }
    let result = Mutex<Formula.ColumnResult?>(nil)
    let thread = Thread { result.withLock { $0 = try? formula.evaluate(columns: columns) } }
    thread.stackSize = 1 << 18
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.002) }
    // The last digits of the columns' numbers, and their rests by seven: 0, 1, 2 and 4.
    let expected: [Double] = [9650, 4210]
    let found = result.withLock { $0 }
    #expect(found?.values == expected && found?.report.failureCount == 0)
  }

  @Test("rows that fail are in the report, and the others have their values", arguments: [ErrorPolicy.strict, .ieee])
  func report(_ policy: ErrorPolicy) throws {
    let result = try Formula("1/x", variables: ["x"]).evaluate(columns: [[1, 0, 4, 0]], options: EvaluationOptions(policy: policy))
    #expect(result.values[0] == 1 && result.values[2] == 0.25 && !result.values[1].isFinite)
    #expect(result.report.failureCount == (policy == .strict ? 2 : result.report.failureCount))
    if policy == .strict {
      #expect(result.report.firstFailure?.row == 1 && result.report.firstFailure?.error.kind.name == "divisionByZero")
    }
    let ragged = #expect(throws: FormulaError.self) {
      try Formula("a + b", variables: ["a", "b"]).evaluate(columns: [[1], [1, 2]])
    }
    #expect(ragged?.kind == .wrongRowCount(expected: 1, found: 2))
  }
}
