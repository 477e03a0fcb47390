import ReckonCatalogue

extension DialectWriter {
  /// Writes a form; `nil` for operands that it does not accept.
  mutating func write(
    _ form: Dialect.Form, _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    if let failing = operands.first(where: { $0.kind == .error }), form.passesErrors { return failing }
    switch form {
    case .same: return try intersection(of: operands[0])
    case .value:
      var piece = operands[0].kind == .empty ? number(0, range) : operands[0]
      if !piece.kind.contains(.list) { piece.area = nil }
      return piece
    case .power: return try power(operands, range)
    case .inTurn(let sign):
      let kind: Dialect.Kinds = sign == "and" || sign == "or" ? .truth : .number
      var parts = operands
      if kind == .truth { for index in parts.indices { parts[index] = try condition(parts[index]) } }
      return parts.dropFirst().reduce(parts[0]) { infix(sign, $0, $1, kind, range) }
    case .meanInTurn:
      let sum = operands.dropFirst().reduce(operands[0]) { infix("+", $0, $1, .number, range) }
      return infix("/", sum, atom("\(operands.count)", .number, range), .number, range)
    case .join: return try join(operands, range)
    case .joinWith: return try joinWith(operands, name, range)
    case .comparison(let sign): return try comparison(sign, operands, name, range)
    case .choice: return try choice(operands, name, range)
    case .choices:
      guard operands.count % 2 == 0 else { return nil }
      return try choices(operands, otherwise: failure("#N/A", range), name, range)
    case .choicesOf: return try choices(of: operands, name, range)
    case .pick: return try pick(operands, name, range)
    case .fallback(let onlyNotFound):
      if onlyNotFound, let isNotFound = operands[0].isNotFound, !isNotFound { return operands[0] }
      guard !onlyNotFound || operands[0].isOnlyNotFound else { return nil }
      return try fallback(operands, name, range)
    case .failsOtherwise:
      if let isNotFound = operands[0].isNotFound { return truth(!isNotFound, range) }
      guard operands[0].isOnlyNotFound, !operands[0].failsForOtherKinds else { return nil }
      return truth(false, range)
    case .fails(let onlyNotFound):
      if onlyNotFound, let isNotFound = operands[0].isNotFound { return truth(isNotFound, range) }
      guard !onlyNotFound || operands[0].isOnlyNotFound, !operands[0].failsForOtherKinds else { return nil }
      return try fails(operands[0], isNegated: false, range)
    case .all(let sign): return try all(sign, operands, name, range)
    case .onlyOf(let kind): return try onlyOf(kind, operands[0], range)
    case .isKind(let kind): return try isKind(kind, operands[0], range)
    case .isEmpty:
      if operands[0].kind.contains(.list) || operands[0].isMixed && operands[0].mayBeEmpty { return nil }
      guard operands[0].area != nil, operands[0].kind == .named else { return truth(operands[0].kind == .empty, range) }
      return joined("ismissing(", operands, ")", .truth, range)
    case .aggregate(let function): return try aggregate(function, operands, name, range)
    case .aggregateAll(let function): return try aggregateAll(function, operands, name, range)
    case .countFilled: return try countFilled(operands, isOfEmpty: false, name, range)
    case .countEmpty: return try countFilled(operands, isOfEmpty: true, name, range)
    case .conditional(let function, let valuesFirst):
      if valuesFirst {
        guard operands.count % 2 == 1 else { return nil }
        return try conditional(function, operands[0], Array(operands.dropFirst()), name, range)
      }
      let hasValues = function != nil && operands.count == 3
      guard hasValues || operands.count % 2 == 0 else { return nil }
      return try conditional(
        function, hasValues ? operands[2] : nil, hasValues ? Array(operands.prefix(2)) : operands, name, range)
    case .productSum: return try productSum(operands, name, range)
    case .rows: return try extent(isOfRows: true, isPlace: false, operands, name, range)
    case .columns: return try extent(isOfRows: false, isPlace: false, operands, name, range)
    case .row: return try extent(isOfRows: true, isPlace: true, operands, name, range)
    case .column: return try extent(isOfRows: false, isPlace: true, operands, name, range)
    case .spill: return try spilled(operands[0], range)
    case .rectangle: return try rectangle(operands, range)
    case .filtered: return try filtered(operands, name, range)
    case .sorted: return try sorted(operands, name, range)
    case .sortedByKeys: return try sortedByKeys(operands, name, range)
    case .unique: return try unique(operands, name, range)
    case .columnsChosen: return try columnsChosen(operands, name, range)
    case .counted: return try counted(operands, name, range)
    case .taken(let isDropped): return try taken(isDropped: isDropped, operands, name, range)
    case .frequencies: return try frequencies(operands, name, range)
    case .chance: return try chance(operands, name, range)
    case .transposed: return try transposed(operands[0], name, range)
    case .matrixProduct: return try matrixProduct(operands, name, range)
    case .determinant: return try determinant(operands[0], name, range)
    case .moved: return try moved(operands, name, range)
    case .isReference:
      return operands[0].kind == .error || operands[0].kind == .named && operands[0].area == nil
        ? nil : truth(operands[0].area != nil, range)
    case .subtotal: return try subtotal(operands, name, range)
    case .placeFound: return try placeFound(operands, name, range)
    case .indirect: return try named(operands, range)
    case .match: return try match(operands, name, range)
    case .index:
      return try item(of: operands[0], operands[1], operands.count > 2 ? operands[2] : nil, name, range)
    case .lookUp(let inRows): return try lookUp(inRows: inRows, operands, name, range)
    case .find(let isExact): return try find(operands, isExact: isExact, name, range)
    case .format: return try format(operands, name, range)
    case .character: return character(operands[0], range)
    case .byTruth(let whenTrue, let otherwise, let kind):
      return try choice(whenTrue, otherwise, operands, kind, range)
    case .conversion: return try conversion(operands, range)
    case .timeBetween: return try timeBetween(operands, range)
    case .daysOfWork: return try daysOfWork(operands, range)
    case .withList(let function):
      guard let first = try converted(operands[0], to: .numeric) else { return nil }
      let list = try flows(Array(operands.dropFirst()), name, range)
      return list.kind == .error ? list : joined(function + "(", [first, list], ")", .number, range)
    case .flows(let function):
      guard operands[0].kind.contains(.list) else { return nil }
      let list = try flows(operands, name, range)
      return list.kind == .error ? list : joined(function + "(", [list], ")", .number, range)
    }
  }

