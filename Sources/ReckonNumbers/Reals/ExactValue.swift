/// A number of the number system `exact`: a fraction of whole numbers of any size, or a real number that gives as many right digits as are asked
/// for.
public struct ExactValue: Hashable, Sendable, CustomStringConvertible {
  /// Digits that a number is rounded to.
  package enum Rounding: Hashable, Sendable {
    case places(Int)
    case significant(Int)
  }

  /// By reference, so that numbers of other kinds are no larger for it.
  private final class Storage: Sendable {
    let number: ExactNumber
    /// The text, if it was written when the number was computed.
    let text: String?
    /// The number rounded as its formula asks for, if that was done when it was computed.
    let rounded: (rounding: Rounding, text: String)?

    init(_ number: ExactNumber, _ text: String? = nil, _ rounded: (Rounding, String)? = nil) {
      (self.number, self.text, self.rounded) = (number, text, rounded)
    }
  }

  private let storage: Storage

  package var number: ExactNumber { storage.number }

  package init(_ number: ExactNumber) { storage = Storage(number) }

  /// A number whose digits are written now, within limits: the first ones, and those that its formula asks for.
  package init(writing number: ExactNumber, _ rounding: Rounding?, _ work: inout Work) throws(Work.Stop) {
    var rounded: (Rounding, String)?
    if let rounding, let text = try Self.text(number, rounding, &work) { rounded = (rounding, text) }
    storage = Storage(number, try number.text(&work), rounded)
  }

  private static func text(_ number: ExactNumber, _ rounding: Rounding, _ work: inout Work) throws(Work.Stop) -> String? {
    switch rounding {
    case .places(let count): try number.text(places: count, &work)
    case .significant(let count): try number.text(significant: count, &work)
    }
  }

  /// The work that digits may take which are asked for later, unless it is ended before: some seconds.
  private static func laterWork(_ isCancelled: (@Sendable () -> Bool)? = nil) -> Work {
    Work(units: 10_000_000_000, isCancelled: isCancelled)
  }

  /// The most digits that ``text(digits:isCancelled:)`` and its relatives return: when more are asked for, there are so many.
  public static let largestDigits = 1_000_000

  /// A whole number.
  public init(_ value: Int) { self.init(ExactNumber(value)) }

  /// The nearest double but for a unit in the last place.
  public var double: Double { number.double }

  /// Numerator and denominator in lowest terms where it is known to be a fraction.
  public var fraction: (numerator: String, denominator: String)? {
    number.rational.map { ("\($0.numerator)", "\($0.denominator)") }
  }

  /// The number in full when it is a decimal that ends, otherwise its first digits, with `…` behind them.
  ///
  /// - Parameters:
  ///   - count: the number of digits, at least 1.
  ///   - isCancelled: called about once per millisecond; true ends the computation.
  /// - Returns: `nil` when the digits cannot be determined, take more than some seconds, or the computation was cancelled.
  public func text(digits count: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    var work = Self.laterWork(isCancelled)
    return try? number.text(digits: min(max(1, count), Self.largestDigits), &work)
  }

  /// The number with a count of significant digits, at least 1, correctly rounded, halves away from 0.
  ///
  /// - Returns: `nil` for a number that is not finite, and where ``text(digits:isCancelled:)`` is.
  public func text(significant count: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    text(.significant(min(max(1, count), Self.largestDigits)), isCancelled)
  }

  /// The number with a count of decimal places, at least 0, correctly rounded, halves away from 0.
  ///
  /// - Returns: `nil` for a number that is not finite, and where ``text(digits:isCancelled:)`` is.
  public func text(places: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    text(.places(min(max(0, places), Self.largestDigits)), isCancelled)
  }

  private func text(_ rounding: Rounding, _ isCancelled: (@Sendable () -> Bool)?) -> String? {
    if let rounded = storage.rounded, rounded.rounding == rounding { return rounded.text }
    var work = Self.laterWork(isCancelled)
    return try? Self.text(number, rounding, &work)
  }

  /// The magnitude's digits in another base, perhaps behind a minus sign and a prefix; `nil` for a base that is not from 2 to 36, and unless the number
  /// is known to be whole.
  public func text(base: Int, prefix: String) -> String? {
    var work = Self.laterWork()
    guard 2...36 ~= base, let whole = try? number.whole(&work), let digits = try? whole.magnitude.text(base: base, uppercase: true, &work)
    else { return nil }
    return (whole.isNegative ? "-" : "") + prefix + digits
  }

  /// The number with the other sign.
  package var negated: ExactValue { ExactValue(-number) }

  /// The number in hundredths: what percents are written with.
  package var hundredfold: ExactValue {
    ExactValue(Work.unlimited { (work) throws(Work.Stop) in try number.multiplied(by: ExactNumber(100), &work) })
  }

  /// Digits that are rounded to 79 or fewer as the number itself is; what is not finite in words.
  package var stickyText: String {
    var work = Self.laterWork()
    return (try? number.stickyText(&work)) ?? description
  }

  /// The first 34 digits at most, with `…` behind them where more follow.
  package var leadingText: String {
    let text = description
    if text.contains("…") || text.utf8.count <= ExactNumber.writtenDigits { return text }
    var work = Self.laterWork()
    return (try? number.text(digits: ExactNumber.writtenDigits, isCut: true, &work)) ?? text
  }

  /// The number in full when it is a decimal that ends, otherwise its first 34 digits and `…`; a number whose digits cannot be told is `?`.
  public var description: String { storage.text ?? text(digits: ExactNumber.writtenDigits) ?? "?" }

  /// Whether two numbers are equal by their form. Equal numbers of different forms are not told from each other.
  public static func == (a: ExactValue, b: ExactValue) -> Bool { a.number == b.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
