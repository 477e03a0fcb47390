import ReckonCatalogue

/// Phrases with times and dates: `3 weeks ago`, `days until 2027-01-01`, `business days from … to …`.
extension WordReading {
  mutating func readTimeWords(at index: Int) -> Int? {
    if let count = readZoneTarget(at: index) ?? readIn(at: index) ?? readYears(at: index) { return count }
    guard let word = timeWord(at: index) else { return nil }
    switch word {
    case "noon", "midnight":
      let text = word == "noon" ? "12:00" : "00:00"
      guard output.last?.kind.endsOperand != true, var time = literal("1970-01-01T\(text)", at: tokens[index].range)
      else { return nil }
      (time.isTimeOfDay, time.literal) = (true, word == "noon" ? text : "0:00")
      append(time, at: tokens[index].range)
      return 1
    case "ago", "전": return readDistance(at: index, "now-", "today-", 1)
    case "later", "후", "뒤": return readDistance(at: index, "now+", "today+", 1)
    case "from": return readFrom(at: index)
    case "after": return readBeside(at: index, sign: "+")
    case "before": return readBeside(at: index, sign: "-")
    case "at": return output.last?.kind.endsOperand ?? false && clock(at: index + 1) != nil ? 1 : nil
    case "how":
      return timeWord(at: index + 1) == "many" && span(index + 2) != nil ? 2 : nil
    case "age": return readAge(at: index)
    case "business", "working", "workdays", "weekdays": return readBusinessDays(at: index, word)
    case "current" where timeWord(at: index + 1) == "time": return readTimeIn(at: index + 1).map { $0 + 1 }
    case "what" where ["time", "is", "it"].enumerated().allSatisfy({ timeWord(at: index + 1 + $0) == $1 }):
      return readTimeIn(at: index + 3).map { $0 + 3 }
    case "time": return readTimeIn(at: index) ?? readSpan(at: index)
    default: return readSpan(at: index)
    }
  }

  /// The unit of time that a token names, and whether it is shorter than a day; `nil` for other tokens.
  private func span(_ index: Int) -> (name: String, isShort: Bool)? {
    guard index < tokens.count, isUnit(index) else { return nil }
    return span(name(tokens[index]))
  }

  private func span(_ name: String) -> (name: String, isShort: Bool)? {
    guard let unit = Catalogue.unit(named: name), unit.dimension == Dimension(.time),
      let day = Catalogue.unit(named: "d")
    else {
      return nil
    }
    return (name, unit.ratio < day.ratio)
  }

  /// The index in the output of the time at its end, possibly in several units, and whether one is shorter than a day.
  private func startOfTime() -> (start: Int, isShort: Bool)? {
    var start = output.count
    var isShort = false
    while start >= 2, output[start - 1].kind == .name, output[start - 2].kind == .number,
      let unit = span(name(output[start - 1]))
    {
      start -= 2
      isShort = isShort || unit.isShort
    }
    return start < output.count ? (start, isShort) : nil
  }

  /// `3 weeks ago`: days and longer times count from today, shorter ones from now.
  private mutating func readDistance(at index: Int, _ now: String, _ today: String, _ count: Int) -> Int? {
    guard let (start, isShort) = startOfTime() else { return nil }
    let range = output[start].range
    insert("(\(isShort ? now : today)(", at: SourceRange(start: range.start, end: range.start), before: start)
    append("))", at: tokens[index].range)
    return count
  }

  /// `3 weeks from now`, `10 days from 2026-12-01`.
  private mutating func readFrom(at index: Int) -> Int? {
    if index + 1 < tokens.count, text(tokens[index + 1]) == "now" {
      return readDistance(at: index, "now+", "today+", 2)
    }
    return readBeside(at: index, sign: "+")
  }

  /// `10 days after 2026-12-01`
  private mutating func readBeside(at index: Int, sign: String) -> Int? {
    guard let (start, _) = startOfTime(), endOfOperand(at: index + 1) != nil else { return nil }
    let range = output[start].range
    insert(sign == "-" ? "-(" : "(", at: SourceRange(start: range.start, end: range.start), before: start)
    append(")+", at: tokens[index].range)
    return 1
  }

  /// `in 6 weeks` where a value begins.
  private mutating func readIn(at index: Int) -> Int? {
    guard symbol(tokens[index])?.spelling == "in", !(output.last?.kind.endsOperand ?? false) else { return nil }
    var end = index + 1
    var isShort = false
    while end + 1 < tokens.count, tokens[end].kind == .number, let unit = span(end + 1) {
      isShort = isShort || unit.isShort
      end += 2
    }
    guard end > index + 1 else { return nil }
    append(isShort ? "(now+(" : "(today+(", at: tokens[index].range)
    self.end(with: "))", before: end)
    return 1
  }

