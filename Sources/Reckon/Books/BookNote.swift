public import ReckonCatalogue

/// A note on a formula book: not an error, but possibly unintended.
public struct BookNote: Hashable, Sendable {
  /// The subject of a note.
  public enum Kind: Hashable, Sendable {
    /// A parameter that no definition or example uses.
    case unusedParameter(String)
    /// An argument that its function's body does not use.
    case unusedArgument(String, function: String)
    /// A name of the book that hides a constant of the language.
    case hiddenConstant(String)
    /// A function of the book that hides the built-in function with the same number of arguments.
    case hiddenFunction(String)
    /// A parse that may surprise.
    case reading(FormulaNote)
  }

  /// The subject of the note.
  public let kind: Kind
  /// The range in ``source``.
  public let range: SourceRange
  /// The text of the definition.
  public let source: SourceText

  init(_ kind: Kind, at range: SourceRange, in source: SourceText) {
    self.kind = kind
    self.range = range
    self.source = source
  }

  /// The note as one sentence, in the language `Language.current`.
  public var message: String { message(in: .current) }

  /// The note as one sentence.
  public func message(in language: Language) -> String { VisibleText.message(sentence.text(in: language)) }

  private var sentence: Phrase {
    switch kind {
    case .unusedParameter(let name):
      Phrase("nothingUsesTheParameter", "nothing uses the parameter ‘\(name)’; remove it, or use it")
    case .unusedArgument(let name, let function):
      Phrase("doesNotUseItsArgument", "\(function) does not use its argument ‘\(name)’; remove it, or use it")
    case .hiddenConstant(let name):
      Phrase(
        "constantIsHiddenByThis",
        "the constant ‘\(name)’ is hidden by this definition; choose another name if you still need it")
    case .hiddenFunction(let name):
      Phrase(
        "builtInFunctionIsHidden",
        "the built-in function ‘\(name)’ is hidden by this definition; choose another name if you need both")
    case .reading(let note): note.sentence
    }
  }
}
