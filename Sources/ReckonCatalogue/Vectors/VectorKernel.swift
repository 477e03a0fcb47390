/// Eight rows at once.
@usableFromInline package typealias Eight = SIMD8<Double>
/// The same, bit by bit: masks have all bits of a row set or none.
@usableFromInline package typealias EightBits = SIMD8<UInt64>

/// The operands of a vector kernel: each operand's address and how far it moves for the next eight rows (8, or 0 for
/// one value in all rows).
@frozen @usableFromInline package struct VectorArguments {
  @usableFromInline package var destination: UnsafeMutablePointer<Double>
  @usableFromInline package var a: UnsafePointer<Double>
  @usableFromInline package var b: UnsafePointer<Double>
  @usableFromInline package var c: UnsafePointer<Double>
  @usableFromInline package var aStep: Int
  @usableFromInline package var bStep: Int
  @usableFromInline package var cStep: Int
  /// The address of a function, for kernels that call one.
  @usableFromInline package var word: Int

  /// The members by their places in memory, one word each.
  package enum Member: Int, Sendable { case destination, a, b, c, aStep, bStep, cStep, word }

  /// Arguments of which every address is the same, to be set one by one.
  package init(_ place: UnsafeMutablePointer<Double>) {
    destination = place
    (a, b, c) = (UnsafePointer(place), UnsafePointer(place), UnsafePointer(place))
    (aStep, bStep, cStep, word) = (0, 0, 0, 0)
  }

  /// Advances by a number of groups of eight rows.
  package mutating func advance(by eights: Int) {
    destination += 8 &* eights
    a += aStep &* eights
    b += bStep &* eights
    c += cStep &* eights
  }
}

/// One operation over rows whose number is a multiple of eight: takes the address of ``VectorArguments`` and that
/// number. A plain C function, so that calling it counts no references. Each row gets the bits that the scalar kernel
/// gives.
package typealias VectorKernel = @convention(c) @Sendable (UnsafeRawPointer, Int) -> Void

/// The loops of vector kernels, into which their operations are inlined, and the bits of rows.
@usableFromInline package enum Vectors {
  @inlinable @inline(__always) package static func load(_ place: UnsafePointer<Double>) -> Eight {
    UnsafeRawPointer(place).loadUnaligned(as: Eight.self)
  }

  @inlinable @inline(__always) package static func store(_ value: Eight, _ place: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(place).storeBytes(of: value, as: Eight.self)
  }

  // Loops over the rows of a chunk, into which the operation is inlined.

  @inlinable @inline(__always) package static func unary(
    _ address: UnsafeRawPointer, _ count: Int, _ body: (Eight) -> Eight
  ) {
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    var (d, left) = (arguments.pointee.destination, count)
    var a = arguments.pointee.a
    let aStep = arguments.pointee.aStep
    while left > 0 {
      store(body(load(a)), d)
      a += aStep
      d += 8
      left &-= 8
    }
  }

  @inlinable @inline(__always) package static func binary(
    _ address: UnsafeRawPointer, _ count: Int, _ body: (Eight, Eight) -> Eight
  ) {
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    var (d, left) = (arguments.pointee.destination, count)
    var a = arguments.pointee.a
    var b = arguments.pointee.b
    let aStep = arguments.pointee.aStep
    let bStep = arguments.pointee.bStep
    while left > 0 {
      store(body(load(a), load(b)), d)
      a += aStep
      b += bStep
      d += 8
      left &-= 8
    }
  }

  @inlinable @inline(__always) package static func ternary(
    _ address: UnsafeRawPointer, _ count: Int, _ body: (Eight, Eight, Eight) -> Eight
  ) {
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    var (d, left) = (arguments.pointee.destination, count)
    var a = arguments.pointee.a
    var b = arguments.pointee.b
    var c = arguments.pointee.c
    let aStep = arguments.pointee.aStep
    let bStep = arguments.pointee.bStep
    let cStep = arguments.pointee.cStep
    while left > 0 {
      store(body(load(a), load(b), load(c)), d)
      a += aStep
      b += bStep
      c += cStep
      d += 8
      left &-= 8
    }
  }

  /// The loop of ((a·b + c₁)·b + c₂)·b + …: `word` numbers in a row at c.
  @inlinable @inline(__always) package static func polynomial(_ address: UnsafeRawPointer, _ count: Int) {
    let arguments = address.assumingMemoryBound(to: VectorArguments.self)
    var (d, left) = (arguments.pointee.destination, count)
    var a = arguments.pointee.a
    var b = arguments.pointee.b
    let (aStep, bStep) = (arguments.pointee.aStep, arguments.pointee.bStep)
    let (coefficients, degree) = (arguments.pointee.c, arguments.pointee.word)
    while left > 0 {
      let x = load(b)
      var sum = load(a)
      // A range would be checked for its order.
      var index = 0
      while index < degree {
        sum = sum * x + Eight(repeating: coefficients[index])
        index &+= 1
      }
      store(sum, d)
      a += aStep
      b += bStep
      d += 8
      left &-= 8
    }
  }

  @inlinable @inline(__always) package static func bits(_ value: Eight) -> EightBits {
    unsafeBitCast(value, to: EightBits.self)
  }
  @inlinable @inline(__always) package static func lanes(_ bits: EightBits) -> Eight {
    unsafeBitCast(bits, to: Eight.self)
  }

  /// A mask as bits.
  @inlinable @inline(__always) package static func bits(_ mask: SIMDMask<SIMD8<Int64>>) -> EightBits {
    EightBits(repeating: 0).replacing(with: EightBits(repeating: .max), where: mask)
  }
}
