import ReckonCatalogue
import ReckonSyntax

/// Times of day are instants without a date: their differences and sums are durations, and a time of day plus a time is
/// another time of day.
extension Typer {
  private static func unit(_ symbol: String) -> Quantity {
    guard let unit = Catalogue.unit(named: symbol) else { preconditionFailure("the catalogue has the units of time") }
    return Quantity(unit)
  }

  /// The kind of a duration between times of day: a number of seconds, displayed as `7 h 35 min`.
  private static func span(hasSeconds: Bool) -> Quantity {
    guard let mixed = Quantity(mixing: ["h", "min"].map(unit) + (hasSeconds ? [unit("s")] : [])) else {
      preconditionFailure("there are units")
    }
    var span = unit("h").held(like: unit("s")).mixed(like: mixed)
    span.isOfClock = true
    return span
  }

  /// Treats the times of day among the topmost values as durations since midnight: `4:45 * 2`.
  mutating func spanTimesOfDay(_ count: Int) {
    for place in kinds.count - count..<kinds.count {
      if case .instant(.timeOfDay(let hasSeconds)?) = kinds[place] {
        kinds[place] = .quantity(Self.span(hasSeconds: hasSeconds))
      }
    }
  }

  /// A sum or difference with a time of day, which has been popped already; false if the rules for dates apply.
  mutating func typeSum(
    _ function: Function.ID, ofTimesOfDay left: Kind, _ right: Kind, _ node: SyntaxTree.Node, at index: Int
  ) -> Bool {
    switch (left, right) {
    case (.instant(.timeOfDay(let hasSeconds)?), .instant(.timeOfDay(let othersSeconds)?)):
      if function == .subtract { noteBackwards(node, at: index) }
      kinds.append(.quantity(Self.span(hasSeconds: hasSeconds || othersSeconds)))
    case (.quantity(let span), .instant(.timeOfDay(let hasSeconds)?)) where span.dimension == Dimension(.time):
      guard span.isOfClock || function == .subtract else {
        guard !stepsCalendar(span, node, at: index) else { return true }
        return false
      }
      // After a duration, a time of day is one too: 17:30 - 9:00 - 0:30.
      let result = span.isOfClock ? span : Self.span(hasSeconds: hasSeconds)
      let second = Self.unit("s")
      guard convert(depth: 1, from: span, to: second, node, at: index) else {
        kinds.append(.unknown)
        return true
      }
      kinds.append(.quantity(hasSeconds ? Self.span(hasSeconds: true) : result.held(like: second)))
    case (.instant(.timeOfDay?), .quantity(let span)) where span.dimension == Dimension(.time):
      return stepsCalendar(span, node, at: index)
    case (.instant(.timeOfDay(let hasSeconds)?), .instant), (.instant, .instant(.timeOfDay(let hasSeconds)?)):
      // A time of day after a date is that time on its day.
      guard left.isTimeOfDay == false, function == .add else { return false }
      let span = Self.span(hasSeconds: hasSeconds)
      guard let conversion = conversion(from: span, to: Self.unit("s"), node) else { return false }
      body.add(.replace(.later(.seconds(conversion), isBackwards: false, isDateLast: false)), at: index)
      kinds.append(left)
    default: return false
    }
    return true
  }

  /// Rejects months and years after a time of day.
  private mutating func stepsCalendar(_ span: Quantity, _ node: SyntaxTree.Node, at index: Int) -> Bool {
    let hasMonths = if case .uniform = span.span { span.stepsCalendar } else { true }
    guard hasMonths else { return false }
    fail(
      .misplacedKind(
        Phrase("monthsAndYears", "a time of months"), operation: Phrase("timeOfDay", "a time of day"),
        advice: Phrase("timeOfDayTakesHours", "a time of day takes hours, minutes and days")), node)
    kinds.append(.unknown)
    return true
  }

  /// Notes on `9:30 - 17:05`, which is negative and may have been meant across midnight.
  private mutating func noteBackwards(_ node: SyntaxTree.Node, at index: Int) {
    guard isFormula, index >= 2, case let (first, second) = (tree.nodes[index - 2], tree.nodes[index - 1]),
      first.kind == .instant,
      second.kind == .instant
    else { return }
    let day = Decimal128(86_400)
    let seconds = tree.instants[Int(first.payload)].seconds - tree.instants[Int(second.payload)].seconds
    guard seconds < .zero else { return }
    let text = "\(tree.text(of: first)) - \(tree.text(of: second))"
    let over = NumericValue.decimal(seconds + day)
    let minutes = Int64(exactly: ((seconds + day) / Decimal128(60)).rounded(.down)) ?? 0
    let rest = over.decimal - Decimal128(Int(minutes) * 60)
    let span = "\(minutes / 60) h \(minutes % 60) min" + (rest == .zero ? "" : " \(rest.reduced) s")
    body.notes.append(FormulaNote(.timeOfDay, at: node.range, as: .backwards, [text, "\(text) + 24 h", span]))
  }
}

extension Kind {
  /// Whether it is a time of day.
  var isTimeOfDay: Bool { if case .instant(.timeOfDay?) = self { true } else { false } }
}