  /// The numbers of values and areas in order, without empty cells; or an error.
  private mutating func flows(
    _ operands: [DialectPiece], _ name: String, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece {
    var numbers = try numbers(in: operands, name)
    if let error = numbers.first(where: { $0.kind == .error }) { return error }
    for (index, number) in numbers.enumerated() where number.kind == .list {
      guard operands.count == numbers.count, hasNoGaps(operands[index]) else {
        numbers[index] = joined("present(", [number], ")", .list, range)
        continue
      }
    }
    return numbers.count == 1 && numbers[0].kind == .list ? numbers[0] : joined("[", numbers, "]", .list, range)
  }

  /// One of two templates, selected by the last operand as a truth value.
  private mutating func choice(
    _ whenTrue: String, _ otherwise: String, _ operands: [DialectPiece], _ kind: Dialect.Kinds, _ range: SourceRange
  ) throws(FormulaError) -> DialectPiece? {
    guard let condition = operands.last else { return nil }
    let rest = Array(operands.dropLast())
    if let known = condition.fixed ?? condition.whole.map({ $0 != 0 }) {
      return try template(known ? whenTrue : otherwise, rest, kind, range)
    }
    let first = try template(whenTrue, rest, kind, range)
    let copies = try rest.map { piece throws(FormulaError) in try copy(piece) }
    return joined("if(", [condition, first, try template(otherwise, copies, kind, range)], ")", kind, range)
  }

  /// An operand as a condition. NaN is false here.
  mutating func condition(_ piece: DialectPiece) throws(FormulaError) -> DialectPiece {
    let isNumber = dialect.hasTruths ? piece.kind == .number : piece.kind != .truth
    guard dialect.isNaNTrue, isNumber else { return piece }
    return try template("$0 != 0", [piece], .truth, piece.range)
  }
}
