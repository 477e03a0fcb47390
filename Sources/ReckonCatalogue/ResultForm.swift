/// How a formula's result is shown: by its kind, or as the formula asks by ending in `to mile` or `to hex`.
public enum ResultForm: Hashable, Sendable {
  /// A plain number.
  case plain
  /// A plain number that was written as a percent: 0.1 as `10%`.
  case percent
  /// 1 as `true`, 0 as `false`.
  case truth
  /// A number of seconds as a date and time.
  case instant
  /// A number of so many of the unit that is named: `km/h`.
  case unit(String)
  /// A number of so many of the last unit, as so many of each unit, largest first: `6 ft 0 in`. With a denominator the last part is the
  /// nearest such fraction.
  case mixed([String], denominator: Int?)
  /// A plain number, written in another way.
  case notation(Notation)

  /// The form in which a value of a kind is shown when its formula asks for no other.
  public init(_ kind: ValueKind) {
    switch kind {
    case .number: self = .plain
    case .percent: self = .percent
    case .truth: self = .truth
    case .instant: self = .instant
    case .quantity(let unit): self = .unit(unit)
    }
  }

  /// The kind of a result in this form.
  public var kind: ValueKind {
    switch self {
    case .plain, .notation: .number
    case .percent: .percent
    case .truth: .truth
    case .instant: .instant
    case .mixed(let units, denominator: _): .quantity(unit: units.last ?? "")
    case .unit(let unit): .quantity(unit: unit)
    }
  }

  /// The ways to write a number that a formula can ask for.
  public enum Notation: Hashable, Sendable, CaseIterable {
    case hexadecimal, octal, binary, fraction, scientific, engineering
    /// Degrees with minutes and seconds; the value is in degrees.
    case degreesMinutesSeconds
    /// With so many digits behind the point, 0 to ``largestPlaces``.
    case fixed(places: Int)

    /// The most digits behind the point that can be asked for.
    public static let largestPlaces = 20

    /// The word that asks for it, with one for each number of places: `hex`, `fix 2`.
    public var word: String {
      switch self {
      case .hexadecimal: "hex"
      case .octal: "oct"
      case .binary: "bin"
      case .fraction: "frac"
      case .scientific: "sci"
      case .engineering: "eng"
      case .degreesMinutesSeconds: "dms"
      case .fixed(let places): "fix \(places)"
      }
    }

    public static let allCases: [Notation] =
      [.hexadecimal, .octal, .binary, .fraction, .scientific, .engineering, .degreesMinutesSeconds]
      + (0...largestPlaces).map { .fixed(places: $0) }

    /// What it does to a number, in a sentence.
    public var summary: String {
      switch self {
      case .hexadecimal: "Shows a whole number in base 16."
      case .octal: "Shows a whole number in base 8."
      case .binary: "Shows a whole number in base 2."
      case .fraction: "Shows the number as a fraction."
      case .scientific: "Shows the number with one digit before the point, and a power of ten."
      case .engineering: "Shows the number with a power of a thousand."
      case .degreesMinutesSeconds: "Shows an angle in degrees, minutes and seconds."
      case .fixed: "Shows the number with so many digits behind the point."
      }
    }

    /// The notation that a word asks for.
    public init?(word: String) {
      guard let notation = Self.allCases.first(where: { $0.word == word }) else { return nil }
      self = notation
    }
  }
}
