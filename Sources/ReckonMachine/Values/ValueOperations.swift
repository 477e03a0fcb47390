import ReckonCatalogue

/// The functions of values, on values over one number type.
enum ValueOperations<Item: MachineNumber> {
  typealias Value = MachineValue<Item>

  static func apply(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    let run = context.valueRun
    switch function {
    case .missing: return .missing(origin: -1)
    case .isMissing: return truth(operands[0].isMissing)
    case .isPresent: return truth(!operands[0].isMissing)
    case .length: return try length(operands[0], in: context)
    case .upper: return try text(operands[0].text(in: context).uppercased(), run)
    case .lower: return try text(operands[0].text(in: context).lowercased(), run)
    case .trim:
      let whole = try operands[0].text(in: context)
      try run.charge(whole.utf8.count)
      return try text(String(TextOperations.trimmed(whole)), run)
    case .contains: return truth(try place(operands, in: context) > 0)
    case .starts, .ends:
      let (whole, part) = (try operands[0].text(in: context), try operands[1].text(in: context))
      try run.charge(part.utf8.count)
      return truth(
        function == .starts ? TextOperations.starts(whole, with: part) : TextOperations.ends(whole, with: part))
    case .find: return number(try place(operands, in: context))
    case .replace:
      return .text(
        try TextOperations.replaced(
          operands[1].text(in: context), in: operands[0].text(in: context), by: operands[2].text(in: context), run))
    case .slice: return try slice(operands, in: context)
    case .concat:
      var result = ""
      for operand in operands {
        let part = try written(operand, in: context)
        try run.charge(part.utf8.count / 16)
        guard result.utf8.count + part.utf8.count <= context.textBytes else {
          throw run.refuse(.limitExceeded(.textBytes, maximum: context.textBytes))
        }
        result += part
      }
      return try text(result, run)
    case .text: return try text(written(operands[0], in: context), run)
    case .number:
      let spelling = try operands[0].text(in: context)
      try run.charge(spelling.utf8.count)
      guard let found = TextOperations.number(spelling, run.mode) else { return .missing(origin: -1) }
      return .number(Item(found.number, found.exactness))
    case .truthText: return .text(try operands[0].number(in: context).holds(in: &context) ? "true" : "false")
    case .instantText:
      let seconds = try operands[0].number(in: context).number
      return try text(seconds.instantText ?? seconds.formulaText(), run)
    case .dayName, .monthName:
      let date = try date(operands[0], for: function, in: context)
      let name = function == .dayName ? CivilDate.weekdayNames[date.weekday - 1] : CivilDate.monthNames[date.month - 1]
      return try text(name, run)
    case .workdayCount, .workday: return try ofWorkdays(function, operands, in: context)
    case .list:
      for operand in operands where operand.isList || operand.isMatrix {
        throw operand.refused(Phrase("valueThatIsNoList", "a value that is not a list"), in: context)
      }
      try run.take(items: operands.count)
      return .list(Array(operands))
    case .range: return try range(operands, in: context)
    case .item: return try item(operands, in: context)
    case .isIn: return try isIn(operands, in: &context)
    case .count:
      var count = 0
      for operand in operands {
        guard case .list(let items) = operand else {
          count += operand.isMissing ? 0 : 1
          continue
        }
        try run.charge(items.count)
        for item in items where !item.isMissing { count += 1 }
      }
      return number(count)
    case .sort:
      let items = try operands[0].list(in: context)
      try run.take(items: items.count)
      let (present, missing) = (items.indices.filter { !items[$0].isMissing }, items.filter { $0.isMissing })
      return .list(try sorted(present, of: items, in: &context).map { items[$0] } + missing)
    case .cumsum: return try runningTotals(operands[0], passesMissing: false, in: &context)
    case .runningTotal: return try runningTotals(operands[0], passesMissing: true, in: &context)
    case .previous: return try shifted(function, operands, by: { $0 }, in: context)
    case .next: return try shifted(function, operands, by: { -$0 }, in: context)
    case .movingMean: return try movingMeans(operands, in: &context)
    case .rank: return try ranks(operands[0], in: &context)
    case .share: return try shares(operands[0], in: &context)
    case .isPrime, .nextPrime, .factors, .divisors, .totient, .powerModulo, .bitCount:
      return try ofWholeNumbers(function, operands, in: &context)
    case .dot:
      for operand in operands { _ = try operand.list(in: context) }
      let products = try Value.arithmetic(.multiply, operands[0], operands[1], in: &context)
      return try withUnsafePointer(to: products) { (products) throws(Work.Stop) in
        try Value.applied(Value.form(of: Operation(.sum).code, count: 1), products, 1, in: &context)
      }
    case .correlation:
      return try ofPairs(function, .correlation, Function.correlationRequirement, operands, in: &context)
    case .slope: return try ofPairs(function, .slope, Function.lineRequirement, operands, in: &context)
    case .matrix, .element, .column, .elementwiseProduct, .matrixPower, .transpose, .determinant, .trace, .matrixRank,
      .inverse, .norm,
      .identity, .zeros, .diagonal, .eigenvalues, .solve, .leastSquares, .cross:
      return try ofMatrices(function, operands, in: &context)
    case .intercept: return try ofPairs(function, .intercept, Function.lineRequirement, operands, in: &context)
    }
  }

