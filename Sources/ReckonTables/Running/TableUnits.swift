import Reckon
import ReckonCompiler
import ReckonSystem
import ReckonTerminal

/// The names of a table's columns and the units of their numbers: from `--unit`, or in brackets in the header,
/// `distance [km]`.
struct TableUnits {
  /// The units by column name.
  let units: [String: String]
  /// The columns whose kinds were guessed from their first fields.
  let guessed: Set<String>

  /// - Parameters:
  ///   - titles: the columns' names in the table.
  ///   - names: the same without units.
  ///   - kinds: the kinds guessed from the columns' first fields.
  ///   - given: `distance=km`; takes precedence over the header.
  ///   - scope: defines currencies, which are units as well.
  /// - Throws: `UsageError` for an unknown column, `unknownUnit` for an invalid unit.
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
          "unitGivesAColumnAUnit",
          "--unit needs COLUMN=UNIT, as in --unit distance=km, not \(FormulaError.Kind.shortened(text))")
      }
      guard names.contains(parts[0]) else {
        let nearest = Suggestion.nearest(to: parts[0], among: names)
        throw UsageError(
          "thereIsNoColumnToHaveAUnit",
          "there is no column \(FormulaError.Kind.shortened(parts[0])) to give a unit\(Suggestion.ending(nearest))")
      }
      try scope.definitions.check(units: [parts[0]: parts[1]])
      units[parts[0]] = parts[1]
      guessed.remove(parts[0])
    }
    (self.units, self.guessed) = (units, guessed)
  }

  /// The columns' names without the units in brackets.
  static func names(_ titles: [String], _ scope: Scope) -> [String] {
    titles.map { title in
      guard let (name, unit) = parts(of: title), (try? scope.definitions.check(units: [name: unit])) != nil else {
        return title
      }
      return name
    }
  }

  /// Whether a column's kind was guessed from its first fields, since none was given.
  func isGuess(_ name: String, _ guess: ColumnGuess) -> Bool {
    guess.kind == nil ? units[name] == nil : guessed.contains(name)
  }

  /// A column's name and the text in brackets after it.
  static func parts(of title: String) -> (name: String, unit: String)? {
    guard title.hasSuffix("]"), let open = title.lastIndex(of: "[") else { return nil }
    let name = title[..<open].trimmed
    let unit = title[title.index(after: open)...].dropLast().trimmed
    return name.isEmpty || unit.isEmpty ? nil : (name, unit)
  }
}
