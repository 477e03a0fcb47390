import TestDepth
import Testing

@Suite("What the prompt shows while someone types", .serialized, .needs("tmux"))
struct AssistScreenTests {
  /// A prompt at which some lines were entered.
  static func window(_ lines: [String] = []) throws -> TerminalWindow {
    let window = try TerminalWindow("", columns: 72, rows: 16)
    try window.wait("deg>")
    for line in lines {
      try window.type(line)
      try window.press("Enter")
      try window.wait(line)
    }
    return window
  }

  @Test("Tab lists what begins so, each with a line about it, and takes what is chosen")
  func completion() throws {
    let window = try Self.window(["sixth = 1/6"])
    try window.type("2 + si")
    try window.press("Tab")
    try window.wait("deg> 2 + si\nsixth     = 0.1666666666666666666666666666666666…\nsin       The sine of an angle.\n")
    try window.wait("\nsinh      The hyperbolic")
    try window.press("Tab", "Enter")
    try window.type("30)")
    try window.wait("2 + sin(30)")
  }

  @Test("signs are written by their names", .fullDepth)
  func signs() throws {
    let window = try Self.window()
    try window.type("2\\pi")
    try window.press("Tab")
    try window.type(" \\le")
    try window.press("Tab")
    try window.wait("2π ≤")
  }

  @Test("a line has its colours, what it comes to below it, and what no one knows is marked")
  func preview() throws {
    let window = try Self.window(["price = 20"])
    try window.type("1/2price + sin(30) - 5%")
    try window.wait(for: "a preview") {
      if try window.screen().contains("read as") { return true }
      // On a busy machine it may have taken too long; another key asks again.
      try window.press("Space", "BSpace")
      return false
    }
    try window.expect("assist-preview", withColors: true)
    try window.press("C-u")
    try window.type("3 km to mile + fooo * (2")
    try window.expect("prompt-unknown", withColors: true)
  }
}
