import ReckonCatalogue

/// Times of day and dates in everyday notation: `17:05`, `3pm`, `27.11.2026`, `Nov 27, 2026`.
extension WordReading {
  /// Reads a time of day, a date or day words at a token; returns the number of tokens, or `nil` if there are none.
  mutating func readTime(at index: Int) -> Int? {
    readClock(at: index) ?? readDate(at: index) ?? readTimeWords(at: index)
  }

  /// Whether a text has a time of day that could be a length, `3pm`; the time has priority.
  static func hasTwelveHours(_ list: TokenList, _ scope: NameScope) -> Bool {
    guard list.names.contains(where: { isHalf($0) && !scope.hides($0) }) else { return false }
    return list.tokens.indices.contains { index in
      let (number, name) = (list.tokens[index], list.tokens[min(index + 1, list.tokens.count - 1)])
      return number.kind == .number && name.kind == .name && number.range.end == name.range.start
        && isHalf(list.names[Int(name.payload)]) && hours(list.source.slice(number.range), ofTwelve: true) != nil
    }
  }

  // MARK: Times of day

  /// The hours and the rest of a time of day, and its number of tokens.
  struct Clock {
    let hours: Int
    /// The part after the hours: `05`, `05:30.25`.
    let rest: String
    let count: Int

    var hasSeconds: Bool { rest.contains(":") }
    /// In ISO 8601 notation.
    var text: String { "\(hours < 10 ? "0" : "")\(hours):\(rest)" }
  }

  private static func isHalf(_ name: String) -> Bool {
    // Called for each text: the length rules out most names.
    name.utf8.count == 2 && (name == "am" || name == "pm" || name == "AM" || name == "PM")
  }

  static func hours(_ text: Substring, ofTwelve: Bool) -> Int? {
    guard 1...2 ~= text.utf8.count, let hours = Int(text), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return !ofTwelve || 1...12 ~= hours ? hours : nil
  }

  /// The time of day that begins at a token; `nil` if none does, or if a colon belongs to a conditional.
  func clock(at index: Int) -> Clock? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    var rest = "00"
    var next = index + 1
    if tokens[next].kind == .colon {
      guard !awaitsColon(at: next), let minutes = digits(behind: next, like: index), minutes.utf8.count == 2 else {
        return nil
      }
      rest = String(minutes)
      next += 2
      if tokens[next].kind == .colon, let seconds = digits(behind: next, like: index),
        seconds.prefix(while: { $0 != "." }).utf8.count == 2
      {
        rest += ":\(seconds)"
        next += 2
      }
    }
    let hasMinutes = next > index + 1
    let isOfTwelve =
      tokens[next].kind == .name && Self.isHalf(name(tokens[next])) && !isHidden(tokens[next])
      && (hasMinutes || touch(tokens[index], tokens[next]))
    guard hasMinutes || isOfTwelve, var hours = Self.hours(text(tokens[index]), ofTwelve: isOfTwelve) else {
      return nil
    }
    if isOfTwelve {
      hours = hours % 12 + (name(tokens[next]).lowercased() == "pm" ? 12 : 0)
      next += 1
      // `3 pm to nm`
      if !hasMinutes, next + 1 < tokens.count, symbol(tokens[next])?.spelling == "to", tokens[next + 1].kind == .name,
        let unit = Catalogue.unit(named: name(tokens[next + 1])), unit.dimension == Dimension(.length)
      {
        return nil
      }
    }
    return Clock(hours: hours, rest: rest, count: next - index)
  }

  /// The digits directly after a colon that directly follows a number.
  private func digits(behind colon: Int, like number: Int) -> Substring? {
    guard colon + 1 < tokens.count, tokens[colon + 1].kind == .number, touch(tokens[colon - 1], tokens[colon]),
      touch(tokens[colon], tokens[colon + 1]), case let text = text(tokens[colon + 1]),
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return nil }
    return text
  }

  /// Whether a colon is awaited by a `?` in the same bracket.
  private func awaitsColon(at colon: Int) -> Bool {
    var depth = 0
    var colons = 0
    var index = colon
    // A bounded lookback, so that long texts cost no more; conditionals further back are ignored.
    while index > max(0, colon - 256) {
      index -= 1
      let token = tokens[index]
      depth -= token.kind.nesting
      if depth < 0 || depth == 0 && isEnd(token) { return false }
      guard depth == 0 else { continue }
      if token.kind == .colon { colons += 1 }
      if symbol(token)?.spelling == "?" {
        if colons == 0 { return true }
        colons -= 1
      }
    }
    return false
  }

  mutating func readClock(at index: Int) -> Int? {
    guard let clock = clock(at: index) else { return nil }
    let end = index + clock.count
    let range = tokens[index].range.union(tokens[end - 1].range)
    if let last = output.last {
      if last.kind == .number { return nil }
      // `tomorrow 9:00`
      if last.kind.endsOperand { append("+", at: SourceRange(start: range.start, end: range.start)) }
    }
    guard var literal = literal("1970-01-01T\(clock.text)", at: range) else { return clock.count }
    (literal.isTimeOfDay, literal.hasSeconds) = (true, clock.hasSeconds)
    literal.literal = NumericValue.decimal(literal.seconds).instantText(
      as: .timeOfDay(hasSeconds: clock.hasSeconds), isRead: true)
    if clock.count == 2, let letter = tokens[index + 1].kind == .name ? name(tokens[index + 1]) : nil {
      note(
        .timeOfDay, at: range, as: .timeOfDay,
        [literal.literal ?? clock.text, "\(text(tokens[index])) \(letter.lowercased())"])
    }
    return clock.count + readZones(of: literal, at: range, end)
  }

  // MARK: Words

  /// The word at a token in lowercase; `nil` for tokens that are not names, or are defined.
  func timeWord(at index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .name, !isHidden(tokens[index]) else { return nil }
    return name(tokens[index]).lowercased()
  }
}
