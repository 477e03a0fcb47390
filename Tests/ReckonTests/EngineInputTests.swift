import Reckon
import Testing

@Suite("An engine's units, defaults, rates and clock")
struct EngineInputTests {
  @Test("a text with units of its inputs is another formula than the same without")
  func units() throws {
    let engine = Engine()
    #expect(try engine.formula("a/b", units: ["a": "km", "b": "h"]).unit == "km/h")
    #expect(try engine.formula("a/b").unit == nil)
    #expect(try engine.formula("a/b", units: ["a": "m", "b": "s"]).unit == "m/s")
    #expect(try engine.formula("a/b", variables: ["b", "a"], units: ["a": "km", "b": "h"]).evaluate(2, 10) == 5)
    #expect(try engine.formula("a/b", units: ["a": "km", "b": "h"]).unit == "km/h")
    #expect(
      engine.statistics.programMisses == 4 && engine.statistics.programHits == 1 && engine.statistics.programCount == 4)
    #expect(try engine.evaluate("a to m", ["a": 2], units: ["a": "km"]) == 2000)
    #expect(throws: FormulaError.self) { try engine.formula("a", units: ["b": "km"]) }
  }

  @Test("defaults are told apart by their bits")
  func defaults() throws {
    let engine = Engine()
    #expect(try engine.evaluate("a*b", ["a": 2], defaults: ["b": 3]) == 6)
    #expect(try engine.evaluate("a*b", ["a": 2], defaults: ["b": 4]) == 8)
    #expect(try engine.evaluate("1/b", defaults: ["b": 0], options: .ieee) == .infinity)
    #expect(try engine.evaluate("1/b", defaults: ["b": -0.0], options: .ieee) == -.infinity)
    #expect(try engine.evaluate("a*b", ["a": 2], defaults: ["b": 3]) == 6)
    #expect(engine.statistics.programHits == 1)
    for _ in 0..<3 { #expect(try engine.evaluate("b", defaults: ["b": .number(.double(.nan))], options: .ieee).isNaN) }
    #expect(engine.statistics.programHits == 3)
  }

  @Test("a unit that is defined anew makes formulas with inputs of it anew")
  func definedUnits() throws {
    var scope = Scope()
    try scope.defineUnit("box", as: "12 kg")
    let engine = Engine(scope: scope)
    #expect(try engine.evaluate("a to kg", ["a": 2], units: ["a": "box"]) == 24)
  }

  @Test("new rates and a new clock are used at once")
  func ratesAndClock() throws {
    let engine = Engine()
    engine.rates = try ExchangeRates(perEuro: ["USD": "2"], on: "2026-01-01")
    #expect(try engine.evaluate("10 EUR to USD") == 20)
    engine.rates = try ExchangeRates(perEuro: ["USD": "4"], on: "2026-01-02")
    #expect(try engine.evaluate("10 EUR to USD") == 40 && engine.rates?.date == "2026-01-02")
    engine.rates = nil
    #expect(throws: FormulaError.self) { try engine.evaluate("10 EUR to USD") }
    #expect(try engine.formula("now + 1").variables == ["now"])
    engine.setClock(now: { 100 })
    #expect(try engine.evaluate("now - today to s") == 100)
    engine.setClock(now: { 160 })
    #expect(try engine.evaluate("now - today to s") == 160)
  }

  @Test("threads that change units, rates and definitions at once find the right formulas")
  func threads() async throws {
    let engine = Engine(programCapacity: 8)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for thread in 0..<4 {
        group.addTask {
          var wrong = 0
          for round in 0..<200 {
            let unit = ["km", "m", "cm"][(round + thread) % 3]
            let scale = [1000, 1, 0.01][(round + thread) % 3]
            let value = try? engine.evaluate("a to m", ["a": 4], units: ["a": unit])
            if value.map({ abs($0 - 4 * scale) > 1e-9 }) ?? true { wrong += 1 }
            if round % 50 == 0 { engine.rates = try? ExchangeRates(perEuro: ["USD": "2"], on: "\(round)") }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
