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
