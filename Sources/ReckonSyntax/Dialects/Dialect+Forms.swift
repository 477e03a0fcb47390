extension Dialect {
  /// Operators and functions of cells whose translation depends on more than the text of their operands.
  enum Form: Sendable {
    /// The operand itself.
    case same
    /// The operand's value, no longer a cell reference.
    case value
    case power
    /// A left-associative operator between all operands; such a sum divided by the number of terms.
    case inTurn(String), meanInTurn
    /// Texts concatenated; with a separator.
    case join, joinWith
    case comparison(String)
    /// A condition, the value if true and optionally the value if false; a chain of these; a chain of cases of a value.
    case choice, choices, choicesOf
    /// The value at an index.
    case pick
    /// A value, or another if the first fails, or only if it is `#N/A`.
    case fallback(onlyNotFound: Bool)
    /// Whether a value fails.
    case fails(onlyNotFound: Bool)
    /// Whether a value fails, but not with `#N/A`.
    case failsOtherwise
    /// Conditions without short-circuit evaluation, joined by `and` or `or`.
    case all(String)
    /// Whether a value is of a kind, in terms of our kinds.
    case isKind(Kinds), isEmpty
    /// The value if it is of a kind.
    case onlyOf(Kinds)
    /// A function of all numbers in values and areas.
    case aggregate(String)
    /// A function of all values in areas, in which a text counts as 0.
    case aggregateAll(String)
    case countFilled, countEmpty
    /// Functions of the cells that meet conditions; the conditions come first, or the values.
    case conditional(String?, valuesFirst: Bool)
    case productSum
    case rows, columns, row, column
    /// The cells of an array, given the cell with its formula; the bounding rectangle of both operands.
    case spill, rectangle
    case match, index, lookUp(inRows: Bool), find(isExact: Bool), placeFound
    /// Rows and columns of areas, and numbers counted from 1.
    case filtered, sorted, sortedByKeys, unique, columnsChosen, counted, taken(isDropped: Bool)
    /// The χ² probability of a table of counts, given the expected ones.
    case chance
    /// A histogram: the number of values between limits.
    case frequencies
    /// The transpose of an area, a matrix product and the determinant.
    case transposed, matrixProduct, determinant
    /// The cells that a text names; an area offset by rows and columns.
    case indirect, moved
    /// Whether an operand is a reference.
    case isReference
    /// A function of a list of numbers, in order.
    case flows(String)
    /// A function, selected by number, of the visible cells of areas.
    case subtotal
    /// A number formatted by a pattern.
    case format
    /// A character by its code.
    case character
    /// A value followed by a list of numbers, as `npv` takes them.
    case withList(String)
    /// One of two templates, selected by the last operand as a truth value.
    case byTruth(String, String, Kinds)
    /// A unit conversion; the time between two dates in a unit; the number of working days between them.
    case conversion, timeBetween, daysOfWork
  }
}

extension Dialect.Meaning {
  /// Whether the target is a form.
  var isForm: Bool {
    if case .form = target { return true }
    return false
  }
}

extension Dialect.Form {
  /// Whether the result is an error if an operand is one.
  var passesErrors: Bool {
    switch self {
    case .choice, .choices, .choicesOf, .pick, .fallback, .fails, .failsOtherwise, .isKind, .isEmpty, .aggregate,
      .aggregateAll, .countFilled,
      .countEmpty,
      .find, .placeFound, .all, .spill, .rectangle, .conditional, .isReference, .subtotal:
      false
    default: true
    }
  }

  /// Whether the result may be an error although no operand is one.
  func mayFail(_ count: Int) -> Bool {
    switch self {
    case .same, .value, .inTurn, .meanInTurn, .comparison, .choice, .fallback, .fails, .failsOtherwise, .all, .isKind,
      .isEmpty,
      .onlyOf, .countFilled, .countEmpty, .rows,
      .columns, .row, .column, .character, .join, .joinWith, .spill, .rectangle, .moved, .isReference:
      false
    case .aggregate(let name): !["sum", "count", "min", "max"].contains(name)
    case .conditional(let name, _): name != nil && name != "sumWhere"
    case .filtered, .sorted, .sortedByKeys, .unique, .columnsChosen, .counted, .taken, .frequencies,
      .transposed, .matrixProduct, .determinant, .chance,
      .subtotal, .aggregateAll:
      true
    case .indirect: false
    case .power, .choices, .choicesOf, .pick, .productSum, .match, .index, .lookUp, .find, .placeFound, .format,
      .withList, .flows, .byTruth, .timeBetween, .daysOfWork:
      true
    case .conversion: false
    }
  }
}
