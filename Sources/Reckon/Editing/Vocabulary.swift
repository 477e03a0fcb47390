import ReckonCatalogue

/// The catalogue's names for completion, collected once from its rows.
package enum Vocabulary {
  /// A name, or several spellings of which the first is preferred.
  package struct Word: Sendable {
    package let names: [String]
    let summary: Phrase
    let kind: Kind
  }

  enum Kind: Hashable, Sendable {
    /// A function; whether it takes arguments.
    case function(takesArguments: Bool)
    case constant
    case unit(UnitCategory)
    /// A notation, written after `to`.
    case notation
    /// A word operator, prefix or not.
    case word(isPrefix: Bool)

    /// Its kind in completion.
    var completed: FormulaAssistant.Completion.Kind {
      switch self {
      case .function: .function
      case .constant: .constant
      case .unit: .unit
      case .notation, .word: .keyword
      }
    }
  }

  static let functions: [Word] = Catalogue.functions.filter { $0.isNamed }.map { row in
    Word(
      names: [row.name] + row.aliases, summary: row.summarySentence, kind: .function(takesArguments: !row.accepts(0)))
  }

  static let constants: [Word] = (Catalogue.constants + Catalogue.constantsOfNature).map { row in
    Word(names: [row.name] + row.aliases, summary: row.summarySentence, kind: .constant)
  }

  static let units: [Word] = UnitCategory.allCases.flatMap { category in
    Catalogue.units(in: category).map { unit in
      let summary: Phrase = unit.name == unit.symbol ? unit.summarySentence : "\(unit.name): \(unit.summarySentence)"
      return Word(names: unit.names, summary: "\(category.noun.capitalized) · \(summary)", kind: .unit(category))
    }
  }

  /// One per first word, such as `fix` with any number of decimals.
  package static let notations: [Word] = {
    var words: [Word] = []
    for notation in ResultForm.Notation.allCases {
      let word = String(notation.word.prefix { $0 != " " })
      if words.last?.names != [word] { words.append(Word(names: [word], summary: notation.sentence, kind: .notation)) }
    }
    return words
  }()

  static func isNotation(_ name: String) -> Bool { notations.contains { $0.names == [name] } }

  /// The word operators: `mod`, `to`.
  static let words: [Word] = Catalogue.operators.flatMap { row in
    row.spellings.filter { Catalogue.reservedWords.contains($0) }.map {
      Word(names: [$0], summary: row.summarySentence, kind: .word(isPrefix: row.position == .prefix))
    }
  }

  /// All names and words of formulas, sorted.
  private static let sortedNames: [String] = Array(
    Set(
      [functions, constants, units, notations, words].joined().flatMap { $0.names } + Array(Catalogue.reservedWords)
        + UnitPrefix.all.flatMap { $0.symbols + [$0.name] })
  ).sorted()

  /// Whether a text is a prefix of a built-in name.
  ///
  /// - Complexity: O(log(names)), and O(units) for a unit with a prefix.
  static func hasName(beginningWith text: String) -> Bool {
    var low = 0
    var high = sortedNames.count
    while low < high {
      let middle = (low + high) / 2
      if sortedNames[middle] < text { low = middle + 1 } else { high = middle }
    }
    if low < sortedNames.count, sortedNames[low].hasPrefix(text) { return true }
    return UnitPrefix.all.contains { prefix in
      guard text.hasPrefix(prefix.name) else { return false }
      let rest = text.dropFirst(prefix.name.count)
      return Catalogue.units.contains { unit in
        unit.prefixes.contains(prefix) && unit.words.contains { $0.hasPrefix(rest) }
      }
    }
  }
}
