import Foundation
import ReckonTerminal
import TestDepth
import Testing

@Suite("The keypad on screen", .serialized, .needs("tmux"))
struct KeypadScreenTests {
  /// A window with the keypad, as it is when it was started before.
  static func keypad(
    _ arguments: String = "keypad", columns: Int = 80, rows: Int = 24, term: String = "xterm-256color", environment: [String: String] = [:],
    prepare: (URL) throws -> Void = { _ in }
  ) throws -> TerminalWindow {
    let home = FileManager.default.temporaryDirectory.appending(path: "reckon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    #expect(
      try TerminalWindow.run(TerminalWindow.tool, ["settings", "first-launch", "no"], environment: ["RECKON_HOME": home.path]).code == 0)
    try prepare(home)
    let window = try TerminalWindow(
      arguments, columns: columns, rows: rows, term: term, environment: environment, home: home)
    // The last line, which is drawn last; messages of the tool name help too.
    try window.wait(for: "the keypad") { try window.screen().contains("╭") && window.screen().contains("? help") }
    return window
  }

  @Test("a calculation by keyboard: Enter is =, and the history beside shows it")
  func keyboard() throws {
    let window = try Self.keypad()
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
    let window = try Self.keypad()
    // These take some ten seconds, and fewer steps than a key may take.
    try window.type("sum(k,1,600000,ln(k))")
    // On a busy machine keys come late, and Ctrl-C quits before there is anything to end.
    try window.wait("ln(k))")
    try window.type("=")
    Thread.sleep(forTimeInterval: 1)
    try window.press("C-c")
    try window.wait("stopped")
    try window.press("C-l")
    try window.type("2+3=")
    try window.wait("= 5")
    try window.press("C-c")
    try window.wait(for: "the end") { try window.state("pane_dead") == "1" }
  }

  @Test("a calculation by mouse, and by choosing keys with the arrows", .fullDepth)
  func mouse() throws {
    let window = try Self.keypad()
    for key in [" 7 ", " × ", " 6 ", " = "] { try window.click(key) }
    try window.wait("= 42")
    // From = up to + and 3 to the left of it: + 3, and down to =.
    try window.press("Up", "Enter", "Left", "Enter", "Right", "Down", "Enter")
    try window.wait("= 45")
  }

  @Test("a pressed key lights up for a moment", .fullDepth)
  func highlight() throws {
    let window = try Self.keypad(environment: ["COLORTERM": "truecolor"])
    let lit = "48;2;255;215;95m"
    #expect(try !window.screen(withColors: true).contains(lit))
    var wasLit = false
    for _ in 0..<20 where !wasLit {
      try window.type("5")
      wasLit = try window.screen(withColors: true).contains(lit)
    }
    #expect(wasLit)
    try window.wait(for: "a dark key") { try !window.screen(withColors: true).contains(lit) }
  }

  @Test("an error says which and where, and a digit goes on", .fullDepth)
  func error() throws {
    let window = try Self.keypad()
    try window.type("1/0=")
    try window.wait("÷ by 0")
    try window.type("8")
    try window.wait(for: "no error any more") { try !window.screen().contains("÷ by 0") }
  }

  @Test("the history panel gives results and expressions back, and is cleared only when one says so twice", .fullDepth)
  func history() throws {
    let window = try Self.keypad(columns: 50, rows: 24)
    try window.type("2+3=4*5=H")
    try window.wait("4 × 5")
    try window.press("Down")
    try window.press("Enter")
    try window.type("+1=")
    // The result of 2 + 3, and 1.
    try window.wait("5 + 1")
    try window.type("H")
    try window.press("Down", "Down")
    try window.type("e")
    try window.wait("2 + 3")
    try window.type("=Hcn")
    try window.wait("4 × 5")
    try window.type("cy")
    try window.wait("Nothing calculated yet.")
    try window.press("Escape")
    try window.wait("asin")
  }

  @Test("the unit panel converts what is typed, and puts the value on the display")
  func units() throws {
    let window = try Self.keypad()
    try window.type("5")
    try window.press("C-u")
    try window.press("Tab")
    // km, and in the last list mi, the mile; mil is not taken for it.
    try window.type("km")
    try window.press("Tab")
    try window.type("mi")
    // 5 / 1.609344 = 3.10685…
    try window.wait("= 3.10685596118666… mi")
    try window.type("0")
    // 50 / 1.609344 = 31.06855…
    try window.wait("= 31.0685596118666… mi")
    try window.type(" ")
    // 50 × 1.609344 = 80.4672.
    try window.wait("80.4672 km")
    try window.press("Enter")
    try window.wait("History")
    // The value has its unit.
    try window.type("*10=")
    try window.wait("804.672 km")
    try window.press("C-u")
    try window.wait("= 500 mi")
  }

