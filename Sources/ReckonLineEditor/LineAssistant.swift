import ReckonTerminal

/// What the language has to say about a text while someone types it. Places are offsets in UTF-8.
package protocol LineAssistant {
  /// Whether Enter is to begin another line, since the text merely ends early: a bracket is open, an operand is missing.
  func isIncomplete(_ text: String) -> Bool
  /// How parts of the text look, in order and without overlap; the rest is plain.
  ///
  /// - Parameter cursor: the place of the cursor, for matching brackets; nothing when the line is done.
  func styles(_ text: String, cursor: Int?) -> [StyledRange]
  /// What could stand at the cursor; nothing when nothing is known that fits.
  func completion(_ text: String, cursor: Int) -> Completion?
  /// What the text would come to, as one line; nothing when that is not known or not cheap.
  func preview(_ text: String) -> String?
}

/// A part of a text and how it looks.
package struct StyledRange: Hashable, Sendable {
  package let range: Range<Int>
  package let style: CellStyle

  package init(range: Range<Int>, style: CellStyle) {
    self.range = range
    self.style = style
  }
}

/// What could take the place of a part of a text.
package struct Completion: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// What is put into the text: `sin(`.
    package let text: String
    /// What is shown in a list: `sin`.
    package let label: String
    /// One line about it.
    package let summary: String

    package init(text: String, label: String, summary: String) {
      self.text = text
      self.label = label
      self.summary = summary
    }
  }

  /// The part of the text that a candidate replaces.
  package let range: Range<Int>
  /// At least one, the best first.
  package let candidates: [Candidate]

  package init(range: Range<Int>, candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
