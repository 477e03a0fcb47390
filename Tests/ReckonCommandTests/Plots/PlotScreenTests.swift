import TestDepth
import Testing

@Suite("Plots on screen", .serialized, .needs("tmux"))
struct PlotScreenTests {
  @Test("two turns of a sine")
  func sine() throws {
    let window = try TerminalWindow.prompt(rows: 30)
    try window.type(":plot sin -360 360\n")
    try window.wait("360\ndeg>")
    try window.expect("plot-sine")
  }
}