  @Test("the currency panel names the rates' date, and says so when there are none", .fullDepth)
  func currency() throws {
    let without = try Self.keypad(columns: 60)
    try without.press("C-e")
    try without.wait("reckon rates update")
    let window = try Self.keypad(columns: 60) { home in
      let rates = home.appending(path: "rates.csv")
      try Data("Date, USD, KRW, \n30 October 2026, 1.1172, 1491.76, \n".utf8).write(to: rates)
      let run = try TerminalWindow.run(TerminalWindow.tool, ["rates", "update", rates.path], environment: ["RECKON_HOME": home.path])
      #expect(run.code == 0)
    }
    try window.type("100")
    try window.press("C-e")
    try window.wait("111.72 USD")
    try window.wait("2026-10-30")
    try window.press("Tab")
    try window.type("k")
    try window.wait("149,176 KRW")
  }

  @Test("the help panel lists every key with what presses it and what it is called")
  func help() throws {
    let window = try Self.keypad(columns: 60)
    try window.type("?")
    try window.wait("Keys")
    try window.press("End")
    try window.wait("help    ?     help")
    try window.press("Escape")
    try window.wait("asin")
  }

  @Test("settings are changed on the screen and kept at once")
  func settings() throws {
    let window = try Self.keypad(columns: 60)
    try window.type(",")
    try window.wait("entry-style")
    try window.press("Down", "Down", "Right")
    try window.wait("‹ chain ›")
    try window.press("Escape")
    try window.wait(for: "the basic keys") { try !window.screen().contains("asin") }
    let stored = try TerminalWindow.run(TerminalWindow.tool, ["settings", "entry-style"], environment: ["RECKON_HOME": window.home.path])
    #expect(stored.output.contains("chain"))
  }

  @Test("tips are shown at the first start only", .fullDepth)
  func tips() throws {
    let first = try TerminalWindow()
    try first.wait("Welcome")
    try first.press("Enter")
    try first.wait(for: "no tips") { try !first.screen().contains("Welcome") }
    try first.press("q")
    try first.wait(for: "its end") { try first.state("pane_dead") == "1" }
    // Both use the folder of the first.
    defer { withExtendedLifetime(first) {} }
    let second = try TerminalWindow(home: first.home)
    try second.wait("asin")
    #expect(try !second.screen().contains("Welcome"))
  }

  @Test("the window may change its size; below 40 × 20 one sentence says what is needed, and nothing is lost", .fullDepth)
  func resizing() throws {
    let window = try Self.keypad()
    try window.type("12+30=")
    try window.wait("= 42")
    try window.resize(columns: 120, rows: 40)
    try window.wait("= 42")
    try window.resize(columns: 40, rows: 20)
    try window.wait("+ 30")
    try window.resize(columns: 39, rows: 19)
    try window.wait("The keypad needs 40 × 20")
    // Keys that nobody sees are not pressed.
    try window.type("7")
    try window.resize(columns: 5, rows: 3)
    try window.wait("The")
    try window.resize(columns: 80, rows: 24)
    try window.wait("= 42")
    #expect(try !window.screen().contains("427"))
  }

  @Test("the chain style shows the basic keys", .fullDepth)
  func chain() throws {
    let window = try Self.keypad("keypad --style chain", columns: 44, rows: 26)
    try window.type("+13-7+12*5+9=")
    try window.wait("99")
    #expect(try !window.screen().contains("asin"))
  }

  @Test("more lines than there is room for scroll, the newest in view", .fullDepth)
  func scrolling() throws {
    let window = try Self.keypad(columns: 60)
    try window.type("1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17=")
    // 17 · 18 / 2.
    try window.wait("153")
    try window.wait("↑ 15")
    try window.press("PPage")
    try window.wait("↓ 2")
  }

  @Test(
    "16, 256 and all colours; without colours brackets and weight tell the types apart", .fullDepth,
    arguments: [
      ("sixteen-colors", "xterm", [:]), ("palette", "xterm-256color", [:]), ("full-colors", "xterm-256color", ["COLORTERM": "truecolor"]),
      ("no-color", "xterm-256color", ["NO_COLOR": "1"]),
    ] as [(String, String, [String: String])])
  func colors(_ name: String, _ term: String, _ environment: [String: String]) throws {
    let window = try Self.keypad(columns: 48, rows: 32, term: term, environment: environment)
    let text = try window.settledScreen(true)
    // The numbers of graphics sequences tell which colours there are.
    let numbers = text.split(separator: "\u{1B}[").dropFirst().flatMap {
      $0.prefix { $0 != "m" }.split(separator: ";").compactMap { Int($0) }
    }
    let isColor = { (number: Int) in (30...49).contains(number) || (90...107).contains(number) }
    switch name {
    case "sixteen-colors": #expect(numbers.contains { (40...47).contains($0) } && !numbers.contains(38) && !numbers.contains(48))
    case "palette": #expect(text.contains("48;5;166m"))
    case "full-colors": #expect(text.contains("48;2;196;80;15m"))
    default: #expect(!numbers.contains { isColor($0) && $0 != 39 && $0 != 49 } && numbers.contains(1) && numbers.contains(7))
    }
  }

  @Test("pasted keys are pressed, and pasted nonsense is not")
  func paste() throws {
    let window = try Self.keypad()
    try window.send("\u{1B}[200~1,000 + 1 =\u{1B}[201~")
    try window.wait("1,001")
    try window.send("\u{1B}[200~rm -rf\u{1B}[201~")
    try window.wait("nothing was pasted: the name ‘rm’ is not known")
  }
}
