import Reckon
import ReckonCatalogue
import TestDepth
import Testing

/// Calls every public function with arguments that no caller should give, and some that one should. A trap ends the
/// process, which is how the test fails; a call that takes seconds fails too.
@Suite("Any argument of a public function gives a value or an error")
struct PublicArgumentTests {
  static func range(_ arguments: inout Arguments) -> ClosedRange<Double> {
    let (a, b) = (arguments.double(), arguments.double())
    return a <= b ? a...b : b <= a ? b...a : 0...1
  }

  static func columns(_ arguments: inout Arguments) throws {
    guard let formula = arguments.formula() else { return }
    var memory = (0..<64).map { _ in arguments.double() }
    var flags = [Bool](repeating: false, count: 64)
    let threads = arguments.int()
    let options = arguments.evaluation()
    func part(_ count: Int) -> Range<Int> {
      let (a, b) = (Int(arguments.next() % 65), Int(arguments.next() % 65))
      return min(a, b)..<max(a, b)
    }
    try memory.withUnsafeMutableBufferPointer { memory in
      try flags.withUnsafeMutableBufferPointer { flags in
        let columns = (0..<Int(arguments.next() % 3)).map { _ -> InputColumn in
          let rows = UnsafeMutableBufferPointer(rebasing: memory[part(64)])
          let stride = arguments.int()
          return arguments.next() % 2 == 0
            ? InputColumn(UnsafeBufferPointer(rows), stride: stride)
            : rows.withMemoryRebound(to: Double.self) { rows in
              UnsafeMutableRawBufferPointer(rows).withMemoryRebound(to: Float.self) {
                InputColumn(UnsafeBufferPointer($0), stride: stride)
              }
            }
        }
        let output = OutputColumn(UnsafeMutableBufferPointer(rebasing: memory[part(64)]), stride: arguments.int())
        let failures =
          arguments.next() % 2 == 0
          ? nil : UnsafeMutableBufferPointer(rebasing: flags[..<min(64, max(0, output.count))])
        try formula.evaluate(columns: columns, into: output, failures: failures, threads: threads, options: options)
      }
    }
  }

  @Test("random arguments, extremes among them", arguments: 0..<8)
  func random(_ part: Int) {
    let count = Depth.count(quick: 250, full: 100_000 / 8 * Self.calls.count / 4)
    var arguments = Arguments(seed: UInt64(part) &* 77 &+ 5)
    for _ in 0..<count {
      let call = arguments.pick(Self.calls)
      let time = ProcessorTime.measure { try? call.body(&arguments) }
      #expect(time < .seconds(20), "\(call.name) took \(time)")
    }
  }
}
