import ReckonCatalogue

/// Prices, and lists without commas: `38 h @ $15.25`, `65p`, `sum 12.50 13.20 4`.
extension WordReading {
  /// Reads `at` and `@` before or after a price. A price that names no unit is per one of the unit before it.
  mutating func readPrice(at range: SourceRange, _ end: Int) -> Bool {
    guard let start = startOfOperand(), let last = endOfOperand(at: end), symbol(tokens[last - 1])?.spelling != "%"
    else { return false }
    let isMoney = tokens[end..<last].contains { isCurrency($0) }
    let wasMoney = output[start...].contains { isCurrency($0) }
    let isPlain = !output[start...].contains { $0.kind == .name }
    // `37.5 hours at 12.21`: per hour, like a price.
    let isPricePerUnit = isMoney || last == end + 1 && tokens[end].kind == .number
    guard isMoney || wasMoney || isPlain || isPricePerUnit && endsInUnit(from: start) else { return false }
    let next = word(at: last)
    if !isMoney, !wasMoney, !isPlain {
      let (amount, price) = (
        list.source.brief(output[start].range.union(output[output.count - 1].range)), text(tokens[end])
      )
      note(
        .words, at: output[start].range.union(tokens[end].range),
        ["\(amount) at \(price) each", "\(amount) * \(price)"])
    }
    append("*", at: range)
    if isPricePerUnit, !isPlain, !wasMoney, endsInUnitBefore(start), next != "/", next != "per",
      let unit = output.dropLast().last
    {
      append("(", at: range)
      self.end(with: "/(1 \(name(unit))))", before: last)
    }
    return true
  }

  /// Whether an operand of the output that begins at an index is a number with one unit, before the operator after it.
  private func endsInUnitBefore(_ start: Int) -> Bool { endsInUnit(from: start, to: output.count - 1) }

  /// Whether the output from an index on is a number with one unit.
  private func endsInUnit(from start: Int, to end: Int? = nil) -> Bool {
    let end = end ?? output.count
    return end - start == 2 && output[end - 1].kind == .name && output[start].kind == .number
      && scope.mayBeUnit(name(output[end - 1]))
  }

  /// Reads hundredths of a currency directly after a number.
  mutating func readHundredths(of unit: String, other: String?, at range: SourceRange, _ index: Int) -> Bool {
    guard let last = output.last, last.kind == .number, range.end - range.start > 1 || touch(last, tokens[index]),
      scale(by: -2, to: range)
    else { return false }
    append(unit, at: range)
    if let other {
      note(.words, at: last.range.union(range), ["\(text(last))/100 \(unit)", "\(text(last))/100 \(other)"])
    }
    return true
  }

  /// `sum 12.50 13.20 4`, `average 3, 4 and 5`: a function of a list, with items separated by spaces or commas.
  mutating func readList(at index: Int) -> Int? {
    guard let word = timeWord(at: index), let function = Self.functionsOfLists[word],
      output.last?.kind.endsOperand != true
    else {
      return nil
    }
    var starts: [Int] = []
    var next = word == "sum" && timeWord(at: index + 1) == "of" ? index + 2 : index + 1
    let first = next
    guard tokens[next].kind != .leftBracket else { return nil }
    // An operator between two items joins them.
    while starts.isEmpty || symbol(tokens[next])?.infix == nil, let end = endOfOperand(at: next) {
      starts.append(next)
      next = end
      if tokens[next].kind == .comma { next += 1 }
      if symbol(tokens[next])?.spelling == "and" || text(tokens[next]) == "and" { next += 1 }
    }
    guard starts.count > 1, next == endOfPart(from: first) else { return nil }
    append("\(function)(", at: tokens[index].range)
    separate(from: first, to: next)
    for start in starts.dropFirst() {
      items.insert(start)
      let before = tokens[start - 1]
      if before.kind != .comma, text(before) != "and" { end(with: ",", before: start) }
      // `3, 4, and 5`
      if text(before) == "and", tokens[start - 2].kind == .comma { drop(start - 1) }
    }
    end(with: ")", before: next)
    return first - index
  }

  private static let functionsOfLists = [
    "stdev": "stdev", "stddev": "stdev", "variance": "variance", "sum": "sum", "total": "sum", "add": "sum",
    "average": "avg", "avg": "avg",
    "mean": "avg", "median": "median", "max": "max",
    "min": "min",
    "maximum": "max", "minimum": "min", "합계": "sum", "평균": "avg",
  ]
}
