import ReckonBytecode
import ReckonCatalogue

/// A kind of numbers that programs run on: what the reference machine asks of a number system beside its column of the catalogue's rows.
package protocol MachineNumber: FormulaNumber {
  /// The nearest such number to one of any kind.
  init(_ number: NumericValue, _ exactness: Exactness)

  /// Ends a run that reads an input without a value; throws as ``applied(_:_:_:in:)``. Only ``MachineValue`` may be one.
  func read(in context: borrowing EvaluationContext) throws(Work.Stop)

  /// The operation's column in the number system.
  associatedtype Form: Sendable

  /// The column of a verified operation, in its angle unit and for a number of operands.
  static func form(of operation: UInt32, count: Int) -> Form

  /// Applies an operation to operands.
  ///
  /// - Throws: a limit that is passed, and cancellation.
  static func applied(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// Applies one of the four operations; throws as ``applied(_:_:_:in:)``.
  static func arithmetic(_ operation: Arithmetic, _ a: Self, _ b: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// Subtracts multiples of some rows, in their order, from another of `count` numbers; throws as
  /// ``applied(_:_:_:in:)``.
  ///
  /// - Parameters:
  ///   - factors: what the rows are multiplied by, `terms` of them.
  ///   - source: the first row; each other begins `distance` numbers behind the one before it.
  ///   - target: the numbers that are changed, which are none of those read.
  static func subtract(
    _ factors: UnsafePointer<Self>, _ terms: Int, times source: UnsafePointer<Self>, apart distance: Int,
    from target: UnsafeMutablePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop)

  /// The truth value of a comparison; throws as ``applied(_:_:_:in:)``.
  static func compared(_ relation: Relation, _ a: Self, _ b: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// The number with the other sign; throws as ``applied(_:_:_:in:)``.
  static func opposite(of x: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// The truth value of `not`; throws as ``applied(_:_:_:in:)``.
  static func negated(_ x: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self

  /// Whether a condition holds; throws as ``applied(_:_:_:in:)``.
  func holds(in context: inout EvaluationContext) throws(Work.Stop) -> Bool

  /// Adds a term to a running sum; throws as ``applied(_:_:_:in:)``.
  static func accumulate(
    _ x: Self, in sum: inout CompensatedSum<Self>, in context: inout EvaluationContext
  ) throws(Work.Stop)

  /// The number of steps that an operation costs beside its own.
  static func steps(_ form: Form, _ operands: UnsafePointer<Self>, _ count: Int) -> Int

  /// Calls a function of the host.
  static func call(host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext) -> Self

  /// The same; throws as ``applied(_:_:_:in:)`` where the function has thrown.
  static func called(
    host index: Int, _ operands: UnsafeBufferPointer<Self>, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// Applies a function of values to operands; throws as ``applied(_:_:_:in:)``. Only ``MachineValue`` has such functions.
  static func values(
    _ function: ValueFunction, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) throws(Work.Stop) -> Self

  /// A text of the program.
  static func made(ofText text: String) -> Self

  /// Adds an item to the list that a value is; throws as ``applied(_:_:_:in:)``.
  mutating func append(_ item: Self, in context: inout EvaluationContext) throws(Work.Stop)

  /// The failure of an operation whose result is not finite, if any.
  static func failure(of operation: Operation, _ operands: UnsafeBufferPointer<Self>, result: Self) -> FormulaError.Kind?

  /// The nearest double; throws as ``applied(_:_:_:in:)`` where it is not a number.
  func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double

  /// The most digits that a result of a search has, which is found on doubles.
  static var searchDigits: Int { get }

  /// Whether a value of 0 that is marked as exact shows a root.
  static var showsExactZeros: Bool { get }

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

extension MachineNumber {
  @inline(__always) package func read(in context: borrowing EvaluationContext) throws(Work.Stop) {}

  package func plain(in context: borrowing EvaluationContext) throws(Work.Stop) -> Double { double }

  package static var searchDigits: Int { 15 }

  package static var showsExactZeros: Bool { true }

  @inline(__always) package static func opposite(of x: Self, in context: inout EvaluationContext) throws(Work.Stop) -> Self { -x }

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

  package static func made(ofText text: String) -> Self { preconditionFailure("programs that hold values run on values") }

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

  /// Whether it holds of numbers in an order, nil where one of them is NaN.
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

/// Numbers of a fixed size, whose operations pass no limits and take no time worth cancelling.
///
/// Their values lie in frames that are not initialized or released value by value.
package protocol RegisterNumber: MachineNumber, BitwiseCopyable {
  /// Writes the result of one of the four operations on numbers that lie in memory.
  static func compute(
    _ operation: Arithmetic, _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>, into result: UnsafeMutablePointer<Self>)

  /// Applies an operation to operands.
  ///
  /// - Parameter context: the evaluation, which only random numbers and kinds of numbers that need a run ask for.
  static func apply(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: UnsafeMutablePointer<EvaluationContext>?
  ) -> Self

  /// The truth value of a comparison, which is no more exact than what was compared.
  static func comparison(_ holds: Bool, _ a: Self, _ b: Self) -> Self

  /// Adds a term to a running sum.
  static func accumulate(_ x: Self, in sum: inout CompensatedSum<Self>)

  /// `a` where the condition is true, otherwise `b`.
  static func choice(_ condition: Self, _ a: Self, _ b: Self) -> Self

  /// The blocks of a program as runs on such numbers have them; rules are for doubles.
  static func lowered(_ program: Program, for policy: ErrorPolicy, _ poll: inout CancellationPoll) throws(FormulaError) -> LoweredCode?

  /// Whether a number fits into a register of the processor, so that a step's result is kept there for the next one.
  static var staysInRegister: Bool { get }

  /// Whether every run tracks how exact numbers are and how long operations take, which it has more than a frame for.
  static var needsRun: Bool { get }

  /// About how many nanoseconds an instruction takes, rather too many than too few, apart from what a run counts itself.
  static func time(of instruction: LoweredCode.Instruction) -> Int
}

extension RegisterNumber {
  @inline(__always) package static func applied(
    _ form: Form, _ operands: UnsafePointer<Self>, _ count: Int, in context: inout EvaluationContext
  ) -> Self {
    withUnsafeMutablePointer(to: &context) { apply(form, operands, count, in: $0) }
  }

  @inline(__always) package static func arithmetic(_ operation: Arithmetic, _ a: Self, _ b: Self, in context: inout EvaluationContext)
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

  @inline(__always) package static func compared(_ relation: Relation, _ a: Self, _ b: Self, in context: inout EvaluationContext) -> Self {
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

  @inline(__always) package static func negated(_ x: Self, in context: inout EvaluationContext) -> Self { comparison(!x.isTrue, x, x) }

  @inline(__always) package func holds(in context: inout EvaluationContext) -> Bool { isTrue }

  @inline(__always) package static func accumulate(
    _ x: Self, in sum: inout CompensatedSum<Self>, in context: inout EvaluationContext
  ) {
    accumulate(x, in: &sum)
  }
}
