import ReckonCatalogue

/// One step of a chunk's evaluation. Operands and destination are slots in the table of ``BatchWorkspace``.
struct BatchStep: Sendable {
  enum Kind: UInt8, Sendable {
    case kernel
    /// Calls a function of many operands row by row.
    case many
    /// Jumps to another step if no row of the mask `a` is set, or if all are.
    case skipIfNone, skipIfAll
    /// Runs native code on the complete slot table.
    case native
  }

  var kind = Kind.kernel
  var kernel: VectorKernel
  var destination = 0
  var a = 0
  var b = 0
  var c = 0
  /// The address of a function, or the step to continue with.
  var word = 0
  /// About the time per row in nanoseconds, rather too high than too low.
  var time = 1
  /// The range of the operands of a function of many operands in the list of all such operands.
  var firstOperand = 0
  var operandCount = 0
}

/// A program as steps over chunks. Immutable and shared.
final class BatchCode: Sendable {
  /// A random number that each row draws: from 0 to 1, or an integer between bounds.
  struct Draw: Sendable {
    let place: Int
    let bounds: (low: Double, high: Double)?
  }

  let steps: [BatchStep]
  /// The random numbers of rows, drawn row by row before the steps run.
  let draws: [Draw]
  /// The slots of the operands of functions of many operands.
  let operands: [Int]
  let inputCount: Int
  /// The inputs that the steps read.
  let usedInputs: [Int]
  let constants: [Double]
  /// The coefficients of polynomials, one contiguous list each.
  let lists: [[Double]]
  let temporaryCount: Int
  /// The slots of the further results.
  let furtherResults: [Int]
  /// Whether steps mark rows as suspect.
  let marksSuspects: Bool

  init(
    steps: [BatchStep], draws: [Draw], operands: [Int], inputCount: Int, usedInputs: [Int], constants: [Double],
    lists: [[Double]],
    temporaryCount: Int, furtherResults: [Int], marksSuspects: Bool
  ) {
    (self.steps, self.draws) = (steps, draws)
    self.operands = operands
    self.inputCount = inputCount
    self.usedInputs = usedInputs
    self.constants = constants
    self.lists = lists
    self.temporaryCount = temporaryCount
    self.furtherResults = furtherResults
    self.marksSuspects = marksSuspects
    #if _pointerBitWidth(_64)
      native = nil
    #endif
    unit = 8
    // Measured: with one temporary, the last step's own, shorter chunks follow the memory more evenly; with a few,
    // longer ones need fewer steps.
    chunk = 2...3 ~= temporaryCount ? 512 : 256
  }

  #if _pointerBitWidth(_64)
    /// Keeps the native code alive if it is the only step.
    private let native: NativeRows?

    /// Native code as the only step.
    init(_ native: NativeRows, inputCount: Int) {
      var step = BatchStep(kind: .native, kernel: BatchKernels.copy)
      (step.word, step.time) = (Int(bitPattern: native.memory.start), native.time)
      steps = [step]
      (draws, operands, constants, lists, furtherResults, temporaryCount) = ([], [], [], [], [], 0)
      (self.inputCount, usedInputs, marksSuspects) = (inputCount, native.usedInputs, native.marksSuspects)
      self.native = native
      unit = native.unit
      // Columns that must be copied to be contiguous stay in the fastest caches.
      chunk = 2048
    }

    /// Whether the only step is native code, which reads an input shared by all rows as a column.
    var isNative: Bool { native != nil }
  #else
    var isNative: Bool { false }
  #endif

  /// The number of rows per chunk: as many as keep all temporaries in the fastest cache.
  let chunk: Int
  /// The granularity of rows: steps take a multiple of it, itself a multiple of eight.
  let unit: Int

  // Slots: the output, the suspects, the findings of native code, the inputs, the constants, the lists, the
  // temporaries.
  static let output = 0
  static let suspects = 1
  static let findings = 2
  static let firstInput = 3
  var firstConstant: Int { Self.firstInput + inputCount }
  var firstList: Int { firstConstant + constants.count }
  var firstTemporary: Int { firstList + lists.count }
  var placeCount: Int { firstTemporary + temporaryCount }
}
