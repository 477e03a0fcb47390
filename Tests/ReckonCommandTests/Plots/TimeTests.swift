import Reckon
import ReckonPrompt
import Testing

@Suite("Looking at formulas")
struct TimeTests {
  @Test(
    "times have three digits and the unit that suits them",
    arguments: [
      (0, "0 ns"), (1.234e-9, "1.23 ns"), (12.34e-9, "12.3 ns"), (999.4e-9, "999 ns"), (999.6e-9, "1 µs"),
      (1.5e-6, "1.5 µs"),
      (0.0123456, "12.3 ms"), (0.99951, "1 s"), (2.345, "2.35 s"), (1234, "1234 s"),
    ])
  func units(seconds: Double, text: String) {
    #expect(Stopwatch.text(seconds) == text)
  }

  @Test("a stopwatch runs work often, and stops when it is asked to")
  func stopwatch() throws {
    var count = 0
    let seconds = try Stopwatch().time(budget: .milliseconds(2)) { times in count += times }
    #expect(count > 1000 && seconds >= 0 && seconds < 1e-3)
    #expect(throws: FormulaError.self) { try Stopwatch(isCancelled: { true }).time(budget: .milliseconds(1)) { _ in } }
  }

  @Test(":time tells of each stage, and what the caches do")
  func time() {
    let lines = ToolRun("--double", "-e", "x = 3\n:time sin(x)^2 + 1").output.split(separator: "\n").map(String.init)
    for stage in ["compiling ", "evaluating ", "program found ", "result found ", "the line again "] {
      #expect(lines.contains { $0.hasPrefix(stage) }, "\(lines)")
    }
    #expect(lines.first { $0.hasPrefix("compiling") }?.contains("µs") ?? false)
    // Costly with an input: its result is kept.
    let kept = ToolRun("--double", "-e", "n = 50\n:time Σ(k, 1, n, sin(k)^2)").output
    #expect(
      kept.contains("by its inputs, in an engine's cache") && kept.contains("with its value from the prompt's cache"))
    // Cheap, or without inputs: it is not.
    #expect(ToolRun("-e", ":time 2 + 3").output.contains("not cached"))
    #expect(ToolRun("-e", ":time 1/0").errors.contains("division by zero in 1 / 0"))
  }

  @Test(":time of what takes long does it once")
  func long() {
    let run = ToolRun("--double", "-e", "f(n) = n < 2 ? n : f(n-1) + f(n-2)\n:time f(24)")
    #expect(run.output.contains("evaluating") && run.code == .success)
  }

  @Test(":explain shows what reckon explain does, with the session's definitions")
  func explain() {
    #expect(ToolRun("--double", "-e", ":explain 1/2x").output == ToolRun("explain", "1/2x").output)
    #expect(ToolRun("-e", "x = 3\n:explain 1/2x").output.contains("variables: none"))
  }

  @Test(":disassemble shows the code of expressions, of own and of built-in functions")
  func disassemble() {
    #expect(ToolRun("-e", ":disassemble 2 + y").output.contains("variable        0       y"))
    let own = ToolRun("-e", "f(n) = n < 2 ? n : f(n-1) + f(n-2)\n:disassemble f").output
    #expect(own.contains("function f: 1 parameters") && own.contains("call"))
    #expect(ToolRun("-e", ":disassemble sin").output.contains("sin.deg"))
    #expect(ToolRun("-e", ":disassemble atan2").output.contains("variable        1       y"))
  }
}
