import ReckonCatalogue

/// A value of any kind, over one number type: the reference machine computes with it in programs that use texts, lists
/// or missing values.
///
/// Operations on numbers are those of the number type. They are applied to lists item by item or, for a variadic
/// operation, to all items together. An operand of the wrong kind ends the run with an error: in compiled programs,
/// only missing values do.
package enum MachineValue<Item: MachineNumber>: Sendable {
  case number(Item)
  case text(String)
  case list([MachineValue])
  case matrix(Matrix<Item>)
  /// No value, and the index of the input that it came from, or -1.
  case missing(origin: Int32)

  /// An input without a value, such as a field that is not a number: it is not missing, and only operations that accept
  /// one ever see it.
  static func unreadable(input: Int32) -> MachineValue { .missing(origin: -2 - input) }

  /// Its kind in messages.
  private var described: Phrase {
    switch self {
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .matrix: "a matrix"
    case .missing: "a missing value"
    }
  }

  /// Ends a run in which another kind of value is required.
  func refused(_ expected: Phrase, in context: borrowing EvaluationContext) -> Work.Stop {
    switch self {
    case .missing(let origin): context.valueRun.refuseMissing(origin)
    case .number, .text, .list, .matrix: context.valueRun.refuse(.wrongKind(found: described, expected: expected))
    }
  }

  /// Ends the run that reads an input without a value.
  package func read(in context: borrowing EvaluationContext) throws(Work.Stop) {
    if case .missing(let origin) = self, origin < -1 { throw context.valueRun.refuseMissing(-2 - origin) }
  }

  /// The number; throws if it is not one.
  func number(in context: borrowing EvaluationContext) throws(Work.Stop) -> Item {
    guard case .number(let number) = self else { throw refused("a number", in: context) }
    return number
  }

  func text(in context: borrowing EvaluationContext) throws(Work.Stop) -> String {
    guard case .text(let text) = self else { throw refused("a text", in: context) }
    return text
  }

  func list(in context: borrowing EvaluationContext) throws(Work.Stop) -> [MachineValue] {
    guard case .list(let items) = self else { throw refused("a list", in: context) }
    return items
  }

  /// An integer, such as a position; throws if it is not one.
  func whole(_ function: String, in context: borrowing EvaluationContext) throws(Work.Stop) -> Int {
    let number = try number(in: context)
    guard number.isBound, let whole = Int(exactly: number.double) else {
      throw context.valueRun.refuse(.noBoundedInteger(function: function, value: number.number))
    }
    return whole
  }

  var isList: Bool {
    switch self {
    case .list: true
    case .number, .text, .matrix, .missing: false
    }
  }

  var isMissing: Bool {
    switch self {
    case .missing(let origin): origin >= -1
    case .number, .text, .list, .matrix: false
    }
  }
}

// MARK: - In and out

extension MachineValue {
  /// An input; a list of lists is a matrix.
  init(
    _ value: Value, _ exactness: Exactness, input: Int32, in context: borrowing EvaluationContext
  ) throws(Work.Stop) {
    switch value {
    case .number(let number), .instant(let number): self = .number(Item(number, exactness))
    case .truth(let holds): self = .number(Item(truth: holds))
    case .text(let text):
      try context.valueRun.take(text: text.utf8.count)
      self = .text(text)
    case .missing: self = .missing(origin: input)
    case .list(let items) where value.holdsLists:
      self = .matrix(try Self.matrix(ofRows: items, exactness, in: context))
    case .list(let items):
      try context.valueRun.take(items: items.count)
      var values: [MachineValue] = []
      values.reserveCapacity(items.count)
      for item in items {
        values.append(try MachineValue(item, exactness, input: -1, in: context))
      }
      self = .list(values)
    }
  }

  /// The value as one of a kind.
  func value(_ kind: ValueKind) -> Value {
    switch self {
    case .number(let number):
      switch kind {
      case .truth: .truth(number.isTrue)
      case .instant: .instant(number.number)
      case .number, .percent, .quantity, .text, .list, .complex, .missing: .number(number.number)
      }
    case .text(let text): .text(text)
    case .missing: .missing
    case .matrix(let matrix):
      switch kind.elementKind {
      case .truth: matrix.value { .truth($0.isTrue) }
      case .instant: matrix.value { .instant($0.number) }
      case .number, .percent, .quantity, .text, .list, .complex, .missing, nil: matrix.value { .number($0.number) }
      }
    case .list(let items):
      if case .list(let item) = kind {
        .list(items.map { $0.value(item) })
      } else {
        .list(items.map { $0.value(.number) })
      }
    }
  }
}
