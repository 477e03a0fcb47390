import ReckonTerminal

/// A line that is being edited, of one row or several, with its history, what was cut, and what was done.
///
/// It is a value that takes one event after another and does no input or output, so that tests and fuzzers drive it as
/// the terminal does.
///
/// - Complexity: each event O(bytes of the line), and a search O(bytes of the history); typing at the end O(1)
///   amortised.
package struct LineEditor: Sendable {
  /// An action for the caller to perform.
  package enum Action: Hashable, Sendable {
    case nothing
    /// Show the line again.
    case redraw
    /// The key could do nothing; show the line again all the same.
    case refused
    /// The line is done; the editor is ready for another one.
    case finish(String)
    /// The line was given up; the editor is ready for another one.
    case cancelled(String)
    case clearScreen
    case endOfInput
  }

  /// The panel below the line.
  package enum Panel: Hashable, Sendable {
    case nothing
    case completions(CompletionList)
    case search(HistorySearch)
    /// A sentence, until the next key.
    case hint(String)
  }

  /// The kind of the last key, as far as it affects the next.
  enum Run: Hashable, Sendable {
    case other
    case typing
    case killing
    /// The part that was yanked.
    case yanking(Range<Int>)
    /// Moving from row to row, with the column to keep.
    case rows(column: Int)
  }

  /// The most bytes that a line may have; what would make it longer is refused.
  package static let longestLine = 4 << 20

  /// Lines that were entered, the oldest first.
  package internal(set) var history: [String] = []
  /// The most lines of history that are kept in memory.
  package var historyLimit = 10_000

  package internal(set) var edited = EditedText()
  package internal(set) var panel = Panel.nothing
  var journal = EditJournal()
  var killRing = KillRing()
  var run = Run.other
  /// The line of the history that is being shown, and what was being typed before.
  var recalled: (place: Int, draft: EditedText)?
  /// A press that begins a sequence of two.
  var prefix: KeyBinding.Press?
  /// The text of the last search.
  var lastQuery = ""

  package init(history: [String] = []) { addHistory(history) }

  /// Adds lines that were entered before all others.
  package mutating func addHistory(_ lines: [String]) { history = lines.map(EditedText.cleaned) + history }

  package var text: String { edited.text }
  package var cursor: Int { edited.cursor }

  /// Takes what happened at the terminal.
  ///
  /// - Parameter assistant: what knows the language; without one, nothing is completed, and Enter always runs the line.
  package mutating func take(_ event: TerminalEvent, assistant: (any LineAssistant)? = nil) -> Action {
    if case .hint = panel { panel = .nothing }
    switch event {
    case .text(let character):
      prefix = nil
      return take(typed: String(character))
    case .paste(let text):
      prefix = nil
      return take(pasted: text)
    case .key(let key, let modifiers): return take(KeyBinding.Press(key: key, modifiers: modifiers), assistant)
    case .mouse: return .nothing
    case .resize, .resume: return .redraw
    case .endOfInput: return .endOfInput
    }
  }

  private mutating func take(_ press: KeyBinding.Press, _ assistant: (any LineAssistant)?) -> Action {
    let presses = [prefix, press].compactMap(\.self)
    prefix = nil
    if let command = KeyBinding.commands[presses] { return perform(command, assistant) }
    if presses.count == 1, KeyBinding.prefixes.contains(press) {
      prefix = press
      return .nothing
    }
    return .refused
  }

  /// A line is done with: the next one starts empty.
  mutating func reset() {
    edited = EditedText()
    journal = EditJournal()
    panel = .nothing
    run = .other
    recalled = nil
  }
}
