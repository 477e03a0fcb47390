import Reckon
import ReckonTerminal

/// The words behind a command's name, sorted by its options.
package struct Arguments: Sendable {
  private var values: [String: [String]] = [:]
  /// The words that are no options.
  package private(set) var words: [String] = []

  /// Sorts words: `--name value`, `--name=value`, `-e value`, `--` before words that only look like options.
  ///
  /// - Throws: `UsageError` for an option that the command does not know, one without its value, or one with a value
  ///   that takes none.
  package init(_ words: some Sequence<String>, for command: Command) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        self.words += rest
        return
      }
      guard command.takesAsOption(word) else {
        self.words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        let nearest = Suggestion.nearest(to: parts[0], among: command.options.map(\.name))
        throw UsageError(
          "hasNoOption",
          "\(command.name.isEmpty ? "reckon" : command.name) has no option \(parts[0])\(Suggestion.ending(nearest))")
      }
      if let value = option.value {
        guard let given = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw UsageError("needsAValue", "\(option.name) needs a value: \(option.name) \(value)")
        }
        // What was forgotten is the value, rather than that the next option is one.
        if parts.count == 1,
          let next = given.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init),
          command.options.contains(where: { $0.name == next })
        {
          throw UsageError(
            "needsAValueBefore",
            "\(option.name) needs a value before \(next); if that is the value, write \(option.name)=\(next)")
        }
        guard option.repeats || values[option.name] == nil else {
          throw UsageError("isGivenTwice", "\(option.name) is given twice; give it once")
        }
        values[option.name, default: []].append(given)
      } else {
        guard parts.count == 1 else { throw UsageError("takesNoValue", "\(option.name) takes no value") }
        values[option.name, default: []].append("")
      }
    }
  }

  /// Whether an option was given.
  func has(_ flag: any CommandFlag) -> Bool { values[flag.option.name] != nil }

  /// The value given for an option, the last of several.
  ///
  /// - Throws: `UsageError` for a text that is no such value.
  subscript<Value>(_ flag: Flag<Value>) -> Value? {
    get throws(UsageError) {
      guard let text = values[flag.option.name]?.last else { return nil }
      return try flag.read(text)
    }
  }

  /// The options as words, but for one: what reads these has the same options.
  func optionWords(without flag: any CommandFlag) -> [String] {
    values.filter { $0.key != flag.option.name }.sorted { $0.key < $1.key }.flatMap { name, values in
      values.map { $0.isEmpty ? name : "\(name)=\($0)" }
    }
  }

  /// All values given for an option, in order.
  func all<Value>(_ flag: Flag<Value>) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for text in values[flag.option.name] ?? [] { result.append(try flag.read(text)) }
    return result
  }
}

extension Command {
  /// Whether a word before `--` is an option: `-3`, `-(2)` and `--3` are none; a name with one dash is one only where
  /// there is an option of that name.
  func takesAsOption(_ word: String) -> Bool {
    if word.hasPrefix("--") {
      return !(word.dropFirst(2).first.map { $0.isWholeNumber || $0 == "." || $0 == "(" } ?? false)
    }
    return options.contains { $0.name == word }
  }
}
