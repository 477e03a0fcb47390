import ReckonCatalogue

/// The functions that have a vector form. The others are applied row by row.
///
/// To give a function one, add it here; its lanes must have the bits of its scalar kernel, which a test compares.
extension BatchKernels {
  static func function(_ operation: Operation, count: Int) -> BatchKernel? { functions[Key(operation: operation, count: count)] }

  /// The operations that have a vector form, with their numbers of operands.
  static var vectorOperations: [(Operation, Int)] { functions.keys.map { ($0.operation, $0.count) } }

  private struct Key: Hashable {
    let operation: Operation
    let count: Int
  }

  private static let functions: [Key: BatchKernel] = {
    var table: [Key: BatchKernel] = [:]
    func add(_ function: Function.ID, in unit: AngleUnit? = nil, _ count: Int, _ kernel: @escaping BatchKernel) {
      table[Key(operation: Operation(function, unit: unit), count: count)] = kernel
    }
    add(.sqrt, 1, unary { squareRoot($0) })
    add(.abs, 1, unary { lanes(bits($0) & LaneBits(repeating: ~signBit)) })
    add(.min, 2, binary { minimum($0, $1) })
    add(.max, 2, binary { maximum($0, $1) })
    add(.clamp, 3, ternary { clamp($0, $1, $2) })
    return table
  }()

  private static var signBit: UInt64 { 1 << 63 }

  /// a where the mask is set, otherwise b.
  @inline(__always) private static func choose(_ mask: LaneBits, _ a: Lanes, _ b: Lanes) -> Lanes {
    let (x, y) = (bits(a), bits(b))
    return lanes(y ^ ((x ^ y) & mask))
  }

  /// The square roots. Of a magnitude the compiler takes them two at a time; of a number that may be negative, by calls.
  @inline(__always) private static func squareRoot(_ x: Lanes) -> Lanes {
    var root = x
    for lane in 0..<8 { root[lane] = x[lane].magnitude.squareRoot() }
    let sign = bits(x) & LaneBits(repeating: signBit)
    // The root of -0 is -0, that of any other negative number is NaN.
    return lanes(bits(root) | sign | bits(x .< Lanes(repeating: 0)))
  }

  @inline(__always) private static func minimum(_ a: Lanes, _ b: Lanes) -> Lanes {
    // Of two equal values that differ at all, one is -0.
    let other = choose(bits(a .== b), lanes(bits(a) | bits(b)), Lanes(repeating: .nan))
    return choose(bits(a .< b), a, choose(bits(b .< a), b, other))
  }

  @inline(__always) private static func maximum(_ a: Lanes, _ b: Lanes) -> Lanes {
    let other = choose(bits(a .== b), lanes(bits(a) & bits(b)), Lanes(repeating: .nan))
    return choose(bits(a .> b), a, choose(bits(b .> a), b, other))
  }

  @inline(__always) private static func clamp(_ x: Lanes, _ low: Lanes, _ high: Lanes) -> Lanes {
    let held = choose(bits(x .< low), low, choose(bits(x .> high), high, x))
    return choose(bits(low .<= high) & bits(x .== x), held, Lanes(repeating: .nan))
  }
}
