import ReckonCatalogue

/// What a value is, known when its formula is compiled: when it runs, all values are plain numbers.
///
/// A further kind is a further case, and the compiler then names every rule that must know it.
enum Kind {
  case number
  /// An integer literal that doubles have rounded, by its range in the text: a number whose bits are not those that were written.
  case roundedInteger(SourceRange)
  /// A number of hundredths, until an operation asks for the plain number.
  case percent
  /// A number of a unit.
  indirect case quantity(Quantity)
  /// A value behind an error. It is compatible with every kind, so that one mistake gives one error.
  case unknown

  /// How an operation on plain numbers takes a value.
  enum NumberForm {
    /// It is a plain number, or may be one.
    case unchanged
    case coerced(Coercion)
    /// It is none; messages name it so.
    case refused(String)
  }

  var numberForm: NumberForm {
    switch self {
    case .number, .roundedInteger, .unknown: .unchanged
    case .percent: .coerced(.hundredths)
    case .quantity(let quantity): .refused(quantity.described)
    }
  }

  /// How messages name the kind.
  var described: String {
    switch self {
    case .number, .roundedInteger, .percent: "a plain number"
    case .quantity(let quantity): quantity.described
    case .unknown: preconditionFailure("an unknown kind is compatible with all")
    }
  }

  var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .number, .roundedInteger, .percent, .quantity: false
    }
  }

  var isPercent: Bool {
    switch self {
    case .percent: true
    case .number, .roundedInteger, .quantity, .unknown: false
    }
  }

  /// The unit of a quantity.
  var quantity: Quantity? {
    switch self {
    case .quantity(let quantity): quantity
    case .number, .roundedInteger, .percent, .unknown: nil
    }
  }
}
