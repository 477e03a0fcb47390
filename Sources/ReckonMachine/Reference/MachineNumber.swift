import ReckonBytecode
import ReckonCatalogue

/// A number type that programs run on: the requirements of the reference machine beyond the number system's column of
/// the catalogue.
package protocol MachineNumber: FormulaNumber {
  /// The nearest number of this type to one of any kind.
  init(_ number: NumericValue, _ exactness: Exactness)

  /// Ends a run that reads an input without a value; throws as ``applied(_:_:_:in:)``. Only a ``MachineValue`` can lack
  /// one.
  func read(in context: borrowing EvaluationContext) throws(Work.Stop)

  /// The operation's column in the number system.
  associatedtype Form: Sendable

  /// The column of a verified operation, in its angle unit and for a number of operands.
  static func form(of operation: UInt32, count: Int) -> Form

  /// Applies an operation to operands.
  ///
  /// - Throws: on an exceeded limit, and on cancellation.
  static func applied(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// Applies one of the four operations; throws as ``applied(_:_:_:in:)``.
  static func arithmetic(_ operation: Arithmetic, _ a: Self, _ b: Self, in context: inout EvaluationContext) throws(Work
    .Stop) -> Self

  /// Subtracts multiples of several rows, in order, from another row of `count` numbers; throws as
  /// ``applied(_:_:_:in:)``.
  ///
  /// - Parameters:
  ///   - factors: the multipliers of the rows, `terms` of them.
  ///   - source: the first row; each further row begins `distance` numbers after the previous one.
  ///   - target: the numbers that are updated, which overlap none of those read.
  static func subtract(
    _ factors: UnsafePointer<Self>, _ terms: Int, times source: UnsafePointer<Self>, apart distance: Int,
    from target: UnsafeMutablePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop)

  /// The truth value of a comparison; throws as ``applied(_:_:_:in:)``.
  static func compared(_ relation: Relation, _ a: Self, _ b: Self, in context: inout EvaluationContext) throws(Work
    .Stop) -> Self

  /// The negated number; throws as ``applied(_:_:_:in:)``.
  static func opposite(of x: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// The truth value of `not`; throws as ``applied(_:_:_:in:)``.
  static func negated(_ x: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// Whether a condition holds; throws as ``applied(_:_:_:in:)``.
  func holds(in context: inout EvaluationContext) throws(Work.Stop) -> Bool

  /// Adds a term to a running sum; throws as ``applied(_:_:_:in:)``.
  static func accumulate(
    _ x: Self, in sum: inout CompensatedSum<Self>, in context: inout EvaluationContext
  ) throws(Work.Stop)

  /// The additional steps that an operation costs.
  static func steps(_ form: Form, _ operands: UnsafePointer<Self>, _ count: Int) -> Int

  /// Calls a host function.
  static func call(host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext) -> Self

  /// The same; throws as ``applied(_:_:_:in:)`` if the function has thrown.
  static func called(
    host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// Applies a function of values to operands; throws as ``applied(_:_:_:in:)``. Only ``MachineValue`` has such
  /// functions.
  static func values(
    _ function: ValueFunction, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// A text of the program as a value.
  static func made(ofText text: String) -> Self

  /// Appends an item to a value that is a list; throws as ``applied(_:_:_:in:)``.
  mutating func append(_ item: Self, in context: inout EvaluationContext) throws(Work.Stop)

  /// The failure of an operation whose result is not finite, if any.
  static func failure(of operation: Operation, _ operands: UnsafeBufferPointer<Self>, result: Self) -> FormulaError
    .Kind?

  /// The nearest double; throws as ``applied(_:_:_:in:)`` if it is not a number.
  func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double

  /// The maximum number of digits in the result of a search, which runs on doubles.
  static var searchDigits: Int { get }

  /// Whether a value of 0 that is marked as exact proves a root.
  static var showsExactZeros: Bool { get }

  /// Whether the number is usable as a loop bound.
  var isBound: Bool { get }

  /// Its exactness, as far as that is tracked.
  var exactness: Exactness { get }

  /// The same number, marked no more exact than a number that it depends on.
  func marked(_ exactness: Exactness) -> Self

  /// About the time of an instruction on such numbers in the reference machine in nanoseconds, rather too high than too
  /// low.
  static var instructionTime: Int { get }

  /// The same for a function of the catalogue.
  static var functionTime: Int { get }
}

extension MachineNumber {
  @inline(__always) package func read(in context: borrowing EvaluationContext) throws(Work.Stop) {}

  package func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double { double }

  package static var searchDigits: Int { 15 }

  package static var showsExactZeros: Bool { true }

  @inline(__always) package static func opposite(of x: Self, in context: inout EvaluationContext) throws(Work.Stop)
    -> Self
  { -x }

  @inline(__always) package static func called(
    host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self { call(host: index, operands, in: &context) }

  package static func subtract(
    _ factors: UnsafePointer<Self>, _ terms: Int, times source: UnsafePointer<Self>, apart distance: Int,
    from target: UnsafeMutablePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) {
    for term in 0..<terms {
      let row = source + term * distance
      for index in 0..<count {
        target[index] = try arithmetic(
          .subtract, target[index], arithmetic(.multiply, factors[term], row[index], in: &context), in: &context)
      }
    }
  }

  package static func values(
    _ function: ValueFunction, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self { preconditionFailure("programs that hold values run on values") }

  package static func made(ofText text: String) -> Self {
    preconditionFailure("programs that hold values run on values")
  }

  package mutating func append(_ item: Self, in context: inout EvaluationContext) throws(Work.Stop) {
    preconditionFailure("programs that hold values run on values")
  }
}

/// The four operations that have instructions of their own.
package enum Arithmetic: Sendable {
  case add, subtract, multiply, divide
}

/// The comparisons that have instructions of their own.
package enum Relation: Sendable {
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual

  /// Whether it holds for numbers in an order, `nil` if one of them is NaN.
  func holds(_ order: Int?) -> Bool {
    guard let order else { return self == .notEqual }
    return switch self {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .equal: order == 0
    case .notEqual: order != 0
    }
  }
}

/// Numbers of a fixed size, whose operations exceed no limits and are too fast to need cancellation.
///
/// Their values are in frames that are not initialized or deinitialized value by value.
package protocol RegisterNumber: MachineNumber, BitwiseCopyable {
  /// Writes the result of one of the four operations on numbers in memory.
  static func compute(
    _ operation: Arithmetic, _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>, into result: UnsafeMutablePointer<Self>
  )

  /// Applies an operation to operands.
  ///
  /// - Parameter context: the evaluation, required only for random numbers and for number types that need a run.
  static func apply(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: UnsafeMutablePointer<EvaluationContext>?
  ) -> Self

  /// The truth value of a comparison, no more exact than its operands.
  static func comparison(_ holds: Bool, _ a: Self, _ b: Self) -> Self

  /// Adds a term to a running sum.
  static func accumulate(_ x: Self, in sum: inout CompensatedSum<Self>)

  /// `a` if the condition is true, otherwise `b`.
  static func choice(_ condition: Self, _ a: Self, _ b: Self) -> Self

  /// The lowered code of a program for such numbers; only doubles have optimizations.
  static func lowered(_ program: Program, for policy: ErrorPolicy, _ poll: inout CancellationPoll) throws(FormulaError)
    -> LoweredCode?

  /// Whether a number fits into a processor register, so that a step's result is kept there for the next one.
  static var staysInRegister: Bool { get }

  /// Whether every run tracks exactness and the time of operations, which takes more than a frame.
  static var needsRun: Bool { get }

  /// About the time of an instruction in nanoseconds, rather too high than too low, apart from the time that a run
  /// counts itself.
  static func time(of instruction: LoweredCode.Instruction) -> Int
}

extension RegisterNumber {
  @inline(__always) package static func applied(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) -> Self {
    withUnsafeMutablePointer(to: &context) { apply(form, operands, count, in: $0) }
  }

  @inline(__always) package static func arithmetic(
    _ operation: Arithmetic, _ a: Self, _ b: Self, in context: inout EvaluationContext
  )
    -> Self
  { arithmetic(operation, a, b) }

  @inline(__always) static func arithmetic(_ operation: Arithmetic, _ a: Self, _ b: Self) -> Self {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    }
  }

  @inline(__always) package static func compared(
    _ relation: Relation, _ a: Self, _ b: Self, in context: inout EvaluationContext
  ) -> Self {
    let holds =
      switch relation {
      case .less: a < b
      case .lessOrEqual: a <= b
      case .greater: a > b
      case .greaterOrEqual: a >= b
      case .equal: a == b
      case .notEqual: a != b
      }
    return comparison(holds, a, b)
  }

  @inline(__always) package static func negated(_ x: Self, in context: inout EvaluationContext) -> Self {
    comparison(!x.isTrue, x, x)
  }

  @inline(__always) package func holds(in context: inout EvaluationContext) -> Bool { isTrue }

  @inline(__always) package static func accumulate(
    _ x: Self, in sum: inout CompensatedSum<Self>, in context: inout EvaluationContext
  ) {
    accumulate(x, in: &sum)
  }
}
