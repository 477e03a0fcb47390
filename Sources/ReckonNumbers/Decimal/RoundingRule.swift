/// A copy of the standard library's `FloatingPointRoundingRule`, every use of which is a call into the library.
enum RoundingRule: UInt8 {
  case toNearestOrEven, toNearestOrAwayFromZero, towardZero, awayFromZero, up, down

  init(_ rule: FloatingPointRoundingRule) {
    self =
      switch rule {
      case .toNearestOrEven: .toNearestOrEven
      case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
      case .towardZero: .towardZero
      case .awayFromZero: .awayFromZero
      case .up: .up
      case .down: .down
      @unknown default: .toNearestOrEven
      }
  }
}
