import ReckonCatalogue

/// Dates in everyday notation: `27.11.2026`, `Nov 27, 2026`, `25 december`.
extension WordReading {
  /// The instant of an ISO 8601 text; `nil` after an error, which replaces it in the output.
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

  /// A date in one of the supported forms, and its number of tokens.
  private func date(at index: Int) -> (text: String, count: Int)? {
    let token = tokens[index]
    switch token.kind {
    case .instant:
      // Only a date without a time continues.
      let text = text(token)
      return text.utf8.count == 10 ? (String(text), 1) : nil
    case .invalid: return dottedDate(text(token)).map { ($0, 1) }
    case .name: return monthFirst(at: index)
    case .number: return weekDate(at: index) ?? dayFirst(at: index)
    default: return nil
    }
  }

  private static func iso(_ year: Substring, _ month: Int, _ day: Int) -> String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// `27.11.2026`
  private func dottedDate(_ text: Substring) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let day = Self.hours(parts[0], ofTwelve: false),
      let month = Self.hours(parts[1], ofTwelve: false),
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
    guard index < tokens.count, tokens[index].kind == .number, case let text = text(tokens[index]), isYear(text) else {
      return nil
    }
    return text
  }

  /// The day of a month at a token, possibly an ordinal, and its number of tokens: `27`, `1st`.
  private func day(at index: Int) -> (day: Int, count: Int)? {
    guard index < tokens.count, tokens[index].kind == .number,
      let day = Self.hours(text(tokens[index]), ofTwelve: false)
    else {
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

  /// `2026-W48-5`: the year, the week and the day of the week.
  private func weekDate(at index: Int) -> (String, Int)? {
    guard index + 4 < tokens.count, let year = year(at: index), tokens[index + 2].kind == .name,
      case let word = name(tokens[index + 2]),
      Self.isWeek(word), let week = Int(word.dropFirst()), text(tokens[index + 1]) == "-",
      text(tokens[index + 3]) == "-", (index..<index + 4).allSatisfy({ touch(tokens[$0], tokens[$0 + 1]) }),
      let day = Int(text(tokens[index + 4])), 1...7 ~= day, let number = Int(year),
      let date = CivilDate(weekYear: number, week: week, weekday: day)
    else { return nil }
    return (date.text, 5)
  }

  /// Whether a name may be a week number, `W48`.
  @inline(__always) static func isWeek(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "W") && name.utf8.count == 3
      && name.utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  mutating func readDate(at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    guard let (date, count) = date(at: index) else { return readYearless(at: index) }
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
    return end - index
      + readZone(zone, of: literal, at: zone.map { range.union(tokens[end + $0.count - 1].range) } ?? range)
  }

  // MARK: Parts of dates

  /// `25 dec`, `december 25th`: the day, the month and the number of tokens.
  private func yearless(at index: Int) -> (day: Int, month: Int, count: Int)? {
    if let month = month(at: index), let (day, count) = day(at: index + 1), 1...31 ~= day {
      return (day, month, count + 1)
    }
    guard let (day, count) = day(at: index), 1...31 ~= day, case var next = index + count, next < tokens.count else {
      return nil
    }
    if symbol(tokens[next])?.spelling == "of" { next += 1 }
    return month(at: next).map { (day, $0, next + 1 - index) }
  }

  /// The next occurrence of such a date from today on, or the last one after `since`.
  private mutating func readYearless(at index: Int) -> Int? {
    guard output.last?.kind.endsOperand != true, let (day, month, count) = yearless(at: index),
      day <= (month == 2 ? 28 : [4, 6, 9, 11].contains(month) ? 30 : 31)
    else { return nil }
    let range = tokens[index].range.union(tokens[index + count - 1].range)
    let isPast = index > 0 && timeWord(at: index - 1) == "since"
    append(Catalogue.date(ofDay: day, month: month, isPast: isPast), at: range)
    // Tokens that have moved have no range.
    let isMoved = range.start == range.end
    let written =
      isMoved ? tokens[index..<index + count].map { String(text($0)) }.joined(separator: " ") : list.source.brief(range)
    note(.date, at: range, as: isPast ? .lastDate : .nextDate, [written])
    return count
  }

  /// `3/14/1951` as an ISO 8601 date; both interpretations if ambiguous.
  private func slashDate(at index: Int) -> (first: String, other: String?)? {
    guard index + 4 < tokens.count, text(tokens[index + 1]) == "/", text(tokens[index + 3]) == "/",
      let first = Int(text(tokens[index])), let second = Int(text(tokens[index + 2])), let year = year(at: index + 4),
      1...31 ~= first,
      1...31 ~= second, first <= 12 || second <= 12
    else { return nil }
    let (american, european) = (Self.iso(year, first, second), Self.iso(year, second, first))
    if first == second || first > 12 { return (european, nil) }
    return second > 12 ? (american, nil) : (american, european)
  }

  /// The number of tokens of a date or day words at a token; `nil` if there are none.
  func dateLength(at index: Int) -> Int? {
    guard index < tokens.count else { return nil }
    if let (_, count) = date(at: index) {
      let time = timeWord(at: index + count) == "at" ? index + count + 1 : index + count
      return clock(at: time).map { time + $0.count - index } ?? count
    }
    if let (_, _, count) = yearless(at: index) { return count }
    if slashDate(at: index) != nil { return 5 }
    if tokens[index].kind == .name, case let name = name(tokens[index]), name == "today" || name == "now" { return 1 }
    return dayWords(at: index)
  }

  /// The date token in a pattern for `3/14/1951` or `feb 2028`; `nil` for other tokens.
  mutating func dateToken(_ kind: WordPattern.Operand, _ range: Range<Int>) -> Token? {
    let whole = tokens[range.lowerBound].range.union(tokens[range.upperBound - 1].range)
    let text: String
    switch kind {
    case .month:
      guard let (year, month) = monthOfYear(at: range.lowerBound) else { return nil }
      text = Self.iso(year, month, 1)
    case .date:
      if tokens[range.lowerBound].kind == .invalid, let dotted = dottedDate(self.text(tokens[range.lowerBound])) {
        text = dotted
      } else {
        guard let (date, other) = slashDate(at: range.lowerBound) else { return nil }
        if let other {
          list.errors.append(
            FormulaError(
              .badNumber(Phrase("mayBeTwoDates", "this may be two dates; write \(date) or \(other)")), at: whole,
              in: list.source))
          return Token(kind: .invalid, payload: Int32(list.errors.count - 1), range: whole)
        }
        text = date
      }
    default: return nil
    }
    let count = output.count
    guard let literal = literal(text, at: whole) else {
      defer { output.removeLast(output.count - count) }
      return output.last
    }
    list.instants.append(literal)
    return Token(kind: .instant, payload: Int32(list.instants.count - 1), range: whole)
  }

  /// `feb 2028`
  func monthOfYear(at index: Int) -> (Substring, Int)? {
    guard let month = month(at: index), case let next = word(at: index + 1) == "of" ? index + 2 : index + 1,
      let year = year(at: next)
    else { return nil }
    return (year, month)
  }
}
