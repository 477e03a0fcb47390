import ReckonCatalogue

/// Lists, and statistics of their pairs.
extension ValueOperations {
  static func range(_ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext) throws(Work.Stop)
    -> Value
  {
    let first = try operands[0].whole("..", in: context)
    let last = try operands[1].whole("..", in: context)
    guard first <= last else { return .list([]) }
    let (count, overflows) = last.subtractingReportingOverflow(first)
    try context.valueRun.take(items: overflows || count == .max ? .max : count + 1)
    return .list((first...last).map { number($0) })
  }

  static func item(_ operands: UnsafeBufferPointer<Value>, in context: borrowing EvaluationContext) throws(Work.Stop)
    -> Value
  {
    if case .matrix(let matrix) = operands[0] { return try rows(of: matrix, at: operands[1], in: context) }
    let items = try operands[0].list(in: context)
    func item(_ position: Value) throws(Work.Stop) -> Value {
      let number = try position.whole("a position", in: context)
      let index = number > 0 ? number - 1 : items.count + number
      guard number != 0, items.indices.contains(index) else {
        throw context.valueRun.refuse(
          .noSuchItem(position: try position.number(in: context).number, count: items.count))
      }
      return items[index]
    }
    guard case .list(let positions) = operands[1] else { return try item(operands[1]) }
    try context.valueRun.take(items: positions.count)
    var part: [Value] = []
    part.reserveCapacity(positions.count)
    for position in positions { part.append(try item(position)) }
    return .list(part)
  }

  static func isIn(_ operands: UnsafeBufferPointer<Value>, in context: inout EvaluationContext) throws(Work.Stop)
    -> Value
  {
    if operands[0].isMissing { throw operands[0].refused("a value", in: context) }
    let items = try operands[1].list(in: context)
    try context.valueRun.charge(items.count)
    for item in items where !item.isMissing {
      let isEqual = try Value.compared(.equal, operands[0], item, in: &context)
      if try isEqual.holds(in: &context) { return truth(true) }
    }
    return truth(false)
  }

  /// The positions of some items, sorted by a bottom-up merge sort, which is stable.
  static func sorted(_ positions: [Int], of items: [Value], in context: inout EvaluationContext) throws(Work.Stop)
    -> [Int]
  {
    var (source, target) = (positions, positions)
    var width = 1
    while width < positions.count {
      try context.valueRun.charge(positions.count)
      var start = 0
      while start < positions.count {
        let (middle, end) = (min(start + width, positions.count), min(start + 2 * width, positions.count))
        var (left, right) = (start, middle)
        for place in start..<end {
          var takesRight = left == middle
          if !takesRight, right < end {
            takesRight = try Value.compared(.less, items[source[right]], items[source[left]], in: &context).holds(
              in: &context)
          }
          target[place] = takesRight ? source[right] : source[left]
          if takesRight { right += 1 } else { left += 1 }
        }
        start = end
      }
      swap(&source, &target)
      width *= 2
    }
    return source
  }

  /// A function of the pairs of two lists. Pairs with a missing value are omitted.
  static func ofPairs(
    _ function: ValueFunction, _ numbers: Function.ID, _ requirement: Phrase, _ operands: UnsafeBufferPointer<Value>,
    in context: inout EvaluationContext
  ) throws(Work.Stop) -> Value {
    let (xs, ys) = (try operands[0].list(in: context), try operands[1].list(in: context))
    guard xs.count == ys.count else { throw context.valueRun.refuse(.differentLengths(xs.count, ys.count)) }
    try context.valueRun.take(items: 2 * xs.count)
    let places = xs.indices.filter { !xs[$0].isMissing && !ys[$0].isMissing }
    let pairs = places.map { xs[$0] } + places.map { ys[$0] }
    let result = try withUnsafePointer(to: Value.list(pairs)) { (pairs) throws(Work.Stop) in
      try Value.applied(Value.form(of: Operation(numbers).code, count: 1), pairs, 1, in: &context)
    }
    guard !result.isNaN else {
      var shown: [NumericValue] = []
      for number in pairs.prefix(5) { shown.append(try number.number(in: context).number) }
      throw context.valueRun.refuse(
        .domain(function: function.description.name, operands: shown, requirement: requirement))
    }
    return result
  }
}
