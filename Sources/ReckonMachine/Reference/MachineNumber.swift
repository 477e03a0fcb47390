import ReckonCatalogue

/// A kind of numbers that programs run on: what the reference machine asks of a number system beside its column of the catalogue's rows.
///
/// Its values lie in frames that nobody initialises or gives up value by value.
package protocol MachineNumber: FormulaNumber, BitwiseCopyable {
  /// The nearest such number to one of any kind.
  init(_ number: Number, _ exactness: Exactness)

  /// What the system's column says of an operation.
  associatedtype Form: Sendable

  /// The column of a verified operation, in its angle unit and for so many operands.
  static func form(of operation: UInt32, count: Int) -> Form

  /// Applies an operation to so many operands.
  static func apply(_ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext) -> Self

  /// How many steps an operation stands for beside its own.
  static func steps(_ form: Form, _ operands: UnsafePointer<Self>, _ count: Int) -> Int

  /// Calls a function of the host.
  static func call(host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext) -> Self

  /// What went wrong when an operation gave a result that is not finite, if anything did.
  static func failure(of operation: Operation, _ operands: UnsafeBufferPointer<Self>, result: Self) -> FormulaError.Kind?

  /// The truth value of a comparison, which is no more exact than what was compared.
  static func comparison(_ holds: Bool, _ a: Self, _ b: Self) -> Self

  /// Adds a term to a running sum.
  static func accumulate(_ x: Self, in sum: inout CompensatedSum<Self>)

  /// Whether a loop can count from or to the number.
  var isBound: Bool { get }

  /// How exact it is, as far as that is tracked.
  var exactness: Exactness { get }

  /// The same number, no more exact than another one on which it depends.
  func marked(_ exactness: Exactness) -> Self

  /// About how many nanoseconds the reference machine takes for an instruction on such numbers, rather too many than too few.
  static var instructionTime: Int { get }

  /// The same for a function of the catalogue.
  static var functionTime: Int { get }
}
