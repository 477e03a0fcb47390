/// The form in which a formula's result is shown: by its kind, or as the formula requests by ending in `to mile` or `to
/// hex`.
public enum ResultForm: Hashable, Sendable {
  /// A plain number.
  case plain
  /// A plain number that was written as a percent: 0.1 as `10%`.
  case percent
  /// 1 as `true`, 0 as `false`.
  case truth
  /// A number of seconds as a date and time.
  case instant
  /// The same in another form: with an offset, by the clock of a zone, or as a time of day.
  case instantShown(as: InstantForm)
  /// A number in a unit: `km/h`. Money may have its currency's sign.
  case unit(String)
  /// A number in the last unit, shown in several units, largest first: `6 ft 0 in`. With a denominator the last part is
  /// the nearest such fraction.
  case mixed([String], denominator: Int?)
  /// A text, a list, or no value, as formulas read it.
  case value(ValueKind)
  /// A number in another notation: a plain one, one in a unit, or a percent, whose unit is its sign.
  case notation(Notation, unit: String? = nil)
  /// A complex number whose parts are in a notation, or that is shown by its magnitude and its angle in a unit.
  case complex(ValueKind, Notation, AngleUnit)

  /// The sign in place of a unit if a percentage is shown in another notation.
  package static let percentSign = "%"

  /// The form in which a value of a kind is shown unless its formula requests another.
  public init(_ kind: ValueKind) {
    switch kind {
    case .number: self = .plain
    case .percent: self = .percent
    case .truth: self = .truth
    case .instant: self = .instant
    case .quantity(let unit): self = .unit(unit)
    case .text, .list, .complex, .missing: self = .value(kind)
    }
  }

  /// The kind of a result in this form.
  public var kind: ValueKind {
    switch self {
    case .plain, .notation(_, unit: nil): .number
    case .percent, .notation(_, Self.percentSign?): .percent
    case .truth: .truth
    case .instant, .instantShown: .instant
    case .mixed(let units, denominator: _): .quantity(unit: units.last ?? "")
    case .unit(let unit), .notation(_, let unit?): .quantity(unit: Catalogue.currency(ofSign: unit) ?? unit)
    case .value(let kind): kind
    case .complex(let part, _, _): .complex(part)
    }
  }

  /// Whether it is that of an amount of money, and of no price.
  package var isMoney: Bool {
    if case .unit(let unit) = self { Catalogue.places(ofCurrency: unit) != nil } else { false }
  }

  /// A number and its unit as people read them: `5 km`, `-$5`. A difference of temperatures in kelvins is shown in
  /// kelvins.
  package static func text(_ number: String, of unit: String) -> String {
    guard Catalogue.currency(ofSign: unit) != nil else { return written(number, of: unit == "ΔK" ? "K" : unit) }
    return number.hasPrefix("-") ? "-\(unit)\(number.dropFirst())" : unit + number
  }

  /// A number and its unit as formulas read them. SI writes a blank between them, but before the signs of degrees,
  /// minutes and seconds: `360°`. A unit that begins with a number is a factor: `9 * 20 min`, but `0.5 1/min`.
  package static func written(_ number: String, of unit: String) -> String {
    if ["°", "′", "″", percentSign].contains(unit) { return number + unit }
    let unit = Catalogue.currency(ofSign: unit) ?? unit
    let isFactor = !unit.hasPrefix("1/") && unit.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    return number + (isFactor ? " * " : " ") + unit
  }

  /// The notations for numbers that a formula can request.
  public enum Notation: Hashable, Sendable, CaseIterable {
    /// A base or a fraction.
    case hexadecimal, octal, binary, fraction
    /// A power of ten with one digit before the point, or a power of a thousand, with a count of decimal places, 0 to
    /// ``largestPlaces``, or with all digits.
    case scientific(places: Int? = nil), engineering(places: Int? = nil)
    /// Degrees with minutes and seconds; the value is in degrees.
    case degreesMinutesSeconds
    /// In hundredths, with their sign.
    case percent
    /// A whole number in a base from 2 to 36, without a prefix that identifies the base.
    case base(Int)
    /// A whole number from 1 to 3,999 in Roman numerals.
    case roman
    /// With a count of decimal places, 0 to ``largestPlaces``.
    case fixed(places: Int)
    /// The number that the bits of a word stand for, as two's complement where that is signed: `int32`, `uint8`.
    case word(bits: Int, isSigned: Bool)
    /// With a count of significant digits, 1 to ``largestPlaces``.
    case significant(digits: Int)
    /// A complex number by its parts, or by its magnitude and angle.
    case rectangular, polar

