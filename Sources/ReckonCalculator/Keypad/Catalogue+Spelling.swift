import Reckon

extension Catalogue {
  /// A spelling of a catalogue row, with the row's properties.
  struct Spelling: Hashable {
    /// The text; empty if no row has it, which a test of all keys excludes.
    let text: String
    let summary: Phrase
    /// The names of the row.
    let names: [String]
    /// The precedence of an operator; `nil` for names.
    let level: Operator.Level?
    /// The function that is applied, if any.
    let function: Function.ID?

    /// A function by one of its names, by default the first.
    init(function id: Function.ID, _ preferred: String) {
      let row = Catalogue.function(id)
      names = row.map { [$0.name] + $0.aliases } ?? []
      text = names.contains(preferred) ? preferred : names.first ?? ""
      summary = row?.summarySentence ?? ""
      level = nil
      function = id
    }

    /// An operator by one of its spellings, by default the first.
    init(_ position: Operator.Position, _ meaning: Operator.Meaning, _ preferred: String?) {
      let row = Catalogue.operators.first { $0.position == position && $0.meaning == meaning }
      let spellings = row?.spellings ?? []
      names = spellings
      text = preferred.flatMap { spellings.contains($0) ? $0 : nil } ?? spellings.first ?? ""
      summary = row?.summarySentence ?? ""
      level = row?.level
      if case .apply(let id) = meaning { function = id } else { function = nil }
    }

    /// The imaginary unit.
    static let imaginaryUnit = Self(
      text: "i", summary: Phrase("imaginaryUnit", "the imaginary unit, whose square is -1"), names: ["i", "j"])

    /// The function that returns the real part of a complex number.
    static let realPart = Self(function: .realPart, "re")

    private init(text: String, summary: Phrase, names: [String]) {
      (self.text, self.summary, self.names, level, function) = (text, summary, names, nil, nil)
    }

    /// A constant by name or alias.
    init(constant name: String) {
      let row = Catalogue.constant(named: name)
      names = row.map { [$0.name] + $0.aliases } ?? []
      text = row == nil ? "" : name
      summary = row?.summarySentence ?? ""
      level = nil
      function = nil
    }
  }
}
