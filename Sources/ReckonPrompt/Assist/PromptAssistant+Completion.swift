import Reckon
import ReckonCalculator
import ReckonLineEditor
import ReckonTerminal

/// Completion of names and symbols in formulas.
extension PromptAssistant {
  static func completion(_ range: Range<Int>, _ candidates: [Completion.Candidate]) -> Completion? {
    candidates.isEmpty ? nil : Completion(range: range, candidates: candidates)
  }

  func completion(ofFormula text: String, _ cursor: Int, _ assistant: FormulaAssistant) -> Completion? {
    assistant.completions(of: text, at: cursor).flatMap { found in
      Self.completion(
        found.range.start..<found.range.end,
        found.candidates.map {
          Completion.Candidate(text: $0.insertion, label: $0.name, summary: shown($0) ?? $0.summary)
        })
    }
  }

  /// A value as the prompt displays it.
  func shown(_ candidate: FormulaAssistant.Completion) -> String? {
    guard candidate.kind == .value, session.scope[documentation: candidate.name] == nil else { return nil }
    let definition = session.definition(of: candidate.name)
    return (definition?.result ?? session.scope[result: candidate.name]).map {
      ResultText.equation($0, definition?.form ?? ResultForm($0.kind), settings)
    }
  }
}

/// Completion of commands and their arguments.
extension PromptAssistant {
  func completion(of command: CommandReading, _ text: String, _ cursor: Int) -> Completion? {
    if cursor <= command.nameRange.upperBound { return nameCompletion(command, text, cursor) }
    guard let row = command.command, cursor >= command.argumentStart || command.argument.isEmpty else { return nil }
    let start = command.argument.isEmpty ? cursor : command.argumentStart
    let typed = String(decoding: Array(text.utf8)[start..<cursor], as: UTF8.self)
    switch row.argument {
    case .nothing: return nil
    case .expression:
      let formula = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
      return completion(ofFormula: formula, cursor - start, assistant.adding(inputs: ["x"])).map {
        Completion(range: $0.range.lowerBound + start..<$0.range.upperBound + start, candidates: $0.candidates)
      }
    case .topic: return list(typed, start..<cursor, help.completions(showsAll: !typed.isEmpty))
    case .setting: return settingCompletion(typed, start, cursor)
    case .definition: return list(typed, start..<cursor, definitions)
    case .file: return Self.completion(start..<cursor, files.candidates(typed))
    case .book:
      let books = list(typed, start..<cursor, HelpIndex.bookRows.map { ($0.head, $0.text) })?.candidates ?? []
      return Self.completion(start..<cursor, books.filter { $0.text.hasPrefix(typed) } + files.candidates(typed))
    }
  }

  private func nameCompletion(_ command: CommandReading, _ text: String, _ cursor: Int) -> Completion? {
    guard cursor > command.nameRange.lowerBound else { return nil }
    let typed = String(decoding: Array(text.utf8)[command.nameRange.lowerBound + 1..<cursor], as: UTF8.self)
    var list = CandidateList<Completion.Candidate>(typed: typed)
    for row in PromptCommand.all {
      // If text follows, it already begins with a space.
      let needsBlank = row.argument != .nothing && command.nameRange.upperBound == text.utf8.count
      list.add([row.name]) {
        Completion.Candidate(text: ":\($0)\(needsBlank ? " " : "")", label: ":\($0)", summary: "\(row.summary)")
      }
    }
    return Self.completion(command.nameRange, list.candidates)
  }

  /// The names that the session and its books define, each with a one-line description.
  private var definitions: [(String, String)] {
    assistant.ownCompletions.map { ($0.name, shown($0) ?? $0.summary) }
  }

  private func settingCompletion(_ typed: String, _ start: Int, _ cursor: Int) -> Completion? {
    let words = typed.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count > 1 else {
      return list(typed, start..<cursor, Setting.all.map { ($0.name, $0.summary) }, suffix: " ")
    }
    guard let setting = Setting.named(briefly: String(words[0])) else { return nil }
    let value = words[1].drop { $0 == " " }
    let valueStart = cursor - value.utf8.count
    let current = setting.get(settings)
    let choices = setting.choices.map { choice in
      (
        choice,
        setting.summary + (choice == current ? " · \(Phrase("as it is"))" : "")
          + (choice == setting.defaultValue ? " · \(Phrase("the default"))" : "")
      )
    }
    return list(String(value), valueStart..<cursor, choices)
  }

  private func list(_ typed: String, _ range: Range<Int>, _ rows: [(String, String)], suffix: String = "")
    -> Completion?
  {
    var list = CandidateList<Completion.Candidate>(typed: typed)
    for (name, summary) in rows {
      list.add([name]) { Completion.Candidate(text: $0 + suffix, label: $0, summary: summary) }
    }
    return Self.completion(range, list.candidates)
  }
}
