import ReckonCatalogue

/// Labels of numbers: `rent 950 + gas 85`, `250 g butter in oz`, `heater: 2 kW * 5 h`.
extension WordReading {
  /// Drops nouns before numbers and after quantities, and headings before a colon; adds a note.
  mutating func dropLabels() {
    var kept: [Token] = []
    var labels: [SourceRange] = []
    // A statement begins after its label, so that the note refers to the text next to it.
    var place: SourceRange?
    var index = 0
    var isStart = true
    while index < tokens.count {
      if isStart, let end = endOfHeading(from: index) {
        labels.append(tokens[index].range.union(tokens[end - 1].range))
        index = end
      }
      if let end = endOfLabel(from: index, behind: kept.suffix(2)) {
        labels.append(tokens[index].range.union(tokens[end - 1].range))
        index = end
      }
      guard index < tokens.count else { break }
      isStart = isEnd(tokens[index])
      if !labels.isEmpty, place == nil { place = (isStart ? kept.last : tokens[index])?.range }
      kept.append(tokens[index])
      index += 1
    }
    guard let place else { return }
    tokens = kept
    isChanged = true
    note(.words, at: place, as: .withoutLabel, [labels.map { "‘\(list.source.brief($0))’" }.joined(separator: ", ")])
  }

  /// The maximum number of tokens of a heading.
  private static let mostHeading = 10

  /// The token after the colon of a heading that begins at a token, `gas bill:`; `nil` if there is none.
  private func endOfHeading(from start: Int) -> Int? {
    var hasWord = false
    for index in start..<min(start + Self.mostHeading, tokens.count - 1) {
      switch tokens[index].kind {
      case .name: hasWord = hasWord || isMeaningless(index)
      case .number, .comma: break
      case .symbol where ["-", "in"].contains(text(tokens[index])): break
      case .colon:
        guard hasWord, !isEnd(tokens[index + 1]) else { return nil }
        // A time or a ratio, even a malformed time, has numbers on both sides.
        let hasDigit = text(tokens[index - 1]).utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
        if hasDigit, touch(tokens[index], tokens[index + 1]), tokens[index + 1].kind == .number { return nil }
        return tokens[index - 1].kind == .name || !touch(tokens[index], tokens[index + 1]) ? index + 1 : nil
      default: return nil
      }
    }
    return nil
  }

  /// The token after nouns at a token, before a number or after a quantity; `nil` for other tokens.
  private func endOfLabel(from start: Int, behind before: ArraySlice<Token>) -> Int? {
    var end = start
    while end < tokens.count - 1, let word = word(at: end), tokens[end].kind == .name, Catalogue.isNoun(word),
      isMeaningless(end)
    {
      end += 1
    }
    guard end > start else { return nil }
    let last = before.last
    let isMoney = before.count == 2 && last?.kind == .number && before.first.map { isCurrency($0) } ?? false
    let isBehindUnit = last.map { $0.kind == .name && scope.mayBeUnit(name($0)) && !isHidden($0) } ?? false
    if isMoney || isBehindUnit { return tokens[end].kind.beginsOperand && tokens[end].kind != .name ? nil : end }
    // `5 apples` is not 5, and `sales up from 10` is not a sum.
    guard !(last?.kind.endsOperand ?? false), !(last.flatMap { symbol($0) }?.postfix != nil) else { return nil }
    switch tokens[end].kind {
    case .number, .instant: return end
    case .name: return Catalogue.currencySigns[name(tokens[end])] != nil ? end : nil
    default: return nil
    }
  }

  /// Whether a text has nouns that could be dropped, and is therefore invalid with them.
  static func hasLabels(_ list: TokenList, _ scope: NameScope) -> Bool {
    let reading = WordReading(list, scope)
    return list.tokens.indices.contains { index in
      reading.word(at: index).map { Catalogue.isNoun($0) } ?? false && reading.isMeaningless(index)
    }
  }

  /// Whether a name is undefined: not a value, function, constant or unit.
  private func isMeaningless(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .name, !isHidden(token), case let name = name(token) else { return false }
    return !scope.mayBeUnit(name) && !Catalogue.isFunction(name) && !Catalogue.isConstant(name)
  }
}
