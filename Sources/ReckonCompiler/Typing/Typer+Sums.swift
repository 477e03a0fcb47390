import ReckonCatalogue
import ReckonSyntax

/// Sums, and other operations whose operands are converted to one unit: the first one's.
extension Typer {
  /// A sum or difference. Two percents yield a percent; a percent after anything else is a percentage of that.
  mutating func typeSum(_ function: Function.ID, _ node: SyntaxTree.Node, at index: Int) {
    let operands = (kinds[kinds.count - 2], kinds[kinds.count - 1])
    if operands.0.isUnknown || operands.1.isUnknown {
      kinds.removeLast(2)
      return kinds.append(.unknown)
    }
    if operands.0.isInstant || operands.1.isInstant {
      kinds.removeLast(2)
      return typeSum(function, ofInstants: operands.0, operands.1, node, at: index)
    }
    if operands.1.isPercent {
      kinds.removeLast(2)
      return typeSum(ofPercentOf: operands.0, node, at: index)
    }
    guard operands.0.quantity != nil || operands.1.quantity != nil else {
      noteRate(function, operands.0, operands.1, node, at: index)
      return typeNumbers(2, Phrase(verbatim: Catalogue.row(function).name), node, at: index)
    }
    if let left = operands.0.quantity, let right = operands.1.quantity, left.offset != nil || right.offset != nil {
      kinds.removeLast(2)
      return typeSum(function, ofTemperatures: left, right, node, at: index)
    }
    let isDivided = divideSum(of: 2, isDifference: function == .subtract, node, at: index)
    guard let kind = takeOneUnit(2, node, at: index) else { return kinds.append(.unknown) }
    guard var sum = kind.quantity, let first = operands.0.quantity else { return kinds.append(kind) }
    if case .uniform = sum.span { sum = sum.mixed(like: first) }
    if isDivided { sum.span = .divided }
    kinds.append(.quantity(sum))
  }

  /// Notes on `100 + vat`, where a name denotes a percent: it counts as a plain number, and not as a percentage of the
  /// other operand.
  private mutating func noteRate(
    _ function: Function.ID, _ left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int
  ) {
    guard isFormula, case .rate = right, tree.nodes[index - 1].kind == .name else { return }
    switch left {
    case .number, .roundedInteger: break
    // Rates are added to rates.
    case .percent, .rate, .truth, .instant, .quantity, .text, .list, .matrix, .complex, .missing, .unknown: return
    }
    let (first, name) = (tree.nodes[index - 2], tree.nodes[index - 1])
    let text = tree.source.line(SourceRange(start: node.range.start, end: first.range.end))
    // `1 + vat` is the usual growth factor.
    guard text != "1" else { return }
    body.notes.append(
      FormulaNote(
        .rate, at: node.range, as: function == .subtract ? .difference : .sum,
        [
          String(text), String(tree.source.slice(name.range)),
          spelling(of: node, changing: first, by: name, isDifference: function == .subtract),
        ]))
  }

  /// A sum whose second operand names a rate, spelled as the first operand and that share of it: `price * (1 + vat)`.
  func spelling(
    of node: SyntaxTree.Node, changing first: SyntaxTree.Node, by name: SyntaxTree.Node, isDifference: Bool
  ) -> String {
    let text = tree.source.line(SourceRange(start: node.range.start, end: first.range.end))
    let isSimple = first.kind == .number || first.kind == .name || first.kind == .call
    return "\(isSimple ? text : "(\(text))") * (1 \(isDifference ? "-" : "+") \(tree.source.slice(name.range)))"
  }

  private mutating func typeSum(ofPercentOf kind: Kind, _ node: SyntaxTree.Node, at index: Int) {
    switch kind {
    case .percent: return kinds.append(.percent)
    case .number, .roundedInteger, .rate, .truth: kinds.append(.number)
    case .quantity(let unit):
      if unit.offset != nil {
        return failMisplaced(Phrase("temperatureIn", "the temperature in \(unit.name)"), "%", node)
      }
      kinds.append(.quantity(unit.computed.mixed(like: unit)))
    case .instant, .text, .list, .matrix, .complex, .missing, .unknown:
      preconditionFailure("sums of dates, of other values and of unknown kinds have been handled above")
    }
    body.add(.replace(.shareOfLeft), at: index)
  }

