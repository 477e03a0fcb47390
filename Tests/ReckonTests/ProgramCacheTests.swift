import Reckon
import Testing

@Suite("Programs that are kept")
struct ProgramCacheTests {
  private static func key(_ text: String) -> ProgramCacheKey { ProgramCacheKey(source: text, variables: nil) }

  private let formula: Formula
  private var cache = ProgramCache<CachedStatement>(capacity: 8)

  init() throws { formula = try Formula("1") }

  private mutating func keep(_ text: String, _ names: Set<String>) {
    cache.insert(CachedStatement(formula), for: Self.key(text), dependingOn: names)
  }

  private mutating func kept(_ texts: [String]) -> [String] { texts.filter { cache.find(Self.key($0)) != nil } }

  @Test("a name that changes takes the programs in which it stands, and no others")
  mutating func invalidation() {
    keep("a+b", ["a", "b"])
    keep("b+c", ["b", "c"])
    keep("c", ["c"])
    keep("1", [])
    cache.invalidate(["unknown"])
    cache.invalidate(["a", "b"])
    #expect(kept(["a+b", "b+c", "c", "1"]) == ["c", "1"])
    #expect(cache.statistics.programInvalidations == 2 && cache.statistics.programCount == 2)
    cache.invalidate(["b"])
    #expect(cache.statistics.programInvalidations == 2)
    keep("b+c", ["b", "c"])
    cache.invalidate(["c"])
    #expect(kept(["a+b", "b+c", "c", "1"]) == ["1"])
  }

  @Test("the places of programs that were given up are taken before another program makes room")
  mutating func places() {
    let texts = (0..<8).map { "x + \($0)" }
    for (number, text) in texts.enumerated() { keep(text, ["x", "n\(number)"]) }
    cache.invalidate(["n2", "n5"])
    keep("new", ["n2"])
    keep("newer", ["n5"])
    #expect(cache.statistics.programCount == 8 && cache.statistics.programEvictions == 0)
    keep("newest", [])
    #expect(cache.statistics.programCount == 8 && cache.statistics.programEvictions == 1)
    #expect(kept(texts + ["new", "newer", "newest"]).count == 8 && cache.find(Self.key(texts[0])) == nil)
    cache.invalidate(["x", "n2", "n5"])
    #expect(kept(texts + ["new", "newer", "newest"]) == ["newest"])
  }

  @Test("however many names pass through, the links are no more than what is kept has")
  mutating func manyNames() {
    for number in 0..<100_000 {
      keep("\(number)", ["a\(number)", "b\(number)", "all"])
      if number % 100 == 0 { cache.invalidate(["b\(number)"]) }
    }
    // Eight programs of three names, and the two of one more that are new before those of the evicted one are given
    // back.
    #expect(cache.statistics.programCount == 8 && cache.linkCount <= 2 * (8 * 2 + 1 + 2))
    cache.invalidate(["all"])
    #expect(cache.statistics.programCount == 0)
  }

  @Test("an engine through which many formulas with other names pass gives up what a name takes part in all the same")
  func manyFormulas() throws {
    let engine = Engine(programCapacity: 8)
    for number in 0..<500 { #expect(try engine.evaluate("p\(number) + q", ["p\(number)": 1, "q": 2]) == 3) }
    #expect(engine.statistics.programCount == 8 && engine.statistics.programEvictions == 492)
    try engine.set("p499", to: 5)
    try engine.set("p1", to: 5)
    #expect(engine.statistics.programInvalidations == 1)
    #expect(try engine.evaluate("p499 + q", ["q": 2]) == 7)
    try engine.set("q", to: 5)
    #expect(engine.statistics.programCount == 0)
  }
}
