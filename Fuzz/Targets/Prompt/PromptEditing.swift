import Reckon
import ReckonLineEditor
import ReckonPrompt
import ReckonTerminal

/// A line while it is edited and shown: what must hold behind each event.
struct PromptEditing {
  private var editor = LineEditor(history: ["sin(1)", "two\nrows", "日本"])
  private var screen: PromptScreen
  private var assistant: PromptAssistant
  private var count = 0

  init(_ assistant: PromptAssistant, _ size: TerminalSize) {
    self.assistant = assistant
    screen = PromptScreen(depth: .sixteen, columns: size.columns)
  }

  /// Goes on with what is known now.
  mutating func begin(_ assistant: PromptAssistant) { self.assistant = assistant }

  /// - Returns: the line, when it is done.
  mutating func take(_ event: TerminalEvent, _ size: TerminalSize) throws(Finding) -> String? {
    let before = editor
    let action = editor.take(event, assistant: CompletesNoFiles(assistant))
    count += 1
    try checkText()
    try check(event, before, action)
    if case .resize = event { try check(output: screen.resize(columns: size.columns)) }
    switch action {
    case .nothing: return nil
    case .redraw, .refused:
      // Drawing takes longer than all else.
      if count % 4 == 0 { try draw(size, preview: nil) }
      return nil
    case .clearScreen:
      screen.forget()
      return nil
    case .cancelled(let line):
      try finish(line, size)
      return nil
    case .endOfInput: return nil
    case .finish(let line):
      try checkAssistance(line)
      try finish(line, size)
      return line
    }
  }

  // MARK: The text

