/// The source of `random()` and `randint(a, b)`: SplitMix64 (Steele, Lea, Flood 2014), 64 bits of state, period 2^64.
///
/// Not for cryptography. Equal seeds give equal sequences on every platform.
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// A source that yields the same sequence every time.
  public init(seed: UInt64) { state = seed }

  /// The seed of a source that yields the rest of this one's sequence.
  package var seed: UInt64 { state }

  /// A source seeded by the system.
  public init() { state = UInt64.random(in: .min ... .max) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A multiple of 2^-53 in [0, 1), uniformly distributed.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// An integer in [low, high], uniformly distributed; NaN unless both are integers of at most 2^53 in magnitude, low ≤
  /// high.
  package mutating func integer(from low: Double, through high: Double) -> Double {
    guard let low = Int64(exactly: low), let high = Int64(exactly: high), low <= high, low >= -(1 << 53),
      high <= 1 << 53
    else { return .nan }
    return Double(Int64.random(in: low...high, using: &self))
  }
}
