/// A row of the catalogue: words with operands between them, `percent change from 80 to 92`, and their formula.
///
/// A pattern is read where it fills a part of a text: a statement, the content of a bracket, an argument, or what a
/// conversion converts.
package struct WordPattern: Sendable {
  /// The kind of operand that a pattern accepts.
  package enum Operand: Sendable {
    /// Anything up to the next word of the pattern, or to the end of the part.
    case any
    /// One operand: a number with its unit, a name, a bracket, a call.
    case single
    /// A single operand that ends in the sign or the word of a percent.
    case percent
    /// Numerator and denominator, `1/3`.
    case fraction
    /// A plain number.
    case number
    /// A plain number behind which no unit stands.
    case count
    /// A unit, perhaps of several: `km/h`.
    case unit
    /// A date, or words for one.
    case date
    /// A month of a year: `feb 2028`.
    case month
    /// A time of day.
    case time
    /// A time of day that is not before the one in front of it.
    case laterTime
    /// A number of something per time, or of power or current: `65 mph`, `83 ml/h`, `1500 W`.
    case rate
    /// A rate of amounts such as the operand A: `125 ml/h` of `750 ml`.
    case rateOfAmount
    /// A rate per such an amount: `12.80 per kg` of `450 g`.
    case ratePerAmount
    /// A span of time: `3 hours`.
    case span

    package var isRate: Bool {
      switch self {
      case .rate, .rateOfAmount, .ratePerAmount: true
      case .any, .single, .percent, .fraction, .number, .count, .unit, .date, .month, .time, .laterTime, .span: false
      }
    }

    /// Whether an operand ends by itself, so that a sum may follow the pattern that ends in it.
    package var isSelfContained: Bool {
      switch self {
      case .any, .unit: false
      case .single, .percent, .fraction, .number, .count, .date, .month, .time, .laterTime, .rate, .rateOfAmount,
        .ratePerAmount, .span:
        true
      }
    }
  }

  package enum Part: Sendable {
    case words([String], isOptional: Bool)
    case operand(Character, Operand)
  }

  package enum Piece: Sendable {
    case signs(String)
    case operand(Character)
  }

  /// The operand of formulas that is `,holidays` where a list of holidays has that name, and nothing elsewhere.
  package static let holidays: Character = "H"

  /// The words and operands as its row has them, and its formula.
  package let spelling: String
  package let meaning: String
  package let parts: [Part]
  private let noteSpelling: (reading: String, alternative: String)?

  /// The pieces of the formula. Made when asked for: all rows are made with the first, and few are used.
  package var formula: [Piece] { Self.pieces(meaning) }
  /// The reading and the spelling of the other one, where the reading could surprise; with operands as in the formula.
  package var note: (reading: [Piece], alternative: [Piece])? {
    noteSpelling.map { (Self.pieces($0.reading), Self.pieces($0.alternative)) }
  }

  /// - Parameters:
  ///   - pattern: words in lower case, `|` between alternatives, `?` behind words that may be absent; operands are
  ///     `{A}` (any), `{A.}` (single), `{A%}` (percent), `{A/}` (fraction), `{A#}` (number), `{A!}` (count), `{A:}`
  ///     (time), `{A>}` (later time), `{A@}` (date), `{A^}` (month), `{A~}` (unit), `{A$}` (rate), `{B-}` (rate of
  ///     amounts such as A), `{B*}` (rate per such an amount) and `{A&}` (span).
  ///   - formula: signs, and operands as `{A}`; `{H}` for the list of holidays.
  init(_ pattern: String, _ formula: String, note: (String, String)? = nil) {
    (spelling, meaning) = (pattern, formula)
    noteSpelling = note.map { (reading: $0.0, alternative: $0.1) }
    // By bytes, which costs a tenth of what characters do.
    parts = pattern.utf8.split(separator: UInt8(ascii: " ")).map { part in
      if part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") {
        let inner = part.dropFirst().dropLast()
        guard let name = inner.first, let kind = Self.operand(inner.dropFirst().first) else {
          preconditionFailure("an operand of a pattern has a letter and perhaps a sign")
        }
        return .operand(Character(UnicodeScalar(name)), kind)
      }
      let isOptional = part.count > 1 && part.last == UInt8(ascii: "?")
      let words = (isOptional ? part.dropLast() : part).split(separator: UInt8(ascii: "|"))
      return .words(words.map { String(Substring($0)) }, isOptional: isOptional)
    }
  }

  private static func operand(_ sign: UInt8?) -> Operand? {
    switch sign {
    case nil: .any
    case UInt8(ascii: "."): .single
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "/"): .fraction
    case UInt8(ascii: "#"): .number
    case UInt8(ascii: "!"): .count
    case UInt8(ascii: "~"): .unit
    case UInt8(ascii: "@"): .date
    case UInt8(ascii: "^"): .month
    case UInt8(ascii: ":"): .time
    case UInt8(ascii: ">"): .laterTime
    case UInt8(ascii: "$"): .rate
    case UInt8(ascii: "&"): .span
    case UInt8(ascii: "-"): .rateOfAmount
    case UInt8(ascii: "*"): .ratePerAmount
    default: nil
    }
  }

  private static func pieces(_ formula: String) -> [Piece] {
    var pieces: [Piece] = []
    var signs = ""
    var rest = formula[...]
    while let character = rest.popFirst() {
      guard character == "{", let name = rest.popFirst(), rest.popFirst() == "}" else {
        signs.append(character)
        continue
      }
      if !signs.isEmpty { pieces.append(.signs(signs)) }
      signs = ""
      pieces.append(.operand(name))
    }
    if !signs.isEmpty { pieces.append(.signs(signs)) }
    return pieces
  }
}
