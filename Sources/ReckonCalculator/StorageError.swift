public import Reckon

/// A storage failure, in one sentence that names the file and gives a hint.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message as a phrase.
  package let sentence: Phrase

  /// An error with a sentence.
  public init(_ sentence: Phrase) { self.sentence = sentence }
  package init(_ key: String, _ english: Phrase) { sentence = Phrase(key, english) }

  /// The sentence in the ``/ReckonPhrases/Language/current`` language.
  public var message: String { message(in: .current) }

  /// The sentence in a language; control characters are made visible.
  public func message(in language: Language) -> String { VisibleText.remark(sentence.text(in: language)) }

  public var description: String { message }
}
