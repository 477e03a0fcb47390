/// Anything that can be wrong with a formula, its stored form or its evaluation, with the place where it is wrong.
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

  /// The definitions that do not fit each other, or what stands beside them, where texts define them: at most two.
  public let origins: [Origin]

  /// Remarks on how the parts were read that do not fit: another reading may be what was meant.
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

  /// The same error with those of a text's remarks that concern what is wrong.
  package func keeping(_ notes: [FormulaNote]) -> FormulaError {
    let notes = notes.filter { $0.range.start < range.end && range.start < $0.range.end }
    return notes.isEmpty ? self : FormulaError(kind, at: range, but: gap, in: source, origins: origins, notes: notes)
  }

  /// Bytes that are not UTF-8, with the place of the first that is not.
  package static func invalidEncoding(in bytes: [UInt8], name: String? = nil, firstLine: Int = 1) -> FormulaError {
    let repaired = String(decoding: bytes, as: UTF8.self)
    let offset = zip(bytes, repaired.utf8).prefix { $0 == $1 }.count
    return FormulaError(
      .invalidEncoding, at: SourceRange(start: offset, end: offset + 1),
      in: SourceText(repaired, name: name, firstLine: firstLine))
  }

  /// The same error of texts that stand elsewhere now.
  package func moved(_ place: (SourceText) -> SourceText) -> FormulaError {
    FormulaError(
      kind, at: range, but: gap, in: place(source),
      origins: origins.map { Origin($0.name, at: $0.range, in: place($0.source)) },
      notes: notes)
  }

  /// The places that are wrong: ``range``, or the two in it that do not fit each other.
  public var places: [SourceRange] {
    guard let gap else { return [range] }
    return [SourceRange(start: range.start, end: gap.start), SourceRange(start: gap.end, end: range.end)]
  }

  /// The kinds of errors. The sentence shown for each stands in `FormulaError+Message.swift`.
  public enum Kind: Hashable, Sendable {
    // Syntax
    /// A character that has no meaning in a formula; `instead` is the ASCII form when there is one.
    case unexpectedCharacter(String, instead: String?)
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// A token that does not fit at its position, with advice.
    case unexpectedToken(String, hint: Phrase)
    /// The text ends too early: incomplete rather than wrong.
    case unexpectedEnd
    /// A bracket that is never closed, and what would close it: incomplete rather than wrong.
    case unclosedBracket(closing: String = ")")
    /// A closing bracket without an opening one.
    case unmatchedBracket
    /// A malformed number and what is wrong with it.
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
    /// A name that may not be defined (again).
    case alreadyDefined(String)
    /// Definitions that use each other in a cycle, in order.
    case cyclicDefinition([String])
    /// Quantities of different kinds where one kind is needed, each named: `km (length)`.
    case incompatibleUnits(Phrase, Phrase)
    /// Operands of different kinds where one kind is needed: what each is (`a length`), why they do not fit (`do not
    /// add`), the text of the operation, and the nearest reading that makes sense.
    case mismatchedKinds(first: Phrase, second: Phrase, problem: Phrase, text: String, reading: Phrase?)
    /// An unknown unit, with the most similar known one.
    case unknownUnit(String, suggestion: String?)
    /// Amounts in a currency that has no exchange rate, where they meet another currency; `date` is the day of the
    /// known rates.
    case missingRate(currency: String, date: String?)
    /// A unit where an operation takes plain numbers only.
    case misplacedUnit(Phrase, operation: Phrase)
    /// A text, a list or a missing value where an operation takes other values, and what to do about it.
    case misplacedKind(Phrase, operation: Phrase, advice: Phrase)
    /// A function whose recursive calls need ever more kinds of arguments, or that is used with more than `most` kinds.
    case unsettledKinds(function: String, most: Int)
    /// A function between an input and the value that has no derivative.
    case noDerivative(function: String)
    /// An integral that does not exist, or that was not found; over an input, where the library was asked for it.
    case noIntegral(String?)
    /// A search for a root between two bounds at which the formula has the same sign; the values at the bounds.
    case noSignChange(NumericValue, NumericValue)
    /// A formula that changes its sign at a jump or a pole, rather than at a root.
    case noRoot
    /// An equation that is not solved, and why.
    case unsolved(Phrase)
    /// A formula that defines functions but computes nothing.
    case noValue
    /// A name of a formula book that is defined again; `first` is where it is defined already: `prices.reckon:12`.
    case definedTwice(String, first: String)
    /// A book that cannot be imported, and why.
    case unreadableImport(String, reason: Phrase)
    /// Books that import each other, in the order in which they do.
    case cyclicImport([String])
    /// An imported book that computes in another kind of numbers than the one that imports it.
    case conflictingMode(String, mode: NumberMode)
    /// Something that must be the same in each evaluation, and a parameter on which it depends.
    case dependsOnParameter(Phrase, parameter: String)
    /// A name that is given a value as if it were a parameter of the book.
    case noParameter(String, suggestion: String?)
    /// A parameter of a formula book that has neither a value nor a default.
    case missingParameter(String)
    /// A part of another engine's formula that has no equivalent here, and why.
    case noEquivalent(String, reason: Phrase)
    /// A name or a sign that stands for what the host does not permit, and what that is.
    case notPermitted(String, subject: Phrase)

    // Evaluation
    /// A division, remainder or power whose divisor is 0.
    case divisionByZero(operation: String, operands: [NumericValue])
    /// A function outside of its domain, which `requirement` describes.
    case domain(function: String, operands: [NumericValue], requirement: Phrase)
    /// An operation whose result is beyond the largest number.
    case overflow(operation: String, operands: [NumericValue])
    /// A bound of Σ or Π that is not an integer below 2^53 in magnitude.
    case noBoundedInteger(function: String, value: NumericValue)
    /// The evaluation has taken as many steps as the limit allows.
    case stepLimit(Int)
    /// Calls are nested as deep as the limit allows.
    case depthLimit(Int)
    /// The task that evaluates was cancelled.
    case cancelled
    /// The deadline of an evaluation passed before it ended.
    case deadlinePassed
    /// A temperature that cannot be; `least` is absolute zero in the same unit.
    case belowAbsoluteZero(NumericValue, least: NumericValue)
    /// A value that is needed and missing; the input it came from, if it came from one.
    case missingValue(String?)
    /// A position outside of a list, and the number of items.
    case noSuchItem(position: NumericValue, count: Int)
    /// Two lists of different lengths that are taken item by item.
    case differentLengths(Int, Int)
    /// A value of another kind than the program takes; what it is and what is needed.
    case wrongKind(found: Phrase, expected: Phrase)
    /// A function of the host that has thrown an error.
    case hostFailure(function: String, reason: String)
    /// A derivative at a corner or a jump, where the value changes in another way before the point than behind it.
    case notDifferentiable
    /// The condition of a definition on its arguments does not hold; the range is the condition.
    case unmetCondition
    /// A value of a book's parameter that its condition does not allow.
    case outOfRange(parameter: String, value: Value, condition: String)

    // Use
    /// A stored form that cannot be read, and why.
    case badImage(Phrase)
    /// The number of values given is not the number of variables.
    case wrongInputCount(expected: Int, found: Int)
    /// A column with another number of rows than the output.
    case wrongRowCount(expected: Int, found: Int)
    /// No value was given for a variable.
    case missingInput(String)
    /// A formula book that was stored without its text.
    case missingSource
    /// A formula from a stored form, which has its text but not what the names in it mean.
    case missingScope
    /// A name that the program gives to a value or function and that formulas could not use.
    case invalidName(String)
    /// A number of parameters that no function can have.
    case invalidParameterCount(function: String, found: Int)
    /// An argument of a call by the host that cannot be used, by its name, and why not.
    case invalidArgument(String, problem: Phrase)
  }

  /// The stage of a formula that an error belongs to.
  public enum Stage: Hashable, Sendable {
    /// The stage that found the error: reading, compiling, evaluating, or a call by the host.
    case syntax, meaning, evaluation, use
  }
}

extension FormulaError {
  /// The error of work that was cancelled where no place in a text is being looked at.
  @usableFromInline package static var cancelled: FormulaError {
    FormulaError(.cancelled, at: SourceRange(start: 0, end: 0), in: SourceText(""))
  }
}

#if !hasFeature(Embedded)
  // What the compiler makes of the cases is in the same file as they are; `FormulaError+Coding.swift` says how it
  // looks.
  extension FormulaError.Kind: Codable {}
#endif
