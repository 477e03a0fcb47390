import ReckonCatalogue

/// Operations on numbers that are stored as values of any kind.
package enum Operands<Item: MachineNumber> {
  /// The operation's column in the number system, resolved again for the number of items of a list.
  package struct Form: Sendable {
    let operation: UInt32
    let isAggregate: Bool
  }

  static func form(of operation: UInt32, count: Int) -> Form {
    Form(operation: operation, isAggregate: Catalogue.traits(Operation.function(ofCode: operation)).isAggregate)
  }

  private static func numbers(
    _ values: UnsafeBufferPointer<MachineValue<Item>>, in context: borrowing EvaluationContext
  ) throws(Work.Stop)
    -> [Item]
  {
    var numbers: [Item] = []
    numbers.reserveCapacity(values.count)
    for value in values { numbers.append(try value.number(in: context)) }
    return numbers
  }

  static func apply(
    _ form: Form, _ values: UnsafeBufferPointer<MachineValue<Item>>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Item { try apply(form.operation, try numbers(values, in: context), in: &context) }

  static func apply(_ operation: UInt32, _ numbers: [Item], in context: inout EvaluationContext) throws(Work.Stop)
    -> Item
  {
    try numbers.withUnsafeBufferPointer { (numbers) throws(Work.Stop) in
      // Without operands any valid address will do.
      guard let start = numbers.baseAddress else {
        return try [Item.zero].withUnsafeBufferPointer { (spare) throws(Work.Stop) in
          guard let start = spare.baseAddress else { preconditionFailure("an array of one has an address") }
          return try Item.applied(Item.form(of: operation, count: 0), start, 0, in: &context)
        }
      }
      return try Item.applied(Item.form(of: operation, count: numbers.count), start, numbers.count, in: &context)
    }
  }

  /// Applies an operation to all numbers among the operands and in lists, skipping missing values. The last of several
  /// operands, such as a percentage, stays the last.
  static func aggregate(
    _ form: Form, _ values: UnsafeBufferPointer<MachineValue<Item>>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Item {
    var numbers: [Item] = []
    for value in values {
      switch value {
      case .number(let number): numbers.append(number)
      case .missing: continue
      case .text, .matrix: throw value.refused("a number", in: context)
      case .list(let items):
        try context.valueRun.charge(items.count)
        for item in items where !item.isMissing { numbers.append(try item.number(in: context)) }
      }
    }
    let function = Operation.function(ofCode: form.operation)
    guard Catalogue.kernel(ofOperation: form.operation, count: numbers.count)?.accepts(numbers.count) ?? false else {
      if numbers.isEmpty, function == .sum { return .zero }
      if numbers.isEmpty, function == .product { return .one }
      return .nan
    }
    return try apply(form.operation, numbers, in: &context)
  }

  static func steps(_ form: Form, _ values: UnsafeBufferPointer<MachineValue<Item>>) -> Int {
    var numbers: [Item] = []
    for value in values {
      guard case .number(let number) = value else { return 0 }
      numbers.append(number)
    }
    return numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return 0 }
      return Item.steps(Item.form(of: form.operation, count: numbers.count), start, numbers.count)
    }
  }

  /// The failure of an operation with a non-finite result: for lists, at the first such item.
  static func failure(
    of operation: Operation, _ values: UnsafeBufferPointer<MachineValue<Item>>, result: MachineValue<Item>
  ) -> FormulaError.Kind? {
    switch result {
    case .number(let number):
      var numbers: [Item] = []
      for value in values {
        switch value {
        case .number(let number): numbers.append(number)
        case .list(let items): for item in items { if case .number(let number) = item { numbers.append(number) } }
        case .text, .matrix, .missing: continue
        }
      }
      return numbers.withUnsafeBufferPointer { Item.failure(of: operation, $0, result: number) }
    case .list(let items):
      for (index, item) in items.enumerated() where !item.isFinite {
        let row = values.map { value in
          if case .list(let items) = value, index < items.count { items[index] } else { value }
        }
        if let failure = row.withUnsafeBufferPointer({ Self.failure(of: operation, $0, result: item) }) {
          return failure
        }
      }
      return nil
    case .matrix: return MachineValue<Item>.matrixFailure(of: operation, values, result: result)
    case .text, .missing: return nil
    }
  }
}
