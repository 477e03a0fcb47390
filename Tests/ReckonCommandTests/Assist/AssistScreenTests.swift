import TestDepth
import Testing

@Suite("What the prompt shows while someone types", .serialized, .needs("tmux"))
struct AssistScreenTests {
  @Test("a line has its colours, and unknown names are marked")
  func colours() throws {
    let window = try TerminalWindow.prompt(columns: 72, rows: 16)
    try window.wait("deg>")
    try window.type("3 km to mile + fooo * (2")
    try window.expect("prompt-unknown", withColors: true)
  }
}
