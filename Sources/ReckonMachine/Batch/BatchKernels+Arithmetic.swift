import ReckonCatalogue

/// One of the four operations on eight rows, as a type, so that the optimiser makes one loop of two or three of them.
protocol LaneOperation: SendableMetatype {
  static func apply(_ a: Lanes, _ b: Lanes) -> Lanes
}

enum Sum: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { a + b }
}
enum Difference: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { a - b }
}
enum Product: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { a * b }
}
enum Quotient: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { a / b }
}
enum ReversedDifference: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { b - a }
}
enum ReversedQuotient: LaneOperation {
  @inline(__always) static func apply(_ a: Lanes, _ b: Lanes) -> Lanes { b / a }
}

/// Arithmetic, with two or three operations in one pass where formulas have them next to each other.
extension BatchKernels {
  /// a ∘ b; the reversed operations are these with their operands exchanged.
  static func arithmetic(_ operation: HandlerForm.Arithmetic) -> BatchKernel { single[operation.rawValue] }

  /// (a ∘ b) • c
  static func fused(_ first: HandlerForm.Arithmetic, _ second: HandlerForm.Arithmetic) -> BatchKernel {
    double[first.rawValue * 6 + second.rawValue]
  }

  /// (a ∘ b) • (c ⋆ d), with • not reversed.
  static func joined(_ first: HandlerForm.Arithmetic, _ join: HandlerForm.Arithmetic, _ second: HandlerForm.Arithmetic) -> BatchKernel {
    triple[(first.rawValue * 4 + join.rawValue) * 4 + second.rawValue]
  }

  /// (a·b + c)·b + d: two steps of a polynomial.
  static let polynomial = quaternary { a, b, c, d in (a * b + c) * b + d }

  private static let single: [BatchKernel] = [
    binary { $0 + $1 }, binary { $0 - $1 }, binary { $0 * $1 }, binary { $0 / $1 }, binary { $1 - $0 }, binary { $1 / $0 },
  ]

  private static let double: [BatchKernel] = double(Sum.self) + double(Difference.self) + double(Product.self) + double(Quotient.self)

  @inline(__always) private static func double<First: LaneOperation>(_: First.Type) -> [BatchKernel] {
    [
      ternary { Sum.apply(First.apply($0, $1), $2) }, ternary { Difference.apply(First.apply($0, $1), $2) },
      ternary { Product.apply(First.apply($0, $1), $2) }, ternary { Quotient.apply(First.apply($0, $1), $2) },
      ternary { ReversedDifference.apply(First.apply($0, $1), $2) }, ternary { ReversedQuotient.apply(First.apply($0, $1), $2) },
    ]
  }

  private static let triple: [BatchKernel] = triple(Sum.self) + triple(Difference.self) + triple(Product.self) + triple(Quotient.self)

  @inline(__always) private static func triple<First: LaneOperation>(_: First.Type) -> [BatchKernel] {
    triple(First.self, Sum.self) + triple(First.self, Difference.self) + triple(First.self, Product.self)
      + triple(First.self, Quotient.self)
  }

  @inline(__always) private static func triple<First: LaneOperation, Join: LaneOperation>(_: First.Type, _: Join.Type) -> [BatchKernel] {
    [
      quaternary { Join.apply(First.apply($0, $1), Sum.apply($2, $3)) },
      quaternary { Join.apply(First.apply($0, $1), Difference.apply($2, $3)) },
      quaternary { Join.apply(First.apply($0, $1), Product.apply($2, $3)) },
      quaternary { Join.apply(First.apply($0, $1), Quotient.apply($2, $3)) },
    ]
  }
}
