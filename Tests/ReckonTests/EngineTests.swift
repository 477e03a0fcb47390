import Dispatch
import Reckon
import Testing

@Suite("Engine")
struct EngineTests {
  static let costly = "sum(k, 1, 50, sqrt(k * x + y))"

  @Test("a text is compiled once, and again for other variables")
  func programs() throws {
    let engine = Engine()
    for _ in 0..<5 { #expect(try engine.formula("a + b", variables: ["a", "b"]).evaluate(1, 2) == 3) }
    #expect(
      engine.statistics.programHits == 4 && engine.statistics.programMisses == 1 && engine.statistics.programCount == 1)
    #expect(try engine.formula("a + b", variables: ["b", "a"]).evaluate(1, 2) == 3)
    #expect(try engine.formula("a - b", variables: ["b", "a"]).evaluate(1, 2) == 1)
    #expect(engine.statistics.programMisses == 3 && engine.statistics.programCount == 3)
  }

  @Test("texts with errors are not kept and give their error every time")
  func errors() throws {
    let engine = Engine()
    for _ in 0..<2 { #expect(throws: FormulaError.self) { try engine.formula("1 +") } }
    #expect(engine.statistics.programCount == 0 && engine.statistics.programMisses == 2)
    #expect(throws: FormulaError.self) { try engine.evaluate("1 / x", ["x": 0]) }
    #expect(throws: FormulaError.self) { try engine.evaluate("1 / x") }
  }

  @Test("texts of other bytes are other formulas, though they look the same")
  func equivalentTexts() throws {
    let engine = Engine()
    let texts = ["\u{E9} + 1", "e\u{301} + 1", "x + 1", "x + 1 ", "x + 1\u{0}"]
    for _ in 0..<2 {
      for text in texts.dropLast() { #expect(try engine.formula(text).source.utf8.elementsEqual(text.utf8)) }
      #expect(throws: FormulaError.self) { try engine.formula(texts[4]) }
    }
    #expect(
      engine.statistics.programCount == 4 && engine.statistics.programHits == 4 && engine.statistics.programMisses == 6)
  }

  @Test("different inputs whose joined texts are equal have different programs")
  func inputNames() throws {
    let engine = Engine()
    let lists: [[String]?] = [nil, ["a"], ["a", "b"], ["b", "a"], ["a", "b", "c"], ["ab"], ["a", "bc"]]
    for _ in 0..<2 { for list in lists { #expect(try engine.formula("1", variables: list).variables == list ?? []) } }
    #expect(engine.statistics.programCount == lists.count && engine.statistics.programHits == lists.count)
  }

  @Test(
    "as many texts are found as there is room for, however often some give way to others",
    arguments: [1, 16, 24, 1_000])
  func manyTexts(_ capacity: Int) throws {
    let engine = Engine(programCapacity: capacity)
    for round in 0..<3 {
      for number in 0..<capacity { #expect(try engine.evaluate("\(number) + \(round)") == Double(number + round)) }
      let before = engine.statistics
      for number in 0..<capacity {
        #expect(try engine.formula("\(number) + \(round)").source == "\(number) + \(round)")
      }
      #expect(engine.statistics.programHits == before.programHits + capacity && before.programCount == capacity)
    }
    engine.removeAll()
    for number in 0..<capacity { #expect(try engine.evaluate("\(number) + 0") == Double(number)) }
    #expect(engine.statistics.programMisses == 4 * capacity)
  }

  @Test("what a host's function captured may use the engine when it goes")
  func capturedObjects() throws {
    final class Captured: Sendable {
      let engine: Engine
      init(_ engine: Engine) { self.engine = engine }
      deinit { #expect((try? engine.evaluate("1 + 1")) == 2) }
    }
    func add(_ engine: Engine) throws {
      let captured = Captured(engine)
      try engine.add(HostFunction("host") { x in withExtendedLifetime(captured) { x } })
      #expect(try engine.evaluate("host(3)") == 3)
    }
    let engine = Engine(programCapacity: 2)
    try add(engine)
    try engine.add(HostFunction("host") { $0 })
    try add(engine)
    engine.removeAll()
    try engine.set("host", to: nil)
    #expect(throws: FormulaError.self) { try engine.evaluate("host(3)") }
  }

  @Test("no more programs are kept than there is room for, and one that was asked for lately stays")
  func eviction() throws {
    let engine = Engine(programCapacity: 3)
    for number in 0..<3 { _ = try engine.formula("x + \(number)") }
    _ = try engine.formula("x + 0")
    _ = try engine.formula("x + 3")
    #expect(engine.statistics.programCount == 3 && engine.statistics.programEvictions == 1)
    let before = engine.statistics.programHits
    _ = try engine.formula("x + 0")
    #expect(engine.statistics.programHits == before + 1)
    for number in 0..<1_000 { #expect(try engine.evaluate("x + \(number)", ["x": 1]) == Double(number + 1)) }
    #expect(engine.statistics.programCount == 3)
    engine.removeAll()
    #expect(engine.statistics.programCount == 0)
  }

  @Test("redefining a name gives up the programs that depend on it, also through functions, and no others")
  func invalidation() throws {
    let engine = Engine()
    try engine.set("rate", to: 0.5)
    try engine.define("gross(net) = net * (1 + rate); half(x) = x / 2")
    let sources = ["gross(100)", "rate * 2", "half(100)", "1 + 2"]
    #expect(try sources.map { try engine.evaluate($0) } == [150, 1, 50, 3])
    let old = try engine.formula("rate * 2")
    try engine.set("rate", to: 0.25)
    #expect(engine.statistics.programInvalidations == 2 && engine.statistics.programCount == 2)
    #expect(try sources.map { try engine.evaluate($0) } == [125, 0.5, 50, 3])
    #expect(try old.evaluate() == 1)
    try engine.define("half(x) = x / 2 + rate")
    #expect(try sources.map { try engine.evaluate($0) } == [125, 0.5, 50.25, 3])
    #expect(engine.statistics.programInvalidations == 3)
  }

  @Test("a name that becomes known changes formulas in which it was an input")
  func newName() throws {
    let engine = Engine()
    #expect(try engine.formula("q + 1").variables == ["q"])
    try engine.set("q", to: 41)
    #expect(try engine.evaluate("q + 1") == 42)
    try engine.set("q", to: nil)
    #expect(try engine.formula("q + 1").variables == ["q"])
    try engine.add(HostFunction("twice") { 2 * $0 })
    #expect(try engine.evaluate("twice(21)") == 42)
    try engine.add(HostFunction("twice") { 3 * $0 })
    #expect(try engine.evaluate("twice(21)") == 63)
    #expect(throws: FormulaError.self) { try engine.add(HostFunction("sin") { $0 }) }
    #expect(throws: FormulaError.self) { try engine.define("a = 1; b = ") }
    #expect(engine.scope["a"] == nil)
  }

  @Test("results of costly formulas are found by their inputs' bits, whatever the policy")
  func results() throws {
    let engine = Engine()
    let formula = try engine.formula(Self.costly, variables: ["x", "y"])
    let plain = try Formula(Self.costly, variables: ["x", "y"])
    for round in 0..<200 {
      let inputs = [Double(round % 7), round % 2 == 0 ? 0.0 : -0.0]
      #expect(try formula.evaluate(inputs) == plain.evaluate(inputs))
      #expect(try formula.evaluate(inputs, options: .ieee) == plain.evaluate(inputs, options: .ieee))
    }
    let statistics = engine.statistics
    #expect(statistics.resultHits + statistics.resultMisses == 400)
    #expect(statistics.resultHits > 340 && statistics.resultMisses >= 28)
    // What fails under the strict policy fails each time, and is something else under the other.
    for _ in 0..<3 {
      #expect(throws: FormulaError.self) { try formula.evaluate([-1, 0]) }
      #expect(try formula.evaluate([-1, 0], options: .ieee).isNaN)
    }
  }

  @Test("a formula whose inputs do not come again stops looking")
  func bypass() throws {
    let engine = Engine()
    let formula = try engine.formula(Self.costly, variables: ["x", "y"])
    for round in 0..<5_000 { _ = try formula.evaluate(Double(round), 1) }
    #expect(engine.statistics.resultHits == 0 && engine.statistics.resultMisses == 1_024)
  }

  @Test("results of cheap, random and impure formulas are not kept")
  func notKept() throws {
    let engine = Engine()
    try engine.add(HostFunction("impure", isPure: false) { $0 })
    for source in ["x + 1", "random() + \(Self.costly)", "impure(x) + \(Self.costly)"] {
      let formula = try engine.formula(source, variables: ["x", "y"])
      for _ in 0..<3 { _ = try formula.evaluate(1, 1) }
    }
    let off = try Engine(resultCaching: .off).formula(Self.costly, variables: ["x", "y"])
    _ = try off.evaluate(1, 1)
    #expect(engine.statistics.resultHits == 0 && engine.statistics.resultMisses == 0)
  }

  @Test("many threads get right values from one engine while names change")
  func threads() throws {
    let engine = Engine(programCapacity: 8)
    try engine.set("unit", to: 1)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<400 {
        let number = Double(round % 11)
        if thread == 0 { try? engine.set("unit", to: 1) }
        #expect((try? engine.evaluate("x * unit + \(round % 11)", ["x": 2])) == 2 + number)
        let sum =
          (try? engine.formula("sum(k, 1, 10, k * x + y) * unit", variables: ["x", "y"]).evaluate(number, 1)) ?? .nan
        #expect(sum == 55 * number + 10)
      }
    }
    let statistics = engine.statistics
    #expect(statistics.programHits + statistics.programMisses == 8 * 400 * 2)
    #expect(statistics.programCount <= 8)
  }
}
