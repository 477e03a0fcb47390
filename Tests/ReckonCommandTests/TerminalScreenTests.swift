import ReckonTerminal
import Testing

@Suite("Screens")
struct TerminalScreenTests {
  /// From EastAsianWidth.txt and emoji-data.txt.
  @Test(
    "widths of characters",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("√", 1), ("ˣ", 1), ("⌫", 1), ("≈", 1), ("│", 1), ("▀", 1), ("漢", 2),
      ("한", 2), ("ｱ", 1),
      ("Ａ", 2),
      ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("⚡", 2), ("☀", 1), ("☀\u{FE0F}", 2), ("\u{301}", 0), ("\u{200B}", 0), ("\u{7}", 0),
      ("\u{1B}", 0),
      ("\u{9B}", 0), ("\u{202E}", 0), ("₂", 1), ("⁻", 1), ("・", 2), ("𠀀", 2),
    ] as [(Character, Int)])
  func width(_ character: Character, _ width: Int) { #expect(CharacterWidth.of(character) == width) }

  static let red = ScreenColor(0xFF0000, ansi: 1)
  static let gray = ScreenColor(0x303030, ansi: 8)

  static func screen(_ columns: Int, _ rows: Int, _ edit: (inout Screen) -> Void = { _ in }) -> Screen {
    var screen = Screen(size: TerminalSize(columns: columns, rows: rows))
    edit(&screen)
    return screen
  }

  @Test("text is cut off at the edges, wide characters only whole")
  func clipping() {
    let screen = Self.screen(5, 4) { screen in
      #expect(screen.write("abcdefg", row: 0, column: 2) == 5)
      #expect(screen.write("漢漢漢", row: 1, column: 0) == 4)
      #expect(screen.write("xyz", row: 2, column: -1) == 2)
      #expect(screen.write("abc", row: 3, column: 0, end: 2) == 2)
      screen.write("no", row: 4, column: 0)
      screen.write("no", row: -1, column: 0)
    }
    #expect((0..<4).map(screen.text(row:)) == ["  abc", "漢漢", "yz", "ab"])
  }

  @Test("writing over half of a wide character leaves no other half")
  func halves() {
    let screen = Self.screen(6, 3) { screen in
      for row in 0..<3 { screen.write("漢漢漢", row: row, column: 0) }
      screen.write("x", row: 0, column: 1)
      screen.write("x", row: 1, column: 2)
      screen.write("字", row: 2, column: 1)
    }
    #expect((0..<3).map(screen.text(row:)) == [" x漢漢", "漢x 漢", " 字 漢"])
  }

  @Test("control characters and marks with nothing to stand on are left out: no text can steer the terminal")
  func control() {
    let screen = Self.screen(20, 1) { $0.write("\u{301}a\u{1B}[2Jb\u{9B}c\r\nd", row: 0, column: 0) }
    #expect(screen.text(row: 0) == "a[2Jbcd")
    #expect(!screen.render(from: Self.screen(20, 1), .none).dropFirst().contains("\u{1B}[2J"))
  }

  @Test("the first drawing clears and draws what is not blank; the next one only what differs")
  func differences() {
    let first = Self.screen(10, 3) { $0.write("1 + 2", row: 1, column: 2) }
    #expect(first.render(from: nil, .none) == "\u{1B}[0m\u{1B}[2J\u{1B}[2;3H1\u{1B}[2;5H+\u{1B}[2;7H2")
    var second = first
    second.write("3", row: 1, column: 6)
    #expect(second.render(from: first, .none) == "\u{1B}[2;7H3")
    #expect(second.render(from: second, .full) == "")
    #expect(second.render(from: Self.screen(10, 4), .none).hasPrefix("\u{1B}[0m\u{1B}[2J"))
    // What is gone is drawn over.
    #expect(
      Self.screen(10, 3).render(from: Self.screen(10, 3) { $0.write("ab", row: 0, column: 0) }, .none)
        == "\u{1B}[1;1H  ")
  }

  @Test("behind the last column, and behind characters on whose width terminals disagree, the cursor is set anew")
  func cursor() {
    let screen = Self.screen(3, 2) { screen in
      screen.write("abc", row: 0, column: 0)
      screen.write("漢d", row: 1, column: 0)
    }
    #expect(screen.render(from: Self.screen(3, 2), .none) == "\u{1B}[1;1Habc\u{1B}[2;1H漢\u{1B}[2;3Hd")
    // A wide character is drawn again when only its second half was something else.
    let other = Self.screen(3, 2) { screen in
      screen.write("abc", row: 0, column: 0)
      screen.write("漢d", row: 1, column: 0)
      screen.write("x", row: 1, column: 1)
    }
    #expect(screen.render(from: other, .none) == "\u{1B}[2;1H漢")
  }

  @Test(
    "styles in each depth of colour",
    arguments: [
      (.none, "\u{1B}[0;1;7m"), (.sixteen, "\u{1B}[0;1;7;31;100m"), (.palette, "\u{1B}[0;1;7;38;5;196;48;5;236m"),
      (.full, "\u{1B}[0;1;7;38;2;255;0;0;48;2;48;48;48m"),
    ] as [(ColorDepth, String)])
  func style(_ depth: ColorDepth, _ sequence: String) {
    let screen = Self.screen(3, 1) {
      $0.write("a", row: 0, column: 0, style: CellStyle(Self.red, on: Self.gray, [.bold, .reverse]))
    }
    #expect(screen.render(from: Self.screen(3, 1), depth) == "\u{1B}[1;1H\(sequence)a\u{1B}[0m")
  }

  /// From the table of xterm's 256 colours.
  @Test(
    "the nearest colour of the 256",
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x080808, 232), (0xEEEEEE, 255),
      (0x303030, 236), (0x00D700, 40),
    ] as [(UInt32, UInt8)])
  func palette(_ rgb: UInt32, _ index: UInt8) { #expect(ScreenColor(rgb, ansi: 0).palette == index) }

  @Test(
    "the environment tells how many colours there are",
    arguments: [
      (["TERM": "xterm-256color"], .palette), (["TERM": "xterm"], .sixteen), ([:], .sixteen), (["TERM": "dumb"], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full), (["TERM": "xterm", "COLORTERM": "24bit"], .full),
      (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .palette), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ] as [([String: String], ColorDepth)])
  func depth(_ environment: [String: String], _ depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test("a screen without room does not trap")
  func small() {
    let screen = Self.screen(0, -3) { screen in
      screen.write("漢", row: 0, column: 0)
      screen.fill(rows: -5..<5, columns: -5..<5, style: CellStyle())
    }
    #expect(screen.size == TerminalSize(columns: 1, rows: 1) && screen.text(row: 0) == "")
  }
}
