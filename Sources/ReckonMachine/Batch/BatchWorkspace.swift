import ReckonCatalogue

/// The memory of one thread's steps: temporaries, constants, and columns that cannot be read in place. It serves one
/// run after another.
final class BatchWorkspace {
  let code: BatchCode
  /// The most rows of one run.
  var chunk: Int { code.chunk }
  /// Results of a multiple of this many rows are written in place.
  var unit: Int { code.unit }
  /// Whether the rows before the first cache-line boundary should run separately.
  var wantsLines: Bool { code.isNative }
  private var columns: [InputColumn] = []
  private let memory: UnsafeMutablePointer<Double>
  /// The address of each slot, and its stride for the next eight rows.
  let places: UnsafeMutablePointer<UnsafeMutablePointer<Double>>
  let moves: UnsafeMutablePointer<Int>
  /// The memory of gathered columns, one chunk each.
  private let gathered: UnsafeMutablePointer<Double>
  /// The memory of inputs shared by all rows, eight doubles each.
  private let uniform: UnsafeMutablePointer<Double>
  /// Results that must not overwrite the inputs yet.
  let results: UnsafeMutablePointer<Double>
  /// The operands of functions of many operands.
  private let operands: UnsafeMutablePointer<Double>
  /// The size of the memory, in doubles.
  let size: Int

  init(_ code: BatchCode) {
    self.code = code
    let chunk = code.chunk
    let operandCount = code.steps.reduce(1) { max($0, $1.operandCount) }
    // The chunks of all slots come first, contiguously, except constants and uniform inputs, which take eight doubles
    // each.
    let chunks = 2 + code.temporaryCount + code.usedInputs.count
    let single = 8 * (1 + code.constants.count + code.inputCount)
    let coefficientCount = code.lists.reduce(0) { $0 + $1.count }
    size = chunks * chunk + single + coefficientCount + operandCount
    memory = UnsafeMutablePointer.allocate(capacity: size)
    memory.initialize(repeating: 0, count: size)
    places = UnsafeMutablePointer.allocate(capacity: code.placeCount)
    places.initialize(repeating: memory, count: code.placeCount)
    moves = UnsafeMutablePointer.allocate(capacity: code.placeCount)
    moves.initialize(repeating: 8, count: code.placeCount)
    results = memory
    places[BatchCode.suspects] = memory + chunk
    for index in 0..<code.temporaryCount { places[code.firstTemporary + index] = memory + (2 + index) * chunk }
    gathered = memory + (2 + code.temporaryCount) * chunk
    places[BatchCode.findings] = memory + chunks * chunk
    let singles = places[BatchCode.findings] + 8
    for (index, constant) in code.constants.enumerated() {
      (singles + 8 * index).update(repeating: constant, count: 8)
      places[code.firstConstant + index] = singles + 8 * index
      moves[code.firstConstant + index] = 0
    }
    uniform = singles + 8 * code.constants.count
    var coefficients = memory + chunks * chunk + single
    for (index, list) in code.lists.enumerated() {
      places[code.firstList + index] = coefficients
      for coefficient in list {
        coefficients.pointee = coefficient
        coefficients += 1
      }
    }
    operands = memory + (size - operandCount)
  }

  /// Sets the columns of the next run.
  func prepare(_ columns: [InputColumn]) {
    self.columns = columns
    for index in columns.indices {
      let place = BatchCode.firstInput + index
      guard case .uniform(let value) = columns[index].storage else {
        moves[place] = 8
        continue
      }
      places[place] = uniform + 8 * index
      places[place].update(repeating: value, count: 8)
      moves[place] = 0
    }
    guard code.isNative else { return }
    for (slot, input) in code.usedInputs.enumerated() where moves[BatchCode.firstInput + input] == 0 {
      let column = gathered + slot * chunk
      column.update(repeating: places[BatchCode.firstInput + input].pointee, count: chunk)
      places[BatchCode.firstInput + input] = column
    }
  }

  /// Releases the columns of the last run.
  func clear() { columns = [] }

  deinit {
    memory.deallocate()
    places.deallocate()
    moves.deallocate()
  }

  /// Whether rows draw random numbers.
  var draws: Bool { !code.draws.isEmpty }

  /// Draws the random numbers of the next rows, in the order of rows evaluated one by one.
  func draw(_ count: Int, _ random: inout RandomSource) {
    for row in 0..<count {
      for draw in code.draws {
        places[draw.place][row] = draw.bounds.map { random.integer(from: $0.low, through: $0.high) } ?? random.unit()
      }
    }
    // Rows that pad the last unit repeat the last row.
    for draw in code.draws {
      for row in count..<padded(count) { places[draw.place][row] = places[draw.place][count - 1] }
    }
  }

  /// Copies the further results of the last run to rows of columns.
  func copyFurtherResults(to columns: [UnsafeMutableBufferPointer<Double>], row: Int, count: Int) {
    for (column, place) in zip(columns, code.furtherResults) {
      guard let start = column.baseAddress else { preconditionFailure("a column with rows has an address") }
      (start + row).update(from: places[place], count: count)
    }
  }

  /// Runs the steps for the rows from `row` on, at most one chunk. Writes the results to `output`, which must have room
  /// for a multiple of the unit unless `count` is one.
  ///
  /// - Returns: whether the steps ran to completion; false when they were cancelled.
  func run(row: Int, count: Int, output: UnsafeMutablePointer<Double>, _ poll: inout CancellationPoll) -> Bool {
    begin(row, count, output)
    return run(upTo: code.steps.count, padded(count), &poll)
  }

