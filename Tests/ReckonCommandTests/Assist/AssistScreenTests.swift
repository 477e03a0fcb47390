import TestDepth
import Testing

@Suite("What the prompt shows while someone types", .serialized, .needs("tmux"))
struct AssistScreenTests {
  @Test("a line has its colours, a preview of its value below it, and unknown names are marked")
  func preview() throws {
    let window = try TerminalWindow.prompt(columns: 72, rows: 16)
    try window.type("price = 20\n")
    try window.wait("[1] ")
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
