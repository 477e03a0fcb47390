import ReckonCatalogue
import ReckonForms

/// Arithmetic, with two or three operations in one pass where formulas have them next to each other. The loops are generated.
extension BatchKernels {
  /// a ∘ b
  static func single(_ operation: BatchArithmetic) -> VectorKernel { singles[operation.rawValue] }

  /// (a ∘ b) • c, with ∘ not reversed.
  static func double(_ first: BatchArithmetic, _ second: BatchArithmetic) -> VectorKernel { doubles[first.rawValue][second.rawValue] }

  /// ((a ∘ b) • c) ⋆ d, with ∘ not reversed.
  static func chain(_ first: BatchArithmetic, _ second: BatchArithmetic, _ third: BatchArithmetic) -> VectorKernel {
    chains[first.rawValue][second.rawValue][third.rawValue]
  }

  /// (a ∘ b) • (c ⋆ d), with none reversed.
  static func join(_ first: BatchArithmetic, _ join: BatchArithmetic, _ second: BatchArithmetic) -> VectorKernel {
    joins[first.rawValue][join.rawValue][second.rawValue]
  }

  /// ((a·b + c₁)·b + c₂)·b + …, with as many consecutive coefficients from c as the word holds.
  static let polynomial: VectorKernel = { Vectors.polynomial($0, $1) }

  // Without overloads, which take the compiler long in expressions of many closures. A closure that does more than call such functions is not
  // inlined into its loop, and then half of the vectors go through memory; AssemblyTests looks for that.
  @inline(__always) static func plus(_ a: Eight, _ b: Eight) -> Eight { a + b }
  @inline(__always) static func minus(_ a: Eight, _ b: Eight) -> Eight { a - b }
  @inline(__always) static func times(_ a: Eight, _ b: Eight) -> Eight { a * b }
  @inline(__always) static func by(_ a: Eight, _ b: Eight) -> Eight { a / b }
}
