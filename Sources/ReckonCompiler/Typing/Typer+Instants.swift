import ReckonCatalogue
import ReckonSyntax

/// Instants are affine times: their difference is a time, and an instant plus a time is another instant.
extension Typer {
  private static let second = UnitProduct(baseUnitsOf: Dimension(.time))

  /// A date or time in the text. One with a UTC offset is the reading of the host's clock at that moment.
  mutating func typeInstant(_ node: SyntaxTree.Node, at index: Int) {
    let literal = tree.instants[Int(node.payload)]
    if literal.isTimeOfDay { return kinds.append(.instant(.timeOfDay(hasSeconds: literal.hasSeconds))) }
    guard let offset = literal.offset else { return kinds.append(.instant(nil)) }
    let ahead = definitions.secondsFromUTC?(literal.seconds.double) ?? 0
    if ahead != 0 { body.add(.coerceResult(.reading(ahead: ahead)), at: index) }
    if let name = literal.zone, let zones = definitions.timeZones {
      return kinds.append(.instant(.zone(zone(name, in: zones, ahead))))
    }
    kinds.append(.instant(.offset(InstantOffset(seconds: offset, hostSeconds: ahead))))
  }

  /// Converts instants on the stack with known UTC offsets to readings of one clock, that of the first: the host's
  /// clock is set between summer and winter, and the difference must be the elapsed time.
  ///
  /// - Returns: their kinds afterwards.
  mutating func readingOneClock(_ operands: [Kind], at index: Int) -> [Kind] {
    guard let hostSeconds = operands.lazy.compactMap({ $0.hostSeconds }).first else { return operands }
    return operands.enumerated().map { position, operand in
      guard case .instant(let form?) = operand, let own = operand.hostSeconds, own != hostSeconds else {
        return operand
      }
      coerce(depth: operands.count - 1 - position, .reading(ahead: hostSeconds - own), at: index)
      return .instant(form.reading(hostSeconds: hostSeconds))
    }
  }

  /// Pops instants that are compared or chosen from.
  ///
  /// - Returns: the kind of the chosen one; `nil` after an error, such as a time of day with a date.
  mutating func takeInstants(_ count: Int, _ node: SyntaxTree.Node, at index: Int) -> Kind? {
    let operands = readingOneClock(kinds.suffix(count), at: index)
    kinds.removeLast(count)
    if let place = operands.firstIndex(where: { $0.isTimeOfDay != operands[0].isTimeOfDay }) {
      failMismatch(operands[0], operands[place], operand: place, of: count, node, at: index)
      return nil
    }
    return operands.dropFirst().reduce(operands[0]) { $0.chosen(or: $1) }
  }

  /// A sum or difference with an instant. Months, years and longer units step the calendar; shorter ones are then added
  /// as seconds.
  mutating func typeSum(
    _ function: Function.ID, ofInstants left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int
  ) {
    if left.isTimeOfDay || right.isTimeOfDay, typeSum(function, ofTimesOfDay: left, right, node, at: index) { return }
    if left.isInstant, right.isInstant {
      guard left.isTimeOfDay == right.isTimeOfDay, function == .subtract, let day = Catalogue.unit(named: "d") else {
        return failSum(left, right, node, at: index)
      }
      _ = readingOneClock([left, right], at: index)
      if convertsToMonths(behind: index) {
        body.add(.replace(.calendarSpan), at: index)
        return kinds.append(.quantity(Quantity(day)))
      }
      return kinds.append(.quantity(Quantity(day).held(like: Quantity(Self.second))))
    }
    let isDateLast = right.isInstant
    let date = isDateLast ? right : left
    guard let time = (isDateLast ? left : right).quantity, time.dimension == Dimension(.time),
      function == .add || !isDateLast
    else {
      return failSum(left, right, node, at: index)
    }
    if case .blended = time.span {
      fail(
        .misplacedKind(
          Phrase("storedTimeOfMonthsAndDays", "a stored time of months and days"), operation: "a date",
          advice: Phrase("writeBothBehindTheDateAsIn1", "write both after the date, as in + 1 month + 3 d")), node)
      return kinds.append(.unknown)
    }
    guard let term = spanTerm(time, node) else { return kinds.append(.unknown) }
    body.add(.replace(.later(term, isBackwards: function == .subtract, isDateLast: isDateLast)), at: index)
    kinds.append(date)
  }

  /// Whether a difference is converted to months and other units, whose lengths are then those of the calendar.
  private func convertsToMonths(behind index: Int) -> Bool {
    var next = index + 1
    while next < nodes.upperBound, tree.nodes[next].kind == .group { next += 1 }
    guard next < nodes.upperBound, tree.nodes[next].kind == .convert else { return false }
    let parts = tree.conversions[Int(tree.nodes[next].payload)].parts
    var reader = UnitReader(tree, definitions)
    return parts.dropLast().contains { terms in
      guard terms.count == 1, case .unit(let name) = terms[0].factor,
        let unit = reader.unit(named: name, at: terms[0].range)
      else {
        return false
      }
      return unit.calendarMonths == 1
    }
      || parts.count == 2
        && parts.allSatisfy { terms in
          guard terms.count == 1, case .unit(let name) = terms[0].factor else { return false }
          return reader.unit(named: name, at: terms[0].range)?.calendarMonths != nil
        }
  }

  private mutating func failSum(_ left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int) {
    failMismatch(left, right, node, at: index)
    kinds.append(.unknown)
  }