    /// The most digits that can be asked for, of exact numbers.
    public static let largestPlaces = 1_000_000

    /// The most digits that can be asked for of numbers of a fixed size.
    public static let largestPlacesOfFixedSize = 20

    /// The word that asks for it, with one for each number of places: `hex`, `fix 2`.
    public var word: String {
      switch self {
      case .hexadecimal: "hex"
      case .octal: "oct"
      case .binary: "bin"
      case .fraction: "frac"
      case .scientific(let places): places.map { "sci \($0)" } ?? "sci"
      case .engineering(let places): places.map { "eng \($0)" } ?? "eng"
      case .degreesMinutesSeconds: "dms"
      case .percent: "%"
      case .base(let base): "base \(base)"
      case .roman: "roman"
      case .word(let bits, let isSigned): "\(isSigned ? "int" : "uint")\(bits)"
      case .fixed(let places): "fix \(places)"
      case .significant(let digits): "sig \(digits)"
      case .rectangular: "rect"
      case .polar: "polar"
      }
    }

    /// The notations without a number, and those that numbers of every kind can be shown in.
    public static let allCases: [Notation] =
      withoutCount + bases.map { .base($0) } + (0...largestPlacesOfFixedSize).map { .fixed(places: $0) }
      + (1...largestPlacesOfFixedSize).map { .significant(digits: $0) }

    private static let withoutNumber: [Notation] =
      [.hexadecimal, .octal, .binary, .fraction, .scientific(), .engineering(), .degreesMinutesSeconds, .percent]

    private static let withoutCount = withoutNumber + [.roman] + behindBases

    /// The words that ``word(bits:isSigned:)`` may ask for.
    package static let words: [Notation] =
      [8, 16, 32, 64].flatMap { [.word(bits: $0, isSigned: true), .word(bits: $0, isSigned: false)] }

    /// The bases that ``base(_:)`` may have.
    package static let bases = 2...36
    /// The code of Roman numerals; those of bases are their negatives, and words come behind them. States that are kept
    /// have the codes of the others.
    private static let romanCode = -1
    private static let firstWordCode = -64
    private static let behindBases = words + [.rectangular, .polar]

    /// The first words of those with a number, in the order of their codes, and what their number counts.
    private static let withNumber: [(word: String, make: @Sendable (Int) -> Notation)] = [
      ("fix", { .fixed(places: $0) }), ("sig", { .significant(digits: $0) }), ("sci", { .scientific(places: $0) }),
      ("eng", { .engineering(places: $0) }),
    ]

    /// The number that stands for it in syntax trees.
    package var code: Int {
      if case .base(let base) = self { return -base }
      if self == .roman { return Self.romanCode }
      if let index = Self.behindBases.firstIndex(of: self) { return Self.firstWordCode - index }
      if let index = Self.withoutNumber.firstIndex(of: self) { return index }
      let word = self.word
      guard let count = digitCount, let index = Self.withNumber.firstIndex(where: { word.hasPrefix($0.word) }) else {
        preconditionFailure("a notation has a number or none")
      }
      return Self.withoutNumber.count + Self.withNumber.count * count + index
    }

    /// The notation of a code.
    package init(code: Int) {
      if code < 0 {
        let (words, word) = (Self.behindBases, Self.firstWordCode - code)
        self = code == Self.romanCode ? .roman : words.indices.contains(word) ? words[word] : .base(-code)
        return
      }
      guard code >= Self.withoutNumber.count else {
        self = Self.withoutNumber[code]
        return
      }
      let (count, index) = (code - Self.withoutNumber.count).quotientAndRemainder(dividingBy: Self.withNumber.count)
      self = Self.withNumber[index].make(count)
    }

    /// The number of digits that it requests, if any.
    package var digitCount: Int? {
      switch self {
      case .fixed(let count), .significant(let count): count
      case .scientific(let count), .engineering(let count): count
      default: nil
      }
    }

