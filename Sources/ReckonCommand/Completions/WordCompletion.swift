import Reckon
import ReckonTerminal

/// The completions of the last word of a command line, for shells: `reckon --complete` prints them.
package struct WordCompletion: Hashable, Sendable {
  package struct Word: Hashable, Sendable {
    package let text: String
    /// A summary in the current language; empty if the name says it all.
    package let summary: String
  }

  /// The words that begin as the last one does; values without the option before them.
  package private(set) var words: [Word] = []
  /// Whether files can stand there too.
  package private(set) var offersFiles = false

  /// - Parameter line: the words up to the one to complete, the tool's own name first. A sign `=` behind an option may
  ///   be a word of its own, as in bash.
  package init(_ line: [String]) {
    var rest = Array(line.dropFirst())[...]
    let typed = rest.popLast() ?? ""
    let command = rest.first.flatMap { name in Tool.commands.first { $0.name == name } }
    let place = Place(rest.dropFirst(command == nil ? 0 : 1), of: command ?? .withoutName)
    offer(typed, at: place, of: command ?? .withoutName)
    // Where a command may stand, so may the path of a script.
    guard command == nil, place.isFirst, !typed.hasPrefix("-") else { return }
    offer(Tool.commands.map { Word(text: $0.name, summary: $0.headline) }, typed)
  }

  private mutating func offer(_ typed: String, at place: Place, of command: Command) {
    if let option = place.option { return offer(option.words, typed == "=" ? "" : typed, behind: "") }
    if !place.isBehindOptions, typed.hasPrefix("-") {
      let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 {
        if let option = command.optionWithValue(parts[0]) { offer(option.words, parts[1], behind: "") }
        return
      }
      let help = command.name.isEmpty ? [] : Command.withoutName.options.filter { $0.name == "--help" }
      return offer((command.options + help).map { Word(text: $0.name, summary: "\($0.summary)") }, typed)
    }
    guard let last = command.words.indices.last else { return }
    offer(command.words[min(place.words.count, last)], typed, behind: place.words.last ?? "")
  }

  private mutating func offer(_ words: Command.Words, _ typed: String, behind word: String) {
    switch words {
    case .any: break
    case .file: offersFiles = true
    case .fileOr(let choices):
      offersFiles = true
      offer(choices().map { Word(text: $0, summary: "") }, typed)
    case .oneOf(let choices): offer(choices().map { Word(text: $0, summary: "") }, typed)
    case .following(let choices): offer(choices(word).map { Word(text: $0, summary: "") }, typed)
    }
  }

  private mutating func offer(_ words: [Word], _ typed: String) {
    self.words += words.filter { $0.text.hasPrefix(typed) }
  }

  /// `files` or `words`, then a word a line, with a tab before its summary.
  package var text: String {
    let lines = words.map { $0.summary.isEmpty ? $0.text : "\($0.text)\t\($0.summary.prefix { $0 != "\n" })" }
    return ([offersFiles ? "files" : "words"] + lines).joined(separator: "\n") + "\n"
  }
}

/// Where a command line's next word stands.
private struct Place {
  /// The words before it that are no options.
  var words: [String] = []
  /// The option whose value it is.
  var option: Command.Option?
  /// Whether `--` stands before it.
  var isBehindOptions = false
  /// Whether nothing stands before it.
  let isFirst: Bool

  init(_ line: ArraySlice<String>, of command: Command) {
    isFirst = line.isEmpty
    var line = line
    while let word = line.popFirst() {
      if word == "--", !isBehindOptions {
        isBehindOptions = true
      } else if !isBehindOptions, let option = command.optionWithValue(word) {
        if line.first == "=" { line.removeFirst() }
        if line.popFirst() == nil { self.option = option }
      } else if isBehindOptions || !command.takesAsOption(word) {
        words.append(word)
      }
    }
  }
}

extension Command {
  fileprivate func optionWithValue(_ name: String) -> Option? { options.first { $0.name == name && $0.value != nil } }
}
