import ReckonCatalogue

/// The kernels of steps, eight rows at a time. Each lane performs the same operations as the scalar machines.
enum BatchKernels {
  // MARK: Moving and choosing

  static let copy: VectorKernel = { Vectors.unary($0, $1) { $0 } }
  static let negate: VectorKernel = { Vectors.unary($0, $1) { negated($0) } }
  /// a where the mask c is set, otherwise b.
  static let choose: VectorKernel = { Vectors.ternary($0, $1) { chosen($0, $1, $2) } }
  /// 1 where a mask is set, otherwise 0.
  static let numberOfMask: VectorKernel = { Vectors.unary($0, $1) { and($0, Eight(repeating: 1)) } }
  /// The mask of the rows that are true: neither 0 nor NaN.
  static let maskOfNumber: VectorKernel = { Vectors.unary($0, $1) { truth($0) } }
  static let maskAnd: VectorKernel = { Vectors.binary($0, $1) { and($0, $1) } }
  static let maskAndNot: VectorKernel = { Vectors.binary($0, $1) { and($0, not($1)) } }
  static let maskOr: VectorKernel = { Vectors.binary($0, $1) { or($0, $1) } }
  static let maskNot: VectorKernel = { Vectors.unary($0, $1) { not($0) } }
  /// Adds the rows of b that are not finite to the rows that a marks.
  static let markSuspects: VectorKernel = { Vectors.binary($0, $1) { or($0, notFinite($1)) } }
  /// Marks the rows of b that are not finite where the mask c is set.
  static let markSuspectsWhere: VectorKernel = { Vectors.ternary($0, $1) { or($0, and(notFinite($1), $2)) } }

  @inline(__always) private static func and(_ a: Eight, _ b: Eight) -> Eight {
    Vectors.lanes(Vectors.bits(a) & Vectors.bits(b))
  }
  @inline(__always) private static func or(_ a: Eight, _ b: Eight) -> Eight {
    Vectors.lanes(Vectors.bits(a) | Vectors.bits(b))
  }
  @inline(__always) private static func not(_ a: Eight) -> Eight { Vectors.lanes(~Vectors.bits(a)) }

  // The standard library's `-` on vectors subtracts from 0, which loses the sign of 0.
  @inline(__always) private static func negated(_ a: Eight) -> Eight {
    Vectors.lanes(Vectors.bits(a) ^ EightBits(repeating: 1 << 63))
  }

  @inline(__always) private static func chosen(_ a: Eight, _ b: Eight, _ mask: Eight) -> Eight {
    let (x, y) = (Vectors.bits(a), Vectors.bits(b))
    return Vectors.lanes(y ^ ((x ^ y) & Vectors.bits(mask)))
  }

  @inline(__always) private static func truth(_ a: Eight) -> Eight {
    Vectors.lanes(Vectors.bits(a .!= Eight(repeating: 0)) & Vectors.bits(a .== a))
  }

  /// The mask of the rows that are not finite: x - x is NaN for them, the only value unequal to itself.
  @inline(__always) private static func notFinite(_ a: Eight) -> Eight {
    let rest = a - a
    return Vectors.lanes(Vectors.bits(rest .!= rest))
  }

  // MARK: Arithmetic

  static func arithmetic(_ operation: Arithmetic) -> VectorKernel {
    switch operation {
    case .add: sum
    case .subtract: difference
    case .multiply: product
    case .divide: quotient
    }
  }

  private static let sum: VectorKernel = { Vectors.binary($0, $1) { $0 + $1 } }
  private static let difference: VectorKernel = { Vectors.binary($0, $1) { $0 - $1 } }
  private static let product: VectorKernel = { Vectors.binary($0, $1) { $0 * $1 } }
  private static let quotient: VectorKernel = { Vectors.binary($0, $1) { $0 / $1 } }

  /// ((a·b + c₁)·b + c₂)·b + …, with as many consecutive coefficients from c as the word holds.
  static let polynomial: VectorKernel = { Vectors.polynomial($0, $1) }

  // MARK: Comparisons

  /// The kernel that computes the mask of a comparison.
  static func comparison(_ relation: Relation) -> VectorKernel {
    switch relation {
    case .less: less
    case .lessOrEqual: lessOrEqual
    case .greater: greater
    case .greaterOrEqual: greaterOrEqual
    case .equal: equal
    case .notEqual: notEqual
    }
  }

  private static let less: VectorKernel = { Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .< $1)) } }
  private static let lessOrEqual: VectorKernel = { Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .<= $1)) } }
  private static let greater: VectorKernel = { Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .> $1)) } }
  private static let greaterOrEqual: VectorKernel = {
    Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .>= $1)) }
  }
  private static let equal: VectorKernel = { Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .== $1)) } }
  private static let notEqual: VectorKernel = { Vectors.binary($0, $1) { Vectors.lanes(Vectors.bits($0 .!= $1)) } }

  // MARK: Functions

  /// Applies a function of one operand without a vector form row by row.
  static let applyUnary: VectorKernel = { address, count in
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    let function = unsafeBitCast(arguments.pointee.word, to: Kernel.Unary.self)
    var (d, a, left) = (arguments.pointee.destination, arguments.pointee.a, count)
    while left > 0 {
      for row in 0..<8 { d[row] = function(a[row]) }
      a += arguments.pointee.aStep
      d += 8
      left &-= 8
    }
  }

  static let applyBinary: VectorKernel = { address, count in
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
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

  static let applyTernary: VectorKernel = { address, count in
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
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

  /// A placeholder for steps that run no kernel.
  static let none: VectorKernel = { _, _ in }
}