  /// `to y mo d`: y is the year next to other time units, otherwise a name.
  private mutating func readYears(at index: Int) -> Int? {
    guard isConversion(tokens[index]), index + 2 < tokens.count, timeWord(at: index + 1) == "y" else { return nil }
    var units = ["yr"]
    var next = index + 2
    while let unit = span(next), unit.name != "y" {
      units.append(unit.name)
      next += 1
    }
    guard units.count > 1, isEnd(tokens[next]) || tokens[next].kind == .rightBracket else { return nil }
    append("to \(units.joined(separator: "+"))", at: tokens[index].range.union(tokens[next - 1].range))
    return next - index
  }

  /// The token that separates two dates after a token: `to`, `and` or `until`.
  private func separator(behind start: Int, between: Bool) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      depth += tokens[index].kind.nesting
      if depth < 0 || isEnd(tokens[index]) { return nil }
      let text = text(tokens[index])
      if depth == 0, between ? text == "and" : text == "to" || text == "until" || text == "till" || text == "through" {
        return index
      }
    }
    return nil
  }

  /// Reads two dates after `from` or `between`; the texts go before the first, between both, and after the second.
  private mutating func readDates(
    _ first: Int, at range: SourceRange, _ before: String, _ between: String, _ after: String
  ) -> Bool {
    let word = timeWord(at: first)
    guard word == "from" || word == "between", let separator = separator(behind: first + 1, between: word == "between"),
      separator > first + 1, endOfOperand(at: separator + 1) != nil
    else { return false }
    append(before, at: range)
    end(with: between, before: separator)
    drop(separator)
    end(with: after, before: endOfPart(from: separator + 1))
    return true
  }

  private mutating func readBusinessDays(at index: Int, _ word: String) -> Int? {
    let isOne = word.hasSuffix("days")
    guard isOne || timeWord(at: index + 1) == "days", case let next = index + (isOne ? 1 : 2) else { return nil }
    let range = tokens[index].range.union(tokens[next - 1].range)
    let function = holidays.isEmpty ? "businessdays" : "networkdays"
    return readDates(next, at: range, "\(function)(", ",", "\(holidays))") ? next + 1 - index : nil
  }

  /// `days until 2027-01-01`, `weeks between 2026-11-27 and 2027-01-01`
  private mutating func readSpan(at index: Int) -> Int? {
    let isTime = timeWord(at: index) == "time"
    guard output.last?.kind != .number, let unit = isTime ? ("time", true) : span(index) else { return nil }
    let range = tokens[index].range
    // Differences are in days.
    let conversion = isTime || ["d", "day", "days"].contains(unit.name) ? "" : " to \(unit.name)"
    let now = unit.isShort ? "now" : "today"
    switch timeWord(at: index + 1) {
    case "until", "till":
      append("((", at: range)
      end(with: ")-\(now))\(conversion)", before: endOfPart(from: index + 2))
    case "since":
      append("(\(now)-(", at: range)
      end(with: "))\(conversion)", before: endOfPart(from: index + 2))
    default: return readDates(index + 1, at: range, "(-((", ")-(", ")))\(conversion)") ? 2 : nil
    }
    guard endOfOperand(at: index + 2) != nil else { return nil }
    return 2
  }

  /// `age(1990-03-14)`: until today.
  private mutating func readAge(at index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .leftBracket else { return nil }
    var depth = 0
    var end = index + 1
    repeat {
      if depth == 1, tokens[end].kind == .comma { return nil }
      depth += tokens[end].kind.nesting
      end += 1
    } while depth > 0 && end < tokens.count
    guard depth == 0 else { return nil }
    output.append(tokens[index])
    output.append(tokens[index + 1])
    self.end(with: ",today", before: end - 1)
    return 2
  }

  /// `time in Tokyo`: the local time there, to the minute.
  private mutating func readTimeIn(at index: Int) -> Int? {
    guard index + 1 < tokens.count, isConversion(tokens[index + 1]), let zone = zone(at: index + 2) else { return nil }
    let range = tokens[index].range.union(tokens[index + 1 + zone.count].range)
    append("zonetime(", at: range)
    guard var midnight = literal("1970-01-01T00:00", at: range) else { return nil }
    (midnight.isTimeOfDay, midnight.literal) = (true, "0:00")
    append(midnight, at: range)
    append("+(startof(now,minute)-today)", at: range)
    appendZones(nil, zone, at: range)
    return 2 + zone.count
  }
}
