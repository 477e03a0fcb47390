import ReckonLineEditor
import ReckonTerminal
import Testing

/// The prompt on a model of a terminal, below two lines of someone else.
private struct Prompt {
  var editor: LineEditor
  var terminal: TerminalModel
  var screen: PromptScreen
  var preview: String?

  init(columns: Int, height: Int, history: [String] = []) {
    editor = LineEditor(history: history)
    terminal = TerminalModel(columns: columns, height: height)
    screen = PromptScreen(depth: .palette, columns: columns)
    terminal.take("one\r\ntwo\r\n")
  }

  var size: TerminalSize { TerminalSize(columns: terminal.columns, rows: terminal.height) }
  var view: LineView {
    LineView(prompt: "deg> ", styles: SmallAssistant().styles(editor.text, cursor: nil), preview: preview)
  }
  var picture: PromptPicture { view.picture(of: editor, in: size) }

  mutating func draw() { terminal.take(screen.draw(picture)) }

  mutating func resize(columns: Int, height: Int) {
    terminal.resize(columns: columns, height: height)
    terminal.take(screen.resize(columns: columns))
    draw()
  }

  /// The texts of the picture's rows, without blanks at their ends, and without blank rows at the end.
  var expected: [String] {
    var texts = picture.rows.map { row in
      var text = String(row.cells.compactMap(\.character))
      while text.last == " " { text.removeLast() }
      return text
    }
    while texts.last == "" { texts.removeLast() }
    return texts
  }
}

@Suite("The prompt on a terminal's screen")
struct PromptScreenTests {
  @Test(
    "a text falls into rows behind the prompt, wide characters are never cut, and the cursor is where the next character goes",
    arguments: [
      ("1+1", ["deg> 1+1"], 0, 8), ("", ["deg>"], 0, 5), ("abcde", ["deg> abcde"], 1, 0),
      ("abcdef", ["deg> abcde", "f"], 1, 1),
      ("日本語", ["deg> 日本", "語"], 1, 2), ("abc<M-Enter>d", ["deg> abc", "...> d"], 1, 6),
      ("abcdef<Left>", ["deg> abcde", "f"], 1, 0),
      ("abcdef<C-a>", ["deg> abcde", "f"], 0, 5), ("abcde<M-Enter>x<C-p><C-e>", ["deg> abcde", "", "...> x"], 1, 0),
      ("abcde<M-Enter>x", ["deg> abcde", "...> x"], 1, 6), ("\u{301}a<Left>", ["deg> ◌\u{301}a"], 0, 6),
      ("\u{202E}", ["deg> \u{FFFD}"], 0, 6),
      ("👩‍🔬e\u{301}x", ["deg> 👩‍🔬e\u{301}x"], 0, 9), ("si<Tab>", ["deg> si", "sin   th…", "sinh  th…", "sign  th…"], 0, 7),
      ("<C-r>o", ["deg>", "(search)…"], 0, 5), ("a<C-c><C-c>", ["deg>", "Ctrl-D o…"], 0, 5),
    ] as [(String, [String], Int, Int)])
  func layout(_ typed: String, _ rows: [String], _ row: Int, _ column: Int) {
    var prompt = Prompt(columns: 10, height: 10)
    prompt.editor.type(typed)
    prompt.draw()
    #expect(prompt.terminal.text == ["one", "two"] + rows)
    #expect(prompt.terminal.row == row + 2 && prompt.terminal.column == column)
  }

  @Test("a text taller than the window shows the rows around the cursor")
  func scrolling() {
    var prompt = Prompt(columns: 20, height: 4)
    prompt.editor.type("1<M-Enter>2<M-Enter>3<M-Enter>4<M-Enter>5<M-Enter>6", nil)
    prompt.draw()
    #expect(prompt.terminal.text.suffix(4) == ["...> 3", "...> 4", "...> 5", "...> 6"])
    prompt.editor.type("<C-Home>")
    prompt.preview = "= 21"
    prompt.draw()
    #expect(prompt.terminal.text.suffix(4) == ["deg> 1", "...> 2", "...> 3", "= 21"])
    // When it is done all of it is there, and what is written next stands below.
    let final = prompt.view.finalPicture(of: prompt.editor.text, in: prompt.size)
    prompt.terminal.take(prompt.screen.finish(final, rows: 4) + "21")
    #expect(prompt.terminal.text.suffix(7) == ["deg> 1", "...> 2", "...> 3", "...> 4", "...> 5", "...> 6", "21"])
  }

