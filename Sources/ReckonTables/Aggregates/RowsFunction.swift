import Reckon
import ReckonTerminal

/// A function that formulas over tables apply to many rows: one entry of ``all``.
struct RowsFunction: Sendable {
  /// The result of a call for its rows.
  enum Meaning: Hashable, Sendable {
    /// One value for all rows of a group.
    case statistic(Statistic)
    /// One value for each row.
    case beside(BesideFunction)

    /// Whether values of a kind are accepted.
    func takes(_ kind: ValueKind) -> Bool {
      switch self {
      case .statistic(.count): true
      case .statistic(let statistic): kind.isNumeric && (kind != .instant || statistic.isOfDates)
      case .beside(let function): function.takes(kind)
      }
    }

    /// The unit of its values, in the form of input units; `nil` for plain numbers.
    ///
    /// - Parameter units: the units of its columns.
    func unit(of units: [String?]) -> String? {
      switch self {
      // Truth values become 1 and 0.
      case .statistic: units[0] == ValueKind.truthUnit ? nil : units[0]
      case .beside(let function): function.unit(of: units)
      }
    }
  }

  /// The arguments after a call's first column.
  private enum Rest {
    case nothing
    /// A percentage.
    case percentage
    /// A number of rows; optionally 1 by default.
    case rows(mayBeLeftOut: Bool, @Sendable (Int) -> BesideFunction)
    /// A second column.
    case column
  }

  let name: String
  /// Its default meaning, without further arguments.
  let meaning: Meaning
  private let rest: Rest
  /// Whether it applies to rows even if none of its arguments is a column.
  let isOfRowsOnly: Bool
  /// Whether columns and definitions hide it.
  let isWeak: Bool

  private init(
    _ name: String, _ meaning: Meaning, _ rest: Rest = .nothing, isOfRowsOnly: Bool = false, isWeak: Bool = false
  ) {
    (self.name, self.meaning, self.rest) = (name, meaning, rest)
    (self.isOfRowsOnly, self.isWeak) = (isOfRowsOnly, isWeak)
  }

  private static func beside(_ name: String, _ function: BesideFunction, _ rest: Rest = .nothing) -> RowsFunction {
    RowsFunction(name, .beside(function), rest, isOfRowsOnly: true, isWeak: true)
  }

  static let all: [RowsFunction] = [
    RowsFunction("total", .statistic(.sum), isOfRowsOnly: true),
    RowsFunction("count", .statistic(.count), isOfRowsOnly: true),
    RowsFunction("avg", .statistic(.mean)), RowsFunction("mean", .statistic(.mean)),
    RowsFunction("min", .statistic(.minimum)), RowsFunction("max", .statistic(.maximum)),
    RowsFunction("stdev", .statistic(.deviation)), RowsFunction("median", .statistic(.median)),
    RowsFunction("percentile", .statistic(.median), .percentage),
    RowsFunction("mode", .statistic(.mode), isWeak: true),
    RowsFunction("correl", .beside(.correlation), .column, isWeak: true),
    RowsFunction("slope", .beside(.slope), .column, isWeak: true),
    RowsFunction("intercept", .beside(.intercept), .column, isWeak: true),
    beside("prev", .previous(1), .rows(mayBeLeftOut: true) { .previous($0) }),
    beside("next", .next(1), .rows(mayBeLeftOut: true) { .next($0) }),
    beside("cumtotal", .runningTotal),
    beside("movavg", .movingMean(1), .rows(mayBeLeftOut: false) { .movingMean($0) }),
    beside("rank", .rank), beside("share", .share),
  ]

  /// The meaning of a call, and its number of column arguments; `nil` if it is not a call over rows.
  ///
  /// - Throws: `UsageError` for an invalid call of a function that only applies to rows.
  func meaning(of arguments: [String], _ word: String) throws(UsageError) -> (meaning: Meaning, columns: Int)? {
    switch rest {
    case .nothing where arguments.count <= 1: return (meaning, arguments.count)
    case .column where arguments.count == 2: return (meaning, 2)
    case .nothing, .column:
      guard isOfRowsOnly, isWeak else { return nil }
      throw UsageError(
        "takesOneColumn",
        "\(word) takes one column, and by: with the columns that group the rows: \(word)(qty, by: region)")
    case .percentage:
      guard arguments.count == 2, let percentage = Percentage(arguments[1]) else { return nil }
      return (.statistic(.percentile(percentage)), 1)
    case .rows(let mayBeLeftOut, let make):
      if arguments.count == 1, mayBeLeftOut { return (meaning, 1) }
      guard arguments.count == 2, let count = Int(arguments[1]), 1...1_000_000_000 ~= count else {
        throw UsageError(
          "takesAColumnAndANumberOfRows",
          "\(word) takes a column and a number of rows, from 1, in digits: \(word)(qty, 3)")
      }
      return (.beside(make(count)), 1)
    }
  }
}
