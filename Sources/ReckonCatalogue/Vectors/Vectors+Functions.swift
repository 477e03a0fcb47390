/// Functions of eight rows that have no place among the elementary ones, each with the bits of its scalar kernel.
extension Vectors {
  private static var signBit: UInt64 { 1 << 63 }

  /// a where the mask is set, otherwise b.
  @inline(__always) static func choose(_ mask: EightBits, _ a: Eight, _ b: Eight) -> Eight {
    let (x, y) = (bits(a), bits(b))
    return lanes(y ^ ((x ^ y) & mask))
  }

  @inline(__always) static func magnitude(_ x: Eight) -> Eight { lanes(bits(x) & EightBits(repeating: ~signBit)) }

  /// The square roots. Of a magnitude the compiler takes them two at a time; of a number that may be negative, by
  /// calls.
  @inline(__always) static func squareRoot(_ x: Eight) -> Eight {
    var root = x
    for lane in 0..<8 { root[lane] = x[lane].magnitude.squareRoot() }
    let sign = bits(x) & EightBits(repeating: signBit)
    // The root of -0 is -0, that of any other negative number is NaN.
    return lanes(bits(root) | sign | bits(x .< Eight(repeating: 0)))
  }

  @inline(__always) static func minimum(_ a: Eight, _ b: Eight) -> Eight {
    // Of two equal values that differ at all, one is -0.
    let other = choose(bits(a .== b), lanes(bits(a) | bits(b)), Eight(repeating: .nan))
    return choose(bits(a .< b), a, choose(bits(b .< a), b, other))
  }

  @inline(__always) static func maximum(_ a: Eight, _ b: Eight) -> Eight {
    let other = choose(bits(a .== b), lanes(bits(a) & bits(b)), Eight(repeating: .nan))
    return choose(bits(a .> b), a, choose(bits(b .> a), b, other))
  }

  @inline(__always) static func clamp(_ x: Eight, _ low: Eight, _ high: Eight) -> Eight {
    let held = choose(bits(x .< low), low, choose(bits(x .> high), high, x))
    return choose(bits(low .<= high) & bits(x .== x), held, Eight(repeating: .nan))
  }
}
