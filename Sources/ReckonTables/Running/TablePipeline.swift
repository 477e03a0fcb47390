import Dispatch
import Reckon
import ReckonSystem
import ReckonTerminal
import Synchronization

/// The result of a run over a table.
struct RunReport: Sendable {
  var rowCount = 0
  var failureCount = 0
  /// The first few failures, each with its row.
  var failures: [String] = []
  /// The number of rows with members that were not written, and the first name of one.
  var leftOut: (count: Int, name: String) = (0, "")
  /// The number of rows with two members of the same name, and the first such name.
  var repeated: (count: Int, name: String) = (0, "")
  /// The number of texts written with spaces in place of characters that the format cannot represent.
  var replacedCount = 0
  /// The first number of a summary's column that has too many digits, with its row.
  var tooLong: String?
  /// The table error that ended the run, if one did.
  var tableError: Phrase?
  /// Whether a formula's failure ended the run.
  var isStopped = false
}

/// Distributes blocks to workers, one per thread, and writes their output in block order.
///
/// Blocks are numbered as they are read. A thread that has finished its block waits for the preceding ones, so that
/// memory is bounded by the number of threads, and the output does not depend on it.
final class TablePipeline<Value: TableNumber>: Sendable {
  /// The input of the threads; one thread at a time uses the reader.
  struct Supply {
    let reader: FilesReader
    /// A block that was read before the pipeline began.
    var first: TableBlock?
    var isAtEnd = false
    var next = 0
    /// Whether all blocks returned from here on consist of complete records.
    var isCertain: Bool
  }

  /// The output of the threads, in order.
  struct Order {
    /// The block whose records can be numbered next.
    var numbered = 0
    /// The next block to be decided, and whether reading was restarted at an invalid one.
    var settled = 0
    var isRestarted = false
    /// The block that can be written next.
    var written = 0
    /// The number of records in the numbered blocks.
    var rowsNumbered = 0
    var error: (any Error)?
    var isEnded = false
    var report = RunReport()
    /// The stage times of threads that have finished.
    var clocks: [StageClock] = []
    /// The number of cells of each summary in the blocks written so far.
    var cells: [Int] = []
    /// The file whose blocks are being written, and the number of records in those before it.
    var file = 0
    var earlierRows = 0
  }

  private let plan: TablePlan
  private let sinks: [any RowSink<Value>]
  private let aggregates: AggregateValues<Value>
  private let makeIndex: @Sendable () -> any RecordIndex
  // Progress and output are used in turn, the reader and the order with their locks held, times while no thread works.
  private nonisolated(unsafe) let times: RunTimes?
  private nonisolated(unsafe) let progress: Progress?
  private nonisolated(unsafe) let output: TableOutput
  nonisolated(unsafe) var supply: Supply
  let supplyLock = Turns()
  nonisolated(unsafe) var order = Order()
  let turn = Turns()
  /// Whether no more input is to be read.
  let isOver = Atomic<Bool>(false)

  /// - Parameters:
  ///   - first: a block that was read before, if any.
  ///   - sinks: the consumers of rows instead of the output, one for each of the plan's summaries.
  ///   - aggregates: the results of a first pass over the table.
  ///   - output: receives bytes, from one thread at a time.
  ///   - times: measures the stages, if requested.
  ///   - index: creates a field index, for each thread.
  init(
    _ plan: TablePlan, _ reader: FilesReader, first: TableBlock?, progress: Progress?, sinks: [any RowSink<Value>],
    aggregates: AggregateValues<Value>, output: TableOutput, times: RunTimes?,
    index: @escaping @Sendable () -> any RecordIndex
  ) {
    self.plan = plan
    self.progress = progress
    self.output = output
    self.aggregates = aggregates
    makeIndex = index
    self.times = times
    reader.giveStretches()
    supply = Supply(reader: reader, first: first, isCertain: !reader.mayBeWrong)
    self.sinks = sinks
    order.cells = sinks.map(\.cells)
  }

