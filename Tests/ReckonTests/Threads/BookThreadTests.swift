import Foundation
import Reckon
import Synchronization
import Testing

@Suite("Books and sessions on 16 threads", .serialized)
struct BookThreadTests {
  static let threads = 16
  static let text = """
    parameter price where price >= 0
    rate = 0.25
    net = price * (1 - rate)
    gross(amount, tax) = amount * (1 + tax)
    total = gross(net, 0.5)
    > price = 8; total = 9
    """

  @Test(
    "one book: definitions are compiled when two threads first need them, and evaluated by all",
    arguments: [true, false])
  func book(isStored: Bool) throws {
    for _ in 0..<ThreadGroup.rounds(4) {
      let written = try FormulaBook(Self.text)
      let book = isStored ? try FormulaBook(image: try written.image()) : written
      let wrong = Mutex<[String]>([])
      ThreadGroup.run(Self.threads) { thread in
        for round in 0..<20 {
          let price = Double(8 * (thread + round))
          let value = try? book.evaluate("total", ["price": price])
          // price · ¾ · 1½.
          if value != price * 1.125 { wrong.withLock { $0.append("\(price): \(String(describing: value))") } }
          do throws(FormulaError) {
            _ = try book.evaluate("net", ["price": -price - 1])
            wrong.withLock { $0.append("no error") }
          } catch {
            guard case .outOfRange(parameter: "price", value: .number(.double(-price - 1)), condition: _) = error.kind
            else {
              wrong.withLock { $0.append("\(error)") }
              continue
            }
          }
          if round == thread, book.failedExamples.count != 0 { wrong.withLock { $0.append("an example fails") } }
        }
      }
      #expect(wrong.withLock { $0 }.prefix(3) == [])
    }
  }

  @Test("copies of a book that each thread changes leave the others as they are")
  func copies() throws {
    let book = try FormulaBook(Self.text)
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      var own = book
      for round in 0..<ThreadGroup.rounds(8) {
        let rate = Double((thread + round) % 8) / 8
        do {
          try own.define("rate = \(rate)")
          if thread % 4 == 0 { try own.define("more\(round) = total * 2") }
          let values = [try own.evaluate("total", ["price": 8]), try book.evaluate("total", ["price": 8])]
          if values != [8 * (1 - rate) * 1.5, 9] { wrong.withLock { $0.append("\(rate): \(values)") } }
        } catch { wrong.withLock { $0.append("\(error)") } }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
  }

  @Test("copies of a session go on by themselves on each thread; what they share is what stood before")
  func sessions() throws {
    var first = FormulaSession()
    try first.run("rate = 2; gross(x) = x * rate; base = gross(10)")
    let start = first
    let wrong = Mutex<[String]>([])
    ThreadGroup.run(Self.threads) { thread in
      var own = start
      for round in 0..<ThreadGroup.rounds(8) {
        do throws(FormulaError) {
          try own.run("rate = \(thread + round)")
          let value = try own.run("base + ans").last?.value
          if value != Double(11 * (thread + round)) {
            wrong.withLock { $0.append("\(thread), \(round): \(String(describing: value))") }
          }
          if round % 2 == 1 { own.undo() }
        } catch { wrong.withLock { $0.append("\(error)") } }
      }
    }
    #expect(wrong.withLock { $0 }.prefix(3) == [])
    #expect(try first.run("base").last?.value == 20)
  }
}
