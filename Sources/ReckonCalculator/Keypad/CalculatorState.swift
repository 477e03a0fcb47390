extension CalculatorSession {
  /// A calculation with all that is seen of it: what ``CalculatorSession`` has beside its services. It is a value that can be compared, kept and
  /// put back.
  ///
  /// ```swift
  /// let kept = try JSONEncoder().encode(session.state)
  /// session.state = try JSONDecoder().decode(CalculatorSession.State.self, from: kept)
  /// ```
  ///
  /// What is decoded is checked: no text makes a calculator that traps. An error on the display is kept as the sentence that says it, and an
  /// exact number of more operations than ``/ReckonNumbers/ExactValue/longestEncoding`` bytes tell as the 34 digits that stand for it in expressions. In Embedded
  /// Swift, which has no `Codable`, a state can be compared and put back.
  public struct State: Equatable, Sendable {
    /// The panel that is open.
    public var panel: Panel?
    /// What the person should know, oldest first: above all what could not be kept. See ``CalculatorSession/takeMessages()``.
    public internal(set) var messages: [String] = []
    /// What a person should know of the result that came last: how its text was read, and the day of the rates that it rests on.
    public internal(set) var remarks: [String] = []
    /// The reason the last key or character was refused; `nil` if it was accepted.
    public internal(set) var refusal: CalculatorRefusal?
    /// The widest number, in columns, from 1 to 1,000; what is wider is displayed in scientific form. Default: 24.
    public var displayWidth: Int {
      get { min(max(1, Int(width)), 1_000) }
      set { width = UInt16(clamping: newValue) }
    }
    private var width: UInt16 = 24

    /// The number that is being typed.
    var entry: NumberEntry?
    /// Whether the next digit takes the place of the number that was typed.
    var isEntryComplete = false
    /// The number on the display when none is being typed.
    var shown = CalculatorValue.zero {
      didSet { furtherDigits = nil }
    }
    /// The digits of the result that are shown in place of the first ones.
    var furtherDigits: FurtherDigits?
    /// Whether it is the result of `=`.
    var hasResult = false
    /// The last result.
    var answer = CalculatorValue.zero
    var storedNumber: CalculatorValue?
    /// The text that is being typed, in chain style that of the operand. Then nothing else is being entered.
    var typed: TypedText?
    /// Whether a blank was typed behind what was keyed last.
    var hasBlank = false
    /// Why a key was refused that leaves the calculation another than the one that was meant; until something is taken back or cleared, all
    /// keys are refused that would go on with it.
    var blockage: CalculatorRefusal?
    var failure: Failure?
    /// The display's text when there is an error.
    var errorDisplay = ""

    /// The calculation in algebraic style.
    var keyed = KeyedExpression()
    /// Whether `keyed` is a function that was applied to a result, whose place a digit takes.
    var appliesToResult = false
    /// The calculation in chain style.
    var chain = ChainCalculation()

    /// A calculation that shows 0.
    public init() {}
  }

  /// The error on the display, and the expression in which it has its place, with the way in which numbers were written in it.
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
  public static func == (a: Self, b: Self) -> Bool { a.state == b.state && a.settings == b.settings && a.history == b.history }
}
