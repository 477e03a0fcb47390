import ReckonCatalogue

/// The kind of a value, known when its formula is compiled. At run time all values are plain numbers, except texts,
/// lists and missing values.
///
/// A new kind is a new case, and the compiler then reports every rule that must handle it.
enum Kind: Sendable {
  case number
  /// An integer literal that was rounded to a double, by its range in the text: a number whose bits are not those
  /// written.
  case roundedInteger(SourceRange)
  /// A number of hundredths, until an operation needs the plain number.
  case percent
  /// A plain number that was a percent before it was named: it computes as a number and is displayed as a percent.
  case rate
  /// 1 or 0: it computes as a number.
  case truth
  /// A number of seconds since 1970-01-01T00:00 of the wall clock, and its display form. A time of day is the seconds
  /// since midnight, as on that first day, so that the functions of instants apply to it too.
  case instant(InstantForm?)
  /// A number in a unit.
  indirect case quantity(Quantity)
  case text
  /// Values of one kind; `missing` for an empty list.
  indirect case list(Kind)
  /// Numbers or quantities of one unit, in rows and columns.
  indirect case matrix(Kind, MatrixShape)
  /// A number or a quantity with an imaginary part, which the graph builder stores separately.
  indirect case complex(Kind)
  /// The kind of `missing` itself. Values of all other kinds may be missing at run time.
  case missing
  /// The value of an erroneous expression. It is compatible with every kind, so that one mistake causes one error.
  case unknown

  /// The way an operation on plain numbers accepts a value.
  enum NumberForm {
    /// It is a plain number, or may be one.
    case unchanged
    case coerced(Coercion)
    /// It is not a number; messages name it so.
    case refused(Phrase)
  }

  var numberForm: NumberForm {
    switch self {
    case .number, .roundedInteger, .rate, .truth, .unknown: .unchanged
    case .percent: .coerced(.hundredths)
    case .instant, .text, .list, .matrix, .complex, .missing: .refused(described)
    case .quantity(let quantity): .refused(quantity.described)
    }
  }

  /// The name of the kind in messages.
  var described: Phrase {
    switch self {
    case .number, .roundedInteger, .percent, .rate: "a plain number"
    case .truth: "a truth"
    case .instant: isTimeOfDay ? Phrase("timeOfDay", "a time of day") : "a date"
    case .quantity(let quantity): quantity.described
    case .text: "a text"
    case .list: "a list"
    case .matrix: "a matrix"
    case .complex: "a complex number"
    case .missing: "a missing value"
    case .unknown: preconditionFailure("an unknown kind is compatible with all")
    }
  }

  /// A value of the kind for messages, with its article: `a length`.
  var phrase: Phrase {
    switch self {
    case .number, .roundedInteger, .percent, .rate: return "a number"
    case .truth: return "a truth"
    case .instant, .text, .list, .matrix, .complex, .missing: return described
    case .quantity(let quantity) where quantity.isDifference:
      return Phrase("differenceOfTemperatures", "a difference of temperatures")
    case .quantity(let quantity):
      let name = quantity.dimension.description
      guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return Phrase("valueIn", "a value in \(quantity.name)") }
      return name.first.map { "aeiou".contains($0) } ?? false
        ? Phrase("anKind", "an \(Phrase(sentence: name))") : Phrase("aKind", "a \(Phrase(sentence: name))")
    case .unknown: preconditionFailure("an unknown kind is compatible with all")
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isPercent: Bool { if case .percent = self { true } else { false } }
  var isTruth: Bool { if case .truth = self { true } else { false } }
  var isInstant: Bool { if case .instant = self { true } else { false } }

  /// The unit of a quantity.
  var quantity: Quantity? { if case .quantity(let quantity) = self { quantity } else { nil } }
}

extension Kind {
  /// The unit of a quantity that is a ratio, a plain number in other units.
  var ratio: Quantity? { quantity.flatMap { $0.dimension == .none ? $0 : nil } }

