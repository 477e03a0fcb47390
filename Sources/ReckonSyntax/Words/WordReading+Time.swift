import ReckonCatalogue

/// Times of day and dates as people write them: `17:05`, `3pm`, `27.11.2026`, `Nov 27, 2026`.
extension WordReading {
  /// Reads a time of day, a date or words for days that begin at a token; the number of tokens, or `nil` where none do.
  mutating func readTime(at index: Int) -> Int? {
    readClock(at: index) ?? readDate(at: index) ?? readTimeWords(at: index)
  }

  /// Whether a text has a time of day that could be a length, `3pm`, and is a time first.
  static func hasTwelveHours(_ list: TokenList, _ scope: NameScope) -> Bool {
    guard list.names.contains(where: { isHalf($0) && !scope.hides($0) }) else { return false }
    return list.tokens.indices.contains { index in
      let (number, name) = (list.tokens[index], list.tokens[min(index + 1, list.tokens.count - 1)])
      return number.kind == .number && name.kind == .name && number.range.end == name.range.start
        && isHalf(list.names[Int(name.payload)]) && hours(list.source.slice(number.range), ofTwelve: true) != nil
    }
  }

  // MARK: Times of day

  /// The hours and the rest of a time of day, and how many tokens it has.
  struct Clock {
    let hours: Int
    /// What follows the hours: `05`, `05:30.25`.
    let rest: String
    let count: Int

    var hasSeconds: Bool { rest.contains(":") }
    /// As ISO 8601 writes it.
    var text: String { "\(hours < 10 ? "0" : "")\(hours):\(rest)" }
  }

  private static func isHalf(_ name: String) -> Bool { ["am", "pm", "AM", "PM"].contains(name) }

  private static func hours(_ text: Substring, ofTwelve: Bool) -> Int? {
    guard 1...2 ~= text.utf8.count, let hours = Int(text), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return !ofTwelve || 1...12 ~= hours ? hours : nil
  }

  /// The time of day that begins at a token; `nil` where none does, and where a colon belongs to a choice.
  func clock(at index: Int) -> Clock? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    var rest = "00"
    var next = index + 1
    if tokens[next].kind == .colon {
      guard !awaitsColon(at: next), let minutes = digits(behind: next, like: index), minutes.utf8.count == 2 else { return nil }
      rest = String(minutes)
      next += 2
      if tokens[next].kind == .colon, let seconds = digits(behind: next, like: index), seconds.prefix(while: { $0 != "." }).utf8.count == 2
      {
        rest += ":\(seconds)"
        next += 2
      }
    }
    let hasMinutes = next > index + 1
    let isOfTwelve =
      tokens[next].kind == .name && Self.isHalf(name(tokens[next])) && !isHidden(tokens[next])
      && (hasMinutes || touch(tokens[index], tokens[next]))
    guard hasMinutes || isOfTwelve, var hours = Self.hours(text(tokens[index]), ofTwelve: isOfTwelve) else { return nil }
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

  /// The digits directly behind a colon that stands directly behind a number.
  private func digits(behind colon: Int, like number: Int) -> Substring? {
    guard colon + 1 < tokens.count, tokens[colon + 1].kind == .number, touch(tokens[colon - 1], tokens[colon]),
      touch(tokens[colon], tokens[colon + 1]), case let text = text(tokens[colon + 1]),
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") })
    else { return nil }
    return text
  }

  /// Whether a colon is the one that a `?` of the same bracket waits for.
  private func awaitsColon(at colon: Int) -> Bool {
    var depth = 0
    var colons = 0
    var index = colon
    // Further back than this no one sees a choice that is still open, and long texts take no time.
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

  private mutating func readClock(at index: Int) -> Int? {
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
    literal.literal = NumericValue.decimal(literal.seconds).instantText(as: .timeOfDay(hasSeconds: clock.hasSeconds), isRead: true)
    if clock.count == 2, let letter = tokens[index + 1].kind == .name ? name(tokens[index + 1]) : nil {
      note(.timeOfDay, at: range, as: .timeOfDay, [literal.literal ?? clock.text, "\(text(tokens[index])) \(letter.lowercased())"])
    }
    return clock.count + readZones(of: literal, at: range, end)
  }

  // MARK: Dates

  /// The instant that ISO 8601 text means; behind an error, which takes its place in the output, `nil`.
  mutating func literal(_ text: String, at range: SourceRange) -> InstantLiteral? {
    let read = Lexer.tokens(of: SourceText(text))
    if let instant = read.instants.first, read.tokens.count == 2 {
      var literal = instant
      literal.literal = text
      return literal
    }
    let kind = read.errors.first?.kind ?? .badNumber(Phrase("thisIsNotANumber", "this is not a number"))
    list.errors.append(FormulaError(kind, at: range, in: list.source))
    output.append(Token(kind: .invalid, payload: Int32(list.errors.count - 1), range: range))
    return nil
  }

  mutating func append(_ literal: InstantLiteral, at range: SourceRange) {
    list.instants.append(literal)
    output.append(Token(kind: .instant, payload: Int32(list.instants.count - 1), range: range))
  }

  /// A date in one of the forms that are read, and how many tokens it has.
  private func date(at index: Int) -> (text: String, count: Int)? {
    let token = tokens[index]
    switch token.kind {
    case .instant:
      // Only one without a time goes on.
      let text = text(token)
      return text.utf8.count == 10 ? (String(text), 1) : nil
    case .invalid: return dottedDate(text(token)).map { ($0, 1) }
    case .name: return monthFirst(at: index)
    case .number: return weekDate(at: index) ?? dayFirst(at: index)
    case .quotedName, .symbol, .superscript, .leftBracket, .rightBracket, .comma, .semicolon, .newline, .equals, .colon, .leftSquare,
      .rightSquare, .text, .end:
      return nil
    }
  }

  private static func iso(_ year: Substring, _ month: Int, _ day: Int) -> String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// `27.11.2026`
  private func dottedDate(_ text: Substring) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Self.hours(parts[0], ofTwelve: false), let month = Self.hours(parts[1], ofTwelve: false),
      isYear(parts[2])
    else { return nil }
    return Self.iso(parts[2], month, day)
  }

