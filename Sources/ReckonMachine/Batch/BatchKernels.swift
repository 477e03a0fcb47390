import ReckonCatalogue

/// What steps compute, eight rows at a time. Each lane does the same operations as the scalar machines.
enum BatchKernels {
  @inline(__always) static func load(_ place: UnsafePointer<Double>) -> Lanes {
    UnsafeRawPointer(place).loadUnaligned(as: Lanes.self)
  }

  @inline(__always) static func store(_ value: Lanes, _ place: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(place).storeBytes(of: value, as: Lanes.self)
  }

  @inline(__always) static func unary(_ body: @escaping @Sendable (Lanes) -> Lanes) -> BatchKernel {
    { arguments, count in
      var (d, a) = (arguments.pointee.destination, arguments.pointee.a)
      let aStep = arguments.pointee.aStep
      var left = count
      while left > 0 {
        store(body(load(a)), d)
        a += aStep
        d += 8
        left &-= 8
      }
    }
  }

  @inline(__always) static func binary(_ body: @escaping @Sendable (Lanes, Lanes) -> Lanes) -> BatchKernel {
    { arguments, count in
      var (d, a, b) = (arguments.pointee.destination, arguments.pointee.a, arguments.pointee.b)
      let (aStep, bStep) = (arguments.pointee.aStep, arguments.pointee.bStep)
      var left = count
      while left > 0 {
        store(body(load(a), load(b)), d)
        a += aStep
        b += bStep
        d += 8
        left &-= 8
      }
    }
  }

  @inline(__always) static func ternary(_ body: @escaping @Sendable (Lanes, Lanes, Lanes) -> Lanes) -> BatchKernel {
    { arguments, count in
      var (d, a, b, c) = (arguments.pointee.destination, arguments.pointee.a, arguments.pointee.b, arguments.pointee.c)
      let (aStep, bStep, cStep) = (arguments.pointee.aStep, arguments.pointee.bStep, arguments.pointee.cStep)
      var left = count
      while left > 0 {
        store(body(load(a), load(b), load(c)), d)
        a += aStep
        b += bStep
        c += cStep
        d += 8
        left &-= 8
      }
    }
  }

  @inline(__always) static func quaternary(_ body: @escaping @Sendable (Lanes, Lanes, Lanes, Lanes) -> Lanes) -> BatchKernel {
    { arguments, count in
      var (d, a, b) = (arguments.pointee.destination, arguments.pointee.a, arguments.pointee.b)
      var (c, e) = (arguments.pointee.c, arguments.pointee.d)
      let (aStep, bStep) = (arguments.pointee.aStep, arguments.pointee.bStep)
      let (cStep, eStep) = (arguments.pointee.cStep, arguments.pointee.dStep)
      var left = count
      while left > 0 {
        store(body(load(a), load(b), load(c), load(e)), d)
        a += aStep
        b += bStep
        c += cStep
        e += eStep
        d += 8
        left &-= 8
      }
    }
  }

  @inline(__always) static func bits(_ value: Lanes) -> LaneBits { unsafeBitCast(value, to: LaneBits.self) }
  @inline(__always) static func lanes(_ bits: LaneBits) -> Lanes { unsafeBitCast(bits, to: Lanes.self) }

  /// A mask as bits.
  @inline(__always) static func bits(_ mask: SIMDMask<SIMD8<Int64>>) -> LaneBits {
    LaneBits(repeating: 0).replacing(with: LaneBits(repeating: .max), where: mask)
  }

  // MARK: Moving and choosing

  static let copy = unary { $0 }
  // The standard library's `-` on vectors takes from 0, which loses the sign of 0.
  static let negate = unary { lanes(bits($0) ^ LaneBits(repeating: 1 << 63)) }

  /// a where the mask c is set, otherwise b.
  static let choose = ternary { a, b, mask in
    let (x, y) = (bits(a), bits(b))
    return lanes(y ^ ((x ^ y) & bits(mask)))
  }

  /// 1 where a mask is set, otherwise 0.
  static let numberOfMask = unary { lanes(bits($0) & bits(Lanes(repeating: 1))) }

  /// The mask of the rows that are true: neither 0 nor NaN.
  static let maskOfNumber = unary { value in
    lanes(bits(value .!= Lanes(repeating: 0)) & bits(value .== value))
  }

  static let maskAnd = binary { lanes(bits($0) & bits($1)) }
  static let maskAndNot = binary { lanes(bits($0) & ~bits($1)) }
  static let maskNot = unary { lanes(~bits($0)) }

  /// Marks the rows of a that are not finite.
  static let markSuspects = binary { suspects, value in
    lanes(bits(suspects) | bits((value - value) .!= Lanes(repeating: 0)))
  }

  /// Marks the rows of b that are not finite where the mask c is set.
  static let markSuspectsWhere = ternary { suspects, value, mask in
    lanes(bits(suspects) | (bits((value - value) .!= Lanes(repeating: 0)) & bits(mask)))
  }

  // MARK: Comparisons

  static func compare(_ comparison: HandlerForm.Comparison) -> BatchKernel { comparisons[comparison.rawValue] }

  private static let comparisons: [BatchKernel] = [
    binary { lanes(bits($0 .< $1)) }, binary { lanes(bits($0 .<= $1)) }, binary { lanes(bits($0 .> $1)) },
    binary { lanes(bits($0 .>= $1)) }, binary { lanes(bits($0 .== $1)) }, binary { lanes(bits($0 .!= $1)) },
  ]

  // MARK: Functions

  /// A function of one operand without a vector form, row by row.
  static let applyUnary: BatchKernel = { arguments, count in
    let function = unsafeBitCast(arguments.pointee.word, to: Kernel.Unary.self)
    var (d, a, left) = (arguments.pointee.destination, arguments.pointee.a, count)
    while left > 0 {
      for row in 0..<8 { d[row] = function(a[row]) }
      a += arguments.pointee.aStep
      d += 8
      left &-= 8
    }
  }

  static let applyBinary: BatchKernel = { arguments, count in
    let function = unsafeBitCast(arguments.pointee.word, to: Kernel.Binary.self)
    var (d, a, b, left) = (arguments.pointee.destination, arguments.pointee.a, arguments.pointee.b, count)
    while left > 0 {
      for row in 0..<8 { d[row] = function(a[row], b[row]) }
      a += arguments.pointee.aStep
      b += arguments.pointee.bStep
      d += 8
      left &-= 8
    }
  }

  static let applyTernary: BatchKernel = { arguments, count in
    let function = unsafeBitCast(arguments.pointee.word, to: Kernel.Ternary.self)
    var (d, a, b) = (arguments.pointee.destination, arguments.pointee.a, arguments.pointee.b)
    var (c, left) = (arguments.pointee.c, count)
    while left > 0 {
      for row in 0..<8 { d[row] = function(a[row], b[row], c[row]) }
      a += arguments.pointee.aStep
      b += arguments.pointee.bStep
      c += arguments.pointee.cStep
      d += 8
      left &-= 8
    }
  }

  /// For steps that are no kernel.
  static let none: BatchKernel = { _, _ in }
}
