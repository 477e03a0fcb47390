/// One step of threaded code: an operation together with the kinds of its operands.
///
/// A form is a shape and what the shape leaves open. Its index follows from the shapes' rows; `generate-handlers` writes one handler for
/// each register that its result may have, and one that ends the run with the result where ``canReturn`` says so.
///
/// To add forms, add a shape with its row, say in the generator what it computes, let the emitter use it, and run
/// `swift run generate-handlers`.
package struct HandlerForm: Hashable, Sendable {
  package let shape: Shape
  /// What the shape leaves open, each below its radix.
  package let parts: Parts

  package struct Parts: Hashable, Sendable {
    package let first: Int
    package let second: Int
    package let third: Int
  }

  init(_ shape: Shape, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) {
    self.shape = shape
    parts = Parts(first: first, second: second, third: third)
  }

  /// The place of the form in ``all``.
  package var index: Int {
    let (_, second, third) = shape.radices
    return Self.bases[shape.rawValue] + (parts.first * second + parts.second) * third + parts.third
  }

  /// The index of the first form of each shape, and how many forms there are.
  private static let bases: [Int] = Shape.allCases.reduce(into: [0]) { bases, shape in
    let (first, second, third) = shape.radices
    bases.append(bases[bases.count - 1] + first * second * third)
  }

  /// All forms in the order of their indices, those without handlers included.
  package static let all: [HandlerForm] = Shape.allCases.flatMap { shape in
    let (first, second, third) = shape.radices
    return (0..<first).flatMap { a in (0..<second).flatMap { b in (0..<third).map { HandlerForm(shape, a, b, $0) } } }
  }

  /// The registers that the result, or the first operand, may have: so many from the first on; 0 for forms without handlers.
  package var registers: Int {
    // Values of a choice that lie in sources leave registers.
    let fewer = shape == .choose ? (parts.first == 0 ? 1 : 0) + (parts.second == 0 ? 1 : 0) : 0
    return isNeedless ? 0 : shape.registers - fewer
  }

  /// Whether the form has a handler that ends the run with its result.
  package var canReturn: Bool { shape.canReturn && !isNeedless }

  /// The number of handlers of each form: four registers, and the end of the run.
  package static let variantCount = 5

  /// The variant that ends the run.
  package static let returning = 4
}
