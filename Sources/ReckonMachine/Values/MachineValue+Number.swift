import ReckonCatalogue

/// The number operations that cannot report an error: for values that are not numbers the results are NaN, or the
/// values themselves. Only compensated sums require the conformance, and they hold numbers.
extension MachineValue: FormulaNumber {
  package static var zero: MachineValue { .number(.zero) }
  package static var one: MachineValue { .number(.one) }
  package static var nan: MachineValue { .number(.nan) }

  private var asNumber: Item {
    switch self {
    case .number(let number): number
    case .text, .list, .matrix, .missing: .nan
    }
  }

  package var isNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .list(let items): items.contains(where: { $0.isNaN })
    case .matrix(let matrix): matrix.elements.contains(where: { $0.isNaN })
    case .text, .missing: false
    }
  }

  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .list(let items): items.allSatisfy { $0.isFinite }
    case .matrix(let matrix): matrix.elements.allSatisfy { $0.isFinite }
    case .text, .missing: true
    }
  }

  package var isZero: Bool {
    switch self {
    case .number(let number): number.isZero
    case .text, .list, .matrix, .missing: false
    }
  }

  package var magnitude: MachineValue { .number(asNumber.magnitude) }
  package var double: Double { asNumber.double }
  package var number: NumericValue { asNumber.number }

  package static func + (a: MachineValue, b: MachineValue) -> MachineValue { .number(a.asNumber + b.asNumber) }
  package static func - (a: MachineValue, b: MachineValue) -> MachineValue { .number(a.asNumber - b.asNumber) }
  package static func * (a: MachineValue, b: MachineValue) -> MachineValue { .number(a.asNumber * b.asNumber) }
  package static func / (a: MachineValue, b: MachineValue) -> MachineValue { .number(a.asNumber / b.asNumber) }
  package static prefix func - (a: MachineValue) -> MachineValue { .number(-a.asNumber) }

  package static func == (a: MachineValue, b: MachineValue) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)): x == y
    case (.text(let x), .text(let y)): x.utf8.elementsEqual(y.utf8)
    case (.list(let x), .list(let y)): x == y
    case (.matrix(let x), .matrix(let y)): x == y
    case (.missing, .missing): true
    case (.number, _), (.text, _), (.list, _), (.matrix, _), (.missing, _): false
    }
  }

  package static func < (a: MachineValue, b: MachineValue) -> Bool { a.asNumber < b.asNumber }

  package func hash(into hasher: inout Hasher) { hasher.combine(asNumber) }
}

extension MachineValue: MachineNumber {
  package typealias Form = Operands<Item>.Form

  package init(_ number: NumericValue, _ exactness: Exactness) { self = .number(Item(number, exactness)) }

  package static func form(of operation: UInt32, count: Int) -> Form { Operands.form(of: operation, count: count) }

  package static func applied(
    _ form: Form, _ operands: UnsafePointer<MachineValue>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    let values = UnsafeBufferPointer(start: operands, count: count)
    if form.isAggregate { return .number(try Operands.aggregate(form, values, in: &context)) }
    let elements = try elementwise(values, in: &context) { (row, context) throws(Work.Stop) in
      try Operands.apply(form, row, in: &context)
    }
    if let elements { return elements }
    guard values.contains(where: { $0.isList }) else { return .number(try Operands.apply(form, values, in: &context)) }
    return try itemByItem(values, in: &context) { (row, context) throws(Work.Stop) in
      .number(
        try row.withUnsafeBufferPointer { (row) throws(Work.Stop) in try Operands.apply(form, row, in: &context) })
    }
  }

  /// Applies an operation item by item to lists, with scalar operands repeated. The result of a missing item is
  /// missing.
  private static func itemByItem(
    _ operands: UnsafeBufferPointer<MachineValue>, in context: inout EvaluationContext,
    _ body: ([MachineValue], inout EvaluationContext) throws(Work.Stop) -> MachineValue
  ) throws(Work.Stop) -> MachineValue {
    // A missing operand next to a list is missing for all its items, an error as anywhere else.
    if let missing = operands.first(where: { $0.isMissing }) { throw missing.refused("a number", in: context) }
    var length: Int?
    for operand in operands {
      guard case .list(let items) = operand else { continue }
      if let length, length != items.count { throw context.valueRun.refuse(.differentLengths(length, items.count)) }
      length = items.count
    }
    let count = length ?? 0
    try context.valueRun.take(items: count)
    var result: [MachineValue] = []
    result.reserveCapacity(count)
    var row = Array(operands)
    for index in 0..<count {
      for (position, operand) in operands.enumerated() {
        if case .list(let items) = operand { row[position] = items[index] }
      }
      if let missing = row.first(where: { $0.isMissing }) {
        result.append(missing)
      } else {
        result.append(try body(row, &context))
      }
    }
    return .list(result)
  }

  package static func arithmetic(
    _ operation: Arithmetic, _ a: MachineValue, _ b: MachineValue, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    if case .number(let x) = a, case .number(let y) = b {
      return .number(try Item.arithmetic(operation, x, y, in: &context))
    }
    if let result = try matrixArithmetic(operation, a, b, in: &context) { return result }
    guard a.isList || b.isList else { throw (a.isNumber ? b : a).refused("a number", in: context) }
    return try withTwo(a, b) { (operands) throws(Work.Stop) in
      try itemByItem(operands, in: &context) { (row, context) throws(Work.Stop) in
        .number(try Item.arithmetic(operation, row[0].number(in: context), row[1].number(in: context), in: &context))
      }
    }
  }

  private var isNumber: Bool {
    switch self {
    case .number: true
    case .text, .list, .matrix, .missing: false
    }
  }

