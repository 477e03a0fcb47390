import ReckonCatalogue

/// Time zones after times and dates: `14:30 Europe/Berlin to Asia/Tokyo`, `2026-07-01 12:00 New York`.
extension WordReading {
  /// A zone's name in the database, its spelling, and its number of tokens.
  struct Zone {
    let name: String
    let written: String
    let count: Int
  }

  /// The longest zone name that begins at a token.
  func zone(at index: Int) -> Zone? {
    guard let zones = scope.timeZones, index < tokens.count, tokens[index].kind == .name, !isHidden(tokens[index])
    else { return nil }
    var found: Zone?
    var end = index + 1
    // America/Argentina/Buenos_Aires has five tokens, America/Port-au-Prince seven.
    while end <= index + 8, end < tokens.count {
      let parts = tokens[index..<end]
      let text = parts.indices.map {
        (parts[$0].range.start == parts[max(index, $0 - 1)].range.end || $0 == index ? "" : " ") + self.text(tokens[$0])
      }
      let written = text.joined()
      // The zone index is built on first use, which a conversion to a unit should not cause.
      if !isUnit(index) || end > index + 1 && tokens[index + 1].kind == .name, let name = zones.zone(of: written) {
        found = Zone(name: name, written: written, count: end - index)
      }
      guard isPartOfZone(tokens[end], behind: tokens[end - 1]) else { break }
      end += 1
    }
    // `Tokyo time`
    if let zone = found, timeWord(at: index + zone.count) == "time" {
      return Zone(name: zone.name, written: zone.written, count: zone.count + 1)
    }
    return found
  }

  private func isPartOfZone(_ token: Token, behind last: Token) -> Bool {
    switch token.kind {
    case .name: true
    case .symbol, .number: touch(last, token)
    default: false
    }
  }

  /// Reads the zone after a date and time if there is one.
  ///
  /// - Parameter range: the range of both.
  /// - Returns: the number of further tokens read.
  mutating func readZone(_ zone: Zone?, of literal: InstantLiteral, at range: SourceRange) -> Int {
    guard let zone, let zones = scope.timeZones, let reading = Int64(exactly: literal.seconds.rounded(.down)),
      let moment = zones.moment(zone.name, showing: reading)
    else {
      append(literal, at: range)
      return 0
    }
    var zoned = InstantLiteral(seconds: literal.seconds - Decimal128(moment.offset), offset: moment.offset)
    zoned.zone = zone.name
    /// The time at an offset in ISO 8601 notation; `nil` if the offset has seconds.
    func iso(_ offset: Int) -> String? {
      guard offset % 60 == 0 else { return nil }
      let shown = zones.secondsFromUTC(zone.name, at: reading - Int64(offset)) ?? offset
      return NumericValue.decimal(literal.seconds - Decimal128(offset)).instantText(
        as: .offset(InstantOffset(seconds: moment.isSkipped ? shown : offset, hostSeconds: 0)))
    }
    zoned.literal = iso(moment.offset)
    if moment.isSkipped { note(.timeZone, at: range, as: .skippedTime, [zoned.literal ?? "", zone.name]) }
    if let later = moment.later { note(.timeZone, at: range, as: .repeatedTime, [zone.name, iso(later) ?? ""]) }
    if !moment.isSkipped, moment.later == nil { noteAbbreviation(zone, zoned.literal, at: range) }
    append(zoned, at: range)
    return zone.count
  }

  private mutating func noteAbbreviation(_ zone: Zone, _ literal: String?, at range: SourceRange) {
    guard TimeZones.isAbbreviation(zone.written) else { return }
    note(.timeZone, at: range, as: .zone, [zone.name, literal ?? "2026-07-01T12:00-08:00"])
  }

  /// Reads the zones after a time of day that ends before a token: the source and the target zone.
  ///
  /// - Returns: the number of further tokens read.
  mutating func readZones(of literal: InstantLiteral, at range: SourceRange, _ end: Int) -> Int {
    let source = zone(at: end)
    var next = end + (source?.count ?? 0)
    var target: Zone?
    if next < tokens.count, isConversion(tokens[next]), let zone = zone(at: next + 1) {
      target = zone
      next += 1 + zone.count
    }
    guard source != nil || target != nil else {
      append(literal, at: range)
      return 0
    }
    let whole = range.union(tokens[next - 1].range)
    for zone in [source, target] { if let zone { noteAbbreviation(zone, nil, at: whole) } }
    append("zonetime(", at: whole)
    append(literal, at: range)
    appendZones(source, target, at: whole)
    return next - end
  }

  /// Appends the last arguments of `zonetime` and its closing parenthesis.
  mutating func appendZones(_ source: Zone?, _ target: Zone?, at range: SourceRange) {
    for zone in [source, target] {
      append(",", at: range)
      list.texts.append(zone?.name ?? "")
      output.append(Token(kind: .text, payload: Int32(list.texts.count - 1), range: range))
    }
    append(")", at: range)
  }

  func isConversion(_ token: Token) -> Bool {
    symbol(token).map { $0.spelling == "to" || $0.spelling == "in" } ?? false
  }

  /// `to Asia/Tokyo`, `in New York` after a value: one name after `to`.
  mutating func readZoneTarget(at index: Int) -> Int? {
    guard isConversion(tokens[index]), output.last?.kind.endsOperand ?? false, output.last?.kind != .number,
      let zone = zone(at: index + 1)
    else { return nil }
    append("to", at: tokens[index].range)
    let range = tokens[index + 1].range.union(tokens[index + zone.count].range)
    output.append(Token(kind: .name, payload: number(ofName: zone.name), range: range))
    return 1 + zone.count
  }
}
