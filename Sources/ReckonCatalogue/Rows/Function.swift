/// A row of the catalogue: one thing that formulas can apply to numbers, be it spelled as a name (`sin`) or as an
/// operator (`+`).
///
/// A class, so that looking a row up copies one reference.
@usableFromInline package final class Function: Sendable {
  /// A number that never changes, since stored programs hold it.
  @usableFromInline package struct ID: RawRepresentable, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    @inlinable package init(_ rawValue: UInt16) { self.rawValue = rawValue }

    // That of `RawRepresentable` is generic, and compares through witness tables where another module calls it.
    @inlinable package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
    /// For the cases of a `switch`, which is generic otherwise as well.
    @inlinable package static func ~= (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
  }

  /// The topic under which documentation lists the row.
  package enum Topic: String, Sendable, CaseIterable {
    case arithmetic, comparison, trigonometry, exponential, roots, rounding, statistics, integers, special, random,
      control, text, lists,
      matrices, calendar
  }

  /// The role of angles.
  package enum AngleBehaviour: Sendable {
    /// Not at all.
    case none
    /// The argument is an angle in the program's unit.
    case argument
    /// The result is an angle in the program's unit.
    case result
  }

  /// The treatment of operands with units.
  package enum UnitBehavior: Sendable {
    /// Not at all: operands are plain numbers.
    case none
    /// Operands of one dimension give a result in the first one's unit, as with `max`.
    case kept
    /// Operands of one dimension give a plain number, as with `sign`.
    case compared
    /// The first operand is taken in the unit in which it is shown, which the result has too; a further one is a plain
    /// number.
    case rounded
    /// The root of a degree.
    case root(Int)
    /// The operand is an instant.
    case instant
    /// The operands are plain numbers, and the result is an instant.
    case instantResult
    /// The first operand is an instant, as is the result; the second is the number of a ``CalendarPeriod``.
    case instantStart
  }

  /// When an infinite result of finite operands means that the operands are outside the domain, rather than too large.
  package enum Pole: Sendable {
    case never
    case always
    case when(@Sendable (UnsafeBufferPointer<Double>) -> Bool)
  }

  /// The treatment of a call by the compiler, where it is not simply applied.
  package enum Form: Sendable {
    /// Evaluates its operands and applies a kernel.
    case applied
    /// `if(c, a, b)`.
    case conditional
    /// `iferror(x, y)`, `iserror(x)`: evaluates the first operand and goes on where that fails.
    case attempt(count: Int)
    /// Applied, but four arguments of which the first is a name make it a loop: Σ or Π. A search has the name in the
    /// second place.
    case repeated(Repetition)
    /// Applied to values that need not be numbers.
    case values(ValueFunction)
    /// `d(x^3, x)`: the compiler makes the derivative of the first operand by the name that is the second.
    case derivative
    /// `uncertainty(x)`: made of derivatives by the sources of an uncertain value.
    case measured(UncertaintyMeasure)

    /// A function of complex numbers: the compiler makes it of real ones.
    case complex(count: Int)

    package var isConditional: Bool { if case .conditional = self { true } else { false } }
    package var isAttempt: Bool { if case .attempt = self { true } else { false } }
    package var isComplex: Bool { if case .complex = self { true } else { false } }
    package var isMeasured: Bool { if case .measured = self { true } else { false } }
    package var isDerivative: Bool { if case .derivative = self { true } else { false } }

    /// The search that four arguments make of it, if one.
    package var search: Repetition? {
      if case .repeated(let repetition) = self, repetition.isSearch { repetition } else { nil }
    }
  }

  /// The operation of a loop.
  package enum Repetition: UInt8, Sendable {
    case sum, product
    /// A list of the terms.
    case list
    /// Searches: a method chooses the values of the name at which the body is computed, between the bounds.
    case integral, root, minimum, maximum

    /// Whether a method chooses the values of the name. The body comes first then: `integral(x^2, x, 0, 1)`.
    package var isSearch: Bool {
      switch self {
      case .sum, .product, .list: false
      case .integral, .root, .minimum, .maximum: true
      }
    }

    /// The sign that is a loop's always.
    package var sign: String {
      switch self {
      case .sum: "Σ"
      case .product: "Π"
      case .list: "map"
      case .integral: "integral"
      case .root: "root"
      case .minimum: "minimum"
      case .maximum: "maximum"
      }
    }
  }

  package let id: ID
  /// The name under which formulas call it; for an operator its symbol, which no formula can call.
  package let name: String
  package let aliases: [String]
  /// Words that people type for it, which call it where they mean nothing else; unlike aliases they may be defined.
  package let synonyms: [String]
  package let topic: Topic
  /// Whether formulas can call it by name.
  package let isNamed: Bool
  package let kernels: [ArityKernel]
  /// The decimal column of the row, for any number of operands that it takes.
  package let decimal: DecimalForm
  package let form: Form
  package let angle: AngleBehaviour
  /// Pure functions are folded, shared and dropped; the others are called each time they stand in the text.
  package let isPure: Bool
  /// About how many additions one application costs.
  package let cost: Int
  /// The condition on operands, for messages: "x ≥ 0".
  package let requirement: Phrase
  package let pole: Pole
  /// The operand that must not be 0, since it divides.
  package let divisor: Int?
  /// Finite operands always give a finite result.
  package let isTotal: Bool
  /// A total function that gives NaN for an infinite operand which it passes on, as sin does.
  package let failsAtInfinity: Bool
  /// The operands that, when not finite, always make the result not finite; bit i stands for operand i, the last bit
  /// for all after it too.
  package let passes: UInt8
  /// The error bound of the result; where the row's kernel has exceptions, its documentation names them.
  package let accuracy: ErrorBound
  package let units: UnitBehavior
  /// The names of its parameters in documentation; empty where x, y and z will do.
  package let parameterNames: [String]
  package var summary: String { summarySentence.description }
  /// The same as a sentence.
  package let summarySentence: Phrase
  package let examples: [Example]

  package init(
    _ id: ID, _ name: String, aliases: [String] = [], synonyms: [String] = [], topic: Topic, kernels: [ArityKernel],
    decimal: DecimalForm = .throughDoubles,
    form: Form = .applied,
    angle: AngleBehaviour = .none, isPure: Bool = true, cost: Int = 1,
    requirement: Phrase = Phrase("operandsThatGiveANumber", "operands that give a number"),
    pole: Pole = .never, divisor: Int? = nil, isTotal: Bool = false, failsAtInfinity: Bool = false, passes: UInt8 = 0,
    accuracy: ErrorBound = .exact, units: UnitBehavior = .none,
    parameters: String = "",
    summary: String, examples: [Example] = []
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.synonyms = synonyms
    self.topic = topic
    isNamed = topic != .comparison && (name.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false)
    self.kernels = kernels
    self.decimal = decimal
    self.form = form
    self.angle = angle
    self.isPure = isPure
    self.cost = cost
    self.requirement = requirement
    self.pole = pole
    self.divisor = divisor
    self.isTotal = isTotal
    self.failsAtInfinity = failsAtInfinity
    self.passes = passes
    self.accuracy = accuracy
    self.units = units
    parameterNames = parameters.split(separator: " ").map(String.init)
    summarySentence = Phrase(.function, name, summary)
    self.examples = examples
  }
}