  private func isYear(_ text: Substring) -> Bool { text.utf8.count == 4 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } }

  private static let months: [String: Int] = {
    var months: [String: Int] = ["sept": 9]
    for (index, name) in Catalogue.monthNames.enumerated() {
      months[name] = index + 1
      months[String(name.prefix(3))] = index + 1
    }
    return months
  }()

  private func month(at index: Int) -> Int? {
    guard index < tokens.count, tokens[index].kind == .name, !isHidden(tokens[index]) else { return nil }
    return Self.months[name(tokens[index]).lowercased()]
  }

  private func year(at index: Int) -> Substring? {
    guard index < tokens.count, tokens[index].kind == .number, case let text = text(tokens[index]), isYear(text) else { return nil }
    return text
  }

  /// The day of a month at a token, perhaps with the ending of an ordinal, and how many tokens it has: `27`, `1st`.
  private func day(at index: Int) -> (day: Int, count: Int)? {
    guard index < tokens.count, tokens[index].kind == .number, let day = Self.hours(text(tokens[index]), ofTwelve: false) else {
      return nil
    }
    let next = tokens[index + 1]
    let isOrdinal = next.kind == .name && touch(tokens[index], next) && ["st", "nd", "rd", "th"].contains(name(next))
    return (day, isOrdinal ? 2 : 1)
  }

  /// `Nov 27, 2026`
  private func monthFirst(at index: Int) -> (String, Int)? {
    guard let month = month(at: index), let (day, count) = day(at: index + 1) else { return nil }
    var next = index + 1 + count
    if tokens[next].kind == .comma { next += 1 }
    return year(at: next).map { (Self.iso($0, month, day), next + 1 - index) }
  }

  /// `27 November 2026`, `1st of May 2026`
  private func dayFirst(at index: Int) -> (String, Int)? {
    guard let (day, count) = day(at: index), case var next = index + count, next < tokens.count else { return nil }
    if count == 2, symbol(tokens[next])?.spelling == "of" { next += 1 }
    guard let month = month(at: next) else { return nil }
    next += 1
    if tokens[next].kind == .comma { next += 1 }
    return year(at: next).map { (Self.iso($0, month, day), next + 1 - index) }
  }

  /// `2026-W48-5`: the year, its week and the day of that.
  private func weekDate(at index: Int) -> (String, Int)? {
    guard index + 4 < tokens.count, let year = year(at: index), tokens[index + 2].kind == .name, case let word = name(tokens[index + 2]),
      Self.isWeek(word), let week = Int(word.dropFirst()), text(tokens[index + 1]) == "-",
      text(tokens[index + 3]) == "-", (index..<index + 4).allSatisfy({ touch(tokens[$0], tokens[$0 + 1]) }),
      let day = Int(text(tokens[index + 4])), 1...7 ~= day, let number = Int(year),
      let date = CivilDate(weekYear: number, week: week, weekday: day)
    else { return nil }
    return (date.text, 5)
  }

  /// Whether a name may be the number of a week, `W48`.
  @inline(__always) static func isWeek(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "W") && name.utf8.count == 3 && name.utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  private mutating func readDate(at index: Int) -> Int? {
    guard index < tokens.count, let (date, count) = date(at: index) else { return nil }
    var end = index + count
    var iso = date
    // `2026-11-27 14:30`, `27 November 2026 at 3 pm`
    let time = timeWord(at: end) == "at" ? end + 1 : end
    if let clock = clock(at: time) {
      iso += "T\(clock.text)"
      end = time + clock.count
    }
    let zone = zone(at: end)
    if tokens[index].kind == .instant, end == index + 1, zone == nil { return nil }
    let range = tokens[index].range.union(tokens[end - 1].range)
    guard let literal = literal(iso, at: range) else { return end - index }
    return end - index + readZone(zone, of: literal, at: zone.map { range.union(tokens[end + $0.count - 1].range) } ?? range)
  }

  // MARK: Words

  /// The word at a token in lower case; `nil` for what is not a name, or means something else.
  func timeWord(at index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .name, !isHidden(tokens[index]) else { return nil }
    return name(tokens[index]).lowercased()
  }
}
