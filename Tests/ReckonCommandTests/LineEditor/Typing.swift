import ReckonLineEditor
import ReckonTerminal

/// An assistant that knows brackets, digits and a few names, so that tests of the editor do not depend on the language.
struct SmallAssistant: LineAssistant {
  static let names = ["sin", "sinh", "sign", "cos", "日本", "日食"]
  static let digits = CellStyle(ScreenColor(0x00FF00, ansi: 2))

  func isIncomplete(_ text: String) -> Bool { text.count { $0 == "(" } > text.count { $0 == ")" } }

  func styles(_ text: String, cursor: Int?) -> [StyledRange] {
    text.utf8.enumerated().filter { (0x30...0x39).contains($0.element) }.map {
      StyledRange(range: $0.offset..<$0.offset + 1, style: Self.digits)
    }
  }

  func completion(_ text: String, cursor: Int) -> Completion? {
    let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let word = String(before.reversed().prefix { $0.isLetter || $0 == "\\" }.reversed())
    if word == "\\pi" {
      return Completion(range: cursor - 3..<cursor, candidates: [.init(text: "π", label: "π", summary: "pi")])
    }
    let fitting = Self.names.filter { $0.hasPrefix(word) && !word.isEmpty }
    guard !fitting.isEmpty else { return nil }
    return Completion(
      range: cursor - word.utf8.count..<cursor,
      candidates: fitting.map { .init(text: $0, label: $0, summary: "the \($0) of x") })
  }

  func preview(_ text: String) -> String? { text.isEmpty ? nil : "= \(text.count)" }
}

extension LineEditor {
  /// Types text in which keys stand in angle brackets: `1+1<C-a><Left><C-x C-u>`; `<lt>` is `<`.
  ///
  /// - Returns: the actions other than to show the line again.
  @discardableResult
  mutating func type(_ text: String, _ assistant: (any LineAssistant)? = SmallAssistant()) -> [Action] {
    var actions: [Action] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      var events: [TerminalEvent] = [.text(Character(scalar))]
      if scalar == "<" {
        // The key M-> has the bracket in its name.
        let isNewest = rest.starts(with: "M->".unicodeScalars)
        let key = isNewest ? "M->" : String(String.UnicodeScalarView(rest.prefix { $0 != ">" }))
        rest = rest.dropFirst(key.unicodeScalars.count + 1)
        events = key == "lt" ? [.text("<")] : KeyBinding.events(key)
      }
      for event in events { actions.append(take(event, assistant: assistant)) }
    }
    return actions.filter { ![.redraw, .nothing, .refused].contains($0) }
  }

  /// The text with a bar at the cursor.
  var shown: String {
    String(decoding: text.utf8.prefix(cursor), as: UTF8.self) + "|"
      + String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
  }

  /// The labels of the list that is open, the chosen one in brackets.
  var list: [String] {
    guard case .completions(let list) = panel else { return [] }
    return list.completion.candidates.enumerated().map {
      $0.offset == list.selected ? "[\($0.element.label)]" : $0.element.label
    }
  }
}
