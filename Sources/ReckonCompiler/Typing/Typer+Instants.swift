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

  /// Lets instants on the stack whose offset from universal time is known be readings of one clock, that of the first: of the host's in summer and in
  /// winter, between which it is set, so that the time between them is what passes.
  ///
  /// - Returns: what they are then.
  mutating func readingOneClock(_ operands: [Kind], at index: Int) -> [Kind] {
    let known = operands.lazy.compactMap { $0.instantOffset }.first
    guard let hostSeconds = known?.hostSeconds else { return operands }
    return operands.enumerated().map { position, operand in
      guard let offset = operand.instantOffset, offset.hostSeconds != hostSeconds else { return operand }
      coerce(depth: operands.count - 1 - position, .reading(ahead: hostSeconds - offset.hostSeconds), at: index)
      return .instant(InstantOffset(seconds: offset.seconds, hostSeconds: hostSeconds))
    }
  }

  /// Takes instants that are compared or of which one is chosen from the stack.
  ///
  /// - Returns: what the chosen one is.
  mutating func takeInstants(_ count: Int, at index: Int) -> Kind {
    let operands = readingOneClock(kinds.suffix(count), at: index)
    kinds.removeLast(count)
    return operands.dropFirst().reduce(operands[0]) { $0.chosen(or: $1) }
  }

  /// A sum or difference with an instant. Months, years and longer units step the calendar; shorter ones are then added as seconds.
  mutating func typeSum(_ function: Function.ID, ofInstants left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    if left.isInstant, right.isInstant {
      guard function == .subtract, let day = Catalogue.unit(named: "d") else { return failSum(left, right, node, at: index) }
      _ = readingOneClock([left, right], at: index)
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
          Phrase("storedTimeOfMonthsAndDays", "a stored time of months and days"), operation: "a date",
          advice: Phrase("writeBothBehindTheDateAsIn1", "write both behind the date, as in + 1 month + 3 d")), node)
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
  mutating func typeInstants(_ row: Function, _ count: Int, _ node: SyntaxTree.Node, at index: Int) -> Kind? {
    let operands = kinds.suffix(count)
    switch row.units {
    case .instant, .instantStart:
      // The period of a beginning is the number of its word.
      let other = operands.prefix(1).first { !$0.isInstant && !$0.isUnknown }
      kinds.removeLast(count)
      guard let other else { if case .instant = row.units { return .number } else { return .instant(nil) } }
      if row.id == .weekday {
        fail(.incompatibleUnits(other.described, "a date"), node)
      } else {
        fail(.misplacedKind(other.phrase, operation: Phrase(verbatim: row.name), advice: advice(onDatesOf: row, other)), node)
      }
      return .unknown
    case .none, .kept, .compared, .rounded, .root, .instantResult: break
    }
    let choices: Set<Function.ID> = [.min, .max, .median, .clamp]
    guard operands.allSatisfy({ $0.isInstant }), choices.contains(row.id) || row.topic == .comparison && count == 2 else { return nil }
    let result = takeInstants(count, at: index)
    return row.topic == .comparison ? .truth : result
  }

  /// What to write where a function of a date is given something else: `year(5)` may have been meant as a time of five
  /// years.
  private func advice(onDatesOf row: Function, _ other: Kind) -> Phrase {
    if other.quantity == nil, !other.isValue, Catalogue.unit(named: row.name) != nil {
      return Phrase("giveItADateOrWriteTheUnit", "give it a date, or write the unit behind the number, as in 5 \(row.name)")
    }
    return Phrase("giveItADate", "give it a date")
  }
}

extension Kind {
  /// The offset with which an instant was written.
  fileprivate var instantOffset: InstantOffset? { if case .instant(let offset) = self { offset } else { nil } }

  /// One of two instants: it is shown with an offset where both are shown with the same.
  fileprivate func chosen(or other: Kind) -> Kind {
    guard case .instant(let offset) = self, case .instant(offset) = other else { return .instant(nil) }
    return self
  }
}