  private static func withTwo<Result>(
    _ a: MachineValue, _ b: MachineValue, _ body: (UnsafeBufferPointer<MachineValue>) throws(Work.Stop) -> Result
  ) throws(Work.Stop) -> Result {
    try [a, b].withUnsafeBufferPointer { (operands) throws(Work.Stop) in try body(operands) }
  }

  package static func compared(
    _ relation: Relation, _ a: MachineValue, _ b: MachineValue, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    switch (a, b) {
    case (.number(let x), .number(let y)): return .number(try Item.compared(relation, x, y, in: &context))
    case (.text(let x), .text(let y)):
      try context.valueRun.charge(min(x.utf8.count, y.utf8.count) / 16)
      return .number(Item(truth: relation.holds(TextOperations.order(x, y))))
    case (.text, _): throw b.refused("a text", in: context)
    case (.number, _): throw b.refused("a number", in: context)
    case (.list, _), (.matrix, _), (.missing, _): throw a.refused("a number", in: context)
    }
  }

  package static func opposite(
    of x: MachineValue, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    if case .number(let number) = x { return .number(-number) }
    if case .matrix(let matrix) = x {
      try context.valueRun.take(items: matrix.elements.count)
      return .matrix(matrix.map { -$0 })
    }
    guard x.isList else { throw x.refused("a number", in: context) }
    return try withTwo(x, x) { (operands) throws(Work.Stop) in
      try itemByItem(UnsafeBufferPointer(rebasing: operands[..<1]), in: &context) { (row, context) throws(Work.Stop) in
        .number(-(try row[0].number(in: context)))
      }
    }
  }

  package static func negated(
    _ x: MachineValue, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    .number(try Item.negated(x.number(in: context), in: &context))
  }

  package func holds(in context: inout EvaluationContext) throws(Work.Stop) -> Bool {
    try number(in: context).holds(in: &context)
  }

  package static func accumulate(
    _ x: MachineValue, in sum: inout CompensatedSum<MachineValue>, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    var numbers = CompensatedSum<Item>(
      total: try sum.total.number(in: context), compensation: try sum.compensation.number(in: context))
    try Item.accumulate(x.number(in: context), in: &numbers, in: &context)
    sum = CompensatedSum(total: .number(numbers.total), compensation: .number(numbers.compensation))
  }

  /// The number type counts its own steps by the operands; items are charged for where they are read.
  package static func steps(_ form: Form, _ operands: UnsafePointer<MachineValue>, _ count: Int) -> Int {
    Operands.steps(form, UnsafeBufferPointer(start: operands, count: count))
  }

  package static func call(
    host index: Int, _ operands: UnsafeBufferPointer<MachineValue>, in context: inout EvaluationContext
  )
    -> MachineValue
  {
    .number(operands.map { $0.asNumber }.withUnsafeBufferPointer { Item.call(host: index, $0, in: &context) })
  }

  package static func called(
    host index: Int, _ operands: UnsafeBufferPointer<MachineValue>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    guard let host = context.hosts.valueBody(index) else {
      for operand in operands { _ = try operand.number(in: context) }
      return call(host: index, operands, in: &context)
    }
    var failure: FormulaError.Kind?
    let result = host(operands.map { $0.value(.number) }, &failure)
    if let failure { throw context.valueRun.refuse(failure) }
    let exactness = operands.reduce(Exactness.exact) { max($0, $1.exactness) }
    return try MachineValue(result, exactness, input: -1, in: context)
  }

  package static func failure(
    of operation: Operation, _ operands: UnsafeBufferPointer<MachineValue>, result: MachineValue
  ) -> FormulaError.Kind? { Operands.failure(of: operation, operands, result: result) }

  package static func values(
    _ function: ValueFunction, _ operands: UnsafePointer<MachineValue>, _ count: Int,
    in context: inout EvaluationContext
  ) throws(Work.Stop) -> MachineValue {
    try ValueOperations.apply(function, UnsafeBufferPointer(start: operands, count: count), in: &context)
  }

  package mutating func append(_ item: MachineValue, in context: inout EvaluationContext) throws(Work.Stop) {
    guard case .list(var items) = self else { throw refused("a list", in: context) }
    if item.isList || item.isMatrix {
      throw item.refused(Phrase("valueThatIsNoList", "a value that is not a list"), in: context)
    }
    try context.valueRun.take(itemBehind: items.count)
    // Released here, so that the items are not copied.
    self = .number(.zero)
    items.append(item)
    self = .list(items)
  }

  package static func made(ofText text: String) -> MachineValue { .text(text) }

  package func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double {
    try number(in: context).double
  }

  package static var searchDigits: Int { Item.searchDigits }

  package static var showsExactZeros: Bool { Item.showsExactZeros }

  package var isBound: Bool {
    switch self {
    case .number(let number): number.isBound
    case .text, .list, .matrix, .missing: false
    }
  }

  package var exactness: Exactness {
    switch self {
    case .number(let number): number.exactness
    case .list(let items): items.reduce(.exact) { max($0, $1.exactness) }
    case .matrix(let matrix): matrix.elements.reduce(.exact) { max($0, $1.exactness) }
    case .text, .missing: .exact
    }
  }

  package func marked(_ exactness: Exactness) -> MachineValue {
    switch self {
    case .number(let number): .number(number.marked(exactness))
    case .list(let items): .list(items.map { $0.marked(exactness) })
    case .matrix(let matrix): .matrix(matrix.map { $0.marked(exactness) })
    case .text, .missing: self
    }
  }

  package static var instructionTime: Int { Item.instructionTime * 4 }
  package static var functionTime: Int { Item.functionTime }
}
