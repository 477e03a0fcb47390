import ReckonCatalogue

/// Rates and the amounts that they apply to: `750 ml at 125 ml/h`, `450 g at 12.80 per kg`, `8 h at £12 an hour`.
extension WordReading {
  /// The dimensions of a rate's numerator and denominator: length and time for 65 mph.
  private struct Rate {
    var above = Dimension.none
    var below = Dimension.none
  }

  /// The unit that a name or a mark denotes, ignoring case: `w` for W.
  func unit(at index: Int) -> Unit? {
    guard index < tokens.count, tokens[index].kind == .name, !isPreposition(index), !isHidden(tokens[index]),
      case let name = name(tokens[index])
    else { return nil }
    return Catalogue.unit(named: Parser.unit(ofMark: name) ?? name)
      ?? unit(inOtherLetters: name).flatMap { Catalogue.unit(named: $0) }
  }

  /// Whether the tokens are a rate per such an amount, by which the amount is multiplied.
  func isRate(_ range: Range<Int>, perAmount amount: Range<Int>) -> Bool {
    guard let rate = rate(range), let amount = dimension(ofAmount: amount) else { return false }
    return rate.below == amount && rate.below != .none
  }

  /// Whether the tokens are a rate of such an amount, by which the amount is divided.
  func isRate(_ range: Range<Int>, ofAmount amount: Range<Int>) -> Bool {
    guard let rate = rate(range), let amount = dimension(ofAmount: amount) else { return false }
    return rate.above == amount && rate.below != amount
  }

  /// Whether tokens are a rate per time, or a current, which lasts for a time.
  func isRatePerTime(_ range: Range<Int>) -> Bool {
    guard let rate = rate(range) else { return false }
    return rate.below[.time] > 0 || rate.above == Dimension(.current) && rate.below == .none
  }

  /// A number, possibly of a currency, with a unit per another: `2.19 per 100 g`; `nil` for other tokens.
  private func rate(_ range: Range<Int>) -> Rate? {
    var index = startOfUnit(range)
    guard index > range.lowerBound, index < range.upperBound else { return nil }
    var rate = Rate()
    if let mark = currency(range.lowerBound) { rate.above = mark }
    var isBelow = false
    var wordPower = 1
    while index < range.upperBound {
      if let power = unitPower(index) {
        wordPower = power
        index += 1
        continue
      }
      // Miles per gallon are not a single unit there.
      if word(at: index) == "mpg" {
        guard rate.above == .none, let volume = Dimension(.length).power(3) else { return nil }
        (rate.above, rate.below) = (Dimension(.length), volume)
      } else if isPer(index) {
        isBelow = true
        guard index + 1 < range.upperBound else { return nil }
        if tokens[index + 1].kind == .number { index += 1 }
      } else if let unit = currency(index) ?? unit(at: index)?.dimension {
        for base in Dimension.Base.allCases where unit[base] != 0 {
          let isAbove = isBelow != (unit[base] > 0)
          guard let power = Dimension(base).power(abs(unit[base]) * exponent(behind: index) * wordPower),
            let product = isAbove ? rate.above * power : rate.below * power
          else { return nil }
          if isAbove { rate.above = product } else { rate.below = product }
        }
        wordPower = 1
      } else if !isExponent(index), !(word(at: index).map { Self.isCounted($0) } ?? false) {
        return nil
      }
      index += 1
    }
    return isPer(range.upperBound - 1) ? nil : rate
  }

  /// The dimension of a quantity, possibly in several parts; `nil` for other tokens.
  private func dimension(ofAmount range: Range<Int>) -> Dimension? {
    var result = currency(range.lowerBound) ?? .none
    var index = startOfUnit(range)
    guard index > range.lowerBound else { return nil }
    var isBelow = false
    var wordPower = 1
    while index < range.upperBound {
      if let power = unitPower(index) {
        wordPower = power
      } else if isPer(index) {
        isBelow = true
      } else if let unit = currency(index) ?? unit(at: index)?.dimension {
        let exponent = exponent(behind: index) * wordPower
        guard let power = unit.power(isBelow ? -exponent : exponent), let product = result * power else { return nil }
        (result, wordPower) = (product, 1)
      } else if tokens[index].kind == .number, text(tokens[index - 1]) != "^" {
        // `5 ft 3 in`: a part of the same dimension.
        return isBelow ? nil : result
      } else if !isExponent(index), !(word(at: index).map { Self.isCounted($0) } ?? false) {
        return nil
      }
      index += 1
    }
    return result
  }

  /// The token after the leading number, digits or a fraction, possibly after a currency symbol.
  private func startOfUnit(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    if currency(index) != nil, index + 1 < range.upperBound { index += 1 }
    guard index < range.upperBound, tokens[index].kind == .number else { return range.lowerBound }
    index += 1
    if index + 1 < range.upperBound, symbol(tokens[index])?.infix == SymbolTable.shared.divisionRow,
      tokens[index + 1].kind == .number
    {
      index += 2
    }
    return index
  }

  private func currency(_ index: Int) -> Dimension? {
    isCurrency(tokens[index]) ? Dimension(.currency) : nil
  }

  /// The exponent of the unit after a word: 2 for `sq`.
  private func unitPower(_ index: Int) -> Int? {
    guard let word = word(at: index),
      case .unitPower(let power)? = WordTable.shared.rows(beginningWith: word).last?.meaning
    else {
      return nil
    }
    return power
  }

  private func isPer(_ index: Int) -> Bool { word(at: index).map { ["/", "per", "a", "an"].contains($0) } ?? false }

  private func isExponent(_ index: Int) -> Bool {
    tokens[index].kind == .superscript || text(tokens[index]) == "^"
      || tokens[index].kind == .number && text(tokens[index - 1]) == "^"
  }

  /// The exponent of a unit; 1 if none follows. No exponent exceeds a byte.
  private func exponent(behind index: Int) -> Int {
    guard index + 1 < tokens.count else { return 1 }
    var number = index + 1
    if text(tokens[number]) == "^", number + 1 < tokens.count { number += 1 }
    let isPower = tokens[number].kind == .superscript || number > index + 1 && tokens[number].kind == .number
    return isPower ? Int8(exactly: list.numbers[Int(tokens[number].payload)]).map { Int($0) } ?? 1 : 1
  }

  /// The tokens of a rate with its denominator parenthesized, with 1 inserted if it has no number: `12 /(1 kg)`.
  mutating func bracketedRate(_ range: Range<Int>) -> [Token] {
    var result: [Token] = []
    var isOpen = false
    for index in range {
      let token = tokens[index]
      guard isPer(index) else {
        result.append(token)
        continue
      }
      if symbol(token)?.infix == SymbolTable.shared.divisionRow, index + 1 < range.upperBound,
        tokens[index - 1].kind == .number,
        tokens[index + 1].kind == .number
      {
        result.append(token)
        continue
      }
      let isWithoutNumber = index + 1 < range.upperBound && tokens[index + 1].kind != .number
      result += read((isOpen ? ")" : "") + (isWithoutNumber ? "/(1" : "/("), at: token.range)
      isOpen = true
    }
    let end = tokens[range.upperBound - 1].range.end
    return isOpen ? result + read(")", at: SourceRange(start: end, end: end)) : result
  }
}
