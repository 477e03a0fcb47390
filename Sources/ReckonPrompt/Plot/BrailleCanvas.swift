/// A grid of dots on a terminal: each braille character has 2 × 4 dots.
package struct BrailleCanvas: Sendable {
  package let columns: Int
  package let rows: Int
  /// The dot pattern of each character, in row-major order.
  private var patterns: [UInt8]

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    patterns = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// The bits of the left and right dot, by row within the character.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Sets the dot in a column of dots from the left and a row of dots from the top; ignored if outside.
  package mutating func set(x: Int, y: Int) {
    guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
    patterns[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
  }

  /// Adds the dots of another canvas of the same size.
  package mutating func add(_ other: BrailleCanvas) {
    for (index, pattern) in zip(patterns.indices, other.patterns) { patterns[index] |= pattern }
  }

  /// Draws a line between two points in dot coordinates, clipped to the canvas.
  package mutating func line(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
    guard let (start, end) = Self.clipped(start, end, to: -0.5...Double(rows * 4) - 0.5) else { return }
    let steps = max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)
    guard steps.isFinite, steps <= Double(8 * (columns + rows + 1)) else { return }
    for step in 0...max(Int(steps), 1) {
      let part = Double(step) / max(steps, 1)
      // Halves are rounded in the same direction on both sides of 0, so that unit steps reach each dot.
      let x = (start.x + (end.x - start.x) * part + 0.5).rounded(.down)
      let y = (start.y + (end.y - start.y) * part + 0.5).rounded(.down)
      if abs(x) < 1e6, abs(y) < 1e6 { set(x: Int(x), y: Int(y)) }
    }
  }

  /// A line clipped to a range of heights; `nil` if it is outside.
  private static func clipped(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), to range: ClosedRange<Double>
  ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
    guard start.x.isFinite, end.x.isFinite, !start.y.isNaN, !end.y.isNaN else { return nil }
    guard max(start.y, end.y) >= range.lowerBound, min(start.y, end.y) <= range.upperBound else { return nil }
    func moved(_ point: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> (x: Double, y: Double) {
      let y = min(max(point.y, range.lowerBound), range.upperBound)
      guard y != point.y else { return point }
      // The other point may be so far away that only its direction counts.
      let part = (y - other.y) / (point.y - other.y)
      return (part.isFinite ? other.x + (point.x - other.x) * part : point.x, y)
    }
    return (moved(start, end), moved(end, start))
  }

  /// The character at a position; `nil` if no dot is set.
  package func character(row: Int, column: Int) -> Character? {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return nil }
    let pattern = patterns[row * columns + column]
    return pattern == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(pattern)).map(Character.init)
  }
}
