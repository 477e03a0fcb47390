/// A number of the number system `exact`: a fraction of whole numbers of any size, or a real number that gives as many right digits as are asked
/// for.
public struct ExactValue: Hashable, Sendable, CustomStringConvertible {
  /// By reference, so that numbers of other kinds are no larger for it.
  private final class Storage: Sendable {
    let number: ExactNumber
    /// The text, if it was written when the number was computed.
    let text: String?

    init(_ number: ExactNumber, _ text: String?) { (self.number, self.text) = (number, text) }
  }

  private let storage: Storage

  package var number: ExactNumber { storage.number }

  package init(_ number: ExactNumber) { storage = Storage(number, nil) }

  /// A number whose digits are written now, within limits.
  package init(writing number: ExactNumber, _ work: inout Work) throws(Work.Stop) { storage = Storage(number, try number.text(&work)) }

  /// The most digits that ``text(digits:)``, ``text(significant:)`` and ``text(places:)`` give.
  public static let largestDigits = 1_000_000

  /// A whole number.
  public init(_ value: Int) { self.init(ExactNumber(value)) }

  /// The nearest double but for a unit in the last place.
  public var double: Double { number.double }

  /// Numerator and denominator in lowest terms where it is known to be a fraction.
  public var fraction: (numerator: String, denominator: String)? {
    number.rational.map { ("\($0.numerator)", "\($0.denominator)") }
  }

  /// The number in full when it is a decimal that ends, otherwise its first digits, as many as are asked for, with `…` behind them.
  ///
  /// - Returns: nil when as many digits cannot be told.
  public func text(digits count: Int) -> String? {
    var work = Work()
    return try? number.text(digits: count, &work)
  }

  /// The number with so many significant digits, correctly rounded, halves away from 0.
  ///
  /// - Returns: nil for what is not finite, and when as many digits cannot be told.
  public func text(significant count: Int) -> String? {
    var work = Work()
    return try? number.text(significant: count, &work)
  }

  /// The number with so many places behind the point, correctly rounded, halves away from 0.
  ///
  /// - Returns: nil for what is not finite, and when as many digits cannot be told.
  public func text(places: Int) -> String? {
    var work = Work()
    return try? number.text(places: places, &work)
  }

  /// The magnitude's digits in another base from 2 to 36, perhaps behind a minus sign and a prefix; nil unless it is known to be whole.
  public func text(base: Int, prefix: String) -> String? {
    guard let whole = number.rational?.whole else { return nil }
    var work = Work()
    guard let digits = try? whole.magnitude.text(base: base, uppercase: true, &work) else { return nil }
    return (whole.isNegative ? "-" : "") + prefix + digits
  }

  /// The number in hundredths: what percents are written with.
  package var hundredfold: ExactValue {
    ExactValue(Work.unlimited { (work) throws(Work.Stop) in try number.multiplied(by: ExactNumber(100), &work) })
  }

  /// Digits that are rounded to 79 or fewer as the number itself is; what is not finite in words.
  package var stickyText: String {
    var work = Work()
    return (try? number.stickyText(&work)) ?? description
  }

  /// The number in full when it is a decimal that ends, otherwise its first 34 digits and `…`; a number whose digits cannot be told is `?`.
  public var description: String { storage.text ?? text(digits: ExactNumber.writtenDigits) ?? "?" }

  /// Whether two numbers are equal by their form. Equal numbers of different forms are not told from each other.
  public static func == (a: ExactValue, b: ExactValue) -> Bool { a.number == b.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