  private func padded(_ count: Int) -> Int { (count &+ (unit &- 1)) & ~(unit &- 1) }

  /// The same for a multiple of the unit of rows, some of which are expected to fail, with NaN as the result of each
  /// suspect row.
  ///
  /// The last step takes a few rows at a time, which are tested at once, so that the processor overlaps both.
  ///
  /// - Parameter failures: the rows' part of a list that receives true for suspect rows and false for the others.
  /// - Returns: the findings; `nil` when the run was cancelled.
  func runClearing(
    row: Int, count: Int, output: UnsafeMutablePointer<Double>, failures: UnsafeMutablePointer<Bool>?,
    _ poll: inout CancellationPoll
  ) -> Suspects? {
    begin(row, count, output)
    let last = code.steps.count - 1
    guard code.steps[last].kind == .kernel else {
      return run(upTo: code.steps.count, count, &poll) ? clearSuspects(output, count, failures: failures) : nil
    }
    guard run(upTo: last, count, &poll), !poll.isCancelled(after: code.steps[last].time &* count) else { return nil }
    var arguments = arguments(of: code.steps[last])
    var clearing = clearing(output, failures)
    var start = 0
    while start < count {
      let rows = min(Self.strip, count &- start)
      code.steps[last].kernel(&arguments, rows)
      clearing.clear(rows)
      arguments.advance(by: rows &>> 3)
      start &+= rows
    }
    return suspects(clearing, count)
  }

  /// Enough rows to make calls cheap, and few enough that two strips fit into a processor's reorder window.
  private static let strip = 32

  private func begin(_ row: Int, _ count: Int, _ output: UnsafeMutablePointer<Double>) {
    let padded = padded(count)
    places[BatchCode.output] = output
    for (slot, input) in code.usedInputs.enumerated() { point(to: input, slot, row, count, padded) }
    if code.isNative {
      places[BatchCode.findings].update(repeating: 0, count: 8)
    } else if code.marksSuspects {
      places[BatchCode.suspects].update(repeating: 0, count: padded)
    }
  }

  /// Runs the steps before `end` for a multiple of the unit of rows; false when they were cancelled.
  private func run(upTo end: Int, _ rows: Int, _ poll: inout CancellationPoll) -> Bool {
    code.steps.withUnsafeBufferPointer { steps in
      var at = 0
      while at < end {
        if poll.isCancelled(after: steps[at].time &* rows) { return false }
        switch steps[at].kind {
        case .kernel:
          var arguments = arguments(of: steps[at])
          steps[at].kernel(&arguments, rows)
        case .many: applyMany(steps[at], rows)
        case .native: runNative(steps[at], rows)
        case .skipIfNone: if !hasRow(steps[at].a, rows, set: true) { at = steps[at].word &- 1 }
        case .skipIfAll: if !hasRow(steps[at].a, rows, set: false) { at = steps[at].word &- 1 }
        }
        at &+= 1
      }
      return true
    }
  }

  private func runNative(_ step: borrowing BatchStep, _ rows: Int) {
    #if _pointerBitWidth(_64)
      unsafeBitCast(step.word, to: NativeRows.Function.self)(places, rows)
    #endif
  }

  @inline(__always) private func arguments(of step: borrowing BatchStep) -> VectorArguments {
    var arguments = VectorArguments(places[step.destination])
    (arguments.a, arguments.aStep) = (UnsafePointer(places[step.a]), moves[step.a])
    (arguments.b, arguments.bStep) = (UnsafePointer(places[step.b]), moves[step.b])
    (arguments.c, arguments.cStep) = (UnsafePointer(places[step.c]), moves[step.c])
    arguments.word = step.word
    return arguments
  }

  /// Points a slot to the values of an input, which are copied if they cannot be read in place.
  private func point(to input: Int, _ slot: Int, _ row: Int, _ count: Int, _ padded: Int) {
    switch columns[input].storage {
    case .uniform: return
    case .doubles(let start, stride: 1) where count == padded:
      places[BatchCode.firstInput + input] = UnsafeMutablePointer(mutating: start + row)
      return
    case .doubles, .floats: break
    }
    let copy = gathered + slot * chunk
    switch columns[input].storage {
    case .uniform: break
    case .doubles(let start, let stride): for index in 0..<count { copy[index] = start[(row &+ index) &* stride] }
    case .floats(let start, let stride):
      for index in 0..<count { copy[index] = Double(start[(row &+ index) &* stride]) }
    }
    // Rows that pad the last unit repeat the last row.
    for index in count..<padded { copy[index] = copy[count &- 1] }
    places[BatchCode.firstInput + input] = copy
  }

  private func applyMany(_ step: borrowing BatchStep, _ count: Int) {
    let function = unsafeBitCast(step.word, to: (@convention(c) (UnsafePointer<Double>, Int) -> Double).self)
    let destination = places[step.destination]
    for row in 0..<count {
      for index in 0..<step.operandCount {
        let place = code.operands[step.firstOperand + index]
        operands[index] = places[place][moves[place] == 0 ? 0 : row]
      }
      destination[row] = function(operands, step.operandCount)
    }
  }
}
