extension Elementary {
  /// The bits of 2/π after a word of zeros, the most significant first.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
  ]

  /// π/2 times 2¹²⁷.
  private static var quarterTurn: (UInt64, UInt64) { (0xc90f_daa2_2168_c234, 0xc4c6_628b_80dc_1cd1) }
}

extension Elementary.QuarterTurns<Double> {
  /// The quarter turns of any angle.
  init(any angle: Double) {
    if angle.magnitude < Elementary.angleLimit {
      self.init(angle)
    } else if angle.magnitude < Elementary.wideAngleLimit {
      self.init(wide: angle)
    } else {
      self.init(large: angle)
    }
  }

  /// Any angle that is not below ``Elementary/wideAngleLimit``; NaN for infinities and NaN.
  ///
  /// Reduction after Payne and Hanek (1983) in whole numbers: of the bits of 2/π, those are left out that give whole
  /// turns, and 192 are taken. No double is nearer than 2⁻⁶² to a multiple of π/2, so that 75 bits of the rest are
  /// good. The C library's own reduction may do worse: Glibc's sine of 9.704114443401238e87 is 1000 ULP off.
  private init(large angle: Double) {
    guard angle.isFinite else {
      (count, high, excess) = (0, .nan, .nan)
      return
    }
    let significand = angle.significandBitPattern | 0x0010_0000_0000_0000
    let position = Int(angle.exponentBitPattern) - 1075 + 62
    let window = Elementary.window(of: position)

    // Four quarter turns are 2¹⁹².
    let third = significand.multipliedFullWidth(by: window.2)
    let second = significand.multipliedFullWidth(by: window.1)
    let (middle, carry) = second.low.addingReportingOverflow(third.high)
    let top = significand &* window.0 &+ second.high &+ (carry ? 1 : 0)
    let fraction = (top << 2 | middle >> 62, middle << 2 | third.low >> 62, third.low << 2)
    let isUpperHalf = fraction.0 >> 63 == 1
    let quarters = top >> 62 &+ (isUpperHalf ? 1 : 0)
    let rest = Elementary.radians(isUpperHalf ? (~fraction.0, ~fraction.1, ~fraction.2) : fraction)
    let isNegative = isUpperHalf != (angle < 0)
    count = angle < 0 ? 0 &- quarters : quarters
    high = isNegative ? -rest.high : rest.high
    excess = isNegative ? rest.low : -rest.low
  }
}

extension Elementary {
  /// 192 bits of 2/π from a bit on.
  fileprivate static func window(of position: Int) -> (UInt64, UInt64, UInt64) {
    let word = position >> 6
    let shift = UInt64(position & 63)
    let at = { (index: Int) in twoOverPi[index] << shift | (twoOverPi[index + 1] >> 1) >> (63 - shift) }
    return (at(word), at(word + 1), at(word + 2))
  }

  /// A fraction of a quarter turn, 2¹⁹² being one, in radians.
  fileprivate static func radians(_ fraction: (UInt64, UInt64, UInt64)) -> (high: Double, low: Double) {
    var (first, second, third) = fraction
    var exponent = 0
    if first == 0 {
      (first, second, third) = (second, third, 0)
      exponent = -64
    }
    let shift = UInt64(first.leadingZeroBitCount)
    exponent -= Int(shift)
    first = first << shift | (second >> 1) >> (63 - shift)
    second = second << shift | (third >> 1) >> (63 - shift)

    // Units of 2⁻¹²⁷ after the product's lower half is dropped.
    let product = first.multipliedFullWidth(by: quarterTurn.0)
    let (low, carry) = product.low.addingReportingOverflow(first.multipliedFullWidth(by: quarterTurn.1).high)
    let (lower, carry2) = low.addingReportingOverflow(second.multipliedFullWidth(by: quarterTurn.0).high)
    let upper = product.high + (carry ? 1 : 0) + (carry2 ? 1 : 0)
    let head = Double(upper & ~0x7ff)
    let tail = Double((upper & 0x7ff) << 42 | lower >> 22) * 0x1p-42
    let sum = head + tail
    let scale = Double(sign: .plus, exponent: exponent - 63, significand: 1)
    return (sum * scale, (tail - (sum - head)) * scale)
  }
}
