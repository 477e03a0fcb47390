import Reckon
import Synchronization
import Testing

@Suite("Sections of readers")
struct ReadSectionTests {
  private final class Captured: Sendable {}

  @Test("an epoch does not begin while a reader of the one before the current is there, and begins although others come")
  func epochs() {
    let sections = ReadSections()
    let early = sections.enter(3)
    #expect(sections.advance() && sections.epoch == 1)
    let late = sections.enter(3)
    #expect(!sections.advance() && !sections.advance() && sections.epoch == 1)
    sections.leave(early, found: true)
    #expect(sections.advance() && sections.epoch == 2)
    let later = sections.enter(5)
    #expect(!sections.advance())
    sections.leave(late, found: false)
    #expect(sections.advance() && sections.epoch == 3)
    #expect(!sections.advance())
    sections.leave(later, found: true)
    #expect(sections.advance() && sections.finds == 2)
  }

  @Test("what is taken away stays until whoever reads has left, whatever the stripe and the parity", arguments: 0..<StripedWords.stripes)
  func retirement(_ stripe: Int) throws {
    var programs = EnginePrograms(capacity: 4)
    let sections = programs.index.sections
    for parity in 0..<2 {
      while sections.epoch & 1 != parity { #expect(sections.advance()) }
      weak var captured: Captured?
      do {
        let object = Captured()
        captured = object
        var scope = Scope()
        try scope.add(HostFunction("host") { x in withExtendedLifetime(object) { x } })
        let formula = try Formula("host(\(stripe))", scope: scope)
        programs.insert(
          formula, for: ProgramCacheKey(source: formula.source, variables: nil), dependingOn: ["x"], compiledAt: programs.generation)
      }
      let reader = sections.enter(stripe)
      programs.invalidate(["x"])
      for _ in 0..<3 { #expect(programs.takeUnread().isEmpty && captured != nil) }
      sections.leave(reader, found: true)
      #expect(programs.takeUnread().count == 1 && captured == nil)
    }
  }

  @Test("a formula is not kept while too much waits for a reader, and is again when it has left")
  func bound() throws {
    var programs = EnginePrograms(capacity: 8)
    let reader = programs.index.sections.enter(0)
    for number in 0..<1_000 {
      let formula = try Formula("\(number)")
      programs.insert(formula, for: ProgramCacheKey(source: formula.source, variables: nil), dependingOn: [], compiledAt: 0)
      #expect(programs.takeUnread().isEmpty)
    }
    // The last that was kept may have retired two: a program and, by how the seed of the hashes spreads the texts, a table.
    let waiting = programs.retiredCount
    #expect((EnginePrograms.fewestRetired...EnginePrograms.fewestRetired + 1).contains(waiting))
    #expect(programs.cache.statistics.programCount == 8)
    programs.index.sections.leave(reader, found: false)
    #expect(programs.takeUnread().count == waiting && programs.retiredCount == 0)
    programs.insert(try Formula("x"), for: ProgramCacheKey(source: "x", variables: nil), dependingOn: [], compiledAt: 0)
    #expect(programs.index.find("x", nil)?.source == "x")
  }

  @Test("what was compiled before a change of names is not kept after it")
  func generations() throws {
    var programs = EnginePrograms(capacity: 8)
    let before = programs.generation
    programs.invalidate(["a"])
    programs.insert(try Formula("b"), for: ProgramCacheKey(source: "b", variables: nil), dependingOn: ["b"], compiledAt: before)
    #expect(programs.cache.statistics.programCount == 0 && programs.index.find("b", nil) == nil && programs.cache.linkCount == 0)
  }

  @Test("threads that find texts by the thousand get theirs, while others are inserted, taken away and released")
  func threads() {
    let engine = Engine(programCapacity: 40)
    let rounds = ThreadGroup.rounds(2_000)
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(8) { thread in
      for round in 0..<rounds {
        let number = thread == 0 ? round : (round * 7 + thread) % 30
        if thread == 1, round % 50 == 0 { engine.removeAll() }
        let text = "x * \(number) + \(thread == 0 ? "1" : "0")"
        let formula = try? engine.formula(text, variables: ["x"])
        let value = (try? formula?.evaluate(2)) ?? .nan
        if formula?.source != text || value != Double(2 * number + (thread == 0 ? 1 : 0)) {
          wrong.withLock { $0.append("\(text): \(value)") }
        }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
    let statistics = engine.statistics
    #expect(statistics.programHits + statistics.programMisses == 8 * rounds && statistics.programCount <= 40)
  }
}
