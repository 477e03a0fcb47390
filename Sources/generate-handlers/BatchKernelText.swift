import ReckonForms

/// The text of the generated kernels over columns: two and three operations in one pass.
enum BatchKernelText {
  private static let operations = BatchArithmetic.allCases
  /// Those that are not reversed.
  private static let plain = Array(operations.prefix(4))

  static var table: String {
    HandlerText.heading + """
      import ReckonCatalogue

      extension BatchKernels {
        /// a ∘ b, by ∘.
        static let singles: [VectorKernel] = [
      \(operations.map { entry("binary", apply($0, "$0", "$1")) }.joined())  ]

        /// (a ∘ b) • c, by ∘ and •.
        static let doubles: [[VectorKernel]] = [
      \(plain.map { "    doubles\(name($0)),\n" }.joined())  ]

        /// ((a ∘ b) • c) ⋆ d, by ∘, • and ⋆.
        static let chains: [[[VectorKernel]]] = [
      \(plain.map { first in "    [\(operations.map { "chains\(name(first))\(name($0))" }.joined(separator: ", "))],\n" }.joined())  ]

        /// (a ∘ b) • (c ⋆ d), by ∘, • and ⋆.
        static let joins: [[[VectorKernel]]] = [
      \(plain.map { first in "    [\(plain.map { "joins\(name(first))\(name($0))" }.joined(separator: ", "))],\n" }.joined())  ]


      """ + plain.map(doubles).joined() + plain.flatMap { first in operations.map { chains(first, $0) } }.joined()
      + plain.flatMap { first in plain.map { joins(first, $0) } }.joined() + "}\n"
  }

  private static func doubles(_ first: BatchArithmetic) -> String {
    list("doubles\(name(first))", operations.map { entry("ternary", apply($0, apply(first, "$0", "$1"), "$2")) })
  }

  private static func chains(_ first: BatchArithmetic, _ second: BatchArithmetic) -> String {
    let inner = apply(second, apply(first, "$0", "$1"), "$2")
    return list("chains\(name(first))\(name(second))", operations.map { entry("quaternary", apply($0, inner, "$3")) })
  }

  private static func joins(_ first: BatchArithmetic, _ join: BatchArithmetic) -> String {
    let left = apply(first, "$0", "$1")
    return list("joins\(name(first))\(name(join))", plain.map { entry("quaternary", apply(join, left, apply($0, "$2", "$3"))) })
  }

  private static func list(_ name: String, _ entries: [String]) -> String {
    "  private static let \(name): [VectorKernel] = [\n\(entries.joined())  ]\n\n"
  }

  private static func entry(_ loop: String, _ body: String) -> String { "    { Vectors.\(loop)($0, $1) { \(body) } },\n" }

  private static func name(_ operation: BatchArithmetic) -> String {
    switch operation {
    case .add: "Add"
    case .subtract: "Subtract"
    case .multiply: "Multiply"
    case .divide: "Divide"
    case .reversedSubtract: "ReversedSubtract"
    case .reversedDivide: "ReversedDivide"
    }
  }

  private static func apply(_ operation: BatchArithmetic, _ a: String, _ b: String) -> String {
    switch operation {
    case .add: "plus(\(a), \(b))"
    case .subtract: "minus(\(a), \(b))"
    case .multiply: "times(\(a), \(b))"
    case .divide: "by(\(a), \(b))"
    case .reversedSubtract: "minus(\(b), \(a))"
    case .reversedDivide: "by(\(b), \(a))"
    }
  }
}
