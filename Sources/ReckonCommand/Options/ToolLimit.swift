import Reckon
import ReckonTables
import ReckonTerminal

/// A limit that `--limit` sets: one of formulas, or one of tables.
package enum ToolLimit: Hashable, Sendable, CaseIterable {
  case formula(Limits.Kind)
  case table(TableLimits.Kind)

  package static let allCases =
    Limits.Kind.allCases.map { Self.formula($0) } + TableLimits.Kind.allCases.map { Self.table($0) }

  /// The limit of a name.
  package init?(named name: String) {
    guard let limit = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = limit
  }

  /// Its name on the command line.
  package var name: String {
    switch self {
    case .formula(let kind): kind.name
    case .table(let kind): kind.name
    }
  }

  /// The bounded quantity, in words.
  package var sentence: Phrase {
    switch self {
    case .formula(let kind): Phrase(.limit, kind.name, kind.summary)
    case .table(let kind): Phrase(.limit, kind.name, kind.summary)
    }
  }

  /// The limit where none is set.
  package var byDefault: Int {
    switch self {
    case .formula(let kind): Limits.tool[kind]
    case .table(let kind): TableLimits()[kind]
    }
  }
}
