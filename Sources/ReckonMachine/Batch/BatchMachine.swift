import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// Evaluates programs over columns, chunk by chunk, on a given number of threads. The results do not depend on that
/// number.
package enum BatchMachine {
  /// One evaluation over columns.
  package struct Job {
    package let executable: Executable
    package let columns: [InputColumn]
    package var output: OutputColumn
    /// If set, receives true for each row that failed.
    package let failures: UnsafeMutableBufferPointer<Bool>?
    package let context: EvaluationContext
    /// The outputs of the further results, as many as the program has; empty if they are not wanted. They share no
    /// memory with a column.
    package var furtherOutputs: [UnsafeMutableBufferPointer<Double>] = []

    /// Whether no result overwrites a value that another row needs.
    fileprivate var canWriteInPlace: Bool {
      guard let memory = output.memory else { return true }
      return columns.allSatisfy { column in
        guard let values = column.memory else { return true }
        return values.isSame(as: memory) || values.isDisjoint(from: memory)
      }
    }

    package init(
      _ executable: Executable, _ columns: [InputColumn], output: OutputColumn,
      failures: UnsafeMutableBufferPointer<Bool>? = nil, context: EvaluationContext
    ) {
      self.executable = executable
      self.columns = columns
      self.output = output
      self.failures = failures
      self.context = context
    }
  }

  /// The number of rows that a thread claims at a time.
  static let block = 1 << 14

  /// Evaluates all rows of a job. Every column that has a count has that of the output, whose memory it may overlap in
  /// any way: results that would overwrite values that other rows still need are buffered until the end.
  ///
  /// - Parameter random: drawn from row by row, in order; programs that draw random numbers run on one thread.
  /// - Returns: the report; `nil` when the evaluation was cancelled, which leaves rows unwritten.
  package static func run(_ job: Job, threads: Int, random: inout RandomSource) -> BatchReport? {
    guard !job.canWriteInPlace else { return runInPlace(job, threads: threads, random: &random) }
    let results = UnsafeMutableBufferPointer<Double>.allocate(capacity: job.output.count)
    defer { results.deallocate() }
    results.initialize(repeating: .nan)
    var apart = job
    apart.output = OutputColumn(results)
    guard let report = runInPlace(apart, threads: threads, random: &random) else { return nil }
    if let start = results.baseAddress { job.output.store(start, row: 0, count: results.count) }
    return report
  }

  /// The same when each result may be written as soon as the values of its chunk have been read.
  private static func runInPlace(_ job: Job, threads: Int, random: inout RandomSource) -> BatchReport? {
    let rows = job.output.count
    guard rows > 0 else { return BatchReport() }
    let program = job.executable.program
    let canSpread = program.isPure && job.executable.program.canRepeat
    let workers = canSpread ? max(1, min(threads, (rows + block - 1) / block)) : 1
    let canRun = job.executable.canRun(within: job.context.steps)
    let made = canRun ? job.executable.batchProgram(for: job.context.policy, rows: rows, job.context.isCancelled) : nil
    // Where calls could reach a limit, rows are evaluated one by one.
    let batch = made.flatMap { $0.callNeeds.fit(job.context) ? $0 : nil }
    guard workers > 1 else {
      var worker = Worker(job, batch, random)
      worker.run(0..<rows)
      random = worker.context.random
      return worker.isCancelled ? nil : worker.report
    }
    nonisolated(unsafe) let job = job
    let next = Atomic<Int>(0)
    let total = Mutex<BatchReport?>(BatchReport())
    Processors.perform(workers) {
      var worker = Worker(job, batch, RandomSource(seed: 0))
      while true {
        let start = next.wrappingAdd(block, ordering: .relaxed).oldValue
        guard start < rows, !worker.isCancelled else { break }
        worker.run(start..<min(rows, start + block))
      }
      let report = worker.isCancelled ? nil : worker.report
      total.withLock { total in
        if let report { total?.add(report) } else { total = nil }
      }
    }
    return total.withLock { $0 }
  }

  /// The work of one thread.
  private struct Worker: ~Copyable {
    private let job: Job
    private let batch: BatchProgram?
    private let workspace: BatchWorkspace?
    private var poll: CancellationPoll
    private(set) var context: EvaluationContext
    private(set) var report = BatchReport()
    private(set) var isCancelled = false
    private let isStrict: Bool
    /// Whether a row of finite inputs without a finite fast result is known to have failed: from finite numbers an
    /// operation yields a non-finite one only by failing. Then only the report's first failure is run again, for its
    /// error. Searches continue past such points.
    private let detectsFailures: Bool
    /// Whether rows of the previous chunk failed, so that those of the next are counted without first testing whether
    /// any failed.
    private var expectsFailures = false
    /// The inputs of one row, allocated once a row is evaluated by itself.
    private var inputs: UnsafeMutableBufferPointer<Double>?
    /// The memory for contiguous results written as they are computed, if there is any.
    private let direct: UnsafeMutablePointer<Double>?
    /// Whether results must be buffered: until all inputs of their chunk have been read, or for conversion.
    private let isBuffered: Bool
    /// The further results of one row.
    private var rowResults: UnsafeMutableBufferPointer<Double>?

    init(_ job: Job, _ batch: BatchProgram?, _ random: RandomSource) {
      self.job = job
      self.batch = batch
      workspace = batch?.takeWorkspace(job.columns)
      poll = CancellationPoll(job.context.isCancelled)
      context = job.context
      context.random = random
      isStrict = job.context.policy == .strict
      let program = job.executable.program
      detectsFailures =
        isStrict && job.furtherOutputs.isEmpty && program.isPure && program.numberMode == .double && !program.searches
        && !program.attempts
        && program.constants.allSatisfy { $0.number.isFinite }
      let direct = job.output.direct
      self.direct = direct
      isBuffered = direct == nil || job.columns.contains { $0.memory?.start == UInt(bitPattern: direct) }
    }

    deinit {
      inputs?.deallocate()
      rowResults?.deallocate()
      if let workspace { batch?.giveBack(workspace) }
    }

    mutating func run(_ rows: Range<Int>) {
      guard let workspace else {
        for row in rows {
          job.output.store(value(row), row: row)
          if isCancelled { return }
        }
        return
      }
      let (chunk, unit) = (workspace.chunk, workspace.unit)
      var row = rows.lowerBound
      if workspace.wantsLines, rows.count >= chunk {
        let before = rowsBeforeLine(row)
        if before > 0 { runChunk(workspace, row, before) }
        row += before
      }
      while row < rows.upperBound, !isCancelled {
        let left = rows.upperBound - row
        // The last rows are computed in separate memory: the output has no room for a multiple of the unit.
        let count = left >= chunk ? chunk : left >= unit ? left & ~(unit - 1) : left
        runChunk(workspace, row, count)
        row += count
      }
    }

    /// The number of rows, from a row on, before the first whose result starts a 64-byte cache line: vectors that cross
    /// a line boundary take longer.
    private func rowsBeforeLine(_ row: Int) -> Int { -(Int(bitPattern: direct) >> 3 + row) & 7 }

    private mutating func runChunk(_ workspace: BatchWorkspace, _ row: Int, _ count: Int) {
      let start = isBuffered || count < workspace.unit ? nil : direct.map { $0 + row }
      let results = start ?? workspace.results
      // Rows after one that has failed draw from the state in which it stopped.
      let random = context.random
      if workspace.draws { workspace.draw(count, &context.random) }
      if expectsFailures, count >= workspace.unit {
        let failures = job.failures?.baseAddress.map { $0 + row }
        guard let found = workspace.runClearing(row: row, count: count, output: results, failures: failures, &poll)
        else {
          return isCancelled = true
        }
        settle(found, workspace, row, count, results)
      } else {
        guard workspace.run(row: row, count: count, output: results, &poll) else { return isCancelled = true }
        if !job.furtherOutputs.isEmpty { workspace.copyFurtherResults(to: job.furtherOutputs, row: row, count: count) }
        if isStrict, workspace.hasSuspects(results, count) {
          if workspace.draws {
            context.random = random
            for index in 0..<count where !isCancelled { results[index] = value(row + index) }
          } else {
            settleSuspects(workspace, row, count, results)
          }
        }
      }
      if start == nil { job.output.store(results, row: row, count: count) }
    }

    /// Determines which suspect rows of a chunk have failed.
    private mutating func settleSuspects(
      _ workspace: BatchWorkspace, _ row: Int, _ count: Int, _ results: UnsafeMutablePointer<Double>
    ) {
      if detectsFailures, report.firstFailure != nil, count >= workspace.unit {
        let failures = job.failures?.baseAddress.map { $0 + row }
        settle(workspace.clearSuspects(results, count, failures: failures), workspace, row, count, results)
      } else {
        lookAtSuspects(workspace, row, count, results)
      }
    }

    private mutating func settle(
      _ found: Suspects, _ workspace: BatchWorkspace, _ row: Int, _ count: Int, _ results: UnsafeMutablePointer<Double>
    ) {
      switch found {
      case .failures(let failed):
        report.failureCount += failed
        expectsFailures = failed > 0
      case .unknown:
        expectsFailures = false
        job.failures?.baseAddress.map { $0 + row }?.update(repeating: false, count: count)
        lookAtSuspects(workspace, row, count, results)
      }
    }

    /// Evaluates the suspect rows of a chunk one by one.
    private mutating func lookAtSuspects(
      _ workspace: BatchWorkspace, _ row: Int, _ count: Int, _ results: UnsafeMutablePointer<Double>
    ) {
      for index in 0..<count where workspace.isSuspect(index, results[index]) && !isCancelled {
        results[index] = value(row + index, isSuspect: true)
      }
    }

    /// The value of one row by itself, NaN if it fails. For a suspect row the fast run is known not to suffice.
    private mutating func value(_ row: Int, isSuspect: Bool = false) -> Double {
      let inputs = self.inputs ?? .allocate(capacity: max(1, job.columns.count))
      self.inputs = inputs
      for index in job.columns.indices { inputs.initializeElement(at: index, to: job.columns[index].value(row)) }
      let values = UnsafeBufferPointer(rebasing: inputs[..<job.columns.count])
      if !job.furtherOutputs.isEmpty { return valueAndResults(row, values) }
      if detectsFailures, report.firstFailure != nil, values.allSatisfy({ $0.isFinite }) {
        let value = isSuspect ? .nan : Machine.fastValue(job.executable, values, in: &context)
        if let value { return value.isFinite ? value : fail(row) }
      }
      do throws(FormulaError) {
        return isSuspect
          ? try ReferenceMachine.run(job.executable.program, values, mode: .careful, in: &context)
          : try Machine.evaluate(job.executable, values, in: &context)
      } catch {
        switch error.kind {
        case .cancelled: isCancelled = true
        case _ where report.firstFailure == nil: report.firstFailure = BatchReport.Failure(row: row, error: error)
        case _: break
        }
        return fail(row)
      }
    }

    /// The same with the further results, which are all NaN if one fails.
    private mutating func valueAndResults(_ row: Int, _ values: UnsafeBufferPointer<Double>) -> Double {
      let results = rowResults ?? .allocate(capacity: job.furtherOutputs.count)
      rowResults = results
      results.initialize(repeating: .nan)
      context.results = results
      defer {
        context.results = nil
        for (index, column) in job.furtherOutputs.enumerated() { column[row] = results[index] }
      }
      do throws(FormulaError) { return try Machine.evaluate(job.executable, values, in: &context) } catch {
        if error.kind == .cancelled { isCancelled = true }
        if report.firstFailure == nil { report.firstFailure = BatchReport.Failure(row: row, error: error) }
        results.update(repeating: .nan)
        return fail(row)
      }
    }

    /// Counts a failed row and returns its value.
    private mutating func fail(_ row: Int) -> Double {
      report.failureCount += 1
      job.failures?[row] = true
      return .nan
    }
  }
}
