import ReckonCatalogue

/// Symbols that keyboards lack, by ASCII names: `\pi` is π, `\le` is ≤, `\^2` is ².
package enum SymbolNames {
  package struct Row: Hashable, Sendable {
    /// Without the backslash.
    package let name: String
    package let sign: String
    package let summary: Phrase
  }

  /// All named symbols, sorted by name.
  package static let all: [Row] = {
    var rows: [String: Row] = [:]
    func add(_ name: String, _ sign: String, _ summary: Phrase) {
      if rows[name] == nil { rows[name] = Row(name: name, sign: sign, summary: summary) }
    }
    for row in Catalogue.constants { row.aliases.first(where: isSign).map { add(row.name, $0, row.summarySentence) } }
    for (index, name) in greekLetters.enumerated() {
      // There is no second capital sigma; the final small one is skipped.
      let place = UInt32(index) + (index > 16 ? 1 : 0)
      for (first, name) in [(0x3B1, name), (0x391, name.prefix(1).uppercased() + name.dropFirst())]
        as [(UInt32, String)]
      {
        if let letter = Unicode.Scalar(first + place).map({ String(Character($0)) }) {
          add(name, letter, summary(of: letter))
        }
      }
    }
    for row in Catalogue.functions where row.isNamed {
      row.aliases.first(where: isSign).map { add(row.name, $0, row.summarySentence) }
    }
    for row in Catalogue.operators {
      guard let sign = row.spellings.first(where: isSign) else { continue }
      for word in row.spellings where !isSign(word) && Catalogue.reservedWords.contains(word) {
        add(word, sign, row.summarySentence)
      }
      // √ is named after its function.
      if case .apply(let id) = row.meaning, let function = Catalogue.function(id), function.isNamed {
        add(function.name, sign, row.summarySentence)
      }
    }
    for (name, sign) in furtherNames { add(name, sign, summary(of: sign)) }
    return rows.values.sorted { $0.name < $1.name }
  }()

  /// The symbols that match the word after a backslash: the one with that name, or all with it as a prefix.
  package static func rows(for text: String) -> [Row] {
    if let row = all.first(where: { $0.name == text }) { return [row] }
    if let sign = raised(text) ?? lowered(text) { return [Row(name: text, sign: sign, summary: summary(of: sign))] }
    return all.filter { $0.name.hasPrefix(text) }.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }

  /// TeX names that the catalogue's rows lack.
  static let furtherNames: [(name: String, sign: String)] = [
    ("times", "×"), ("div", "÷"), ("cdot", "·"), ("deg", "°"), ("le", "≤"), ("leq", "≤"), ("ge", "≥"), ("geq", "≥"),
    ("ne", "≠"),
    ("neq", "≠"), ("wedge", "∧"), ("vee", "∨"), ("neg", "¬"), ("lnot", "¬"), ("infty", "∞"), ("prod", "Π"), ("pm", "±"),
  ]

  private static let greekLetters = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi",
    "omicron", "pi",
    "rho",
    "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
  ]

  /// Whether a spelling contains characters outside ASCII.
  private static func isSign(_ spelling: String) -> Bool { !spelling.utf8.allSatisfy { $0 < 0x80 } }

  /// The summary of a symbol; a letter without a meaning can be a name.
  private static func summary(of sign: String) -> Phrase {
    if let row = Catalogue.operators.first(where: { $0.spellings.contains(sign) }) { return row.summarySentence }
    if let row = Catalogue.constant(named: sign) { return row.summarySentence }
    if let row = Catalogue.function(named: sign) { return row.summarySentence }
    return sign.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
      ? Phrase("letterForNames", "a letter for names") : "digits"
  }

  /// `^-12` as ⁻¹².
  private static func raised(_ text: String) -> String? {
    guard text.hasPrefix("^") else { return nil }
    return digits(text.dropFirst(), "⁰¹²³⁴⁵⁶⁷⁸⁹", minus: "⁻")
  }

  /// `_12` as ₁₂, which is allowed in names.
  private static func lowered(_ text: String) -> String? {
    guard text.hasPrefix("_") else { return nil }
    return digits(text.dropFirst(), "₀₁₂₃₄₅₆₇₈₉", minus: nil)
  }

  private static func digits(_ text: Substring, _ signs: String, minus: Character?) -> String? {
    var result = ""
    let signs = Array(signs)
    for character in text {
      if let digit = character.isASCII ? character.wholeNumberValue : nil {
        result.append(signs[digit])
      } else if character == "-", result.isEmpty, let minus {
        result.append(minus)
      } else {
        return nil
      }
    }
    return result.isEmpty || result == minus.map { String($0) } ? nil : result
  }
}