  static func truth(_ holds: Bool) -> Value { .number(Item(truth: holds)) }

  static func number(_ value: Int) -> Value { number(Int64(value)) }

  static func number(_ value: Int64) -> Value { .number(Item(.decimal(Decimal128(value)), .exact)) }

  /// A text computed by an operation, charged to the run.
  private static func text(_ text: String, _ run: ValueRun) throws(Work.Stop) -> Value {
    try run.take(text: text.utf8.count)
    return .text(text)
  }

  /// A text itself, or a number as displayed.
  private static func written(_ value: Value, in context: borrowing EvaluationContext) throws(Work.Stop) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): number.number.formulaText()
    case .list:
      try writtenItems(value.list(in: context), in: context)
    case .matrix, .missing: throw value.refused("a text", in: context)
    }
  }

  private static func writtenItems(
    _ items: [Value], in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> String {
    try context.valueRun.charge(items.count)
    return MachineValue<Item>.list(items).value(.list(.number)).formulaText
  }

  private static func length(_ value: Value, in context: borrowing EvaluationContext) throws(Work.Stop) -> Value {
    if case .list(let items) = value { return number(items.count) }
    let text = try value.text(in: context)
    try context.valueRun.charge(text.utf8.count)
    return number(text.count)
  }

  /// The position of the second text in the first, from 1; 0 if it is not found.
  private static func place(
    _ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Int {
    let places = try TextOperations.places(
      of: operands[1].text(in: context), in: operands[0].text(in: context), isFirstOnly: true, context.valueRun.charge)
    return places.first.map { $0.lowerBound + 1 } ?? 0
  }

  private static func slice(
    _ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    let text = try operands[0].text(in: context)
    let start = try operands[1].whole("slice", in: context)
    let count = operands.count > 2 ? try operands[2].whole("slice", in: context) : .max
    guard start != 0, count >= 0 else {
      let shown = try operands.dropFirst().map { (operand) throws(Work.Stop) in try operand.number(in: context).number }
      throw context.valueRun.refuse(
        .domain(
          function: "slice", operands: shown,
          requirement: Phrase("positionFrom1OrFrom1", "a position from 1, or from -1 backwards, and no negative count"))
      )
    }
    try context.valueRun.charge(text.utf8.count)
    let rest = start > 0 ? text.dropFirst(start - 1) : text.suffix(-start)
    return try Self.text(String(rest.prefix(count)), context.valueRun)
  }
}
