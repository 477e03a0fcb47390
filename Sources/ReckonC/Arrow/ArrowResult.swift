import Reckon
import ReckonBytecode

/// The type of the column that a formula's values make.
enum ArrowResult: Hashable {
  case number
  case truth
  case text
  /// Microseconds; of universal time where there is a zone.
  case timestamp(zone: String)
  case days
  /// Microseconds since midnight.
  case time
  /// Decimals of 38 digits with a number of decimals.
  case decimal(scale: Int)
  /// Numbers with more digits than any Arrow type holds, as texts.
  case digits
  /// The value is missing in every row.
  case nothing

  /// The natural type of a formula's values for columns that its inputs read.
  ///
  /// - Throws: `wrongKind`'s like, `invalidArgument`, for lists, which no column of this interface holds.
  init(_ formula: Formula, _ types: [Int: ArrowType]) throws(FormulaError) {
    let form = formula.program.resultForm
    switch form.kind {
    case .number, .percent, .quantity:
      guard formula.program.numberMode != .double else {
        self = .number
        return
      }
      let digits = formula.program.numberMode == .decimal ? ArrowDigits(formula.program, types).scale : nil
      self = digits.flatMap { $0 <= 38 ? .decimal(scale: max($0, 0)) : nil } ?? .digits
    case .truth: self = .truth
    case .instant:
      if case .instantShown(as: let shown) = form, shown.isTimeOfDay {
        self = .time
      } else if ArrowDigits(formula.program, types).isOfDays {
        self = .days
      } else {
        // Readings of a wall clock are of no zone.
        self = .timestamp(zone: formula.secondsFromUTC == nil ? Self.zone(of: types.values) : "")
      }
    case .text: self = .text
    case .missing: self = .nothing
    case .complex: throw formula.noColumn
    case .list:
      throw FormulaError(
        .invalidArgument(
          "formula",
          problem: Phrase(
            "itsValueIsAList",
            "its value is a list, and a column has one value in each row; take an item, a sum or a count of it")),
        at: formula.wholeRange, in: formula.program.source)
    }
  }

  /// The zone of dates that are made of columns which all have zones: theirs, or universal time where they differ.
  private static func zone(of types: Dictionary<Int, ArrowType>.Values) -> String {
    var zones: Set<String> = []
    for type in types {
      switch type {
      case .timestamp(_, let zone): zones.insert(zone)
      case .days, .milliseconds: zones.insert("")
      case .nothing, .truth, .integer, .float, .decimal, .text, .textView, .time, .duration: break
      }
    }
    guard !zones.contains(""), let zone = zones.first else { return "" }
    return zones.count == 1 ? zone : "UTC"
  }

  /// The format string of the column.
  var format: String {
    switch self {
    case .number: "g"
    case .truth: "b"
    case .text, .digits: "u"
    case .timestamp(let zone): "tsu:\(zone)"
    case .days: "tdD"
    case .time: "ttu"
    case .decimal(let scale): "d:38,\(scale)"
    case .nothing: "n"
    }
  }

  /// The size of a value in bytes; 0 for bits, texts and nothing.
  var size: Int {
    switch self {
    case .number, .timestamp, .time: 8
    case .days: 4
    case .decimal: 16
    case .truth, .text, .digits, .nothing: 0
    }
  }

  var isText: Bool { self == .text || self == .digits }
}
