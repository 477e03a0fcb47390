public import Reckon

/// Converts values between units, and between currencies if there are rates.
public struct Converter: Sendable {
  /// The units of one quantity.
  public struct Category: Hashable, Sendable {
    /// The quantity in English, `Length`, for scripts.
    public let name: String
    /// The quantity in the ``/ReckonPhrases/Language/current`` language.
    public var title: String { kind.title }
    let kind: UnitCategory
    /// The symbols of the units, for ``Converter/convert(_:from:to:)``.
    public let units: [String]
  }

  /// A value in its new unit.
  public struct Result: Hashable, Sendable {
    /// The value.
    public let number: NumericValue
    /// The value as parsable text: a decimal, or an expression that is exactly equal to it, `1/3`.
    public var value: String { number.formulaText() }
    /// The display form that the expression requests: a unit or a notation.
    public let form: ResultForm
    /// The unit as written; empty if the expression requests none.
    public var unit: String { if case .unit(let unit) = form { unit } else { "" } }
    /// The exactness of the number.
    public let exactness: Exactness
    /// The date of the rates that the result depends on: `rates of 2026-10-30`.
    public let note: String?
    /// A warning that the rates are old.
    public let warning: String?

    /// The note and the warning, if any.
    public var remarks: [String] {
      [note, warning.map { Phrase("warning", "warning: \($0)").description }].compactMap { $0 }
    }
  }

  private let rates: RateTable?
  private let now: Timestamp
  private let scope: Scope

  /// - Parameters:
  ///   - rates: the exchange rates; without them, currencies are unknown.
  ///   - now: the time that the age of the rates is computed from.
  ///   - scope: the names that expressions may use.
  public init(rates: RateTable? = nil, now: Timestamp, scope: Scope = Scope()) {
    self.rates = rates
    self.now = now
    var scope = scope
    if let rates { scope.rates = rates.exchangeRates }
    self.scope = scope
  }

  /// All quantities with their units.
  public static let categories: [Category] = UnitCategory.allCases.map { category in
    Category(
      name: category.title(in: .english), kind: category, units: Catalogue.units(in: category).map { $0.symbol })
  }

  /// The currency codes, sorted; empty without rates.
  public var currencies: [String] { rates?.rates.keys.sorted() ?? [] }

  /// Converts a value, which may be an expression with operators, in exact numbers.
  ///
  /// - Throws: as for compiling and evaluating a formula: `unknownUnit`, `incompatibleUnits`; errors show
  ///   `value from to`.
  public func convert(_ value: String, from: String, to: String) throws(FormulaError) -> Result {
    try convert(value, from: from, typedTo: false, to: to)
  }

  /// The same, if the word `to` may have been typed.
  package func convert(_ value: String, from: String, typedTo: Bool, to: String) throws(FormulaError) -> Result {
    // A plain number with a plain unit is written as usual; otherwise each is a factor of its own.
    let isPlain = Decimal128(value) != nil && Catalogue.unit(named: from) != nil && from != "°"
    let product: [Part] =
      isPlain
      ? [.typed(value), .added(" "), .typed(from)]
      : [.added("("), .typed(value), .added(") * ("), .typed(from), .added(")")]
    return try convert(product + [.added(" "), typedTo ? .typed("to") : .added("to"), .added(" "), .typed(to)])
  }

  /// A part of an expression: typed words, or text added between them for the parser.
  package enum Part: Sendable {
    case typed(String)
    case added(String)
  }

  /// Converts an expression of several parts. Errors show the typed words separated by spaces.
  package func convert(_ parts: [Part]) throws(FormulaError) -> Result {
    var (expression, typed) = ("", "")
    /// The byte ranges of typed words in the expression, and their offsets in the typed text.
    var words: [(range: Range<Int>, start: Int)] = []
    for part in parts {
      switch part {
      case .typed(let word):
        if !typed.isEmpty { typed += " " }
        words.append((expression.utf8.count..<expression.utf8.count + word.utf8.count, typed.utf8.count))
        typed += word
        expression += word
      case .added(let text): expression += text
      }
    }
    do throws(FormulaError) { return try convert(expression) } catch {
      guard error.source.text == expression, error.source.name == nil else { throw error }
      /// Maps an offset in the expression to the typed text; between words, to the end of the preceding word.
      func typedOffset(_ offset: Int) -> Int {
        guard let word = words.last(where: { $0.range.lowerBound <= offset }) else { return 0 }
        return word.start + min(offset, word.range.upperBound) - word.range.lowerBound
      }
      // A range that begins between words begins with the next word.
      let first = words.first { $0.range.upperBound > error.range.start }
      let start = first.map { typedOffset(max(error.range.start, $0.range.lowerBound)) } ?? typed.utf8.count
      let range = SourceRange(start: start, end: max(start, typedOffset(error.range.end)))
      // If a word's parentheses are unbalanced, so are the added ones around it.
      if case .unmatchedBracket = error.kind,
        let word = words.last(where: { $0.range.upperBound <= error.range.start }),
        !words.contains(where: { $0.range.contains(error.range.start) }),
        let bracket = Self.unmatchedBracket(in: Array(expression.utf8)[word.range])
      {
        throw FormulaError(
          error.kind, at: SourceRange(start: word.start + bracket, end: word.start + bracket + 1), in: SourceText(typed)
        )
      }
      // An unexpected token between words, such as a parenthesis, was not typed: the preceding word ends too early.
      if case .unexpectedToken = error.kind, !words.contains(where: { $0.range.contains(error.range.start) }) {
        let end = typedOffset(error.range.start)
        throw FormulaError(.unexpectedEnd, at: SourceRange(start: max(0, end - 1), end: end), in: SourceText(typed))
      }
      throw FormulaError(error.kind, at: range, in: SourceText(typed))
    }
  }

  /// The offset of the first unmatched closing parenthesis.
  private static func unmatchedBracket(in word: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    return word.enumerated().first {
      if $0.element == UInt8(ascii: "(") { depth += 1 }
      if $0.element == UInt8(ascii: ")") { depth -= 1 }
      return depth < 0
    }?.offset
  }

  /// Evaluates an expression, which should end in a conversion, in exact numbers.
  public func convert(_ expression: String) throws(FormulaError) -> Result {
    let formula = try Formula(expression, variables: [], scope: scope, options: Formula.Options(numberMode: .exact))
    let result = try formula.result()
    let date = formula.program.ratesDate
    return Result(
      number: result.number, form: formula.program.resultForm, exactness: result.exactness,
      note: date.map { Phrase("ratesOf", "rates of \($0)").description },
      warning: date == nil ? nil : rates?.warning(on: now))
  }
}

extension RateTable {
  /// A warning about old rates; `nil` for recent ones.
  public func warning(on moment: Timestamp) -> String? {
    isOld(on: moment)
      ? Phrase("ratesAreDaysOld", "the rates are \(age(on: moment)) days old; reckon rates update fetches new ones")
        .description : nil
  }
}
