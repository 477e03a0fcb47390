extension Dialect.Form {
  /// The operands that a form is applied to element by element; `nil` for a form whose value may be an array itself.
  func lifted(_ count: Int) -> [Int]? {
    switch self {
    case .value, .power, .onlyOf, .join, .comparison, .choice, .choices, .choicesOf, .fallback, .fails,
      .failsOtherwise, .isKind,
      .isEmpty, .format,
      .character:
      Array(0..<count)
    case .joinWith, .all, .aggregate, .aggregateAll, .countFilled, .countEmpty, .productSum, .rows, .columns,
      .withList, .flows, .subtotal, .determinant, .chance,
      .isReference:
      []
    case .conditional(let function, let valuesFirst):
      valuesFirst
        ? Array(stride(from: 2, to: count, by: 2))
        : function == nil ? Array(stride(from: 1, to: count, by: 2)) : [1]
    case .byTruth: Array(0..<count)
    case .match, .lookUp, .find, .placeFound, .conversion: [0]
    case .timeBetween, .daysOfWork: [0, 1]
    case .same, .inTurn, .meanInTurn, .pick, .row, .column, .index, .spill, .rectangle,
      .filtered, .sorted, .sortedByKeys, .unique, .columnsChosen, .counted, .taken, .frequencies,
      .transposed, .matrixProduct, .indirect, .moved:
      nil
    }
  }
}
