import Reckon
import ReckonCompiler
import ReckonSystem
import ReckonTerminal

/// The names of a table's columns and the units of their numbers: those of `--unit`, and those that stand in brackets in the header, `distance [km]`.
struct TableUnits {
  /// Units by the columns' names.
  let units: [String: String]
  /// The columns whose kinds are those of their first fields.
  let guessed: Set<String>

  /// - Parameters:
  ///   - titles: the columns' names as the table has them.
  ///   - names: the same without units.
  ///   - kinds: what columns' first fields say of them.
  ///   - given: `distance=km`; they come before what the header says.
  ///   - scope: what has currencies, which are units too.
  /// - Throws: `UsageError` for a column that there is not, `unknownUnit` for what is no unit.
  init(_ titles: [String], _ names: [String], kinds: [Int: ColumnGuess], given: [String], scope: Scope) throws {
    var units: [String: String] = [:]
    var guessed: Set<String> = []
    for (column, title) in titles.enumerated() {
      let (name, before) = (names[column], names[..<column])
      if let kind = kinds[column]?.kind, !before.contains(title) {
        units[title] = kinds[column]?.isTime == true ? ValueKind.timeOfDayUnit : kind.inputUnit
        guessed.insert(title)
      }
      // Of columns with the same name, formulas see the first.
      if name != title, units[name] == nil, !before.contains(name) { units[name] = Self.parts(of: title)?.unit }
    }
    for text in given {
      let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      guard parts.count == 2 else {
        throw UsageError(
          "unitGivesAColumnAUnit", "--unit needs COLUMN=UNIT, as in --unit distance=km, not \(FormulaError.Kind.shortened(text))")
      }
      guard names.contains(parts[0]) else {
        let nearest = Suggestion.nearest(to: parts[0], among: names)
        throw UsageError(
          "thereIsNoColumnToHaveAUnit",
          "there is no column \(FormulaError.Kind.shortened(parts[0])) to have a unit\(Suggestion.ending(nearest))")
      }
      try scope.definitions.check(units: [parts[0]: parts[1]])
      units[parts[0]] = parts[1]
      guessed.remove(parts[0])
    }
    (self.units, self.guessed) = (units, guessed)
  }

  /// The columns' names without the units that stand in brackets.
  static func names(_ titles: [String], _ scope: Scope) -> [String] {
    titles.map { title in
      guard let (name, unit) = parts(of: title), (try? scope.definitions.check(units: [name: unit])) != nil else { return title }
      return name
    }
  }

  /// Whether nobody has said what a column is, so that it is what its first fields say.
  func isGuess(_ name: String, _ guess: ColumnGuess) -> Bool { guess.kind == nil ? units[name] == nil : guessed.contains(name) }

  /// A column's name and what stands in brackets behind it.
  static func parts(of title: String) -> (name: String, unit: String)? {
    guard title.hasSuffix("]"), let open = title.lastIndex(of: "[") else { return nil }
    let name = title[..<open].trimmed
    let unit = title[title.index(after: open)...].dropLast().trimmed
    return name.isEmpty || unit.isEmpty ? nil : (name, unit)
  }
}