    /// The base of whole numbers; `nil` for notations of other numbers too.
    package var base: Int? {
      switch self {
      case .hexadecimal: 16
      case .octal: 8
      case .binary: 2
      case .base(let base): base
      case .roman: 10
      default: nil
      }
    }

    /// The function whose value for the number and an operand is shown, where it takes no number as it is: whole ones,
    /// which a base or a word can write.
    package var function: (id: Function.ID, operand: Int)? {
      if case .word(let bits, let isSigned) = self { return (.inWord, isSigned ? -bits : bits) }
      return base.map { (.wholeInBase, $0) }
    }

    /// The most digits that can be asked for of numbers of a kind.
    package func mostDigits(in mode: NumberMode) -> Int {
      switch mode {
      case .exact: Self.largestPlaces
      // They have 34 digits.
      case .decimal: if case .fixed = self { Self.largestPlacesOfFixedSize } else { 2 * Self.largestPlacesOfFixedSize }
      case .double: Self.largestPlacesOfFixedSize
      }
    }

    /// Whether the number of a quantity can be written so, with its unit behind it.
    package var takesUnits: Bool {
      switch self {
      case .fixed, .significant, .scientific, .engineering, .fraction, .rectangular, .polar: true
      case .hexadecimal, .octal, .binary, .degreesMinutesSeconds, .percent, .base, .roman, .word: false
      }
    }

    /// Its effect on a number, in a sentence.
    public var summary: String { sentence.description }

    package var sentence: Phrase {
      switch self {
      case .hexadecimal: Phrase("showsAWholeNumberInBase16", "Shows a whole number in base 16.")
      case .octal: Phrase("showsAWholeNumberInBase8", "Shows a whole number in base 8.")
      case .binary: Phrase("showsAWholeNumberInBase2", "Shows a whole number in base 2.")
      case .fraction: Phrase("showsTheNumberAsAFraction", "Shows the number as a fraction.")
      case .scientific:
        Phrase("showsTheNumberWithOneDigit", "Shows the number with one digit before the point, and a power of ten.")
      case .engineering: Phrase("showsTheNumberWithAPower", "Shows the number with a power of a thousand.")
      case .degreesMinutesSeconds:
        Phrase("showsAnAngleInDegreesMinutes", "Shows an angle in degrees, minutes and seconds.")
      case .percent: Phrase("showsTheNumberAsAPercent", "Shows the number as a percent: 0.05 as 5%.")
      case .base: Phrase("showsAWholeNumberInAnyBase", "Shows a whole number in a base from 2 to 36.")
      case .word:
        Phrase(
          "showsTheNumberThatTheBitsOfAWord",
          "Shows the number that the bits of a whole number represent in a word of n bits.")
      case .roman: Phrase("showsAWholeNumberInRoman", "Shows a whole number from 1 to 3,999 in Roman numerals.")
      case .fixed: Phrase("showsTheNumberWithSoMany", "Shows the number with a given number of decimals.")
      case .significant:
        Phrase("showsTheNumberWithSoManySignificant", "Shows the number with a given number of significant digits.")
      case .rectangular: Phrase("showsAComplexNumberByItsParts", "Shows a complex number by its parts: 3 + 4i.")
      case .polar:
        Phrase("showsAComplexNumberByItsAngle", "Shows a complex number by its magnitude and angle: 5∠53.13°.")
      }
    }

    /// Whether a notation's word begins with a name.
    package static func isFirstWord(_ name: String) -> Bool {
      name == "fix" || name == "sig" || name == "base" || withoutCount.contains { $0.word == name }
    }

    /// The notation that a word requests.
    public init?(word: String) {
      if let notation = Self.withoutCount.first(where: { $0.word == word }) {
        self = notation
        return
      }
      let parts = word.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), 0...Self.largestPlaces ~= count, String(count) == parts[1]
      else { return nil }
      if parts[0] == "base" {
        guard Self.bases.contains(count) else { return nil }
        self = .base(count)
        return
      }
      guard let row = Self.withNumber.first(where: { $0.word == parts[0] }), count > 0 || row.word != "sig" else {
        return nil
      }
      self = row.make(count)
    }
  }
}
