/// Lets a person edit a line on a terminal.
struct LineReader {
  let terminal: Terminal
  let assistant: (any LineAssistant)?
  let prompt: String

  /// The longest text, in bytes, that is coloured and previewed while it is typed.
  static let longestStyled = 20_000

  /// The line that was entered; nothing when the person leaves.
  ///
  /// Keys that wait are taken before anything is drawn, and what was typed is drawn before its preview is worked out.
  func read(_ editor: inout LineEditor, _ screen: inout PromptScreen, _ input: borrowing Terminal.Input) throws -> String? {
    var view = LineView(prompt: prompt)
    var previewed: String?
    var isDrawn = false
    defer { terminal.farewell = "" }
    while true {
      if !isDrawn, !input.isReady {
        try draw(editor, &view, &screen)
        isDrawn = true
      }
      if isDrawn, previewed != editor.text, !input.isReady {
        previewed = editor.text
        let preview = preview(of: editor.text)
        if preview != view.preview {
          view.preview = preview
          try draw(editor, &view, &screen)
        }
      }
      guard let event = try input.next() else { continue }
      switch event {
      case .resize: try terminal.write(screen.resize(columns: terminal.size.columns))
      case .resume: screen.forget()
      case .text, .key, .paste, .mouse, .endOfInput: break
      }
      switch editor.take(event, assistant: assistant) {
      case .nothing: continue
      case .redraw, .refused: isDrawn = false
      case .clearScreen:
        screen.forget()
        try terminal.write("\u{1B}[H\u{1B}[2J")
        isDrawn = false
      case .finish(let line):
        try finish(line, &view, &screen)
        return line
      case .cancelled(let line):
        try finish(line, mark: "^C", &view, &screen)
        view.preview = nil
        (isDrawn, previewed) = (false, nil)
      case .endOfInput:
        try finish("", &view, &screen)
        return nil
      }
    }
  }

  private func draw(_ editor: LineEditor, _ view: inout LineView, _ screen: inout PromptScreen) throws {
    view.styles = styles(of: editor.text, cursor: editor.cursor)
    try terminal.write(screen.draw(view.picture(of: editor, in: terminal.size)))
    terminal.farewell = screen.farewell
  }

  private func finish(_ line: String, mark: String = "", _ view: inout LineView, _ screen: inout PromptScreen) throws {
    view.styles = styles(of: line, cursor: nil)
    let size = terminal.size
    try terminal.write(screen.finish(view.finalPicture(of: line, mark: mark, in: size), rows: size.rows))
    terminal.farewell = ""
  }

  private func styles(of text: String, cursor: Int?) -> [StyledRange] {
    guard let assistant, text.utf8.count <= Self.longestStyled else { return [] }
    return assistant.styles(text, cursor: cursor)
  }

  private func preview(of text: String) -> String? {
    guard let assistant, text.utf8.count <= Self.longestStyled, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return assistant.preview(text)
  }
}