  /// The cursor stands between characters, and no control character is in the text.
  private func checkText() throws(Finding) {
    let (text, cursor) = (editor.text, editor.cursor)
    let bytes = text.utf8
    guard 0...bytes.count ~= cursor, String.Index(bytes.index(bytes.startIndex, offsetBy: cursor), within: text) != nil
    else {
      throw Finding("the cursor stands at \(cursor) in \(text.debugDescription)")
    }
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || $0.properties.generalCategory != .control }) else {
      throw Finding("a control character is in \(text.debugDescription)")
    }
    if case .completions(let list) = editor.panel {
      guard list.completion.candidates.indices.contains(list.selected), list.completion.range.upperBound <= bytes.count
      else {
        throw Finding(
          "candidate \(list.selected) of \(list.completion.candidates.count) is chosen for \(list.completion.range)")
      }
    }
  }

  private func check(_ event: TerminalEvent, _ before: LineEditor, _ action: LineEditor.Action) throws(Finding) {
    guard case .nothing = before.panel, case .key = event else { return }
    if case .finish(let line) = action {
      guard line == before.text, editor.text.isEmpty, editor.cursor == 0 else {
        throw Finding("\(before.text.debugDescription) ends as \(line)")
      }
    }
    guard action == .redraw else { return }
    if Self.kills.contains(event) {
      // What is cut with nothing cut just before is what is put in.
      var copy = before
      // The first of two may end a sequence of keys that was begun.
      for event in Self.clear + Self.clear { _ = copy.take(event) }
      let hasCut = copy.take(event) == .redraw
      _ = copy.take(Self.yank[0])
      guard !hasCut || copy.text == before.text else {
        throw Finding("cut and put in, \(before.text.debugDescription) is \(copy.text.debugDescription)")
      }
    }
    if Self.moves.contains(event), editor.text != before.text {
      // A line of the history takes the place of the one that was typed, which can be taken back.
      var copy = editor
      _ = copy.take(Self.undo)
      guard copy.text == before.text else {
        throw Finding("in the history and back, \(before.text.debugDescription) is \(copy.text.debugDescription)")
      }
    }
  }

  private static let kills = ["C-k", "C-u", "C-w", "M-Backspace", "M-d"].flatMap(KeyBinding.events)
  private static let (clear, yank) = (KeyBinding.events("C-l"), KeyBinding.events("C-y"))
  private static let moves = ["C-p", "C-n", "Up", "Down", "M-<", "M->"].flatMap(KeyBinding.events)
  private static let (undo, redo, close) = (
    KeyBinding.events("C-_")[0], KeyBinding.events("M-_")[0], KeyBinding.events("Escape")[0]
  )

  /// All that was taken back can be done again.
  func checkJournal() throws(Finding) {
    var copy = editor
    for _ in 0..<2 { _ = copy.take(Self.close) }
    while copy.take(Self.redo) == .redraw {}
    let text = copy.text
    var count = 0
    while copy.take(Self.undo) == .redraw { count += 1 }
    for _ in 0..<count {
      guard copy.take(Self.redo) == .redraw else {
        throw Finding("of \(count) changes taken back not all can be done again")
      }
    }
    guard copy.text == text else {
      throw Finding("taken back and done again, \(text.debugDescription) is \(copy.text.debugDescription)")
    }
  }

  // MARK: What is shown

  private mutating func draw(_ size: TerminalSize, preview: String?) throws(Finding) {
    let styles = assistant.styles(editor.text, cursor: editor.cursor)
    try check(styles, editor.text)
    let view = LineView(prompt: "deg> ", styles: styles, preview: preview)
    let picture = view.picture(of: editor, in: size)
    guard 1...size.rows ~= picture.rows.count, picture.rows.allSatisfy({ $0.cells.count <= size.columns }),
      picture.rows.indices.contains(picture.cursorRow), 0..<size.columns ~= picture.cursorColumn
    else { throw Finding("the picture of \(editor.text.debugDescription) does not fit \(size)") }
    try check(output: screen.draw(picture))
  }

  private mutating func finish(_ line: String, _ size: TerminalSize) throws(Finding) {
    let styles = assistant.styles(line, cursor: nil)
    try check(styles, line)
    let picture = LineView(prompt: "deg> ", styles: styles).finalPicture(of: line, in: size)
    guard picture.rows.allSatisfy({ $0.cells.count <= size.columns }) else {
      throw Finding("a line that is done is wider than \(size)")
    }
    try check(output: screen.finish(picture, rows: size.rows))
  }

  /// Nothing acts on the terminal but what the screen means to send.
  private func check(output: String) throws(Finding) {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[" else { throw Finding("the screen sends \(output.debugDescription)") }
        while let next = rest.first, "0123456789;?".unicodeScalars.contains(next) { rest.removeFirst() }
        guard let last = rest.popFirst(), "ABCJKmhl".unicodeScalars.contains(last) else {
          throw Finding("the screen sends \(output.debugDescription)")
        }
      } else if scalar.properties.generalCategory == .control, scalar != "\r", scalar != "\n" {
        throw Finding("the screen sends \(output.debugDescription)")
      }
    }
  }

  private func check(_ styles: [StyledRange], _ text: String) throws(Finding) {
    var end = 0
    for style in styles {
      guard style.range.lowerBound >= end, style.range.upperBound <= text.utf8.count else {
        throw Finding(
          "a style at \(style.range) of \(text.debugDescription) begins before \(end) or ends behind the text")
      }
      end = style.range.upperBound
    }
  }

  /// What the language says of a line that is done.
  private func checkAssistance(_ line: String) throws(Finding) {
    let bytes = line.utf8.count
    if let completion = CompletesNoFiles(assistant).completion(line, cursor: bytes) {
      guard completion.range.lowerBound >= 0, completion.range.upperBound <= bytes, !completion.candidates.isEmpty
      else {
        throw Finding("a completion of \(line.debugDescription) is at \(completion.range)")
      }
    }
    guard let preview = assistant.preview(line) else { return }
    guard !preview.isEmpty, !preview.contains("\n"),
      preview.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else {
      throw Finding("the preview of \(line.debugDescription) is \(preview.debugDescription)")
    }
  }
}

/// The assistant without the names of files, which are the machine's.
private struct CompletesNoFiles: LineAssistant {
  private let assistant: PromptAssistant

  init(_ assistant: PromptAssistant) { self.assistant = assistant }

  func isIncomplete(_ text: String) -> Bool { assistant.isIncomplete(text) }
  func styles(_ text: String, cursor: Int?) -> [StyledRange] { assistant.styles(text, cursor: cursor) }
  func preview(_ text: String) -> String? { assistant.preview(text) }
  func completion(_ text: String, cursor: Int) -> Completion? {
    Conversation.touchesWorld(text) ? nil : assistant.completion(text, cursor: cursor)
  }
}
