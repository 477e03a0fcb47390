/// A row of the catalogue: words with operands between them, `percent change from 80 to 92`, and their formula.
///
/// A pattern is read where it fills a part of a text: a statement, the content of a bracket, an argument, or what a conversion converts.
package struct WordPattern: Sendable {
  /// What an operand of a pattern may be.
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

    /// Whether an operand ends by itself, so that a sum may follow the pattern that ends in it.
    package var isSelfContained: Bool {
      switch self {
      case .any, .unit: false
      case .single, .percent, .fraction, .number, .count, .date, .month, .time, .laterTime: true
      }
    }
  }

  package enum Part: Sendable {
    case words(Set<String>, isOptional: Bool)
    case operand(Character, Operand)
  }

  package enum Piece: Sendable {
    case signs(String)
    case operand(Character)
  }

  /// The words and operands as its row has them, and its formula.
  package let spelling: String
  package let meaning: String
  package let parts: [Part]
  package let formula: [Piece]
  /// The reading and the spelling of the other one, where the reading could surprise; with operands as in the formula.
  package let note: (reading: [Piece], alternative: [Piece])?

  /// - Parameters:
  ///   - pattern: words in lower case, `|` between alternatives, `?` behind words that may be absent; operands are
  ///     `{A}` (any), `{A.}` (single), `{A%}` (percent), `{A/}` (fraction), `{A#}` (number), `{A!}` (count), `{A:}` (time),
  ///     `{A>}` (later time), `{A@}` (date), `{A^}` (month) and `{A~}` (unit).
  ///   - formula: signs, and operands as `{A}`.
  init(_ pattern: String, _ formula: String, note: (String, String)? = nil) {
    (spelling, meaning) = (pattern, formula)
    parts = pattern.split(separator: " ").map { part in
      if part.first == "{", part.last == "}" {
        let inner = part.dropFirst().dropLast()
        guard let name = inner.first, let kind = Self.operand(inner.dropFirst()) else {
          preconditionFailure("an operand of a pattern has a letter and perhaps a sign")
        }
        return .operand(name, kind)
      }
      let isOptional = part.count > 1 && part.last == "?"
      if part.allSatisfy({ $0 == "|" }) { return .words([String(part)], isOptional: false) }
      return .words(Set((isOptional ? part.dropLast() : part).split(separator: "|").map(String.init)), isOptional: isOptional)
    }
    self.formula = Self.pieces(formula)
    self.note = note.map { (Self.pieces($0.0), Self.pieces($0.1)) }
  }

  private static func operand(_ sign: Substring) -> Operand? {
    switch sign {
    case "": .any
    case ".": .single
    case "%": .percent
    case "/": .fraction
    case "#": .number
    case "!": .count
    case "~": .unit
    case "@": .date
    case "^": .month
    case ":": .time
    case ">": .laterTime
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
