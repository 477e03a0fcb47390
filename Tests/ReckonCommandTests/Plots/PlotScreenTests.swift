import Foundation
import TestDepth
import Testing

@Suite("Plots on screen", .serialized, .needs("tmux"))
struct PlotScreenTests {
  @Test("two turns of a sine")
  func sine() throws {
    let window = try TerminalWindow("", columns: 80, rows: 30)
    try window.wait("deg>")
    try window.type(":plot sin -360 360")
    try window.press("Enter")
    try window.wait("360\ndeg>")
    try window.expect("plot-sine")
  }

  @Test("Ctrl-C stops a plot that takes long, and the prompt goes on", .fullDepth)
  func stopping() throws {
    let window = try TerminalWindow("", columns: 80, rows: 24)
    try window.wait("deg>")
    try window.type("f(n) = n < 2 ? n : f(n-1) + f(n-2)")
    try window.press("Enter")
    try window.type(":plot f(floor(x)) 20 60")
    try window.press("Enter")
    Thread.sleep(forTimeInterval: 0.5)
    try window.press("C-c")
    try window.wait("stopped")
    try window.type("2 + 3")
    try window.press("Enter")
    try window.wait("[1] 5")
  }
}
