import ReckonCalculator
import ReckonStorage
import ReckonTerminal

/// Lets a person edit lines on a terminal, one after another, with a history that is kept.
package struct LineReader {
  /// The longest text, in bytes, that is coloured and previewed while it is typed.
  static let longestStyled = 20_000

  private let terminal: Terminal
  private let console: Console
  private var editor = LineEditor()
  private var screen: PromptScreen
  private var view = LineView()
  /// Lines of this run and those before; what was entered before is read when the first prompt is on the screen.
  private var history: LineHistory
  private var historyIsRead = false
  /// The number of ``LineHistory/messages`` that have been shown.
  private var said = 0

  /// - Parameter console: where messages go.
  package init(_ terminal: Terminal, _ console: Console) {
    self.terminal = terminal
    self.console = console
    screen = PromptScreen(depth: terminal.depth, columns: terminal.size.columns)
    history = CalculatorFiles(environment: console.environment).lines()
  }

  /// The line that was entered; nothing when the person leaves.
  ///
  /// Keys that wait are taken before anything is drawn, and what was typed is drawn before its preview is worked out.
  ///
  /// - Parameters:
  ///   - assistant: what knows the language; without one, lines are plain.
  ///   - historyLimit: how many lines of history are kept.
  ///   - usesColors: whether lines are coloured where the terminal can show it.
  package mutating func read(
    _ prompt: String, _ assistant: (any LineAssistant)?, historyLimit: Int, usesColors: Bool,
    _ input: borrowing Terminal.Input
  ) throws -> String? {
    view = LineView(prompt: prompt)
    editor.historyLimit = historyLimit
    // The window may have changed while no line was edited.
    screen.columns = terminal.size.columns
    screen.depth = usesColors ? terminal.depth : .none
    var previewed: String?
    var isDrawn = false
    while true {
      if !isDrawn, !input.isReady {
        try draw(assistant)
        isDrawn = true
      }
      if !historyIsRead { try readHistory(assistant, isDrawn) }
      if isDrawn, previewed != editor.text, !input.isReady {
        previewed = editor.text
        let preview = preview(of: editor.text, assistant)
        if preview != view.preview {
          view.preview = preview
          try draw(assistant)
        }
      }
      guard let event = try input.next() else { continue }
      switch event {
      case .resize: try terminal.write(screen.resize(columns: terminal.size.columns))
      case .resume: try terminal.write(screen.resume())
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
        try finish(line, assistant)
        history.append(line, limit: historyLimit)
        sayMessages()
        return line
      case .cancelled(let line):
        try finish(line, mark: "^C", assistant)
        view.preview = nil
        (isDrawn, previewed) = (false, nil)
      case .endOfInput:
        try finish("", assistant)
        return nil
      }
    }
  }

  // MARK: History

  /// Reads the lines of earlier runs. That there is something to say of them is said above the line.
  private mutating func readHistory(_ assistant: (any LineAssistant)?, _ isDrawn: Bool) throws {
    historyIsRead = true
    editor.addHistory(history.read())
    guard !history.messages.isEmpty else { return }
    try terminal.write(screen.erase())
    sayMessages()
    if isDrawn { try draw(assistant) }
  }

  private mutating func sayMessages() {
    for message in history.messages[said...] { console.report(Phrase(verbatim: message)) }
    said = history.messages.count
  }

  // MARK: Drawing

  private mutating func draw(_ assistant: (any LineAssistant)?) throws {
    view.styles = styles(of: editor.text, cursor: editor.cursor, assistant)
    try terminal.write(screen.draw(view.picture(of: editor, in: terminal.size)))
    terminal.farewell = screen.farewell
  }

  private mutating func finish(_ line: String, mark: String = "", _ assistant: (any LineAssistant)?) throws {
    view.styles = styles(of: line, cursor: nil, assistant)
    let size = terminal.size
    try terminal.write(screen.finish(view.finalPicture(of: line, mark: mark, in: size), rows: size.rows))
    terminal.farewell = ""
  }

  private func styles(of text: String, cursor: Int?, _ assistant: (any LineAssistant)?) -> [StyledRange] {
    guard let assistant, text.utf8.count <= Self.longestStyled else { return [] }
    return assistant.styles(text, cursor: cursor)
  }

  private func preview(of text: String, _ assistant: (any LineAssistant)?) -> String? {
    guard let assistant, text.utf8.count <= Self.longestStyled, text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return assistant.preview(text)
  }
}
