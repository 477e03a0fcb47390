import Reckon
import ReckonTerminal

/// A command of the line editor, bound to keys.
package enum LineCommand: String, Hashable, Sendable, CaseIterable {
  case left, right, wordLeft, wordRight, rowStart, rowEnd, textStart, textEnd
  case up, down, oldest, newest
  case eraseBefore, eraseBehind, eraseOrEnd, transpose
  case killRowEnd, killRowStart, killBlankWord, killWordBefore, killWordBehind, yank, yankOlder
  case undo, redo
  case searchOlder, searchNewer
  case complete, completeBackward
  case enter, newRow, cancel, giveUp, close, clearScreen
}

/// A row of the table of the prompt's keys, from which the editor and help read.
package struct KeyBinding: Sendable {
  /// A key with what was held down.
  struct Press: Hashable, Sendable {
    let key: TerminalKey
    let modifiers: KeyModifiers
  }

  package let command: LineCommand
  /// The keys as they are called: `C-a`, `M-b`, `C-x C-u`, `Home`.
  package let keys: [String]
  /// A one-line description of the command.
  package let summary: Phrase

  private init(_ command: LineCommand, _ keys: String..., summary: Phrase) {
    self.command = command
    self.keys = keys
    self.summary = summary.keyed(.editorKey, command.rawValue)
  }

  /// All keys but those that type text.
  package static let all: [KeyBinding] = [
    KeyBinding(.enter, "Enter", summary: "runs the line, or continues it on another if it is incomplete"),
    KeyBinding(.newRow, "M-Enter", "S-Enter", "C-o", summary: "begins another row"),
    KeyBinding(.complete, "Tab", summary: "completes the name before the cursor, or lists the candidates"),
    KeyBinding(.completeBackward, "S-Tab", summary: "goes back in the list of completions"),
    KeyBinding(.left, "Left", "C-b", summary: "a character to the left"),
    KeyBinding(.right, "Right", "C-f", summary: "a character to the right"),
    KeyBinding(.wordLeft, "C-Left", "M-Left", "M-b", summary: "a word to the left"),
    KeyBinding(.wordRight, "C-Right", "M-Right", "M-f", summary: "a word to the right"),
    KeyBinding(.rowStart, "Home", "C-a", summary: "to the start of the row"),
    KeyBinding(.rowEnd, "End", "C-e", summary: "to the end of the row"),
    KeyBinding(.textStart, "C-Home", summary: "to the start of all rows"),
    KeyBinding(.textEnd, "C-End", summary: "to the end of all rows"),
    KeyBinding(.up, "Up", "C-p", summary: "a row up, then to the line before in the history"),
    KeyBinding(.down, "Down", "C-n", summary: "a row down, then to the next line in the history"),
    KeyBinding(.oldest, "M-<", summary: "to the oldest line of the history"),
    KeyBinding(.newest, "M->", summary: "returns to the line being edited"),
    KeyBinding(.searchOlder, "C-r", summary: "searches the history backwards; again for an older line"),
    KeyBinding(.searchNewer, "C-s", summary: "searches the history forwards; again for a newer line"),
    KeyBinding(.eraseBefore, "Backspace", "C-Backspace", summary: "erases the character before the cursor"),
    KeyBinding(.eraseBehind, "Delete", summary: "erases the character at the cursor"),
    KeyBinding(.eraseOrEnd, "C-d", summary: "erases the character at the cursor; quits on an empty line"),
    KeyBinding(.transpose, "C-t", summary: "swaps the two characters at the cursor"),
    KeyBinding(.killRowEnd, "C-k", summary: "cuts to the end of the row"),
    KeyBinding(.killRowStart, "C-u", summary: "cuts to the start of the row"),
    KeyBinding(.killBlankWord, "C-w", summary: "cuts back to the blank before"),
    KeyBinding(.killWordBefore, "M-Backspace", summary: "cuts the word before the cursor"),
    KeyBinding(.killWordBehind, "M-d", "M-Delete", "C-Delete", summary: "cuts the word after the cursor"),
    KeyBinding(.yank, "C-y", summary: "inserts the last cut text"),
    KeyBinding(.yankOlder, "M-y", summary: "after C-y: inserts the text cut before that instead"),
    KeyBinding(.undo, "C-_", "C-x C-u", summary: "undoes the last change"),
    KeyBinding(.redo, "M-_", "C-M-_", summary: "redoes the last undone change"),
    KeyBinding(.clearScreen, "C-l", summary: "clears the screen"),
    KeyBinding(.cancel, "C-c", summary: "discards the line; stops a computation"),
    KeyBinding(.giveUp, "C-g", summary: "cancels a search, closes a list"),
    KeyBinding(.close, "Escape", summary: "ends a search and keeps the line, closes a list"),
  ]

  /// The commands of single presses and of pairs of presses.
  static let commands: [[Press]: LineCommand] = {
    var commands: [[Press]: LineCommand] = [:]
    for row in all { for keys in row.keys { commands[presses(keys)] = row.command } }
    return commands
  }()

  /// Presses that another one has to follow.
  static let prefixes = Set(all.flatMap(\.keys).map(presses).filter { $0.count > 1 }.map { $0[0] })

  /// The presses that a name stands for.
  package static func events(_ keys: String) -> [TerminalEvent] { presses(keys).map { .key($0.key, $0.modifiers) } }

  private static func presses(_ keys: String) -> [Press] { keys.split(separator: " ").map { press($0) } }

  private static func press(_ name: Substring) -> Press {
    var name = name
    var modifiers: KeyModifiers = []
    let letters: [(letter: String, modifier: KeyModifiers)] = [("C-", .ctrl), ("M-", .alt), ("S-", .shift)]
    while let found = letters.first(where: { name.hasPrefix($0.letter) && name.count > 2 }) {
      name = name.dropFirst(2)
      modifiers.insert(found.modifier)
    }
    if name == "Tab", modifiers == .shift { return Press(key: .backTab, modifiers: []) }
    return Press(key: names[String(name)] ?? .character(name.first ?? " "), modifiers: modifiers)
  }

  private static let names: [String: TerminalKey] = [
    "Enter": .enter, "Tab": .tab, "Left": .left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
    "Backspace": .backspace, "Delete": .delete, "Escape": .escape,
  ]
}
