extension Dialect {
  /// Operators and functions of cells, whose translation depends on more than their operands' texts.
  enum Form: Sendable {
    /// The operand itself.
    case same
    /// The operand's value, which is no cell any more.
    case value
    case power
    /// An operator between all operands, from the left, and such a sum divided by the number of terms.
    case inTurn(String), meanInTurn
    /// Texts, one after the other; with a text between them.
    case join, joinWith
    case comparison(String)
    /// A condition, the value where it holds, and perhaps the one where it does not; several in turn; by a value.
    case choice, choices, choicesOf
    /// A value by its number.
    case pick
    /// A value where another fails, or where nothing is found.
    case fallback(onlyNotFound: Bool)
    /// Whether a value fails.
    case fails(onlyNotFound: Bool)
    /// Whether a value fails, but not because nothing is found.
    case failsOtherwise
    /// Conditions, all evaluated, with `and` or `or` between them.
    case all(String)
    /// Whether a value is of a kind, by what it is here.
    case isKind(Kinds), isEmpty
    /// A value where it is of a kind.
    case onlyOf(Kinds)
    /// A function of all numbers in values and areas.
    case aggregate(String)
    /// One of all values in areas, of which a text is 0.
    case aggregateAll(String)
    case countFilled, countEmpty
    /// Functions of the cells for which conditions hold: the conditions come first, or the values.
    case conditional(String?, valuesFirst: Bool)
    case productSum
    case rows, columns, row, column
    /// The cells of an array by that of its formula; the least rectangle with the cells of both operands.
    case spill, rectangle
    case match, index, lookUp(inRows: Bool), find(isExact: Bool), placeFound
    /// Rows and columns of areas, and the numbers from 1 on.
    case filtered, sorted, sortedByKeys, unique, columnsChosen, counted, taken(isDropped: Bool)
    /// The probability of a table of counts, beside one of what is expected.
    case chance
    /// How many numbers lie between limits.
    case frequencies
    /// An area with its rows as columns, the product of two as matrices, and the determinant of one.
    case transposed, matrixProduct, determinant
    /// The cells that a text names, and those so many rows and columns from others.
    case indirect, moved
    /// Whether an operand is cells.
    case isReference
    /// A function of the numbers of a list, in their order.
    case flows(String)
    /// A function, by its number, of the cells of areas in rows that are shown.
    case subtotal
    /// A number as a text by a pattern.
    case format
    /// A character by its number.
    case character
    /// A list of numbers behind a value, as `npv` takes it.
    case withList(String)
    /// One template or another one, as the last operand is true or not.
    case byTruth(String, String, Kinds)
    /// A number in another unit; the time between two dates in a unit; the days between them that are no days of rest.
    case conversion, timeBetween, daysOfWork
  }
}

extension Dialect.Meaning {
  /// Whether it is one of the forms.
  var isForm: Bool {
    if case .form = target { return true }
    return false
  }
}

extension Dialect.Form {
  /// Whether it is an error where one of its operands is.
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

  /// Whether it may be an error where its operands are none.
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
