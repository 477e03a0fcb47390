/// Elementary functions of our own, each for one number and for eight lanes, bit for bit the same on every system.
///
/// Each function has one definition, generic over ``Lanes``. Both forms therefore do the same operations in the same order, and
/// give the same bits for every input (any NaN counts as equal to any other). Swift contracts no multiply-add, and nothing here calls the C
/// library but for what IEEE 754 or C define bit by bit (`fmod`). Outside its fast range a function has a slower definition for all lanes, or
/// takes them one by one, as angles do that are reduced in whole numbers.
///
/// Error bounds are in ULP, measured on millions of random numbers for each range against 64-bit significands. The points that the
/// tests hold, the adversarial ones among them, are mpmath's; `Tests/Oracle/elementary.py` and `kernels.py` write them.
@usableFromInline package enum Elementary {}

extension Elementary {
  /// The one definition of a function of one operand, on any lanes: those that lanes which stand for code can follow, without tables and without ways
  /// that depend on single lanes.
  package static func defined<Value: Lanes>(_ operation: Operation, _ x: Value) -> Value? {
    switch (operation.function, operation.unit) {
    case (.sin, .radians?): sin(x)
    case (.sin, .degrees?): Kernels.sinDegrees(x)
    case (.sin, .gradians?): Kernels.sinGradians(x)
    case (.cos, .radians?): cos(x)
    case (.cos, .degrees?): Kernels.cosDegrees(x)
    case (.cos, .gradians?): Kernels.cosGradians(x)
    case (.tan, .radians?): tan(x)
    case (.tan, .degrees?): Kernels.tanDegrees(x)
    case (.tan, .gradians?): Kernels.tanGradians(x)
    case (.exp, _): exp(x)
    case (.exp2, _): exp2(x)
    case (.ln, _): log(x)
    case (.log2, _): log2(x)
    case (.log10, _): log10(x)
    default: nil
    }
  }
}
