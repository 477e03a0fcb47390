/// A list of what could be put in, of which one is chosen.
package struct CompletionList: Hashable, Sendable {
  package let completion: Completion
  /// The number of the candidate that Enter takes.
  package internal(set) var selected = 0

  var candidates: [Completion.Candidate] { completion.candidates }

  mutating func move(by step: Int) { selected = (selected + step + candidates.count) % candidates.count }
}

extension LineEditor {
  /// Puts in what is sure, and lists what is not.
  mutating func complete(_ assistant: (any LineAssistant)?) -> Action {
    guard let completion = assistant?.completion(text, cursor: cursor), let first = completion.candidates.first,
      (0...edited.count).contains(completion.range.lowerBound), completion.range.upperBound <= edited.count
    else { return .refused }
    if completion.candidates.count == 1 {
      return replace(completion.range, with: EditedText.cleaned(first.text), .other)
    }
    var common = first.text[...]
    for candidate in completion.candidates.dropFirst() { common = common.commonPrefix(with: candidate.text) }
    let typed = edited.slice(completion.range)
    if common.count > typed.count, common.hasPrefix(typed) {
      return replace(completion.range, with: EditedText.cleaned(String(common)), .other)
    }
    panel = .completions(CompletionList(completion: completion))
    return .redraw
  }

  /// The action of a key while a list is open; `nil` if the key closes the list and is handled as usual.
  mutating func perform(_ command: LineCommand, in list: CompletionList) -> Action? {
    var list = list
    switch command {
    case .complete, .down: list.move(by: 1)
    case .completeBackward, .up: list.move(by: -1)
    case .enter:
      panel = .nothing
      return replace(list.completion.range, with: EditedText.cleaned(list.candidates[list.selected].text), .other)
    case .giveUp, .close:
      panel = .nothing
      return .redraw
    default:
      panel = .nothing
      return nil
    }
    panel = .completions(list)
    return .redraw
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
