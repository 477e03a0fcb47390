extension Phrase {
  /// A table of texts, whose rows have names.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    /// Sentences within code, each with a key of its own.
    case text
    /// Words and terms, whose keys are the English ones.
    case word
    /// So many things, by the English noun.
    case count
    /// Messages of errors, by the kind, and of exceeded limits, by the limit.
    case error, exceededLimit
    /// Notes on readings, by the wording: in full, and the reading alone.
    case note, reading
    /// Rows of the catalogue.
    case function, constant, `operator`, unit
    /// The summary of a setting, and its allowed values.
    case setting, allowedValues
    /// The command line.
    case command, option, exitCode, limit
    /// The prompt.
    case promptCommand, commandDetails, editorKey, topic, topicText
    /// The formula books that come with Reckon.
    case book
  }

  /// The key of a sentence, by which languages other than English find their words.
  package struct Key: Hashable, Sendable {
    package let group: Group
    /// The name of the sentence in its group.
    package let id: String

    package init(_ group: Group, _ id: String) { (self.group, self.id) = (group, id) }
  }
}

#if !hasFeature(Embedded)
  // The compiler writes the coding of a type in the file of the type only.
  extension Phrase.Group: Codable {}

  /// Encoded as `{"group": "text", "key": "x"}`.
  extension Phrase.Key: Codable {
    private enum CodingKeys: String, CodingKey {
      case group
      case id = "key"
    }
  }
#endif
