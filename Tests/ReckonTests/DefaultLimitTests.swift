import Foundation
import Reckon
import TestDepth
import Testing

/// What the defaults allow at least. All of it runs on a thread whose stack has 512 KiB, so nothing may recurse with
/// the input.
@Suite("What the default limits allow, on a small stack")
struct DefaultLimitTests {
  // Without optimisation the largest take minutes; the tests in release are part of the gate.
  #if DEBUG
    private static let largest: [(name: String, text: String)] = []
    private static let sourceBytes = 1 << 16
  #else
    private static let largest = [
      ("nearly 1,000,000 nodes", "x" + String(repeating: "+x", count: 499_999)),
      ("a chain of 100,000 different terms", (0..<100_000).map { "x*\($0)" }.joined(separator: "+")),
    ]
    private static let sourceBytes = Limits().sourceBytes
  #endif

  static let inputs: [(name: String, text: String)] =
    [
      ("1 MiB of source", "1" + String(repeating: " ", count: (1 << 20) - 1)),
      ("a nesting of 10,000", String(repeating: "(1+", count: 10_000) + "x" + String(repeating: ")", count: 10_000)),
      ("10,000 signs", String(repeating: "-", count: 10_000) + "x"),
      ("10,000 powers", String(repeating: "x^", count: 10_000) + "x"),
      ("10,000 choices", String(repeating: "x>1?1:", count: 10_000) + "x"),
      ("10,000 calls", String(repeating: "sqrt(", count: 10_000) + "x" + String(repeating: ")", count: 10_000)),
      ("a name of 1,024 bytes", String(repeating: "a", count: 1_024) + " = 1"),
      ("a number of 100,000 digits", "0." + String(repeating: "3", count: 99_998)),
      ("calls 10,000 deep", "f(n) = n < 2 ? 1 : 1 + f(n - 1); f(10000)"),
      ("10,000 functions that call the last", functions),
      ("a sum of 350,000 terms", "sum(k, 1, 350000, k)"),
      ("10,000 names", (0..<10_000).map { "x\($0)=x;" }.joined() + "x9999"),
    ] + largest

  private static let functions =
    "f0(a)=a+1;" + (0..<9_990).map { "f\($0 + 1)(a)=f\($0)(a)+1;" }.joined() + "f9990(x)"

  @Test(
    "each is read, compiled, stored, loaded, evaluated and released", .optimizedOrFullDepth, arguments: inputs.indices)
  func allowed(_ index: Int) async throws {
    let (name, text) = Self.inputs[index]
    let failure: String? = await onSmallStack {
      do throws(FormulaError) {
        let formula = try Formula(text, variables: ["x"])
        _ = try formula.evaluate(1)
        _ = try Formula(image: formula.image).evaluate(1, options: .ieee)
        _ = formula.program.disassembly.count
        return String?.none
      } catch { return error.message }
    }
    #expect(failure == nil, "\(name): \(failure ?? "")")
  }

  @Test(
    "one more than the default is an error",
    arguments: [
      (String(repeating: "a", count: 1_025) + " = 1", Limits.Kind.identifierBytes),
      ("0." + String(repeating: "3", count: 99_999), .literalBytes),
      (String(repeating: "(", count: 100_001) + "1", .nesting), ("x" + String(repeating: "+x", count: 500_000), .nodes),
      (String(repeating: " ", count: 1 << 20) + "1", .sourceBytes),
    ])
  func refused(_ text: String, _ limit: Limits.Kind) {
    #expect(LimitTests.outcome(text) == .limitExceeded(limit, maximum: Limits()[limit]))
  }

  @Test("calls deeper than 10,000 are an error")
  func deepCalls() { #expect(LimitTests.outcome("f(n) = n < 2 ? 1 : 1 + f(n - 1); f(10001)") == .depthLimit(10_000)) }

  @Test(
    "a megabyte of anything (in release) ends in a value or in an error of the language",
    arguments: [
      "(", "-", "1+", "2^", "x=x;", "a", "1?", "1&&", "1<", "abs(", "max(1,", "9", "!", "%", "°", "²", "`", "if(1,",
      "sum(k,1,1,", "√",
    ])
  func megabyte(_ piece: String) async {
    let size = Self.sourceBytes
    let text = "x=1;" + String(repeating: piece, count: size / piece.utf8.count - 8) + "1"
    let kind = await onSmallStack { LimitTests.outcome(text) { $0.sourceBytes = size } }
    #expect(kind?.stage != .use)
    let longer = text + String(repeating: piece, count: 50)
    #expect(LimitTests.outcome(longer) { $0.sourceBytes = size } == .limitExceeded(.sourceBytes, maximum: size))
  }

  /// What `work` gives on a thread with a stack of 512 KiB.
  private func onSmallStack<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
