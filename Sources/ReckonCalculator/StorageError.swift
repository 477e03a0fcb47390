public import Reckon

/// Something that could not be kept or read, in one sentence that names the file and says what to do.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message as a phrase.
  package let sentence: Phrase

  /// An error of this sentence.
  public init(_ sentence: Phrase) { self.sentence = sentence }
  package init(_ key: String, _ english: Phrase) { sentence = Phrase(key, english) }

  /// The sentence in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language; characters that a terminal would obey are made visible.
  public func message(in language: Language) -> String { VisibleText.remark(sentence.text(in: language)) }

  public var description: String { message }
}
