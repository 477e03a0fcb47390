#if _pointerBitWidth(_64)
  /// One step of threaded code. It reads its operands behind its own address in the code, computes, and ends in a jump to the next step.
  ///
  /// `ip` is the step's place in the code, `inputs` are the formula's inputs, `frame` are the locals of the running function,
  /// and the four values are the top of the operand stack: entry i lies in the register i mod 4.
  @usableFromInline typealias Handler =
    @convention(c) (UnsafePointer<Int>, UnsafePointer<Double>, UnsafeMutablePointer<Double>, Double, Double, Double, Double) -> Double

  // The same types, by names short enough for generated handlers.
  typealias Words = UnsafePointer<Int>
  typealias Inputs = UnsafePointer<Double>
  typealias Frame = UnsafeMutablePointer<Double>

  /// Goes on with the step at `ip`: as the last thing that a handler does, the optimizer makes a jump of it.
  @inlinable @inline(__always) func next(
    _ ip: UnsafePointer<Int>, _ inputs: UnsafePointer<Double>, _ frame: UnsafeMutablePointer<Double>, _ t0: Double, _ t1: Double,
    _ t2: Double, _ t3: Double
  ) -> Double {
    unsafeBitCast(ip.pointee, to: Handler.self)(ip, inputs, frame, t0, t1, t2, t3)
  }

  /// A constant that stands in the code. The threaded machine exists only where words have the 64 bits of a double.
  @inline(__always) func constant(_ word: Int) -> Double { Double(bitPattern: UInt64(UInt(bitPattern: word))) }

  /// The word that stands for a constant.
  @inline(__always) func constantWord(_ constant: Double) -> Int { Int(bitPattern: UInt(constant.bitPattern)) }

  /// Any number but 0 and NaN is true, as in ``Catalogue/isTrue(_:)``; a call to another module would not be inlined here.
  ///
  /// Without the sign, the bits of 0 are the least and those of NaN lie above those of infinity: one comparison, and no jump.
  @inline(__always) func isTrue(_ number: Double) -> Bool { number.bitPattern &<< 1 &- 1 < 0xFFE0_0000_0000_0000 }

  /// Whether a number is neither infinite nor NaN: its bits without the sign, in the fewest instructions.
  @inlinable @inline(__always) func isFinite(_ number: Double) -> Bool { number.bitPattern &<< 1 < 0xFFE0_0000_0000_0000 }

  /// `a` if the condition is true, otherwise `b`, without a jump: which one it will be may be hard to foresee.
  @inline(__always) func choose(_ condition: Double, _ a: Double, _ b: Double) -> Double {
    let mask: UInt64 = isTrue(condition) ? ~0 : 0
    return Double(bitPattern: b.bitPattern ^ ((a.bitPattern ^ b.bitPattern) & mask))
  }

  /// The code of a function whose address stands in the code.
  @inline(__always) func unary(_ word: Int) -> @convention(c) (Double) -> Double {
    unsafeBitCast(word, to: (@convention(c) (Double) -> Double).self)
  }
  @inline(__always) func binary(_ word: Int) -> @convention(c) (Double, Double) -> Double {
    unsafeBitCast(word, to: (@convention(c) (Double, Double) -> Double).self)
  }
  @inline(__always) func ternary(_ word: Int) -> @convention(c) (Double, Double, Double) -> Double {
    unsafeBitCast(word, to: (@convention(c) (Double, Double, Double) -> Double).self)
  }
#endif