  @Test("a key costs no more than the row it changes")
  func economy() {
    var prompt = Prompt(columns: 60, height: 10)
    prompt.editor.type(String(repeating: "sin(1) + ", count: 22))
    prompt.draw()
    prompt.editor.type("x")
    let output = prompt.screen.draw(prompt.picture)
    #expect(output.utf8.count < 12, "\(output.debugDescription)")
    prompt.editor.type("<Backspace>")
    #expect(prompt.screen.draw(prompt.picture).utf8.count < 24)
    #expect(prompt.screen.draw(prompt.picture) == "")
  }

  @Test("a message takes the prompt's place, and what the terminal shows below is gone when someone else writes")
  func leaving() {
    var prompt = Prompt(columns: 20, height: 10)
    prompt.editor.type("abc<M-Enter>def<C-Home>")
    prompt.preview = "= 1"
    prompt.draw()
    var copy = prompt
    copy.terminal.take(copy.screen.farewell + "[1]+ Stopped\r\n")
    #expect(copy.terminal.text == ["one", "two", "deg> abc", "...> def", "[1]+ Stopped"])
    prompt.terminal.take(prompt.screen.erase() + "message\r\n")
    prompt.draw()
    #expect(prompt.terminal.text == ["one", "two", "message", "deg> abc", "...> def", "= 1"])
  }

  @Test("without colours nothing but traits is sent, and with 16 none of the others")
  func colors() {
    for (depth, sequence) in [(ColorDepth.none, "1"), (.sixteen, "\u{1B}[0;32m1"), (.palette, "\u{1B}[0;38;5;46m1")] {
      var screen = PromptScreen(depth: depth, columns: 20)
      let view = LineView(prompt: "", styles: SmallAssistant().styles("1", cursor: 1))
      var editor = LineEditor()
      editor.type("1")
      let output = screen.draw(view.picture(of: editor, in: TerminalSize(columns: 20, rows: 5)))
      #expect(
        output.hasSuffix(sequence + (depth == .none ? "" : "\u{1B}[0m")) || output.contains(sequence),
        "\(output.debugDescription)")
      if depth == .none { #expect(!output.contains("3")) }
    }
  }

  @Test(
    "whatever is typed, the screen shows the picture, below what was there before",
    arguments: 1...20 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) {
    var random = RandomEditingTests.Generator(state: seed)
    var prompt = Prompt(
      columns: Int.random(in: 6...30, using: &random), height: Int.random(in: 2...12, using: &random),
      history: ["日本 日本 日本\n2"])
    let pieces = [
      "a", "1", " ", "日", "👩‍🔬", "sin(1)+", "<M-Enter>", "<Left>", "<C-a>", "<Backspace>", "<Delete>", "<C-k>", "<C-u>",
      "<C-_>", "<Up>",
      "<Down>",
      "<Tab>", "<Escape>", "s", "<C-r>", "<C-y>", "<M-b>", "<C-t>",
    ]
    for step in 0..<200 {
      prompt.editor.type(pieces.randomElement(using: &random) ?? "a")
      if Int.random(in: 0..<4, using: &random) == 0 {
        prompt.preview = [nil, "= 1", "≈ 日本日本日本日本日本日本日本日本"].randomElement(using: &random) ?? nil
      }
      prompt.draw()
      let text = prompt.terminal.text
      let count = prompt.picture.rows.count
      let first = prompt.terminal.row - prompt.picture.cursorRow
      #expect(Array(text.dropFirst(first)) == prompt.expected, "seed \(seed), step \(step)")
      #expect(
        first >= prompt.terminal.top && count <= prompt.terminal.height
          && prompt.terminal.column == prompt.picture.cursorColumn)
      #expect(text.prefix(2) == ["one", "two"])
    }
  }

  @Test(
    "when the window changes, the picture is drawn anew, and what is above stays",
    arguments: 1...30 as ClosedRange<UInt64>)
  func resizing(_ seed: UInt64) {
    var random = RandomEditingTests.Generator(state: seed &* 77)
    var prompt = Prompt(columns: 20, height: 30)
    let text = ["1234567890", "日本", "x", "<M-Enter>", "<C-a>", "<Left>", "<C-Home>", "<C-End>"]
    for step in 0..<60 {
      for _ in 0..<3 { prompt.editor.type(text.randomElement(using: &random) ?? "a") }
      if prompt.editor.text.utf8.count > 120 { prompt.editor.type("<C-c>") }
      prompt.preview = Bool.random(using: &random) ? "= 1" : nil
      prompt.draw()
      prompt.resize(columns: Int.random(in: 9...50, using: &random), height: 30)
      #expect(prompt.terminal.text == ["one", "two"] + prompt.expected, "seed \(seed), step \(step)")
      #expect(
        prompt.terminal.row == prompt.picture.cursorRow + 2 && prompt.terminal.column == prompt.picture.cursorColumn)
    }
  }
}
