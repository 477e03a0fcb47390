import ReckonCatalogue

/// Operands chosen by bytes: often such as make rounding hard.
struct DecimalOperands {
  var choices: Choices

  /// - Parameter other: a number near which the exponent often is, so that digits meet.
  mutating func next(near other: OracleNumber? = nil) -> OracleNumber {
    let isNegative = choices.below(4) == 3
    let digits: Digits
    switch choices.below(12) {
    case 0: digits = Digits(UInt128(choices.below(13)))
    case 1: digits = Digits(UInt128(choices.word() % 100_000))
    case 2: digits = random(34)
    case 3: digits = Digits([UInt8](repeating: 9, count: 1 + choices.below(34)))
    case 4: digits = Digits(1).shifted(choices.below(34))
    case 5:
      // Digits behind which half a unit stands, or nearly.
      let first = random(1 + choices.below(31))
      digits = Digits(
        (first.list + [choices.pick([5, 4, 5]), choices.pick([0, 9, 0]), choices.pick([0, 9, 1])]).prefix(34))
    case 6: digits = .zero
    case 7: digits = random(1 + choices.below(34))
    case 8: digits = random(1 + choices.below(8)).shifted(choices.below(26))
    case 9:
      switch choices.below(6) {
      case 0, 1: return .infinite(isNegative: isNegative)
      case 2: return .nan(isNegative: isNegative, isSignaling: true, payload: UInt128(choices.below(100)))
      default: return .nan(isNegative: isNegative, isSignaling: false, payload: UInt128(choices.below(100)))
      }
    default:
      guard case .finite(_, let same, _)? = other, !same.isZero else { return next() }
      digits = choices.below(2) == 0 || same.count == 34 ? same : same + Digits(1)
    }
    return .finite(isNegative: isNegative, digits, exponent: exponent(near: other))
  }

  /// So many digits, chosen one by one.
  private mutating func random(_ count: Int) -> Digits {
    let seed = choices.word()
    var random = RandomSource(seed: seed)
    return Digits((0..<count).map { _ in UInt8(random.next() >> 32 % 10) })
  }

  private mutating func exponent(near other: OracleNumber?) -> Int {
    var near = 0
    if case .finite(_, _, let exponent)? = other { near = exponent }
    let place: Int
    switch choices.below(10) {
    case 0...4: place = near + choices.below(80) - 40
    case 5: place = -6176 + choices.below(60)
    case 6: place = 6111 - choices.below(60)
    case 7: place = -near - choices.below(40)
    case 8: place = (choices.below(2) == 0 ? -3088 : 3055) + choices.below(80) - 40
    default: place = choices.below(12_288) - 6_176
    }
    return min(max(place, -6176), 6111)
  }

  private static let rules: [FloatingPointRoundingRule] = [
    .toNearestOrEven, .up, .down, .towardZero, .awayFromZero, .toNearestOrAwayFromZero,
  ]

  mutating func rule() -> FloatingPointRoundingRule { choices.pick(Self.rules) }

  /// A number as text: digits, perhaps with a point, perhaps with an exponent.
  mutating func text() -> String {
    var text = choices.pick(["", "-", "+", ""])
    let count = 1 + choices.below(choices.pick([6, 20, 50, 90]))
    let digits = choices.below(5) == 4 ? Digits([UInt8](repeating: 9, count: count)) : random(count)
    let all = Array(repeating: "0", count: choices.below(3)) + digits.description.map(String.init)
    let point = choices.below(3) == 0 ? nil : choices.below(all.count + 1)
    text += all[..<(point ?? all.count)].joined()
    if let point { text += "." + all[point...].joined() }
    switch choices.below(6) {
    case 0, 1: break
    case 2: text += "e\(choices.below(80) - 40)"
    case 3: text += "E\(choices.pick(["+", "-", ""]))\(choices.below(700))"
    case 4: text += "e\(choices.below(20_000) - 10_000)"
    default:
      text +=
        "e\(choices.pick(["308", "-308", "-324", "-323", "22", "23", "-343", "6144", "-6176", "-6177", "99999999999999999999"]))"
    }
    return text
  }
}
