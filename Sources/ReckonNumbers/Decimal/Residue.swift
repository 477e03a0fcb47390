/// The part cut off after the last kept digit, in parts of that digit: all that rounding needs.
enum Residue: UInt8 {
  case none, belowHalf, half, aboveHalf

  /// - Parameters:
  ///   - part: less than `whole`.
  ///   - whole: at most 2^127.
  ///   - isInexact: whether an unknown amount, greater than 0 and less than 1, is added to the part.
  @inline(__always)
  init(_ part: UInt128, of whole: UInt128, isInexact: Bool = false) {
    let twice = part &+ part
    if part == 0 {
      self = isInexact ? .belowHalf : .none
    } else if twice == whole {
      self = isInexact ? .aboveHalf : .half
    } else {
      self = twice < whole ? .belowHalf : .aboveHalf
    }
  }

  /// The complement to one; none stays none.
  @inline(__always)
  var complement: Residue {
    switch self {
    case .none: .none
    case .belowHalf: .aboveHalf
    case .half: .half
    case .aboveHalf: .belowHalf
    }
  }

  /// Whether rounding half to even goes away from zero.
  @inline(__always)
  func roundsUp(isOdd: Bool) -> Bool { self == .aboveHalf || self == .half && isOdd }

  /// Whether rounding goes away from zero.
  func roundsUp(_ rule: RoundingRule, isOdd: Bool, isNegative: Bool) -> Bool {
    switch rule {
    case .toNearestOrEven: roundsUp(isOdd: isOdd)
    case .toNearestOrAwayFromZero: self == .aboveHalf || self == .half
    case .towardZero: false
    case .awayFromZero: self != .none
    case .up: self != .none && !isNegative
    case .down: self != .none && isNegative
    }
  }
}