  /// Converts a date to the clock of a zone, to its week or to the name of its day; false for other targets.
  mutating func typeConversion(ofInstant conversion: SyntaxTree.Conversion, at index: Int) -> Bool {
    guard conversion.parts.isEmpty, conversion.terms.count == 1, case let term = conversion.terms[0],
      term.exponent == 1,
      case .unit(let number) = term.factor, case .instant(let form) = kinds[kinds.count - 1], form?.isTimeOfDay != true
    else { return false }
    let name = tree.names[number]
    if name == "week" || name == "weeks" {
      coerce(depth: 0, .part(.week), at: index)
      kinds[kinds.count - 1] = .number
    } else if name == "weekday" {
      kinds[kinds.count - 1] = .instant(.weekday)
    } else if let zones = definitions.timeZones, let zone = zones.zone(of: name) {
      kinds[kinds.count - 1] = .instant(.zone(self.zone(zone, in: zones, form?.hostSeconds)))
    } else {
      return false
    }
    if isFormula, isLast(index) { body.form = nil }
    return true
  }

  private func zone(_ name: String, in zones: TimeZones, _ hostSeconds: Int?) -> InstantZone {
    InstantZone(name, in: zones, hostSeconds: hostSeconds, secondsFromUTC: definitions.secondsFromUTC)
  }

  // MARK: Times of months and seconds

  /// How a time is added to a date; `nil` after an error.
  private mutating func spanTerm(_ time: Quantity, _ node: SyntaxTree.Node) -> Elaboration.SpanTerm? {
    if case .divided = time.span { return .divided }
    if let months = time.calendarMonths { return .months(months) }
    return conversion(from: time, to: Quantity(Self.second), node).map { .seconds($0) }
  }

  /// Tracks the months and the seconds of a sum of times separately, if both are known for each operand.
  ///
  /// - Returns: whether they are known for the sum.
  mutating func divideSum(of count: Int, isDifference: Bool, _ node: SyntaxTree.Node, at index: Int) -> Bool {
    let times = kinds.suffix(count).compactMap { $0.quantity }
    guard times.count == count, Quantity.isBlended(times), times.allSatisfy({ $0.dimension == Dimension(.time) }) else {
      return false
    }
    var terms: [Elaboration.SpanTerm] = []
    for time in times {
      if case .blended = time.span { return false }
      guard let term = spanTerm(time, node) else { return false }
      terms.append(term)
    }
    body.add(.divide(.sum(terms, isDifference: isDifference)), at: index)
    return true
  }

  /// Tracks the months and the seconds of an operation's result separately, if they are known for the operand.
  mutating func divide(_ time: Quantity, _ operation: Elaboration.SpanOperation, at index: Int) -> Quantity.Span {
    guard case .divided = time.span else { return time.span }
    body.add(.divide(operation), at: index)
    return .divided
  }

  // MARK: Functions

  /// A built-in function of instants: the kind of its value, or `nil` if no instants are involved.
  mutating func typeInstants(_ row: Function, _ count: Int, _ node: SyntaxTree.Node, at index: Int) -> Kind? {
    let operands = kinds.suffix(count)
    switch row.units {
    case .instant, .instantStart:
      if let time = operands.first, time.isTimeOfDay, ![.hour, .minute, .second].contains(row.id) {
        kinds.removeLast(count)
        fail(
          .misplacedKind(
            time.phrase, operation: Phrase(verbatim: row.name), advice: Phrase("giveItADate", "give it a date")), node)
        return .unknown
      }
      // The period of a beginning is the number of its word.
      let dates = if case .instant = row.units { operands } else { operands.prefix(1) }
      let other = dates.first { !$0.isInstant && !$0.isUnknown }
      kinds.removeLast(count)
      guard let other else { if case .instant = row.units { return .number } else { return .instant(nil) } }
      if row.id == .weekday {
        fail(.incompatibleUnits(other.described, "a date"), node)
      } else {
        fail(
          .misplacedKind(other.phrase, operation: Phrase(verbatim: row.name), advice: advice(onDatesOf: row, other)),
          node)
      }
      return .unknown
    case .none, .kept, .compared, .rounded, .root, .instantResult: break
    }
    let choices: Set<Function.ID> = [.min, .max, .median, .clamp]
    let averagesTimes = row.id == .avg && operands.allSatisfy { $0.isTimeOfDay }
    guard operands.allSatisfy({ $0.isInstant }),
      choices.contains(row.id) || row.topic == .comparison && count == 2 || averagesTimes
    else {
      spanTimesOfDay(count)
      return nil
    }
    guard let result = takeInstants(count, node, at: index) else { return .unknown }
    return row.topic == .comparison ? .truth : result
  }

  /// The advice when a function of a date is given another value: `year(5)` may have been meant as a time of five
  /// years.
  private func advice(onDatesOf row: Function, _ other: Kind) -> Phrase {
    if other.quantity == nil, !other.isValue, Catalogue.unit(named: row.name) != nil {
      return Phrase(
        "giveItADateOrWriteTheUnit", "give it a date, or write the unit after the number, as in 5 \(row.name)")
    }
    return Phrase("giveItADate", "give it a date")
  }
}

extension Kind {
  /// The offset of the host's clock from universal time at an instant in seconds, if known.
  fileprivate var hostSeconds: Int? { if case .instant(let form) = self { form?.hostSeconds } else { nil } }

  /// The kind of one of two instants: it keeps the display form if both have the same.
  fileprivate func chosen(or other: Kind) -> Kind {
    switch (self, other) {
    case (.instant(.timeOfDay(let first)?), .instant(.timeOfDay(let second)?)):
      .instant(.timeOfDay(hasSeconds: first || second))
    case (.instant(let form), .instant(let otherForm)) where form == otherForm: self
    default: .instant(nil)
    }
  }
}
