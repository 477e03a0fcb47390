import ReckonLineEditor
import Testing

@Suite("The line editor")
struct LineEditorTests {
  @Test(
    "keys move, erase, cut and put in as in readline; characters are what people see as one",
    arguments: [
      ("abc<Left><Left>x", "ax|bc"), ("abc<C-b>x<C-f>y", "abxcy|"), ("abc<Home>x<End>y", "xabcy|"),
      ("abc<C-a>x<C-e>y", "xabcy|"),
      ("<Left><Right>", "|"), ("日本語<Left><Backspace>", "日|語"), ("e\u{301}x<Left><Left>y", "y|e\u{301}x"),
      ("ae\u{301}<Backspace>", "a|"), ("👩‍🔬🇩🇪<Left>.", "👩‍🔬.|🇩🇪"), ("🇩🇪👍🏽<Left><Left><Delete>", "|👍🏽"),
      // Two halves of flags that come together are one character, and the cursor does not stay inside.
      ("🇩<Home>🇪", "🇪🇩|"), ("\u{301}x<Left>e", "\u{301}e|x"), ("\u{301}<Home>e", "e\u{301}|"),
      ("one two_2 3.5<M-b>", "one two_2 3.|5"), ("one two<M-b><M-b>", "|one two"), ("one two<C-a><M-f>", "one| two"),
      ("one two<C-Left>", "one |two"), ("one+two<C-a><C-Right><C-Right>", "one+two|"),
      ("one two<M-Backspace>", "one |"), ("one two<C-a><M-d>", "| two"), ("a+b c+d<C-w>", "a+b |"), ("a+b  <C-w>", "|"),
      ("abcd<C-b><C-b><C-k>", "ab|"), ("abcd<C-b><C-u>", "|d"), ("ab<M-Enter>cd<C-a><C-u>", "ab|cd"),
      ("ab<M-Enter>cd<C-p><C-e><C-k>", "ab|cd"), ("ab<M-Enter>cd<C-k>", "ab\ncd|"),
      ("abc<C-t>", "acb|"), ("abc<C-a><C-t>", "|abc"), ("abc<C-b><C-b><C-t>", "ba|c"), ("a<C-t>", "a|"),
      ("日本<C-t>", "本日|"),
      ("ab<M-Enter>c<C-t>", "ab\nc|"), ("ab<C-d>", "ab|"), ("ab<C-a><C-d>", "|b"),
      ("ab<C-a><Delete><Delete><Delete>", "|"),
    ])
  func keys(_ typed: String, _ shown: String) {
    var editor = LineEditor()
    editor.type(typed)
    #expect(editor.shown == shown)
  }

  @Test(
    "what is cut one behind the other comes back as one, and M-y changes it for what was cut before",
    arguments: [
      ("a b c<C-w><C-w>x<C-y>", "a xb c|"), ("abcd<C-a><C-f><C-k>x<C-y><C-y>", "axbcdbcd|"),
      ("one two<C-u><C-y><C-y>", "one twoone two|"),
      ("a b<C-a><M-d><M-d><C-y>", "a b|"), ("ab<C-b><C-u><C-k><C-y>", "ab|"), ("one<C-u>two<C-u><C-y><M-y>", "one|"),
      ("one<C-u>two<C-u><C-y><M-y><M-y>", "two|"), ("one<C-u><C-y>x<M-y>", "onex|"), ("<C-y>", "|"),
      ("<C-k><C-u><C-w>", "|"),
      ("one<C-u>two<C-u><C-y><M-y><C-_>", "two|"), ("given up<C-c><C-y>", "given up|"),
    ])
  func cutting(_ typed: String, _ shown: String) {
    var editor = LineEditor()
    editor.type(typed)
    #expect(editor.shown == shown)
  }

  @Test(
    "what was typed in one go is taken back in one step, and can be done again",
    arguments: [
      ("abc<C-_>", "|"), ("abc<C-x C-u>", "|"), ("abc<Left>x<C-_>", "ab|c"), ("abc<Backspace><Backspace><C-_>", "abc|"),
      ("abc<Backspace><Backspace><C-_><C-_>", "|"), ("abc<C-_><M-_>", "abc|"), ("abc<C-u><C-_>", "abc|"),
      ("abc<C-u><C-_><C-_><C-M-_><M-_>", "|"),
      ("abc<C-_>x<M-_>", "x|"), ("abc<C-a><Delete><Delete><C-_>", "|abc"), ("<C-_><M-_>", "|"), ("ab<C-x>c", "abc|"),
      ("a<C-x C-a>", "a|"),
      ("e\u{301}<C-_>", "|"), ("ab<C-t><C-_>", "ab|"), ("old<Up><C-_>", "old|"),
    ])
  func undoing(_ typed: String, _ shown: String) {
    var editor = LineEditor(history: ["from history"])
    editor.type(typed)
    #expect(editor.shown == shown)
  }

