import ReckonTerminal

/// Language support for a text that is being typed. Positions are offsets in UTF-8.
package protocol LineAssistant {
  /// Whether Enter is to begin another line, since the text merely ends early: a bracket is open, an operand is
  /// missing.
  func isIncomplete(_ text: String) -> Bool
  /// How parts of the text look, in order and without overlap; the rest is plain.
  ///
  /// - Parameter cursor: the place of the cursor, for matching brackets; nothing when the line is done.
  func styles(_ text: String, cursor: Int?) -> [StyledRange]
  /// The completions at the cursor; `nil` if there are none.
  func completion(_ text: String, cursor: Int) -> Completion?
  /// A preview of the result, as one line; `nil` if it is unknown or expensive.
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

/// Completions for a part of a text.
package struct Completion: Hashable, Sendable {
  package struct Candidate: Hashable, Sendable {
    /// The text to insert: `sin(`.
    package let text: String
    /// The label in a list: `sin`.
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