  /// Runs to the end of the table, or to the first failure that ends the run.
  ///
  /// - Throws: errors of reading or writing, after everything before has been written.
  func run(threads: Int, random: RandomSource) throws -> RunReport {
    times?.take(.starting)
    defer {
      for clock in order.clocks { times?.add(clock) }
      times?.skip()
    }
    if threads == 1 {
      work(random)
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in work(random) }
    }
    if let error = order.error { throw error }
    return order.report
  }

  private func work(_ random: RandomSource) {
    let clock = times.map { _ in StageClock() }
    defer { if let clock { add(clock) } }
    // Threads without work allocate no memory for it.
    lazy var worker = TableWorker<Value>(plan, makeIndex(), aggregates, random, clock)
    var block = TableBlock(capacity: 0)
    while let (number, failure) = take(&block, clock) {
      if failure == nil {
        let count = worker.open(block)
        worker.work(firstRow: !plan.needsRowNumbers ? 0 : firstRow(of: number, count)) {
          plan.summaries.isEmpty ? write(number, worker) : add(number, worker, isLast: false) && !worker.isTooLarge
        }
        clock?.enter(.summing)
        guard add(number, worker, isLast: true) else { return }
      }
      clock?.enter(.writing)
      guard write(number, worker, block, failure) else { return }
    }
  }

  /// The number of rows before a block, known once the preceding ones have been counted.
  private func firstRow(of number: Int, _ count: Int) -> Int {
    turn.lock()
    defer { turn.unlock() }
    while order.numbered < number, !order.isEnded { turn.wait(for: number) }
    defer {
      order.numbered += 1
      order.rowsNumbered += count
      turn.call(order.numbered)
    }
    return order.rowsNumbered
  }

  /// Adds rows of a block to the summaries, after those of the preceding blocks. False if the run has ended.
  private func add(_ number: Int, _ worker: TableWorker<Value>, isLast: Bool) -> Bool {
    for (place, rows) in worker.summaries.enumerated() {
      guard let cells = sinks[place].add(rows, ofBlock: number, isLast: isLast) else { return false }
      worker.newCells[place] += cells
      rows.removeAll()
    }
    return true
  }

  /// Writes a part of a worker's output for a block, after the preceding blocks. False if the run has ended.
  private func write(_ number: Int, _ worker: TableWorker<Value>) -> Bool {
    worker.clock?.enter(.writing)
    defer { worker.clock?.enter(.rows) }
    turn.lock()
    defer { turn.unlock() }
    while order.written < number, !order.isEnded { turn.wait(for: number) }
    guard !order.isEnded else { return false }
    do { try output.write(worker.output, worker.batch) } catch { end(error) }
    return !order.isEnded
  }

  /// Ends the run.
  private func end(_ error: (any Error)?) {
    order.error = error
    order.isEnded = true
    // Another thread may be waiting for input with the supply locked.
    isOver.store(true, ordering: .relaxed)
    for sink in sinks { sink.end() }
    Interruption.endWaits()
    turn.callAll()
  }

  /// Writes a worker's output for a block, after the preceding blocks. False if the run has ended.
  private func write(_ number: Int, _ worker: TableWorker<Value>, _ block: TableBlock, _ failure: (any Error)?) -> Bool
  {
    turn.lock()
    defer { turn.unlock() }
    while order.written < number, !order.isEnded { turn.wait(for: number) }
    guard !order.isEnded else { return false }
    do {
      if let failure { throw failure }
      // A block truncated by a signal is not part of the result.
      try Interruption.check()
      try finish(worker, block)
    } catch {
      end(error)
    }
    order.written += 1
    turn.call(order.written)
    return !order.isEnded
  }

  private func finish(_ worker: TableWorker<Value>, _ block: TableBlock) throws {
    try output.write(worker.output, worker.batch)
    if block.isEarly { try output.flush() }
    let result = worker.result
    if let file = block.file, file.number != order.file {
      (order.file, order.earlierRows) = (file.number, order.report.rowCount)
    }
    for failure in result.failures where order.report.failures.count < RowFailure.shownCount {
      order.report.failures.append(message(failure, block).description)
    }
    order.report.failureCount += result.failureCount
    if order.report.tooLong == nil, let failure = result.tooLong {
      order.report.tooLong = message(failure, block).description
    }
    if order.report.leftOut.count == 0 { order.report.leftOut.name = result.leftOut.name }
    order.report.leftOut.count += result.leftOut.count
    order.report.replacedCount += result.replacedCount
    if order.report.repeated.count == 0 { order.report.repeated.name = result.repeated.name }
    order.report.repeated.count += result.repeated.count
    for (number, cells) in worker.newCells.enumerated() { order.cells[number] += cells }
    let large = order.cells.indices.first { plan.summaries[$0].isTooLarge(order.cells[$0], for: block.bytesRead) }
    if result.end == nil, let number = large {
      order.report.tableError = plan.summaries[number].excess
      self.end(nil)
    }
    if let end = result.end {
      if end.isEvaluation {
        order.report.isStopped = true
      } else {
        order.report.tableError = message(end.failure, block)
      }
      self.end(nil)
    }
    if output.isFull { self.end(nil) }
    order.report.rowCount += result.rowCount
    progress?.note(rows: order.report.rowCount, bytes: block.bytesRead)
  }

  /// The message of a failure. With several files it names the file of the row, and counts rows within it.
  private func message(_ failure: RowFailure, _ block: TableBlock) -> Phrase {
    let row = order.report.rowCount - order.earlierRows + failure.row + 1
    guard plan.files.areSeveral, let file = block.file else { return failure.sentence(row) }
    return "\(file.name): \(failure.sentence(row))"
  }
}
