import Reckon
import ReckonCalculator

/// What comes from a terminal, through the line editor with all that helps while one types, to the lines that are
/// answered.
package struct PromptTarget: FuzzTarget {
  package let name = "prompt"
  package let summary =
    "whatever a terminal sends, lines are edited, shown and answered as they should, and the session can be saved"
  package let longestInput = 128
  package var seeds: [[UInt8]] { PromptSeeds.all }
  package var words: [String] {
    PromptSeeds.keys + ["a", "f(x) = ", "ans", " = ", ":undo\r", ":redo\r", ":forget a\r", "sum(k, 1, 3, k)", "a = "]
  }

  package init() {}

  package func listing(of input: [UInt8]) -> String {
    "\(PromptInput(input).size)\n\(String(decoding: input.dropFirst(), as: UTF8.self).debugDescription)"
  }

  package func check(_ input: [UInt8]) throws(Finding) {
    let input = PromptInput(input)
    let events = input.events(pieces: 1_000)
    for pieces in [1, 3] {
      let others = input.events(pieces: pieces)
      guard others.elementsEqual(events, by: { $0.event == $1.event }) else {
        throw Finding("in pieces of \(pieces) bytes the events are \(others.map(\.event)), not \(events.map(\.event))")
      }
    }
    var conversation = Conversation()
    var editing = PromptEditing(conversation.assistant, input.size)
    for (event, size) in events {
      guard let line = try editing.take(event, size) else { continue }
      try conversation.answer(line)
      editing.begin(conversation.assistant)
    }
    try editing.checkJournal()
    try conversation.checkSession()
  }
}
