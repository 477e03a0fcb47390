/// A number of the number mode `exact`: a fraction of integers of any size, or a real number that yields any number of
/// correct digits.
public struct ExactValue: Hashable, Sendable, CustomStringConvertible {
  /// The digits that a number is rounded to.
  package enum Rounding: Hashable, Sendable {
    case places(Int)
    case significant(Int)
  }

  /// By reference, so that it does not enlarge numbers of other kinds.
  private final class Storage: Sendable {
    let number: ExactNumber
    /// The text, if it was formatted when the number was computed.
    let text: String?
    /// The number with the rounding that its formula requests, if that was done when it was computed.
    let rounded: (rounding: Rounding, text: String)?

    init(_ number: ExactNumber, _ text: String? = nil, _ rounded: (Rounding, String)? = nil) {
      (self.number, self.text, self.rounded) = (number, text, rounded)
    }
  }

  private let storage: Storage

  package var number: ExactNumber { storage.number }

  package init(_ number: ExactNumber) { storage = Storage(number) }

  /// A number whose digits are formatted now, within limits: the first ones, and those that its formula requests.
  package init(writing number: ExactNumber, _ rounding: Rounding?, _ work: inout Work) throws(Work.Stop) {
    var rounded: (Rounding, String)?
    if let rounding, let text = try Self.text(number, rounding, &work) { rounded = (rounding, text) }
    storage = Storage(number, try number.text(&work), rounded)
  }

  private static func text(_ number: ExactNumber, _ rounding: Rounding, _ work: inout Work) throws(Work.Stop) -> String?
  {
    switch rounding {
    case .places(let count): try number.text(places: count, &work)
    case .significant(let count): try number.text(significant: count, &work)
    }
  }

  /// The work budget for digits that are requested later: some seconds.
  private static func laterWork(_ isCancelled: (@Sendable () -> Bool)? = nil) -> Work {
    Work(units: 10_000_000_000, isCancelled: isCancelled)
  }

  /// The maximum number of digits returned by ``text(digits:isCancelled:)`` and related methods; larger requests are
  /// clamped.
  public static let largestDigits = 1_000_000

  /// An integer.
  public init(_ value: Int) { self.init(ExactNumber(value)) }

  /// The nearest double within one unit in the last place.
  public var double: Double { number.double }

  /// Numerator and denominator in lowest terms, if it is known to be a fraction.
  public var fraction: (numerator: String, denominator: String)? {
    number.rational.map { ("\($0.numerator)", "\($0.denominator)") }
  }

  /// The complete number if it is a terminating decimal, otherwise its first digits, followed by `…`.
  ///
  /// - Parameters:
  ///   - count: the number of digits, at least 1.
  ///   - isCancelled: called about once per millisecond; true ends the computation.
  /// - Returns: `nil` if the digits cannot be determined, take more than some seconds, or the computation was
  ///   cancelled.
  public func text(digits count: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    var work = Self.laterWork(isCancelled)
    return try? number.text(digits: min(max(1, count), Self.largestDigits), &work)
  }

  /// The number with a count of significant digits, at least 1, correctly rounded, halves away from 0.
  ///
  /// - Returns: `nil` for a number that is not finite, and where ``text(digits:isCancelled:)`` returns it.
  public func text(significant count: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    text(.significant(min(max(1, count), Self.largestDigits)), isCancelled)
  }

  /// The number with a count of decimal places, at least 0, correctly rounded, halves away from 0.
  ///
  /// - Returns: `nil` for a number that is not finite, and where ``text(digits:isCancelled:)`` returns it.
  public func text(places: Int, isCancelled: (@Sendable () -> Bool)? = nil) -> String? {
    text(.places(min(max(0, places), Self.largestDigits)), isCancelled)
  }

  private func text(_ rounding: Rounding, _ isCancelled: (@Sendable () -> Bool)?) -> String? {
    if let rounded = storage.rounded, rounded.rounding == rounding { return rounded.text }
    var work = Self.laterWork(isCancelled)
    return try? Self.text(number, rounding, &work)
  }

  /// The magnitude's digits in another base, after an optional minus sign and a prefix; `nil` for a base not from 2 to
  /// 36, and unless the number is known to be an integer.
  public func text(base: Int, prefix: String) -> String? {
    var work = Self.laterWork()
    guard 2...36 ~= base, let whole = try? number.whole(&work),
      let digits = try? whole.magnitude.text(base: base, uppercase: true, &work)
    else { return nil }
    return (whole.isNegative ? "-" : "") + prefix + digits
  }

  /// The negated number.
  package var negated: ExactValue { ExactValue(-number) }

  /// The number in hundredths, for percents.
  package var hundredfold: ExactValue {
    ExactValue(Work.unlimited { (work) throws(Work.Stop) in try number.multiplied(by: ExactNumber(100), &work) })
  }

  /// Digits that round to at most 79 digits like the number itself; a non-finite number in words.
  package var stickyText: String {
    var work = Self.laterWork()
    return (try? number.stickyText(&work)) ?? description
  }

  /// At most the first 34 digits, followed by `…` if there are more.
  package var leadingText: String {
    let text = description
    if text.contains("…") || text.utf8.count <= ExactNumber.writtenDigits { return text }
    var work = Self.laterWork()
    return (try? number.text(digits: ExactNumber.writtenDigits, isCut: true, &work)) ?? text
  }

  /// The complete number if it is a terminating decimal, otherwise its first 34 digits and `…`; `?` if the digits
  /// cannot be determined.
  public var description: String { storage.text ?? text(digits: ExactNumber.writtenDigits) ?? "?" }

  /// Whether two numbers are equal by their form. Equal numbers of different forms are not recognized.
  public static func == (a: ExactValue, b: ExactValue) -> Bool { a.number == b.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
