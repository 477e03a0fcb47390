extension CalculatorSession {
  /// A calculation with its complete visible state: everything in ``CalculatorSession`` except its services. It can be
  /// compared, saved and restored.
  ///
  /// ```swift
  /// let kept = try JSONEncoder().encode(session.state)
  /// session.state = try JSONDecoder().decode(CalculatorSession.State.self, from: kept)
  /// ```
  ///
  /// Decoding validates: no input yields a calculator that traps. A displayed error is stored as its sentence, and an
  /// exact number whose encoding exceeds ``/ReckonNumbers/ExactValue/longestEncoding`` bytes as the 34 digits that
  /// represent it in expressions. Embedded Swift has no `Codable`; there a state can only be compared and restored.
  public struct State: Equatable, Sendable {
    /// The open panel.
    public var panel: Panel?
    /// Messages for the user, oldest first, mainly storage failures. See ``CalculatorSession/takeMessages()``.
    public internal(set) var messages: [String] = []
    /// Remarks on the last result: notes on its parse, and the date of the rates that it depends on.
    public internal(set) var remarks: [String] = []
    /// The reason why the last key or character was rejected; `nil` if it was accepted.
    public internal(set) var refusal: CalculatorRefusal?
    /// The maximum width of a number in columns, from 1 to 1,000; wider numbers are displayed in scientific notation.
    /// Default: 24.
    public var displayWidth: Int {
      get { min(max(1, Int(width)), 1_000) }
      set { width = UInt16(clamping: newValue) }
    }
    private var width: UInt16 = 24

    /// The number being typed.
    var entry: NumberEntry?
    /// Whether the next digit replaces the typed number.
    var isEntryComplete = false
    /// The displayed number if none is being typed.
    var shown = CalculatorValue.zero {
      didSet { furtherDigits = nil }
    }
    /// The further digits of the result, if displayed.
    var furtherDigits: FurtherDigits?
    /// Whether it is the result of `=`.
    var hasResult = false
    /// The last result.
    var answer = CalculatorValue.zero
    var storedNumber: CalculatorValue?
    /// The text being typed, in chain style that of the operand; it excludes other entries.
    var typed: TypedText?
    /// Whether a space was typed after the last key.
    var hasBlank = false
    /// The reason why a key was rejected whose absence would change the meaning of the calculation; until something is
    /// deleted or cleared, all keys that would continue it are rejected.
    var blockage: CalculatorRefusal?
    var failure: Failure?
    /// The display's text if there is an error.
    var errorDisplay = ""

    /// The calculation in algebraic style.
    var keyed = KeyedExpression()
    /// Whether `keyed` is a function applied to a result, which a digit replaces.
    var appliesToResult = false
    /// The calculation in chain style.
    var chain = ChainCalculation()

    /// A calculation that displays 0.
    public init() {}
  }

  /// The displayed error, with the expression that its range refers to and its number format.
  struct Failure: Equatable, Sendable {
    let error: CalculatorError
    let expression: String
    let format: DisplayFormat
  }
}

#if !hasFeature(Embedded)
  extension CalculatorSession.State: Codable {}
  extension CalculatorSession.Failure: Codable {}
#endif

extension CalculatorSession: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.state == b.state && a.settings == b.settings && a.history == b.history
  }
}
