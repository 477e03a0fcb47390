/// The kind of a value, known when a formula is compiled. Numbers, percents, truths, instants and quantities are plain
/// numbers when formulas run.
public indirect enum ValueKind: Hashable, Sendable {
  /// A plain number.
  case number
  /// A plain number that was written as a percent, and is shown so: the value of `10%` is 0.1.
  case percent
  /// 1 or 0, shown as `true` and `false`.
  case truth
  /// A number of seconds since 1970-01-01T00:00 of the wall clock, shown as a date and time.
  case instant
  /// A number of a unit, by the unit's spelling: `km/h`.
  case quantity(unit: String)
  /// Unicode text.
  case text
  /// Values of one kind; of a list that is always empty the kind is `missing`. A list of lists is a matrix, by rows.
  case list(ValueKind)
  /// A complex number, or one of a unit: a value of two numbers, of which the second is the imaginary part.
  case complex(ValueKind)
  /// Nothing: what `missing` is by itself.
  case missing

  /// The word in place of a unit where inputs are instants, numbers of seconds since 1970-01-01T00:00 of the wall
  /// clock: `["due": "date"]`.
  package static let instantUnit = "date"

  /// The same where they are times of day, seconds since midnight: `["opening": "time"]`.
  package static let timeOfDayUnit = "time"

  /// The word in place of a unit where inputs are truths, 1 or 0.
  package static let truthUnit = "truth"

  /// The words that stand in place of a unit where inputs are not numbers of one: `["region": "text", "prices":
  /// "list"]`. In front of `list` stands what its items are, if they are not plain numbers: `text list`, `km list`.
  private static let textWord = "text"
  private static let numberWord = "number"
  private static let listWord = "list"
  /// Before it stands a unit as before `list`: `Ω matrix`.
  private static let matrixWord = "matrix"
  /// Before it too: `Ω complex`.
  private static let complexWord = "complex"

  /// The kind of an input by the spelling of its unit.
  package init(ofInput unit: String) {
    switch unit {
    case Self.instantUnit, Self.timeOfDayUnit: self = .instant
    case Self.truthUnit: self = .truth
    case Self.textWord: self = .text
    case Self.numberWord: self = .number
    case Self.listWord: self = .list(.number)
    case Self.matrixWord: self = .matrix(.number)
    case Self.complexWord: self = .complex(.number)
    case _ where unit.hasSuffix(" " + Self.complexWord):
      self = .complex(ValueKind(ofInput: String(unit.dropLast(Self.complexWord.utf8.count + 1))))
    case _ where unit.hasSuffix(" " + Self.matrixWord):
      self = .matrix(ValueKind(ofInput: String(unit.dropLast(Self.matrixWord.utf8.count + 1))))
    case _ where unit.hasSuffix(" " + Self.listWord):
      self = .list(ValueKind(ofInput: String(unit.dropLast(Self.listWord.utf8.count + 1))))
    default: self = .quantity(unit: unit)
    }
  }

  /// The unit of an input of the kind, or the word in its place; `nil` for plain numbers.
  package var inputUnit: String? {
    switch self {
    case .number, .percent, .missing: nil
    case .truth: Self.truthUnit
    case .instant: Self.instantUnit
    case .quantity(let unit): unit
    case .text: Self.textWord
    case .list(.list(let element)): element.inputUnit.map { "\($0) \(Self.matrixWord)" } ?? Self.matrixWord
    case .list(let item): item.inputUnit.map { "\($0) \(Self.listWord)" } ?? Self.listWord
    case .complex(let part): part.inputUnit.map { "\($0) \(Self.complexWord)" } ?? Self.complexWord
    }
  }

  /// Whether values of the kind are numbers when formulas run.
  public var isNumeric: Bool {
    switch self {
    case .number, .percent, .truth, .instant, .quantity: true
    case .text, .list, .complex, .missing: false
    }
  }

  /// Of a complex number the kind of its parts; `nil` for other kinds.
  public var partKind: ValueKind? { if case .complex(let part) = self { part } else { nil } }

  /// The kind of a matrix, which is a list of its rows.
  package static func matrix(_ element: ValueKind) -> ValueKind { .list(.list(element)) }

  /// The kind of a matrix's elements; `nil` for other kinds.
  public var elementKind: ValueKind? { if case .list(.list(let element)) = self { element } else { nil } }

  /// Of a list the kind of its items, of another value its own.
  package var itemKind: ValueKind {
    switch self {
    case .list(let item): item
    case .number, .percent, .truth, .instant, .quantity, .text, .complex, .missing: self
    }
  }

  /// The spelling of a quantity's unit; `nil` for other kinds.
  public var unit: String? {
    switch self {
    case .quantity(let unit): unit
    case .complex(let part): part.unit
    case .number, .percent, .truth, .instant, .text, .list, .missing: nil
    }
  }
}

extension ValueKind {
  /// The kind of a value by itself: a list has the kind of its first item that is not missing.
  package init(of value: Value) {
    switch value {
    case .number: self = .number
    case .truth: self = .truth
    case .instant: self = .instant
    case .text: self = .text
    case .missing: self = .missing
    case .list(let items):
      let first = items.first { if case .missing = $0 { false } else { true } }
      switch first {
      // A matrix; its rows hold no lists.
      case .list(let row)?:
        self = .matrix(row.first.map { if case .list = $0 { .missing } else { ValueKind(of: $0) } } ?? .missing)
      case let item?: self = .list(ValueKind(of: item))
      case nil: self = .list(.missing)
      }
    }
  }
}
