import Reckon
import ReckonSyntax

/// Help on the language's rows.
extension HelpIndex {
  static let functions: [HelpEntry] = Catalogue.functions.filter(\.isNamed).map { row in
    HelpEntry(.function, [row.name] + row.aliases + row.synonyms, row.summary) { page(on: row) }
  }

  static let operators: [HelpEntry] = Catalogue.operators.map { row in
    HelpEntry(.operator, row.spellings, row.summary) { page(on: row) }
  }

  static let constants: [HelpEntry] = (Catalogue.constants + Catalogue.constantsOfNature).map { row in
    HelpEntry(.constant, [row.name] + row.aliases, row.summary) {
      let unit = row.kind.unit.map { " \($0)" } ?? ""
      let uncertainty: [String] = if case .measured(let uncertainty) = row.precision { [uncertainty + unit] } else { [] }
      return HelpPage(
        row.name, row.source.isEmpty ? "constant" : "constant of nature",
        [
          .text(row.summary), alsoSpelled(row.aliases), .names("uncertainty", uncertainty),
          .names("source", row.source.isEmpty ? [] : [row.source]), .examples([row.name]),
        ])
    }
  }

  static let units: [HelpEntry] = Catalogue.units.map { entry(of: $0) }

  static func entry(of row: ReckonCatalogue.Unit) -> HelpEntry {
    // `rods: 16.5 feet` would say no more of the rod than its row does.
    let isNameNew = row.symbol.count < 3 || !row.name.hasPrefix(row.symbol)
    return HelpEntry(.unit, row.names, isNameNew ? "\(row.name): \(row.summary)" : row.summary) {
      let others = row.names.filter { $0 != row.symbol }
      let prefixed = UnitPrefix.all.filter { row.prefixes.contains($0) }.map { $0.symbols[0] + row.symbol }
      return HelpPage(
        row.symbol, "unit · \(row.category.title.lowercased())",
        [
          .text(row.summary), alsoSpelled(others), .names("with prefixes", prefixed), .names("source", [row.source]),
          .examples([example(of: row)]),
        ])
    }
  }

  /// A conversion that shows a unit.
  static func example(of row: ReckonCatalogue.Unit) -> String {
    if let other = Catalogue.units.first(where: { $0.category == row.category && !$0.names.contains(row.symbol) && $0.offset == nil }) {
      return "1 \(written(row)) to \(written(other))"
    }
    // The only unit of its kind is shown in a smaller one of its own.
    let smaller = UnitPrefix.all.first { row.prefixes.contains($0) && $0.symbols[0] == "m" }
    return "1 \(written(row)) to \(smaller.map { $0.symbols[0] + row.symbol } ?? written(row))"
  }

  /// A unit as formulas write it: its symbol, if they read it, or the first of its names that needs no quotes.
  static func written(_ row: ReckonCatalogue.Unit) -> String {
    if (try? Formula("1 \(row.symbol)", variables: []))?.unit == row.symbol { return row.symbol }
    let plain = row.names.first { name in
      let tokens = Lexer.tokens(of: SourceText(name)).tokens
      return tokens.count == 2 && tokens[0].kind == .name
    }
    return plain ?? "`\(row.symbol)`"
  }

  private static func alsoSpelled(_ names: [String]) -> HelpPage.Block { .names("also", names) }

  private static func page(on row: Function) -> HelpPage {
    var facts: [String] = []
    switch row.angle {
    case .none: break
    case .argument: facts.append("The argument is in the angle unit in force.")
    case .result: facts.append("The result is in the angle unit in force.")
    }
    if !row.isTotal { facts.append("Needs \(row.requirement).") }
    switch row.accuracy {
    case .exact: facts.append("Exact.")
    case .ulp(let bound): facts.append("Within \(NumberText.shortest(bound)) ULP.")
    case .ulpForEach(let bound): facts.append("Within \(NumberText.shortest(bound)) ULP for each argument.")
    case .ulpOfLargest(let bound): facts.append("Within \(NumberText.shortest(bound)) ULP of the largest argument.")
    }
    if let function = Catalogue.exactForm(row.id)?.function { facts.append("Digits of exact numbers: \(function.source).") }
    if !row.isPure { facts.append("Gives something else each time.") }
    return HelpPage(
      row.name, "function of \(row.arityPhrase) · \(row.topic.rawValue)",
      [.text(row.summary), alsoSpelled(row.aliases), .text(facts.joined(separator: " ")), .examples(row.examples.map(\.expression))])
  }

  private static func page(on row: Operator) -> HelpPage {
    let others = Catalogue.operators.filter { $0.level == row.level && $0.spellings != row.spellings }.flatMap { $0.spellings.prefix(1) }
    return HelpPage(
      row.spellings.joined(separator: "  "), "\(row.position) operator",
      [
        .text(row.summary), .names("binds like", Array(Set(others)).sorted()),
        .text(row.position == .infix ? "From \(row.isRightAssociative ? "right to left" : "left to right")." : ""),
        .examples(row.examples.map(\.expression)),
      ])
  }
}
