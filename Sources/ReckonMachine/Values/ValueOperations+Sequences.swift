import ReckonCatalogue

/// Functions of a list's items and their neighbors.
extension ValueOperations {
  /// The running totals of a list. At a missing item the total is missing, or, if missing items are skipped, the total
  /// so far.
  static func runningTotals(_ list: Value, passesMissing: Bool, in context: inout EvaluationContext) throws(Work.Stop)
    -> Value
  {
    let items = try list.list(in: context)
    try context.valueRun.take(items: items.count)
    var sum = CompensatedSum<Value>(total: .zero, compensation: .zero)
    var isEmpty = true
    var sums: [Value] = []
    sums.reserveCapacity(items.count)
    for item in items {
      if !item.isMissing {
        try Value.accumulate(item, in: &sum, in: &context)
        isEmpty = false
      }
      sums.append(item.isMissing && (isEmpty || !passesMissing) ? item : sum.value)
    }
    return .list(sums)
  }

  /// The items of a list, shifted forwards or backwards.
  static func shifted(
    _ function: ValueFunction, _ operands: UnsafeBufferPointer<Value>, by distance: (Int) -> Int,
    in context: borrowing EvaluationContext
  ) throws(Work.Stop) -> Value {
    let items = try operands[0].list(in: context)
    let count = operands.count > 1 ? try self.count(operands[1], function, in: context) : 1
    try context.valueRun.take(items: items.count)
    return .list(
      SequencePositions.shifted(items.count, by: distance(count)).map { $0.map { items[$0] } ?? .missing(origin: -1) })
  }

  /// The moving means of a window of items up to each item.
  ///
  /// - Complexity: O(items × window), bounded by the steps: each mean is rounded once.
  static func movingMeans(_ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext) throws(Work.Stop)
    -> Value
  {
    let items = try operands[0].list(in: context)
    let count = try self.count(operands[1], .movingMean, in: context)
    try context.valueRun.take(items: items.count)
    let mean = Value.form(of: Operation(.avg).code, count: min(count, items.count))
    var means: [Value] = []
    means.reserveCapacity(items.count)
    for position in items.indices {
      guard let window = SequencePositions.window(endingAt: position, of: count) else {
        means.append(.missing(origin: -1))
        continue
      }
      try context.valueRun.charge(window.count)
      guard items[window].contains(where: { !$0.isMissing }) else {
        means.append(.missing(origin: -1))
        continue
      }
      means.append(
        try items.withUnsafeBufferPointer { (items) throws(Work.Stop) in
          let operands = UnsafeBufferPointer(rebasing: items[window])
          guard let start = operands.baseAddress else { preconditionFailure("a window holds the item at its end") }
          return try Value.applied(mean, start, operands.count, in: &context)
        })
    }
    return .list(means)
  }

  /// The ranks of a list's items; items that are not numbers have none.
  static func ranks(_ list: Value, in context: inout EvaluationContext) throws(Work.Stop) -> Value {
    let items = try list.list(in: context)
    try context.valueRun.take(items: items.count)
    let present = items.indices.filter { !items[$0].isMissing && !items[$0].isNaN }
    let falling = try sorted(present, of: items, in: &context).reversed()
    var ranks = [Value](repeating: .missing(origin: -1), count: items.count)
    try SequencePositions.forEachRank(of: Array(falling)) { (a, b) throws(Work.Stop) in
      try Value.compared(.equal, items[a], items[b], in: &context).holds(in: &context)
    } body: { position, rank in
      ranks[position] = number(rank)
    }
    return .list(ranks)
  }

  /// A list's items divided by their sum.
  static func shares(_ list: Value, in context: inout EvaluationContext) throws(Work.Stop) -> Value {
    let items = try list.list(in: context)
    try context.valueRun.take(items: items.count)
    let sum = try withUnsafePointer(to: list) { (list) throws(Work.Stop) in
      try Value.applied(Value.form(of: Operation(.sum).code, count: 1), list, 1, in: &context)
    }
    guard !sum.isZero else { return .list(items.map { _ in .missing(origin: -1) }) }
    var shares: [Value] = []
    shares.reserveCapacity(items.count)
    for item in items { shares.append(item.isMissing ? item : try Value.arithmetic(.divide, item, sum, in: &context)) }
    return .list(shares)
  }

  /// A number of items, at least 1.
  private static func count(_ value: Value, _ function: ValueFunction, in context: borrowing EvaluationContext)
    throws(Work.Stop) -> Int
  {
    let number = try value.number(in: context)
    guard number.isBound, let count = Int64(exactly: number.double), count >= 1 else {
      throw context.valueRun.refuse(
        .domain(
          function: function.description.name, operands: [number.number],
          requirement: Phrase("numberOfItemsFrom1", "a whole number of items, from 1")))
    }
    // No list has more items than an Int counts.
    return Int(clamping: count)
  }
}
