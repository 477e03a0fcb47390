import ReckonCatalogue
import ReckonSyntax

/// Instants, which are affine times: their difference is a time, and with a time they make another instant.
extension Typer {
  private static let second = UnitProduct(baseUnitsOf: Dimension(.time))

  /// A date or time in the text. One with an offset is the reading of the host's clock at that moment.
  mutating func typeInstant(_ node: SyntaxTree.Node, at index: Int) {
    let literal = tree.instants[Int(node.payload)]
    guard let offset = literal.offset else { return kinds.append(.instant(nil)) }
    let ahead = definitions.secondsFromUTC?(literal.seconds.double) ?? 0
    if ahead != 0 { body.add(.coerceResult(.reading(ahead: ahead)), at: index) }
    kinds.append(.instant(InstantOffset(seconds: offset, hostSeconds: ahead)))
  }

  /// A sum or difference with an instant. Months, years and longer units step the calendar; shorter ones are then added as seconds.
  mutating func typeSum(_ function: Function.ID, ofInstants left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    if left.isInstant, right.isInstant {
      guard function == .subtract, let day = Catalogue.unit(named: "d") else { return failSum(left, right, node, at: index) }
      return kinds.append(.quantity(Quantity(day).held(like: Quantity(Self.second))))
    }
    let isDateLast = right.isInstant
    let date = isDateLast ? right : left
    guard let time = (isDateLast ? left : right).quantity, time.dimension == Dimension(.time), function == .add || !isDateLast else {
      return failSum(left, right, node, at: index)
    }
    if case .blended = time.span {
      fail(
        .misplacedKind(
          "a stored time of months and days", operation: "a date", advice: "write both behind the date, as in + 1 month + 3 d"), node)
      return kinds.append(.unknown)
    }
    guard let term = spanTerm(time, node) else { return kinds.append(.unknown) }
    body.add(.replace(.later(term, isBackwards: function == .subtract, isDateLast: isDateLast)), at: index)
    kinds.append(date)
  }

  private mutating func failSum(_ left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    failMismatch(left, right, node, at: index)
    kinds.append(.unknown)
  }

  // MARK: Times of months and seconds

  /// How a time counts beside a date; `nil` behind an error.
  private mutating func spanTerm(_ time: Quantity, _ node: SyntaxTree.Node) -> Elaboration.SpanTerm? {
    if case .divided = time.span { return .divided }
    if let months = time.calendarMonths { return .months(months) }
    return conversion(from: time, to: Quantity(Self.second), node).map { .seconds($0) }
  }

  /// Keeps the months and the seconds of a sum of times apart, where both are known of each operand.
  ///
  /// - Returns: whether they are known of the sum.
  mutating func divideSum(of count: Int, isDifference: Bool, _ node: SyntaxTree.Node, at index: Int) -> Bool {
    let times = kinds.suffix(count).compactMap { $0.quantity }
    guard times.count == count, Quantity.isBlended(times), times.allSatisfy({ $0.dimension == Dimension(.time) }) else { return false }
    var terms: [Elaboration.SpanTerm] = []
    for time in times {
      if case .blended = time.span { return false }
      guard let term = spanTerm(time, node) else { return false }
      terms.append(term)
    }
    body.add(.divide(.sum(terms, isDifference: isDifference)), at: index)
    return true
  }

  /// Keeps the months and the seconds of the result of an operation apart, where they are known of the operand.
  mutating func divide(_ time: Quantity, _ operation: Elaboration.SpanOperation, at index: Int) -> Quantity.Span {
    guard case .divided = time.span else { return time.span }
    body.add(.divide(operation), at: index)
    return .divided
  }

  // MARK: Functions

  /// A built-in function of instants: the kind of its value, or `nil` when instants have no part in it.
  mutating func typeInstants(_ row: Function, _ count: Int, _ node: SyntaxTree.Node) -> Kind? {
    let operands = kinds.suffix(count)
    if case .instant = row.units {
      guard let other = operands.first(where: { !$0.isInstant && !$0.isUnknown }) else {
        kinds.removeLast(count)
        return .number
      }
      kinds.removeLast(count)
      fail(.incompatibleUnits(other.described, "a date"), node)
      return .unknown
    }
    let choices: Set<Function.ID> = [.min, .max, .median, .clamp]
    guard operands.allSatisfy({ $0.isInstant }), choices.contains(row.id) || row.topic == .comparison && count == 2 else { return nil }
    let result = operands.dropFirst().reduce(operands[operands.startIndex]) { $0.chosen(or: $1) }
    kinds.removeLast(count)
    return row.topic == .comparison ? .truth : result
  }
}

extension Kind {
  /// One of two instants: it is shown with an offset where both are shown with the same.
  func chosen(or other: Kind) -> Kind {
    guard case .instant(let offset) = self, case .instant(offset) = other else { return .instant(nil) }
    return self
  }
}
