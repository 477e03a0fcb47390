import ReckonCatalogue

/// Eight rows at once.
typealias Lanes = SIMD8<Double>
/// The same, bit by bit: masks have all bits of a row set or none.
typealias LaneBits = SIMD8<UInt64>

/// What a kernel works on: each operand's address and how far it moves for the next eight rows (8, or 0 for one value in all rows).
struct BatchArguments {
  var destination: UnsafeMutablePointer<Double>
  var a: UnsafePointer<Double>
  var b: UnsafePointer<Double>
  var c: UnsafePointer<Double>
  var d: UnsafePointer<Double>
  var aStep: Int
  var bStep: Int
  var cStep: Int
  var dStep: Int
  /// The address of a function, for kernels that call one.
  var word: Int
}

/// One operation over a chunk whose number of rows is a multiple of eight.
typealias BatchKernel = @Sendable (UnsafePointer<BatchArguments>, Int) -> Void

/// One step of a chunk's evaluation. Operands and destination are places in the table of ``BatchWorkspace``.
struct BatchStep: Sendable {
  enum Kind: UInt8, Sendable {
    case kernel
    /// Calls a function of many operands row by row.
    case many
    /// Goes on at another step if no row of the mask `a` is set, or if all are.
    case skipIfNone, skipIfAll
  }

  var kind = Kind.kernel
  var kernel: BatchKernel
  var destination = 0
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  /// The address of a function, or the step to go on with.
  var word = 0
  /// The operands of a function of many operands.
  var operands: [Int] = []
}

/// A program as steps over chunks. Immutable and shared.
final class BatchCode: Sendable {
  let steps: [BatchStep]
  let inputCount: Int
  /// The inputs that the steps read.
  let usedInputs: [Int]
  let constants: [Double]
  let temporaryCount: Int
  /// Whether steps mark rows as suspect.
  let marksSuspects: Bool

  init(steps: [BatchStep], inputCount: Int, usedInputs: [Int], constants: [Double], temporaryCount: Int, marksSuspects: Bool) {
    self.steps = steps
    self.inputCount = inputCount
    self.usedInputs = usedInputs
    self.constants = constants
    self.temporaryCount = temporaryCount
    self.marksSuspects = marksSuspects
  }

  /// The number of rows that are worked on at once: their values stay in the fastest cache.
  static let chunk = 256

  // Places: the output and the suspects, the inputs, the constants, the temporaries.
  static let output = 0
  static let suspects = 1
  static let firstInput = 2
  var firstConstant: Int { Self.firstInput + inputCount }
  var firstTemporary: Int { firstConstant + constants.count }
  var placeCount: Int { firstTemporary + temporaryCount }
}
