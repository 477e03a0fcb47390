/// An error in a formula, its stored form or its evaluation, with its position.
public struct FormulaError: Error, Hashable, Sendable {
  /// The kind of the error, with its arguments.
  public let kind: Kind
  /// The range of the error in ``source``.
  public let range: SourceRange
  /// The text that ``range`` points into: the formula's own, or that of a definition which it uses.
  public let source: SourceText

  /// The gap between two ranges that do not fit each other: the sign in `3 m + 2 s`.
  package let gap: SourceRange?

  /// The definition of a name at the range of an error.
  public struct Origin: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The range of the definition in ``source``.
    public let range: SourceRange
    /// The text that defines it.
    public let source: SourceText

    package init(_ name: String, at range: SourceRange, in source: SourceText) {
      (self.name, self.range, self.source) = (name, range, source)
    }
  }

  /// The definitions that conflict with each other or with what is next to them, if texts define them: at most two.
  public let origins: [Origin]

  /// Notes on how the conflicting parts were read; another reading may have been intended.
  public let notes: [FormulaNote]

  package init(
    _ kind: Kind, at range: SourceRange, but gap: SourceRange? = nil, in source: SourceText, origins: [Origin] = [],
    notes: [FormulaNote] = []
  ) {
    self.kind = kind
    self.range = range
    self.gap = gap
    self.source = source
    self.origins = origins
    self.notes = notes
  }

  /// The same error with the notes of a text that overlap its range.
  package func keeping(_ notes: [FormulaNote]) -> FormulaError {
    let notes = notes.filter { $0.range.start < range.end && range.start < $0.range.end }
    return notes.isEmpty ? self : FormulaError(kind, at: range, but: gap, in: source, origins: origins, notes: notes)
  }

  /// The error for bytes that are not UTF-8, at the first invalid byte.
  package static func invalidEncoding(in bytes: [UInt8], name: String? = nil, firstLine: Int = 1) -> FormulaError {
    let repaired = String(decoding: bytes, as: UTF8.self)
    let offset = zip(bytes, repaired.utf8).prefix { $0 == $1 }.count
    return FormulaError(
      .invalidEncoding, at: SourceRange(start: offset, end: offset + 1),
      in: SourceText(repaired, name: name, firstLine: firstLine))
  }

  /// The same error, for texts that have moved.
  package func moved(_ place: (SourceText) -> SourceText) -> FormulaError {
    FormulaError(
      kind, at: range, but: gap, in: place(source),
      origins: origins.map { Origin($0.name, at: $0.range, in: place($0.source)) },
      notes: notes)
  }

  /// The ranges of the error: ``range``, or the two parts of it that conflict.
  public var places: [SourceRange] {
    guard let gap else { return [range] }
    return [SourceRange(start: range.start, end: gap.start), SourceRange(start: gap.end, end: range.end)]
  }

  /// The kinds of errors. The message for each is in `FormulaError+Message.swift`.
  public enum Kind: Hashable, Sendable {
    // Syntax
    /// A character that has no meaning in a formula; `instead` is the ASCII form, if there is one.
    case unexpectedCharacter(String, instead: String?)
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// A token that does not fit at its position, with advice.
    case unexpectedToken(String, hint: Phrase)
    /// The text ends too early: incomplete rather than wrong.
    case unexpectedEnd
    /// A bracket that is never closed, and the bracket that would close it: incomplete rather than wrong.
    case unclosedBracket(closing: String = ")")
    /// A closing bracket without an opening one.
    case unmatchedBracket
    /// A malformed number, and the reason.
    case badNumber(Phrase)
    /// `=` where it cannot define anything.
    case misplacedEquals
    /// A limit that the formula or its evaluation exceeds.
    case limitExceeded(Limits.Kind, maximum: Int)

    // Meaning
    /// An undefined name, with the most similar known one.
    case unknownName(String, suggestion: String?)
    /// An undefined function, with the most similar known one.
    case unknownFunction(String, suggestion: String?)
    /// A call with the wrong number of arguments; `expected` is a phrase such as "1 or 2 arguments".
    case wrongArgumentCount(function: String, expected: Phrase, found: Int)
    /// A name that cannot be defined, or not again.
    case alreadyDefined(String)
    /// Definitions that use each other in a cycle, in order.
    case cyclicDefinition([String])
    /// Quantities of different kinds where the same kind is needed, each described as in `km (length)`.
    case incompatibleUnits(Phrase, Phrase)
    /// Operands of different kinds where the same kind is needed: the kind of each (`a length`), the problem (`do not
    /// add`), the text of the operation, and the nearest reading that makes sense.
    case mismatchedKinds(first: Phrase, second: Phrase, problem: Phrase, text: String, reading: Phrase?)
    /// An unknown unit, with the most similar known one.
    case unknownUnit(String, suggestion: String?)
    /// Amounts in a currency without an exchange rate, in an operation with another currency; `date` is the date of the
    /// known rates.
    case missingRate(currency: String, date: String?)
    /// A unit where an operation takes plain numbers only.
    case misplacedUnit(Phrase, operation: Phrase)
    /// A text, a list or a missing value as an operand of an operation that does not take it, with advice.
    case misplacedKind(Phrase, operation: Phrase, advice: Phrase)
    /// A function whose recursive calls use an unbounded number of kinds of arguments, or that is used with more than
    /// `most` kinds.
    case unsettledKinds(function: String, most: Int)
    /// A function between an input and the value that has no derivative.
    case noDerivative(function: String)
    /// An integral that does not exist or was not found; the name is the input over which the library was to integrate.
    case noIntegral(String?)
    /// A root search between two bounds at which the formula has the same sign, with the values at the bounds.
    case noSignChange(NumericValue, NumericValue)
    /// A formula whose sign changes at a jump or a pole rather than at a root.
    case noRoot
    /// An equation that cannot be solved, and the reason.
    case unsolved(Phrase)
    /// A formula that defines functions but computes nothing.
    case noValue
    /// A name that a formula book defines twice; `first` is the position of the first definition: `prices.reckon:12`.
    case definedTwice(String, first: String)
    /// A book that cannot be imported, and the reason.
    case unreadableImport(String, reason: Phrase)
    /// Books that import each other in a cycle, in order.
    case cyclicImport([String])
    /// An imported book whose number mode differs from that of the importing book.
    case conflictingMode(String, mode: NumberMode)
    /// Something that must be the same in every evaluation but depends on a parameter, and that parameter.
    case dependsOnParameter(Phrase, parameter: String)
    /// A name that is given a value but is not a parameter of the book.
    case noParameter(String, suggestion: String?)
    /// A parameter of a formula book that has neither a value nor a default.
    case missingParameter(String)
    /// A part of another engine's formula that has no equivalent here, and the reason.
    case noEquivalent(String, reason: Phrase)
    /// A name or a sign for a feature that the host does not permit, and the feature.
    case notPermitted(String, subject: Phrase)

    // Evaluation
    /// A division, remainder or power whose divisor is 0.
    case divisionByZero(operation: String, operands: [NumericValue])
    /// A function outside its domain, which `requirement` describes.
    case domain(function: String, operands: [NumericValue], requirement: Phrase)
    /// An operation whose result is beyond the largest number.
    case overflow(operation: String, operands: [NumericValue])
    /// A bound of Σ or Π that is not an integer below 2^53 in magnitude.
    case noBoundedInteger(function: String, value: NumericValue)
    /// The evaluation has reached the step limit.
    case stepLimit(Int)
    /// The nesting of calls has reached the depth limit.
    case depthLimit(Int)
    /// The evaluating task was cancelled.
    case cancelled
    /// The deadline passed before the evaluation ended.
    case deadlinePassed
    /// A temperature below absolute zero; `least` is absolute zero in the same unit.
    case belowAbsoluteZero(NumericValue, least: NumericValue)
    /// A missing value where a value is needed, and the input that it came from, if any.
    case missingValue(String?)
    /// A position outside a list, and the number of items.
    case noSuchItem(position: NumericValue, count: Int)
    /// Two lists of different lengths in an operation that works item by item.
    case differentLengths(Int, Int)
    /// A value of the wrong kind for the program: its kind, and the kind that is needed.
    case wrongKind(found: Phrase, expected: Phrase)
    /// A host function that threw an error.
    case hostFailure(function: String, reason: String)
    /// A derivative at a corner or a jump, where the value changes differently before and after the point.
    case notDifferentiable
    /// The condition of a definition on its arguments does not hold; the range is the condition.
    case unmetCondition
    /// A value of a book's parameter that violates its condition.
    case outOfRange(parameter: String, value: Value, condition: String)

    // Use
    /// A stored form that cannot be read, and the reason.
    case badImage(Phrase)
    /// The number of values given differs from the number of variables.
    case wrongInputCount(expected: Int, found: Int)
    /// A column whose number of rows differs from the output's.
    case wrongRowCount(expected: Int, found: Int)
    /// No value was given for a variable.
    case missingInput(String)
    /// A formula book that was stored without its text.
    case missingSource
    /// A formula from a stored form, which has its text but not the meanings of its names.
    case missingScope
    /// A name that the program gives to a value or function but that formulas cannot write.
    case invalidName(String)
    /// An unsupported number of parameters.
    case invalidParameterCount(function: String, found: Int)
    /// An argument of a call by the host that cannot be used: its name, and the reason.
    case invalidArgument(String, problem: Phrase)
  }

  /// The stage of a formula that an error belongs to.
  public enum Stage: Hashable, Sendable {
    /// The stage that found the error: reading, compiling, evaluating, or a call by the host.
    case syntax, meaning, evaluation, use
  }
}

extension FormulaError {
  /// The error of work that was cancelled while no position in a text was being processed.
  @usableFromInline package static var cancelled: FormulaError {
    FormulaError(.cancelled, at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }
}

#if !hasFeature(Embedded)
  // What the compiler makes of the cases is in the same file as they are; `FormulaError+Coding.swift` says how it
  // looks.
  extension FormulaError.Kind: Codable {}
#endif
