import ReckonSystem
import ReckonTerminal

/// Shows the progress of a long run on a terminal: rows, speed, and the estimated time left.
package final class Progress {
  private let console: Console
  /// The size of the table in bytes, if known.
  private let size: Int?
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant
  private var isShown = false
  /// Shorter runs show nothing.
  private static let patience = Duration.milliseconds(500)

  init(_ console: Console, size: Int?) {
    self.console = console
    self.size = size
    shown = start
  }

  /// Records the progress; displays it if the last display is long enough ago.
  func note(rows: Int, bytes: Int) {
    let now = ContinuousClock.now
    guard now - shown > Self.patience else { return }
    shown = now
    isShown = true
    console.writeError(
      "\r\u{1B}[K" + Self.text(rows: rows, bytes: bytes, size: size, seconds: (now - start) / .seconds(1)))
  }

  /// Removes the line.
  func finish() {
    if isShown { console.writeError("\r\u{1B}[K") }
    isShown = false
  }

  /// `1,500,000 rows · 240 MB/s · 0:12 left`
  package static func text(rows: Int, bytes: Int, size: Int?, seconds: Double) -> String {
    let speed = Double(bytes) / max(seconds, 0.001)
    var text = "\(grouped(rows)) rows · \(Int(min((speed / 1e6).rounded(), 1e12))) MB/s"
    if let size, size > bytes, bytes > 0 {
      let left = Int(min(Double(size - bytes) / speed, 1e6).rounded(.up))
      text += " · \(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left"
    }
    return text
  }

  private static func grouped(_ count: Int) -> String {
    var digits = Array(String(count))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return String(digits)
  }
}
