import ReckonSystem

/// Rows and columns of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// - Parameters: a number below 1 counts as 1, and one above 1,000 as 1,000.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1000)
    self.rows = min(max(rows, 1), 1000)
  }

  /// The size of the window at a file descriptor; where it does not know it, what the environment says, or 80 × 24.
  package init(descriptor: Int32, environment: [String: String]) {
    var window = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 && window.ws_row > 0
    self.init(
      columns: isKnown ? Int(window.ws_col) : environment["COLUMNS"].flatMap { Int($0) } ?? 80,
      rows: isKnown ? Int(window.ws_row) : environment["LINES"].flatMap { Int($0) } ?? 24)
  }
}
