import Reckon

/// Help on a name or a symbol, from the catalogue's rows.
enum HelpText {
  static func page(on topic: String) -> String {
    var pages: [String] = []
    if let row = Catalogue.function(named: topic) { pages.append(page(on: row)) }
    if let row = Catalogue.constant(named: topic) {
      pages.append("\(names(row.name, row.aliases)) = \(NumberText.shortest(row.value))\n  \(row.summary)")
    }
    if let row = Catalogue.unit(named: topic) { pages.append(page(on: row)) }
    for row in Catalogue.operators where row.spellings.contains(topic) { pages.append(page(on: row)) }
    for row in PromptCommand.all where row.name == topic || ":\(row.name)" == topic {
      pages.append(":\(row.name) \(row.usage)\n  \(row.summary)")
    }
    if !pages.isEmpty { return pages.joined(separator: "\n") }
    let known = Catalogue.names + Catalogue.unitNames + Catalogue.operators.flatMap(\.spellings) + PromptCommand.all.map(\.name)
    let nearest = Suggestion.nearest(to: topic, among: known)
    return "there is no \(FormulaError.Kind.shortened(topic)); \(nearest.map { "did you mean \($0)?" } ?? ":functions lists what there is")"
  }

  private static func page(on row: Function) -> String {
    var lines = ["\(names(row.name, row.aliases)) (\(row.topic.rawValue), \(row.arityPhrase))", "  \(row.summary)"]
    switch row.angle {
    case .none: break
    case .argument: lines.append("  The argument is in the angle unit in force.")
    case .result: lines.append("  The result is in the angle unit in force.")
    }
    if !row.isTotal { lines.append("  Needs \(row.requirement).") }
    switch row.accuracy {
    case .exact: lines.append("  Exact.")
    case .ulp(let bound): lines.append("  Within \(NumberText.shortest(bound)) ULP.")
    case .composed: break
    }
    return (lines + examples(row.examples)).joined(separator: "\n")
  }

  private static func page(on row: Operator) -> String {
    (["\(row.spellings.joined(separator: "  ")) (\(row.position) operator)", "  \(row.summary)"] + examples(row.examples))
      .joined(separator: "\n")
  }

  private static func page(on row: ReckonCatalogue.Unit) -> String {
    let others = row.names.filter { $0 != row.symbol }
    return "\(names(row.symbol, others)) (unit of \(row.dimension))\n  \(row.summary)\n  \(row.source)"
  }

  private static func names(_ name: String, _ aliases: [String]) -> String {
    aliases.isEmpty ? name : "\(name), also \(aliases.joined(separator: ", "))"
  }

  private static func examples(_ examples: [Example]) -> [String] {
    examples.map { example in
      Double(example.result) == nil
        ? "  \(example.expression)   is an error: \(example.result)" : "  \(example.expression) = \(example.result)"
    }
  }
}
