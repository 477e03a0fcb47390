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
  /// How many rows have members that were not written, and the first name of one.
  var leftOut: (count: Int, name: String) = (0, "")
  /// How many rows have two members with the same name, and the first such name.
  var repeated: (count: Int, name: String) = (0, "")
  /// How many texts were written with spaces in place of what the format cannot hold.
  var replacedCount = 0
  /// The first number of a summary's column that has too many digits, with its row.
  var tooLong: String?
  /// The failure of the table that ended the run, if one did.
  var tableError: Phrase?
  /// Whether a formula's failure ended the run.
  var isStopped = false
}

/// Sends blocks through workers, one on each thread, and writes what they make in the order of the blocks.
///
/// Blocks are numbered as they are read. A thread that has done its block waits for those before it, so that memory is bounded
/// by the number of threads, and what is written does not depend on it.
final class TablePipeline<Value: TableNumber>: Sendable {
  /// The input of the threads; one thread at a time uses the reader.
  struct Supply {
    let reader: FilesReader
    /// A block that was read before the pipeline began.
    var first: TableBlock?
    var isAtEnd = false
    var next = 0
    /// Whether all blocks that are given out from here on are whole records.
    var isCertain: Bool
  }

  /// The output of the threads, in order.
  struct Order {
    /// The block whose records may be numbered next.
    var numbered = 0
    /// The block of which it may be settled next that it is one, and whether blocks have begun anew at one that is none.
    var settled = 0
    var isRestarted = false
    /// The block that may be written next.
    var written = 0
    /// The number of records in the blocks that have been numbered.
    var rowsNumbered = 0
    var error: (any Error)?
    var isEnded = false
    var report = RunReport()
    /// What threads that have no more to do have taken for the stages.
    var clocks: [StageClock] = []
    /// How many cells each summary has of the blocks that have been written.
    var cells: [Int] = []
    /// The file whose blocks are written, and the number of records in those before it.
    var file = 0
    var earlierRows = 0
  }

  private let plan: TablePlan
  private let sinks: [any RowSink<Value>]
  private let aggregates: AggregateValues<Value>
  private let makeIndex: @Sendable () -> any RecordIndex
  // Progress and output are used in turn, the reader and the order with their locks held, times when no thread works.
  private nonisolated(unsafe) let times: RunTimes?
  private nonisolated(unsafe) let progress: Progress?
  private nonisolated(unsafe) let output: TableOutput
  nonisolated(unsafe) var supply: Supply
  let supplyLock = Turns()
  nonisolated(unsafe) var order = Order()
  let turn = Turns()
  /// Whether nothing more is to be read.
  let isOver = Atomic<Bool>(false)

  /// - Parameters:
  ///   - first: a block that was read before, if any.
  ///   - sinks: what takes rows in place of the output, one for each of the plan's summaries.
  ///   - aggregates: what a first pass has found of the whole table.
  ///   - output: where bytes go, from one thread at a time.
  ///   - times: what measures the stages, if anything does.
  ///   - index: makes what finds the fields of a block, for each thread.
  init(
    _ plan: TablePlan, _ reader: FilesReader, first: TableBlock?, progress: Progress?, sinks: [any RowSink<Value>],
    aggregates: AggregateValues<Value>, output: TableOutput, times: RunTimes?, index: @escaping @Sendable () -> any RecordIndex
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
  /// - Throws: what reading or writing throws, after all before it has been written.
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
    // Threads that find nothing to do need no memory for it.
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

  /// The number of rows before a block, which is known when those before it have been counted.
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

  /// Adds rows of a block to the summaries, when those of the blocks before it have been added. False when the run has ended.
  private func add(_ number: Int, _ worker: TableWorker<Value>, isLast: Bool) -> Bool {
    for (place, rows) in worker.summaries.enumerated() {
      guard let cells = sinks[place].add(rows, ofBlock: number, isLast: isLast) else { return false }
      worker.newCells[place] += cells
      rows.removeAll()
    }
    return true
  }

  /// Writes a part of what a worker makes of a block, when the blocks before it have been written. False when the run has ended.
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
    // Another thread may wait for more of the table, with the supply locked.
    isOver.store(true, ordering: .relaxed)
    for sink in sinks { sink.end() }
    Interruption.endWaits()
    turn.callAll()
  }

  /// Writes what a worker has made of a block, when the blocks before it have been written. False when the run has ended.
  private func write(_ number: Int, _ worker: TableWorker<Value>, _ block: TableBlock, _ failure: (any Error)?) -> Bool {
    turn.lock()
    defer { turn.unlock() }
    while order.written < number, !order.isEnded { turn.wait(for: number) }
    guard !order.isEnded else { return false }
    do {
      if let failure { throw failure }
      // A block that a signal has cut short is no part of the result.
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
    if let file = block.file, file.number != order.file { (order.file, order.earlierRows) = (file.number, order.report.rowCount) }
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

  /// The message of a failure. Of several files it names the one that the row is in, and counts the rows of that.
  private func message(_ failure: RowFailure, _ block: TableBlock) -> Phrase {
    let row = order.report.rowCount - order.earlierRows + failure.row + 1
    guard plan.files.areSeveral, let file = block.file else { return failure.sentence(row) }
    return "\(file.name): \(failure.sentence(row))"
  }
}