extension Function {
  /// The facts of a row that passes over many applications need, without text and code, so that copying costs nothing.
  package struct Traits: Sendable {
    package let isPure: Bool
    package let isTotal: Bool
    package let failsAtInfinity: Bool
    package let passes: UInt8
    package let cost: Int
    package let takesPart: AngleBehaviour
    package let isComparison: Bool
    package let isAggregate: Bool
    /// Whether it is a function of dates, or gives them.
    package let isOfDates: Bool

    /// Whether operand `index` always shows in the result when it is not finite.
    package func passesNonFinite(_ index: Int) -> Bool { passes & (1 << UInt8(min(index, 7))) != 0 }
  }

  package var traits: Traits {
    Traits(
      isPure: isPure, isTotal: isTotal, failsAtInfinity: failsAtInfinity, passes: passes, cost: cost, takesPart: angle,
      isComparison: topic == .comparison, isAggregate: isAggregate, isOfDates: topic == .calendar)
  }
}

extension Function {
  /// The arguments of a search, as a phrase.
  package var searchPhrase: Phrase {
    Phrase("formulaANameAndItsBounds", "a formula, a name and its bounds, as in \(name)(x^2 - 2, x, 0, 3)")
  }

  /// Whether something in scope may have its name, which then calls it no more.
  package var mayBeDefined: Bool {
    if form.isDerivative || form.isMeasured || form.isComplex || id == .valueOf || form.search != nil && kernels.isEmpty
    {
      return true
    }
    return switch topic {
    case .text, .lists, .matrices: true
    case .calendar: id != .weekday
    case .integers: if case .values = form { true } else { false }
    case .arithmetic, .comparison, .trigonometry, .exponential, .roots, .rounding, .statistics, .special, .random,
      .control:
      false
    }
  }

  /// Whether a call with a number of arguments is of it also where a value has its name, `date(2024, 3, 1)` in a table
  /// with a column `date`: brackets with several arguments make no product of that.
  package func standsBesideValues(_ count: Int) -> Bool {
    topic == .calendar && mayBeDefined && count > 1 && accepts(count)
  }

  static func phrase(_ row: ValueFunction.Description) -> Phrase {
    guard let most = row.most else { return Phrase("orMoreArguments", "\(row.least) or more arguments") }
    return most == row.least ? "\(most, of: "argument")" : Phrase("orArguments", "\(row.least) or \(most) arguments")
  }

  /// Whether it takes any number of values and gives one for all, so that it takes the items of a list as well.
  package var isAggregate: Bool {
    (topic == .statistics || topic == .lists)
      && kernels.contains { if case .variadic = $0.kernel { true } else { false } }
  }
}
