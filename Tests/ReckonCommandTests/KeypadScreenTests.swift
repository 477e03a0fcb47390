import TestDepth
import Testing

@Suite("The keypad on screen", .serialized, .needs("tmux"))
struct KeypadScreenTests {
  @Test("a calculation by keyboard: Enter is =, and the history beside shows it")
  func keyboard() throws {
    let window = try TerminalWindow.keypad()
    try window.expect("start")
    try window.type("1234.5+6*7")
    try window.expect("typing")
    try window.press("Enter")
    // 1234.5 + 42.
    try window.wait("1,276.5")
    try window.expect("result")
  }

  @Test("Ctrl-C ends what a key works at, and another quits")
  func interrupted() throws {
    let window = try TerminalWindow.keypad()
    // These take some ten seconds, and fewer steps than a key may take.
    try window.type("sum(k,1,600000,ln(k))")
    try window.wait("ln(k))")
    // A Ctrl-C that came before there is anything to end would quit.
    try window.type("=")
    try window.waitForWork()
    try window.press("C-c")
    try window.wait("stopped")
    try window.press("C-l")
    try window.type("2+3=")
    try window.wait("= 5")
    try window.press("C-c")
    try window.waitForEnd()
  }

  @Test(
    "the window may change its size; below 40 × 20 one sentence says what is needed, and nothing is lost", .fullDepth)
  func resizing() throws {
    let window = try TerminalWindow.keypad()
    try window.type("12+30=")
    try window.wait("= 42")
    try window.resize(columns: 120, rows: 40)
    try window.wait("= 42")
    try window.resize(columns: 40, rows: 20)
    try window.wait("+ 30")
    try window.resize(columns: 39, rows: 19)
    try window.wait("The keypad needs 40 × 20")
    try window.resize(columns: 80, rows: 24)
    try window.wait("= 42")
  }
}
