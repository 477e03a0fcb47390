import ReckonCatalogue

/// The results of typing for the formula's statements, or for the body of a function instance: only facts that the
/// nodes themselves do not determine.
struct TypedBody {
  /// Sorted by node, and for each node in execution order.
  private(set) var elaborations: [Elaboration] = []
  /// The display form that the last statement of a formula requests, if any.
  var form: ResultForm?
  /// Notes on surprising readings that only kinds reveal.
  var notes: [FormulaNote] = []
  /// Whether a unit is a currency, so that the meaning depends on the exchange rates.
  var usesRates = false

  /// Makes a node an operation on complex numbers, unless its operands' kinds select another operation.
  mutating func replaceWithComplex(at node: Int) {
    var place = elaborations.count
    while place > 0, elaborations[place - 1].node == node {
      switch elaborations[place - 1].action {
      case .coerceResult: place -= 1
      case .replace: return
      case .coerce, .call, .divide:
        return elaborations.insert(Elaboration(node: node, action: .replace(.complex)), at: place)
      }
    }
    elaborations.insert(Elaboration(node: node, action: .replace(.complex)), at: place)
  }

  mutating func add(_ action: Elaboration.Action, at node: Int) {
    elaborations.append(Elaboration(node: node, action: action))
  }
}

/// An action at a node, in addition to or instead of its own.
struct Elaboration {
  enum Action {
    /// Before the node's operation: coerces a value on the stack, the topmost having depth 0.
    case coerce(depth: Int, Coercion)
    /// Instead of the node's operation.
    case replace(Replacement)
    /// Instead of the node's call: a call of the function instance.
    case call(instance: Int)
    /// After the node's operation: coerces its result.
    case coerceResult(Coercion)
    /// Before the operands of the node's operation are coerced: computes the months and the seconds of its result from
    /// theirs.
    case divide(SpanOperation)
  }

  /// How a time is added to a date.
  enum SpanTerm {
    /// One unit is a whole number of months.
    case months(Int)
    /// The number is converted to seconds.
    case seconds(UnitConversion)
    /// Its months and its seconds are known separately.
    case divided
  }

  /// An operation that yields a time of months and seconds.
  enum SpanOperation {
    /// The sum of the operands, or the difference of two.
    case sum([SpanTerm], isDifference: Bool)
    case negation
    /// The operand at a depth, multiplied or divided by the other one, a plain number.
    case scaled(depth: Int, Function.ID)
  }

  /// Operations of two operands, selected by their kinds.
  enum Replacement {
    /// `200 + 10%`: the right operand is a percentage of the left one.
    case shareOfLeft
    /// `10% of 50`
    case percentOf
    /// `200 * 10%`, `200 / 10%`: applies the percentage with the factor of a hundred last.
    case timesPercent, overPercent
    /// `2024-01-31 + 1 month 3 d`: the calendar is stepped by whole months, and then the seconds are added.
    case later(SpanTerm, isBackwards: Bool, isDateLast: Bool)
    /// `2026-11-27 - 1990-03-14 to y mo d`: whole months from the earlier date, and days.
    case calendarSpan
    /// An operation on matrices, `A^3`: the node's operands become those of the function.
    case values(ValueFunction)
    /// An operation on complex numbers, or one that returns them.
    case complex
    /// `5 km`: only one operand, since the other is 1 in its unit or an exponent of units alone. A multiplication would
    /// be redundant in modes where decimals are not folded.
    case first, second
  }

  /// The node's index in its tree. Actions after the last node have the next index.
  let node: Int
  let action: Action
}
