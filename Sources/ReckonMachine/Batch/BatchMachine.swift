import Dispatch
import ReckonBytecode
import ReckonCatalogue
import Synchronization

/// What evaluation over columns found.
public struct BatchReport: Sendable, Hashable {
  /// The number of rows that failed.
  public internal(set) var failureCount = 0
  /// The first row that failed, counted from 0, and why.
  public internal(set) var firstFailure: Failure?

  /// A row that has no value.
  public struct Failure: Sendable, Hashable {
    public let row: Int
    public let error: FormulaError
  }

  package init() {}

  mutating func add(_ row: Int, _ error: FormulaError) {
    failureCount += 1
    if firstFailure.map({ row < $0.row }) ?? true { firstFailure = Failure(row: row, error: error) }
  }

  mutating func add(_ other: BatchReport) {
    failureCount += other.failureCount
    guard let theirs = other.firstFailure else { return }
    if firstFailure.map({ theirs.row < $0.row }) ?? true { firstFailure = theirs }
  }
}

/// Evaluates programs over columns, chunk by chunk, on as many threads as it is given. The results do not depend on their number.
package enum BatchMachine {
  /// One evaluation over columns.
  package struct Job {
    package let executable: Executable
    package let columns: [Column]
    package let output: UnsafeMutableBufferPointer<Double>
    /// Where set, gets true for each row that failed.
    package let failures: UnsafeMutableBufferPointer<Bool>?
    package let context: EvaluationContext

    package init(
      _ executable: Executable, _ columns: [Column], output: UnsafeMutableBufferPointer<Double>,
      failures: UnsafeMutableBufferPointer<Bool>? = nil, context: EvaluationContext
    ) {
      self.executable = executable
      self.columns = columns
      self.output = output
      self.failures = failures
      self.context = context
    }
  }

  /// The rows that a thread takes at a time.
  static let block = 1 << 14

  /// Evaluates all rows of a job. Every column that has a count has that of the output.
  ///
  /// - Parameter random: drawn from row by row, in order; programs that draw run on one thread.
  package static func run(_ job: Job, threads: Int, random: inout RandomSource) -> BatchReport {
    let rows = job.output.count
    guard rows > 0 else { return BatchReport() }
    let program = job.executable.program
    let canSpread = program.isPure && job.executable.program.canRepeat
    let workers = canSpread ? max(1, min(threads, (rows + block - 1) / block)) : 1
    let code = job.executable.canRun(within: job.context.steps) ? job.executable.batchCode(for: job.context.policy) : nil
    guard workers > 1 else {
      let worker = Worker(job, code, random)
      worker.run(0..<rows)
      random = worker.context.random
      return worker.report
    }
    nonisolated(unsafe) let job = job
    let next = Atomic<Int>(0)
    let total = Mutex(BatchReport())
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let worker = Worker(job, code, RandomSource(seed: 0))
      while true {
        let start = next.wrappingAdd(block, ordering: .relaxed).oldValue
        guard start < rows else { break }
        worker.run(start..<min(rows, start + block))
      }
      let report = worker.report
      total.withLock { $0.add(report) }
    }
    return total.withLock { $0 }
  }

  /// The work of one thread.
  private final class Worker {
    private let job: Job
    private let workspace: BatchWorkspace?
    private(set) var context: EvaluationContext
    private(set) var report = BatchReport()
    private let isStrict: Bool
    /// The inputs of one row.
    private let inputs: UnsafeMutableBufferPointer<Double>
    /// Whether results must not be written before all inputs of their chunk have been read.
    private let isInPlace: Bool

    init(_ job: Job, _ code: BatchCode?, _ random: RandomSource) {
      self.job = job
      workspace = code.map { BatchWorkspace($0, job.columns) }
      context = job.context
      context.random = random
      isStrict = job.context.policy == .strict
      inputs = .allocate(capacity: max(1, job.columns.count))
      inputs.initialize(repeating: 0)
      let output = UnsafeBufferPointer(job.output)
      isInPlace = job.columns.contains { $0.overlaps(output) }
    }

    deinit { inputs.deallocate() }

    func run(_ rows: Range<Int>) {
      guard let workspace else {
        for row in rows { job.output[row] = value(row) }
        return
      }
      let chunk = workspace.chunk
      var row = rows.lowerBound
      while row < rows.upperBound {
        let left = rows.upperBound - row
        // The last rows are computed beside the output, which has no room for a multiple of eight.
        let count = left >= chunk ? chunk : left >= 8 ? left & ~7 : left
        runChunk(workspace, row, count)
        row += count
      }
    }

    private func runChunk(_ workspace: BatchWorkspace, _ row: Int, _ count: Int) {
      guard let start = job.output.baseAddress.map({ $0 + row }) else { return }
      let results = isInPlace || count < 8 ? workspace.results : start
      workspace.run(row: row, count: count, output: results)
      if isStrict, workspace.hasSuspects(results, count) {
        for index in 0..<count where workspace.isSuspect(index, results[index]) {
          results[index] = value(row + index, isSuspect: true)
        }
      }
      if results != start { start.update(from: results, count: count) }
    }

    /// The value of one row by itself, NaN where it fails. Of a suspect row it is known that the fast run does not suffice.
    private func value(_ row: Int, isSuspect: Bool = false) -> Double {
      for index in job.columns.indices { inputs[index] = job.columns[index].value(row) }
      let values = UnsafeBufferPointer(rebasing: inputs[..<job.columns.count])
      do throws(FormulaError) {
        return isSuspect
          ? try ReferenceMachine.run(job.executable.program, values, mode: .careful, in: &context)
          : try Machine.evaluate(job.executable, values, in: &context)
      } catch {
        report.add(row, error)
        job.failures?[row] = true
        return .nan
      }
    }
  }
}
