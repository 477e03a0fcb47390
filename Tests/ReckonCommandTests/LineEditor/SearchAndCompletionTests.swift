import ReckonLineEditor
import Testing

@Suite("Searching the history")
struct HistorySearchTests {
  static let lines = ["sin(1)", "cos(1)", "sin(2)", "Sin = 4", "日本 = 3", "sin(2)"]

  @Test(
    "each key looks on; Escape and moving keep the line, C-g gives up",
    arguments: [
      ("<C-r>sin", "|sin(2)"), ("<C-r>sin<C-r>", "|Sin = 4"), ("<C-r>sin<C-r><C-r>", "|sin(2)"),
      ("<C-r>sin<C-r><C-r><C-r>", "|sin(1)"),
      ("<C-r>sin<C-r><C-r><C-r><C-r><C-r>", "|sin(1)"), ("<C-r>Sin", "|Sin = 4"), ("<C-r>(1)", "cos|(1)"),
      ("<C-r>(1)<C-r>", "sin|(1)"),
      ("<C-r>sin<C-r><C-s>", "|sin(2)"), ("<C-r>本", "日|本 = 3"), ("draft<C-r>sin<C-g>", "draft|"),
      ("<C-r>cos<Escape>x", "x|cos(1)"),
      ("<C-r>cos<C-e>x", "cos(1)x|"), ("<C-r>cos<Right>x", "cx|os(1)"), ("<C-r>cosx", "|cos(1)"),
      ("<C-r>cosx<Backspace>", "|cos(1)"),
      ("<C-r>cos<Backspace><Backspace><Backspace><C-g>", "|"), ("<C-r>cos<Escape><C-u><C-r><C-r>", "|cos(1)"),
      ("<C-r>never", "si|n(2)"),
      ("draft<C-r>cos<Escape><C-_>", "draft|"), ("draft<C-r>cos<Escape><Down><Down>", "Sin = 4|"),
      ("<C-r>cos<Escape><M->>", "|"),
      ("<Up><Up><Up><C-s>sin", "|Sin = 4"), ("<Up><Up><Up><C-s>sin<C-s>", "|sin(2)"),
      ("draft<C-r>cos<Escape><M->>", "draft|"),
    ])
  func keys(_ typed: String, _ shown: String) {
    var editor = LineEditor(history: Self.lines)
    editor.type(typed)
    #expect(editor.shown == shown)
  }

  @Test("a line like the one that is shown is passed over")
  func equals() {
    var editor = LineEditor(history: ["sin(1)", "cos(1)", "sin(1)"])
    editor.type("<C-r>sin<C-r>")
    guard case .search(let search) = editor.panel else { Issue.record("no search"); return }
    #expect(!search.isFound && editor.shown == "|sin(1)")
  }

  @Test("Enter runs the line that was found, Ctrl-C clears, and what is pasted is looked for")
  func ending() {
    var editor = LineEditor(history: Self.lines)
    #expect(editor.type("<C-r>cos<Enter>") == [.finish("cos(1)")] && editor.panel == .nothing)
    #expect(editor.type("draft<C-r>cos<C-c>") == [.cancelled("draft")] && editor.shown == "|")
    editor.type("<C-r>")
    #expect(editor.take(.paste("(2\nrest")) == .redraw && editor.shown == "sin|(2)")
    guard case .search(let search) = editor.panel else { Issue.record("no search"); return }
    #expect(search.query == "(2" && search.isFound && editor.found == 3..<5)
  }
}

@Suite("Completing in the line editor")
struct CompletionTests {
  @Test(
    "what is sure is put in, then a list opens; Enter takes what is chosen",
    arguments: [
      ("c<Tab>", "cos|", []), ("2s<Tab>", "2si|", []), ("2s<Tab><Tab>", "2si|", ["[sin]", "sinh", "sign"]),
      ("si<Tab><Tab>", "si|", ["sin", "[sinh]", "sign"]),
      ("si<Tab><Down><Down><Down>", "si|", ["[sin]", "sinh", "sign"]),
      ("si<Tab><S-Tab>", "si|", ["sin", "sinh", "[sign]"]), ("si<Tab><Up><Up>", "si|", ["sin", "[sinh]", "sign"]),
      ("si<Tab><Tab><Enter>", "sinh|", []), ("si<Tab><Tab><Enter>(1)", "sinh(1)|", []), ("si<Tab>n", "sin|", []),
      ("si<Tab><Escape>", "si|", []),
      ("si<Tab><C-g>x", "six|", []), ("si<Tab><Left>x", "sx|i", []), ("si<Tab><Backspace>", "s|", []),
      ("sin<Tab>", "sin|", ["[sin]", "sinh"]),
      ("x<Tab>", "x|", []), ("<Tab>", "|", []), ("\\pi<Tab>", "π|", []), ("2\\pi<Tab>r", "2πr|", []),
      ("日<Tab>", "日|", ["[日本]", "日食"]),
      ("si*2<C-b><C-b><Tab><Tab><Enter>", "sinh|*2", []), ("c<Tab><C-_>", "c|", []),
      ("si<Tab><Tab><Enter><C-_>", "si|", []),
      ("si<Tab><C-y>", "si|", []),
    ] as [(String, String, [String])])
  func keys(_ typed: String, _ shown: String, _ list: [String]) {
    var editor = LineEditor()
    #expect(editor.type(typed) == [])
    #expect(editor.shown == shown && editor.list == list)
  }

  @Test("with a list open Ctrl-C clears the line, and without an assistant Tab does nothing")
  func others() {
    var editor = LineEditor()
    #expect(editor.type("si<Tab><C-c>") == [.cancelled("si")] && editor.list == [])
    #expect(editor.type("si<Tab>", nil) == [] && editor.shown == "si|")
  }
}
