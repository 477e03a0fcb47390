import ReckonPrompt
import Testing

@Suite("Dots of braille")
struct BrailleCanvasTests {
  static func text(_ canvas: BrailleCanvas) -> [String] {
    (0..<canvas.rows).map { row in String((0..<canvas.columns).map { canvas.character(row: row, column: $0) ?? "." }) }
  }

  @Test("each dot has its place in a character")
  func dots() {
    // The patterns as Unicode numbers them: dots 1 2 3 7 on the left, 4 5 6 8 on the right.
    let expected: [[Character]] = [["⠁", "⠈"], ["⠂", "⠐"], ["⠄", "⠠"], ["⡀", "⢀"]]
    for y in 0..<4 {
      for x in 0..<2 {
        var canvas = BrailleCanvas(columns: 1, rows: 1)
        canvas.set(x: x, y: y)
        #expect(canvas.character(row: 0, column: 0) == expected[y][x])
      }
    }
  }

  @Test("lines are without gaps, and what lies outside is left off")
  func lines() {
    var canvas = BrailleCanvas(columns: 4, rows: 2)
    canvas.line((0, 7), (7, 0))
    #expect(Self.text(canvas) == ["..⡠⠊", "⡠⠊.."])
    canvas = BrailleCanvas(columns: 4, rows: 2)
    canvas.line((0, 3), (7, 3))
    #expect(Self.text(canvas) == ["⣀⣀⣀⣀", "...."])
    canvas = BrailleCanvas(columns: 2, rows: 2)
    canvas.line((1, -1e9), (1, 1e9))
    #expect(Self.text(canvas) == ["⢸.", "⢸."])
    canvas = BrailleCanvas(columns: 2, rows: 1)
    canvas.line((0, 10), (3, 20))
    canvas.line((.nan, 1), (3, .nan))
    canvas.set(x: -1, y: 2)
    canvas.set(x: 4, y: 2)
    canvas.set(x: 1, y: 4)
    #expect(Self.text(canvas) == [".."])
    canvas.line((2, 1), (2, 1))
    #expect(Self.text(canvas) == [".⠂"])
  }

  @Test("a line that comes from far above or goes far below enters and leaves where it crosses the edges")
  func edges() {
    // At the upper edge x is 4, at the lower one 8.
    var canvas = BrailleCanvas(columns: 4, rows: 2)
    canvas.line((0, -8), (8, 8))
    let text = Self.text(canvas)
    #expect(text.allSatisfy { $0.hasPrefix("..") })
    #expect(canvas.character(row: 0, column: 2) != nil && canvas.character(row: 1, column: 3) != nil)
  }

  @Test("canvases are laid upon each other")
  func add() {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    var other = canvas
    canvas.set(x: 0, y: 0)
    other.set(x: 1, y: 3)
    canvas.add(other)
    #expect(Self.text(canvas) == ["⢁"])
  }
}