  /// A temperature with an offset and a difference; two such temperatures have a difference, but no sum.
  private mutating func typeSum(
    _ function: Function.ID, ofTemperatures left: Quantity, _ right: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) {
    guard left.dimension == right.dimension else {
      failMismatch(.quantity(left), .quantity(right), node, at: index)
      return kinds.append(.unknown)
    }
    var unit: Quantity
    switch (left.offset != nil, right.offset != nil) {
    case (true, true):
      guard function == .subtract else { return failSumOfTemperatures(right, node, at: index) }
      return typeDifference(ofTemperatures: left, right, node, at: index)
    case (true, false): unit = left
    case (false, true) where left.isDifference && function == .subtract:
      failMismatch(.quantity(left), .quantity(right), node, at: index)
      return kinds.append(.unknown)
    case (false, true): unit = function == .add ? right : Quantity(UnitProduct(baseUnitsOf: left.dimension))
    case (false, false): preconditionFailure("one of them has a zero of its own")
    }
    if unit.offset == nil {
      guard convert(depth: 1, from: left, to: unit, node, at: index),
        convert(depth: 0, from: right, to: unit, node, at: index)
      else {
        return kinds.append(.unknown)
      }
      unit = unit.difference
    } else {
      // A unit without an offset next to one with an offset is a difference.
      guard convert(depth: 1, from: left, to: left.offset == nil ? unit.withoutOffset : unit, node, at: index),
        convert(depth: 0, from: right, to: right.offset == nil ? unit.withoutOffset : unit, node, at: index)
      else { return kinds.append(.unknown) }
    }
    kinds.append(.quantity(unit.computed))
  }

  /// The difference of two temperatures with offsets: computed in the left one's scale, in which the input is usually
  /// exact, and converted to K.
  private mutating func typeDifference(
    ofTemperatures left: Quantity, _ right: Quantity, _ node: SyntaxTree.Node, at index: Int
  ) {
    let unit = Quantity(UnitProduct(baseUnitsOf: left.dimension)).difference
    // Each is checked against absolute zero.
    guard convert(depth: 1, from: left, to: left, node, at: index),
      convert(depth: 0, from: right, to: left, node, at: index),
      let conversion = conversion(from: left.withoutOffset, to: unit, node)
    else { return kinds.append(.unknown) }
    if !conversion.isIdentity { body.add(.coerceResult(.unit(conversion)), at: index) }
    kinds.append(.quantity(unit.computed))
  }

  // MARK: One unit

  /// Converts operands to one unit: the smallest, in which sums are usually exact; the result is displayed in the first
  /// one's. Among angles, bare numbers are in the program's angle unit, and one that comes first determines the
  /// result's unit.
  ///
  /// - Parameter isFirstFixed: whether the first operand cannot be converted any more, since its code is complete.
  /// - Returns: their common kind; `nil` after an error.
  mutating func takeOneUnit(_ count: Int, isFirstFixed: Bool = false, _ node: SyntaxTree.Node, at index: Int) -> Kind? {
    let operands = Array(kinds.suffix(count))
    kinds.removeLast(count)
    guard !operands.contains(where: { $0.isUnknown }), let first = operands.first else { return nil }
    guard let place = operands.firstIndex(where: { $0.quantity != nil }), let other = operands[place].quantity else {
      preconditionFailure("plain numbers have been seen to before")
    }
    guard let unit = unit(of: first, beside: other) else {
      failMismatch(first, .quantity(other), operand: place, of: count, node, at: index)
      return nil
    }
    var sources: [Quantity] = []
    for (position, operand) in operands.enumerated() {
      guard let source = self.unit(of: operand, beside: unit), source.dimension == unit.dimension,
        source.isSameKind(as: unit)
      else {
        failMismatch(first, operand, operand: position, of: count, node, at: index)
        return nil
      }
      sources.append(source)
    }
    // Temperatures have an offset, and a bare number stays one.
    let isFixed = isFirstFixed || first.quantity == nil || sources.contains { $0.offset != nil }
    let common = isFixed ? unit : unit.held(like: sources.min { $0.ratio < $1.ratio } ?? unit)
    for (position, source) in sources.enumerated() {
      guard convert(depth: count - 1 - position, from: source, to: common, node, at: index) else { return nil }
    }
    guard first.quantity != nil else { return .number }
    let result = common.computed
    return .quantity(Quantity.isBlended(sources) ? result.blending(sources) : result)
  }

  /// A function of operands in one unit: its result has their unit, such as `max`, or is a plain number, such as
  /// `sign`.
  mutating func typeHomogeneous(_ row: Function, _ count: Int, keepsUnit: Bool, _ node: SyntaxTree.Node, at index: Int)
  {
    // Sums and deviations of temperatures depend on the offset of their scale.
    let choosesOrAverages: Set<Function.ID> = [.min, .max, .avg, .median, .clamp, .valueOf]
    if let point = kinds.suffix(count).lazy.compactMap({ $0.quantity }).first(where: { $0.offset != nil }),
      !choosesOrAverages.contains(row.id)
    {
      kinds.removeLast(count)
      return failMisplaced(
        Phrase("temperatureIn", "the temperature in \(point.name)"), Phrase(verbatim: row.name), node)
    }
    let first = kinds[kinds.count - count].quantity
    guard let kind = takeOneUnit(count, node, at: index) else { return kinds.append(.unknown) }
    guard keepsUnit, var result = kind.quantity, let first else { return kinds.append(keepsUnit ? kind : .number) }
    if case .uniform = result.span { result = result.mixed(like: first) }
    kinds.append(.quantity(result))
  }
}