  /// The kind as a function's argument, or as the common kind of a loop's terms: a number is a number, however it is
  /// displayed.
  var asArgument: Kind {
    switch self {
    case .number, .roundedInteger, .percent, .rate, .truth: .number
    case .instant(.timeOfDay(let hasSeconds)): .instant(.timeOfDay(hasSeconds: hasSeconds))
    case .instant: .instant(nil)
    case .quantity(let quantity): .quantity(quantity.settled.computed)
    case .list(let item): .list(item.asArgument)
    case .matrix(let element, let shape): .matrix(element.asArgument, shape)
    case .complex(let part): .complex(part.asArgument)
    case .text, .missing: self
    case .unknown: .unknown
    }
  }

  /// The kind as a captured value, which is used as stored.
  var asCaptured: Kind {
    switch self {
    case .number, .roundedInteger, .percent, .rate, .truth, .instant, .text, .list, .matrix, .complex, .missing,
      .unknown:
      asArgument
    case .quantity(let quantity): .quantity(quantity.computed.mixed(like: quantity))
    }
  }

  /// The key that distinguishes argument kinds; `nil` for a plain number.
  var key: String? {
    switch self {
    case .number, .roundedInteger, .percent, .rate, .truth: nil
    case .instant: isTimeOfDay ? "!t" : "!"
    case .quantity(let quantity):
      (quantity.offset == nil ? "" : "@") + (quantity.isDifference ? "-" : "") + (quantity.isFuelEconomy ? "/" : "")
        + quantity.spelling
        + (quantity.heldUnits.map { " in \($0.spelling)" } ?? "") + quantity.parts.map { "+\($0.spelling)" }.joined()
    case .text: "t"
    case .list(let item): "[\(item.key ?? "")]"
    // The unit of a determinant depends on the size.
    case .matrix(let element, let shape): "[[\(element.key.map { "\($0) \(shape)" } ?? "")]]"
    case .complex(let part): "i\(part.key ?? "")"
    case .missing: "m"
    case .unknown: "?"
    }
  }

  /// Whether values of either kind are used alike.
  func isSame(as other: Kind) -> Bool {
    key == other.key && isTruth == other.isTruth && isPercent == other.isPercent
  }

  /// Whether values of the kind satisfy a declared kind other than a quantity: if plain numbers are declared, as by
  /// `list`, a list may have items of any kind.
  func fits(_ declared: Kind) -> Bool {
    switch (declared, self) {
    case (_, .unknown): true
    case (.list(.number), .list): true
    case (.list, .list(.missing)): true
    case (.matrix(let wanted, _), .matrix(let element, _)): wanted.key == element.key || wanted.key == nil
    case (.truth, .truth), (.truth, .number), (.truth, .roundedInteger): true
    case (.truth, _): false
    case (_, _): isSame(as: declared)
    }
  }

  /// The kind in compiled programs.
  var valueKind: ValueKind {
    switch self {
    case .number, .roundedInteger, .unknown: .number
    case .percent, .rate: .percent
    case .truth: .truth
    case .instant: .instant
    case .quantity(let quantity): .quantity(unit: quantity.spelling)
    case .text: .text
    case .list(let item): .list(item.valueKind)
    case .matrix(let element, _): .matrix(element.valueKind)
    case .complex(let part): .complex(part.valueKind)
    case .missing: .missing
    }
  }
}

extension Kind {
  /// Whether it is a kind of texts, lists or missing values, rather than of numbers.
  var isValue: Bool {
    switch self {
    case .text, .list, .matrix, .missing: true
    case .number, .roundedInteger, .percent, .rate, .truth, .instant, .quantity, .complex, .unknown: false
    }
  }

  var isText: Bool { if case .text = self { true } else { false } }
  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// The kind of a list's items.
  var item: Kind? { if case .list(let item) = self { item } else { nil } }

  /// The kind of a matrix's elements, and its size as far as known.
  var matrix: (element: Kind, shape: MatrixShape)? {
    if case .matrix(let element, let shape) = self { (element, shape) } else { nil }
  }

  /// The kind of a complex number's parts.
  var part: Kind? { if case .complex(let part) = self { part } else { nil } }

  /// The kind of a list's items or a matrix's elements; for another value its own.
  var inner: Kind { item ?? matrix?.element ?? self }
}
