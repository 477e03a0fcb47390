import Foundation
import Reckon
import ReckonMachine
import Testing

/// Tail calls are the optimiser's to make: built without it, the package evaluates all the same, on the reference machine.
@Suite("The threaded machine, built in either way")
struct TailCallTests {
  @Test("runs threaded code exactly where it is optimised, whatever the build's flags are called")
  func decision() {
    #if _pointerBitWidth(_64)
      #expect(ThreadedMachine.hasTailCalls == ThreadedMachine.isOptimized)
    #endif
  }

  @Test("evaluates a sum of 10,000 terms on a stack of 256 KB")
  func longSum() async throws {
    let formula = try Formula((1...10_000).map { "\($0 % 7)*x" }.joined(separator: "+"), variables: ["x"])
    let value: Double = await withCheckedContinuation { done in
      let thread = Thread {
        // The first evaluation is the reference machine's, the second that of threaded code.
        let first = try? formula.evaluate(2)
        let second = try? formula.evaluate(2)
        done.resume(returning: first == second ? second ?? .nan : .nan)
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    // 1,428 whole weeks of 21, and four days more: 1 + 2 + 3 + 4.
    #expect(value == 2 * (1_428 * 21 + 10))
  }
}
