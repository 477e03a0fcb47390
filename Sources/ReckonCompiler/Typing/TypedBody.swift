import ReckonCatalogue

/// The results of typing for the formula's statements, or for the body of a function with one set of kinds of its
/// arguments: only what the nodes do not say by themselves.
struct TypedBody {
  /// By node, each node's in the order in which they are done.
  private(set) var elaborations: [Elaboration] = []
  /// How the last statement of a formula asks for its value to be shown, where it does.
  var form: ResultForm?
  /// Remarks on readings that could surprise and that only kinds tell.
  var notes: [FormulaNote] = []
  /// Whether a unit is a currency, so that the meaning depends on the exchange rates.
  var usesRates = false

  /// Lets a node be lowered as one of complex numbers, unless its operands' kinds choose another operation.
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

  mutating func add(_ action: Elaboration.Action, at node: Int) { elaborations.append(Elaboration(node: node, action: action)) }
}

/// An action at a node, in addition to or in place of its own.
struct Elaboration {
  enum Action {
    /// Before the node's operation: a value on the stack, the topmost having depth 0, takes another kind.
    case coerce(depth: Int, Coercion)
    /// Instead of the node's operation.
    case replace(Replacement)
    /// Instead of the node's call: a call of the function for the kinds of its arguments.
    case call(instance: Int)
    /// After the node's operation: its result takes another kind.
    case coerceResult(Coercion)
    /// Before the operands of the node's operation are coerced: the months and the seconds of its result are computed from theirs.
    case divide(SpanOperation)
  }

  /// How a time counts beside a date.
  enum SpanTerm {
    /// Each one of the number is a number of whole months.
    case months(Int)
    /// The number becomes one of seconds.
    case seconds(UnitConversion)
    /// Its months and its seconds are known by themselves.
    case divided
  }

  /// An operation that gives a time of months and seconds.
  enum SpanOperation {
    /// The sum of the operands, or the difference of two.
    case sum([SpanTerm], isDifference: Bool)
    case negation
    /// The operand at a depth, multiplied or divided by the plain number that the other one is.
    case scaled(depth: Int, Function.ID)
  }

  /// Operations of two operands that their kinds choose.
  enum Replacement {
    /// `200 + 10%`: the right operand, a percent, is taken of the left one.
    case shareOfLeft
    /// `10% of 50`
    case percentOf
    /// `200 * 10%`, `200 / 10%`: the right operand, a percent, is applied with the hundred last.
    case timesPercent, overPercent
    /// `2024-01-31 + 1 month 3 d`: whole months step the calendar, and then the seconds are added.
    case later(SpanTerm, isBackwards: Bool, isDateLast: Bool)
    /// `2026-11-27 - 1990-03-14 to y mo d`: whole months from the earlier date on, and days.
    case calendarSpan
    /// An operation on matrices, `A^3`: the node's operands are those of the function.
    case values(ValueFunction)
    /// An operation on complex numbers, or one that gives them.
    case complex
    /// `5 km`: one operand, since the other is one of its unit or an exponent of units alone. A product with it would be a step for nothing,
    /// where decimals are not folded.
    case first, second
  }

  /// The node's index in its tree. What is done behind the last node has the index that follows.
  let node: Int
  let action: Action
}
