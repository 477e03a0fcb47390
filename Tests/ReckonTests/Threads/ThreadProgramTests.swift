import Foundation
import Reckon
import ReckonCatalogue
import Synchronization
import Testing

@Suite("Programs of threads", .serialized)
struct ThreadProgramTests {
  private final class Captured: Sendable {}

  /// What becomes of a program that threads have found.
  enum End: CaseIterable { case redefined, evicted, removed, engineReleased }

  @Test("what is given up is released at once, although threads that found it go on", arguments: End.allCases)
  func release(_ end: End) throws {
    let threads = (0..<4).map { _ in LastingThread() }
    weak var captured: Captured?
    var engine: Engine? = Engine(programCapacity: 1)
    do {
      let object = Captured()
      captured = object
      let using = try #require(engine)
      try using.add(HostFunction("host") { x in withExtendedLifetime(object) { x } })
      for thread in threads { thread.run { [using] in #expect((try? using.evaluate("host(x)", ["x": 2])) == 2) } }
      #expect(using.statistics.programMisses == 1 && using.statistics.programHits == 3)
      switch end {
      case .redefined: break
      case .evicted: _ = try using.formula("1")
      case .removed: using.removeAll()
      case .engineReleased: break
      }
    }
    #expect(captured != nil)
    // In the scope it is no longer, and what used it has been given up before or is now.
    if end == .engineReleased { engine = nil } else { try engine?.set("host", to: nil) }
    // The program that took its place was compiled with it in the scope, and gives way to another.
    if end == .evicted { for thread in threads { thread.run { [engine] in _ = try? engine?.formula("2") } } }
    #expect(captured == nil)
    withExtendedLifetime(threads) {}
  }

  @Test("what one thread changes, others see at once")
  func changes() throws {
    let engine = Engine()
    let other = LastingThread()
    for number in 1...20 {
      try engine.set("rate", to: Double(number))
      for thread in [nil, other] {
        for _ in 0..<2 {
          let body: @Sendable () -> Void = {
            #expect((try? engine.evaluate("rate * x", ["x": 3])) == 3 * Double(number))
          }
          if let thread { thread.run(body) } else { body() }
        }
      }
    }
    // Each number's program is compiled by this thread, and found by it once and by the other twice.
    #expect(engine.statistics.programMisses == 20 && engine.statistics.programHits == 60)
    engine.removeAll()
    other.run { _ = try? engine.evaluate("rate * x", ["x": 3]) }
    #expect(engine.statistics.programMisses == 21)
  }

  @Test("of more programs than their table began with, each is found until it is taken away")
  func table() throws {
    let programs = ThreadPrograms()
    let seed = SeededHash()
    let kept = try (0..<200).map { number in
      let formula = try Formula("x + \(number)")
      return (formula, KeptProgram(formula, ProgramCacheKey(source: formula.source, variables: nil), seed))
    }
    for (formula, program) in kept { #expect(programs.keep(program).source == formula.source) }
    var expected = Set(kept.indices)
    for index in stride(from: 0, to: 200, by: 3) {
      let givenUp = Set([index, (index + 91) % 200])
      #expect(programs.remove(givenUp.map { kept[$0].1 }).count == expected.intersection(givenUp).count)
      expected.subtract(givenUp)
      let found = kept.indices.filter { programs.find(kept[$0].0.source, nil, nil, seed) != nil }
      #expect(Set(found) == expected)
    }
  }

  @Test("a program that was given up on the way to a thread does not stay there")
  func late() throws {
    let programs = ThreadPrograms()
    let seed = SeededHash()
    let formula = try Formula("x")
    let program = KeptProgram(formula, ProgramCacheKey(source: "x", variables: nil), seed)
    program.giveUp()
    #expect(programs.keep(program).source == "x")
    #expect(programs.find("x", nil, nil, seed) == nil && programs.remove([program]).isEmpty)
  }

  @Test("what was compiled before a change of names is not kept after it")
  func generations() throws {
    var programs = EnginePrograms(capacity: 8)
    let before = programs.generation
    programs.invalidate(["a"])
    let key = ProgramCacheKey(source: "b", variables: nil)
    let program = KeptProgram(try Formula("b"), key, SeededHash())
    let isKeptTooLate = programs.insert(program, for: key, dependingOn: ["b"], compiledAt: before)
    #expect(!isKeptTooLate && programs.cache.statistics.programCount == 0 && programs.cache.linkCount == 0)
    let isKept = programs.insert(program, for: key, dependingOn: ["b"], compiledAt: programs.generation)
    #expect(isKept)
  }

  @Test(
    "threads that find texts by the thousand get theirs, while others are inserted, evicted and removed",
    arguments: [8, 100])
  func threads(_ count: Int) {
    let engine = Engine(programCapacity: 40)
    let rounds = ThreadGroup.rounds(16_000 / count)
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(count) { thread in
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
    #expect(statistics.programHits + statistics.programMisses == count * rounds && statistics.programCount <= 40)
  }

  @Test("threads that come one after the other have few numbers, and each its own all its life")
  func numbers() {
    let found = Mutex<Set<Int>>([])
    for _ in 0..<4 * ThreadNumbers.count {
      LastingThread().run {
        let numbers = ThreadNumbers()
        let number = numbers.current
        #expect(
          (0..<ThreadNumbers.count).contains(number) && numbers.current == number && ThreadNumbers().current == number)
        found.withLock { _ = $0.insert(number) }
      }
    }
    #expect(found.withLock { $0.count } < ThreadNumbers.count)
  }

  @Test("threads that run at the same time have different numbers")
  func differentNumbers() {
    // Other tests' threads may have most numbers for a while.
    let isDifferent = (0..<20).contains { _ in
      let found = Mutex<[Int]>([])
      ThreadGroup.run(8) { _ in
        let number = ThreadNumbers().current
        found.withLock { $0.append(number) }
        while found.withLock({ $0.count }) < 8 { usleep(50) }
      }
      return Set(found.withLock { $0 }).count == 8
    }
    #expect(isDifferent)
  }
}