  @Test(
    "Up and Down go from row to row, then through the history; what was being typed comes back",
    arguments: [
      ("<Up>", "three|"), ("<Up><Up>", "two\nrows|"), ("<Up><Up><Up>", "two|\nrows"), ("<Up><Up><Up><Up>", "one|"),
      ("<Up><Up><Up><Up><Up>", "one|"), ("draft<Left><Up><Down>", "draf|t"),
      ("draft<C-p><C-p><C-n><C-n><C-n>", "draft|"),
      ("draft<M-<>", "one|"), ("draft<M-<><M->>", "draft|"), ("draft<Up>x<Up><Down><Down>", "draft|"), ("<Down>", "|"),
      // The column stays, also across a short row; a wide character counts as two.
      ("abcdef<M-Enter>x<M-Enter>abcdef<Left><Up><Up>", "abcde|f\nx\nabcdef"), ("日本<M-Enter>abcd<Up>", "日本|\nabcd"),
      ("日本<M-Enter>abc<Up>", "日|本\nabc"), ("ab<M-Enter>cd<C-Home>", "|ab\ncd"),
      ("ab<M-Enter>cd<C-Home><Down><C-End>", "ab\ncd|"),
    ])
  func history(_ typed: String, _ shown: String) {
    var editor = LineEditor(history: ["one", "two\nrows", "three"])
    editor.type(typed)
    #expect(editor.shown == shown)
  }

  @Test("a line that was entered is in the history, but for blank ones, those behind a blank, and the same once more")
  func remembering() {
    var editor = LineEditor()
    let actions = editor.type("a<Enter>a<Enter> secret<Enter>b<Enter><Enter>  <Enter>")
    #expect(actions == ["a", "a", " secret", "b", "", "  "].map { .finish($0) })
    #expect(editor.history == ["a", "b"] && editor.shown == "|")
    // From the history, and not changed: once more in a row is left out, else it is another line.
    editor.type("<Up><Enter><Up><Up><Enter>")
    #expect(editor.history == ["a", "b", "a"])
  }

  @Test("the history in memory keeps the newest lines, up to a quarter more than the limit")
  func historyLimit() {
    var editor = LineEditor()
    editor.historyLimit = 8
    for number in 1...10 { editor.type("\(number)<Enter>") }
    #expect(editor.history.count == 10)
    editor.type("11<Enter>")
    #expect(editor.history == (4...11).map { "\($0)" })
  }

  @Test("Enter begins another row while something is missing; on an empty row it runs what is there")
  func rows() {
    var editor = LineEditor()
    #expect(editor.type("(1 +<Enter>") == [] && editor.shown == "(1 +\n|")
    #expect(editor.type("2)<Enter>") == [.finish("(1 +\n2)")])
    #expect(editor.type("(1<Enter><Enter>") == [.finish("(1\n")])
    // With the cursor inside, the new row is still the last one.
    #expect(editor.type("(12<Left><Enter>") == [] && editor.shown == "(12\n|")
    #expect(editor.type("<C-c>") == [.cancelled("(12\n")] && editor.shown == "|")
    #expect(editor.type("(1<Enter>", nil) == [.finish("(1")])
    #expect(editor.type("1<C-o>2<S-Enter>3<M-Enter>") == [] && editor.shown == "1\n2\n3\n|")
  }

  @Test("Ctrl-D leaves on an empty line alone, Ctrl-C says how to leave, and the end of input ends")
  func leaving() {
    var editor = LineEditor()
    #expect(editor.type("<C-d>") == [.endOfInput])
    #expect(editor.type("<C-c>") == [] && editor.panel == .hint("Ctrl-D or :quit quits"))
    #expect(editor.type("a<C-d>") == [] && editor.panel == .nothing)
    #expect(editor.take(.endOfInput) == .endOfInput)
    #expect(editor.type("<C-l>") == [.clearScreen] && editor.shown == "a|")
  }

  @Test(
    "pasted text goes in as it is, without control characters, and Enter runs it",
    arguments: [
      ("1 + 1", "1 + 1|"), ("1\n2\n", "1\n2|"), ("a\tb", "a  b|"), ("a\u{1B}[31mb\u{7}\u{0}\u{85}c", "a[31mb\nc|"),
      ("", "|"),
      ("日本\r\n語", "日本\n語|"),
      ("\u{9B}a\u{2028}b\u{7F}", "a\nb|"), ("<Up>\n:quit\n\n", "<Up>\n:quit\n|"),
    ])
  func pasting(_ pasted: String, _ shown: String) {
    var editor = LineEditor(history: ["x"])
    #expect(editor.take(.paste(pasted)) == .redraw && editor.shown == shown)
    let text = editor.text
    #expect(editor.type("<Enter>") == [.finish(text)])
    #expect(editor.type("ac<Left>") == [] && editor.take(.paste("b\n")) == .redraw)
    #expect(editor.shown == "ab\n|c")
    #expect(editor.type("<C-_>") == [] && editor.shown == "a|c")
  }

  @Test("a line of 4 MiB is taken, and not a byte more")
  func longest() {
    var editor = LineEditor()
    #expect(editor.take(.paste(String(repeating: "1", count: LineEditor.longestLine))) == .redraw)
    #expect(editor.take(.text("1")) == .refused && editor.text.utf8.count == LineEditor.longestLine)
    editor.type("<Backspace>2")
    #expect(editor.text.utf8.count == LineEditor.longestLine && editor.text.hasSuffix("12"))
  }

  @Test("every key of the table does something other than to type itself, and no key has two rows")
  func table() {
    let names = KeyBinding.all.flatMap(\.keys)
    #expect(Set(names).count == names.count)
    #expect(Set(names.map { KeyBinding.events($0) }).count == names.count)
    #expect(Set(KeyBinding.all.map(\.command)) == Set(LineCommand.allCases))
    for name in names {
      var editor = LineEditor(history: ["h"])
      editor.type("ab ab<Left>")
      _ = editor.type("<\(name)>")
      #expect(!editor.text.contains(name), "\(name)")
    }
  }
}
